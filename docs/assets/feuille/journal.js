// The last words: what was typed and may not be stored yet, written at once, so that a tab may die the next moment.

import { attempt } from "./memoire.js";

const TAB = Math.random().toString(36).slice(2);
const START = "journal ";

const key = (slug, id) => `${START}${slug} ${TAB} ${id}`;

export function note(slug, entry) {
  attempt(() => localStorage.setItem(key(slug, entry.id), JSON.stringify({ ...entry, when: Date.now() })));
}

// What dead tabs left behind for a game (undefined: the last one), or before they knew which, in the order
// it was typed; `name` is where it lies.
export function left(slug, id) {
  const names = () => Object.keys(localStorage).filter((name) => name.startsWith(`${START}${slug} `));
  const entries = (attempt(names) ?? []).map(entry).filter(Boolean).sort((a, b) => a.when - b.when);
  const game = id === undefined ? entries.findLast((each) => each.id)?.id : id;
  return entries.filter((each) => !each.id || each.id === game);
}

function entry(name) {
  const text = localStorage.getItem(name);
  return attempt(() => ({ ...JSON.parse(text), name, text }));
}

// A tab that still lives may have gone on: what it wrote since stays.
export function forget(slug, id, entries) {
  const same = ({ name, text }) => localStorage.getItem(name) === text;
  attempt(() => [key(slug, id), ...entries.filter(same).map(({ name }) => name)].forEach((name) => localStorage.removeItem(name)));
}

// Which game this tab shows: reloading it shows the same. Its address may ask for one, once.
export function show(slug, what) {
  attempt(() => sessionStorage.setItem(slug, JSON.stringify(what)));
}

export function shown(slug) {
  const id = asked();
  return id === null ? attempt(() => JSON.parse(sessionStorage.getItem(slug))) : { id };
}

function asked() {
  const url = new URL(location);
  const id = url.searchParams.get("partie");
  url.searchParams.delete("partie");
  if (id !== null) history.replaceState(history.state, "", url);
  return id;
}
