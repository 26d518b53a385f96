// Links that fill a sheet: from an app (?feuille=…), from a friend (#feuille=…), from this page.
// They are other people's text: read within limits, without actions, and never over what someone wrote.

import { ask } from "./moteur.js";
import { Unreadable, readable } from "./lecture.js";
import { returning } from "./memoire.js";
import { question } from "./question.js";

const KEEP = "Garder ce qui est écrit";
const REPLACE = "Remplacer";
const OPENED = "Ouvrir le lien"; // what one may undo
const SHEETS = ["", "calculer"]; // where the answer is what one came for
const MOVES = ["wheel", "pointerdown", "keydown"];

export function follow(all) {
  const sheets = all.filter(({ element }) => !element.closest("dialog")); // those opened by another are not for links
  document.addEventListener("click", (event) => {
    const url = plainClick(event) && addressOf(event.target.closest("a[href]"));
    if (url && isHere(url) && open(url, sheets)) event.preventDefault();
  });
  // A link to elsewhere on the page keeps the fields of the address: they were followed already.
  addEventListener("hashchange", () => open(new URL(location.hash, location.origin), sheets));
  open(new URL(location), sheets, returning);
}

function plainClick({ button, ctrlKey, metaKey, shiftKey, altKey }) {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}

function addressOf(link) {
  if (!link || link.target === "_blank") return null;
  const url = new URL(link.href);
  if (link.getAttribute("href").startsWith("#")) url.search = "";
  return url;
}

const isHere = ({ origin, pathname }) => origin === location.origin && pathname === location.pathname;

// Who comes back to a page finds what is written there: its link was followed already.
function open(url, sheets, again = false) {
  const link = asked(url, sheets);
  if (link && (!again || link.sheet.blank)) run(link);
  return Boolean(link);
}

// Which sheet, the text of its fields, and where to go; a sheet alone on its page need not be named.
function asked(url, sheets) {
  const [search, hash] = [url.search.slice(1), url.hash.slice(1)];
  const text = [search, hash].find((each) => new URLSearchParams(each).has("feuille"));
  const alone = sheets.find(({ element }) => "seule" in element.dataset);
  if (text === undefined) return alone && search && { sheet: alone, text: search, anchor: hash };
  const slug = new URLSearchParams(text).get("feuille");
  const named = sheets.find(({ element }) => element.dataset.feuille === slug);
  return sheets[0] && { sheet: named ?? sheets[0], text, anchor: text === hash ? "" : hash, lost: !named };
}

async function run({ sheet, text, anchor, lost }) {
  document.getElementById(anchor)?.scrollIntoView();
  try {
    if (lost) throw new Unreadable("ailleurs");
    const query = await readable(text);
    if (query) await fill(sheet, query, anchor);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await question(sheet.element, error.message, ["Fermer"]);
  }
}

async function fill(sheet, query, anchor) {
  if (!sheet.blank && !(await says(sheet, query))) {
    const words = "Ce lien remplit la feuille, et tu y as déjà écrit. Que faire\u202f?";
    if ((await question(sheet.element, words, [KEEP, REPLACE])) === KEEP) return;
  }
  const stays = watchReader();
  await sheet.fill(query, OPENED);
  if (SHEETS.includes(anchor) && stays()) land(sheet);
}

// The same link again, over a sheet that still says the same, changes nothing: no need to ask.
async function says(sheet, query) {
  sheet.touch();
  const slug = sheet.element.dataset.feuille;
  const asks = [query, sheet.query].map((each) => ask({ slug, query: each }));
  const [theirs, mine] = await Promise.allSettled(asks);
  return theirs.status === "fulfilled" && theirs.value.query === mine.value?.query;
}

// The engine may need a while: whoever went to read something else is not called back.
function watchReader() {
  let moved = false;
  for (const type of MOVES) addEventListener(type, () => (moved = true), { once: true, passive: true });
  return () => !moved;
}

function land({ element }) {
  const answer = element.querySelector(".reponse") ?? element;
  answer.focus({ preventScroll: true });
  answer.scrollIntoView();
}
