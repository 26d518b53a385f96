// The fields that a link carries, plain or compact, or one sentence that says why not.

const MOST = 64 * 1024; // bytes, as the core allows for a form
const NOT_FIELDS = new Set(["", "feuille", "z", "action", "partie", "theme", "veille"]); // a link never presses a button
const NOTHING = "La feuille n’a pas changé.";
const SENTENCES = {
  abime: `Ce lien est abîmé\u00a0: il s’est peut-être coupé en route. ${NOTHING}`,
  ailleurs: `Ce lien remplit une feuille qui n’est pas sur cette page. ${NOTHING}`,
  ancien: `Ce navigateur ne sait pas lire les liens raccourcis. ${NOTHING}`,
  long: `Ce lien est trop long pour une feuille. ${NOTHING}`,
};

export class Unreadable extends Error {
  constructor(code) {
    super(SENTENCES[code]);
  }
}

export async function readable(text) {
  const z = new URLSearchParams(short(text)).get("z");
  return fieldsOf(z === null ? text : short(await inflated(z)));
}

// The pairs stay as they are spelled: only the core knows what a bad escape means.
function fieldsOf(text) {
  const name = (pair) => [...new URLSearchParams(pair).keys()][0] ?? "";
  return text
    .split("&")
    .filter((pair) => !NOT_FIELDS.has(name(pair)))
    .join("&");
}

function short(text) {
  if (text.length > MOST) throw new Unreadable("long");
  return text;
}

async function inflated(z) {
  if (!("DecompressionStream" in self)) throw new Unreadable("ancien");
  try {
    return await decoded(new Blob([bytesOf(z)]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("abime");
  }
}

function bytesOf(base64url) {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

// A few bytes can stand for gigabytes: stop reading as soon as there are too many.
async function decoded(stream) {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let [text, length] = ["", 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST) {
      await reader.cancel();
      throw new Unreadable("long");
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
