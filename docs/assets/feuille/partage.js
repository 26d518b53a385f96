// A link that holds a whole game, in its fragment: it goes to who gets it, and to no server.

import { whenPressed } from "./annonces.js";

export function sharing(sheet) {
  whenPressed(sheet.form, "partager", async (button) => {
    const url = await linkTo(sheet.element.dataset.feuille, sheet.query);
    const sent = await navigator.share?.({ title: document.title, url }).then(() => true, thoughtBetter);
    if (sent) return;
    const copied = await navigator.clipboard?.writeText(url).then(() => true, () => false);
    if (!copied) history.replaceState(history.state, "", url);
    if (!copied) for (const type of ["input", "reponse"]) sheet.element.addEventListener(type, leave, { once: true }); // it would say what was
    button.textContent = sheet.status.textContent = copied ? button.dataset.copie : button.dataset.adresse;
  });
}

const leave = () => history.replaceState(history.state, "", location.pathname);
const thoughtBetter = ({ name }) => name === "AbortError";

async function linkTo(slug, query) {
  const fields = "CompressionStream" in self ? `z=${await deflated(query)}` : query;
  return new URL(`#feuille=${slug}&${fields}`, location.origin + location.pathname).href;
}

async function deflated(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
