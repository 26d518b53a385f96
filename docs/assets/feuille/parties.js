// Where games are kept: each with the steps that led to it, so that undoing is only going back.
// Two tabs on one game merge what they type; without storage, games live as long as the tab.

import { createStore, entries, get, setMany, update } from "./idb-keyval.js";

const games = createStore("parties", "parties");
const steps = createStore("parties-pas", "pas");
const channel = "BroadcastChannel" in self ? new BroadcastChannel("parties") : new EventTarget();
const memory = { games: new Map(), steps: new Map() };
let works = true;

export const storage = new EventTarget(); // "lost" once, when nothing can be stored; "changed" with the list; "taken" up

async function stored(act, instead) {
  if (works)
    try {
      return await act();
    } catch {
      if (works) storage.dispatchEvent(new Event("lost"));
      works = false;
    }
  return instead();
}

export const newId = () => `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;

export const load = (id) => read(() => get(id, games), memory.games.get(id));

export const loadStep = (id, at) => read(() => get(stepKey(id, at), steps), memory.steps.get(stepKey(id, at)));

// A storage that takes no more may still be read.
function read(act, held, without) {
  const again = async () => act();
  return stored(act, () => held ?? again().catch(() => without));
}

export function saveSteps(id, made) {
  const pairs = [...made].map(([at, step]) => [stepKey(id, at), step]);
  return stored(() => setMany(pairs, steps), () => pairs.forEach(([key, step]) => memory.steps.set(key, step)));
}

// `base` is what this tab's form was made of and `form` what it shows, both as the form spells them:
// what another tab wrote since stays, unless it is the same field. What is given back `lasts`, or lives in this tab.
export async function save(game, base, form) {
  let kept = game;
  const merge = (old) => (kept = old ? together(old, base, game, form) : advanced(game));
  memory.games.set(game.id, { ...advanced(game), known: base });
  const lasts = await stored(async () => (await update(game.id, merge, games), true), () => (merge(), false));
  channel.postMessage?.({ id: kept.id, version: kept.version });
  return { ...kept, lasts };
}

export async function list(slug) {
  const all = new Map(await read(() => entries(games), undefined, []));
  if (!works) for (const [id, game] of memory.games) all.set(id, game);
  const whole = [...all.values()].filter((game) => game?.html && game.query !== undefined);
  return whole.filter((game) => !slug || game.slug === slug).sort((a, b) => b.changed - a.changed);
}

// A game that is let go is marked, so that it can be taken back.
export async function forget(game) {
  const { id, forgotten } = game;
  memory.games.set(id, game);
  await stored(() => update(id, (old) => ({ ...old, forgotten }), games), () => {});
}

// Without storage, a game of this tab can only be taken up here.
export function take(game) {
  const detail = !works && memory.games.get(game?.id);
  return detail && !storage.dispatchEvent(new CustomEvent("taken", { detail, cancelable: true }));
}

export function whenOthersSave(listener) {
  channel.addEventListener("message", ({ data }) => listener(data));
}

export function changed() {
  storage.dispatchEvent(new Event("changed"));
}

export function whenChanged(listener) {
  whenOthersSave(listener);
  storage.addEventListener("changed", listener);
}

// Kept when it is worth it: a browser may otherwise empty what it stores.
export function persist() {
  return navigator.storage?.persist?.().catch(() => {});
}

const stepKey = (id, at) => `${id}/${at}`;

const advanced = (game) => ({ ...game, version: game.version + 1, changed: Date.now(), merged: false });

function together(old, base, mine, form) {
  const merged = old.version > mine.version;
  const query = merged ? mergedFields(old.query, base, form) : mine.query;
  return { ...advanced(mine), version: old.version + 1, query, merged };
}

// A form shows every field that is written.
export function holds(form, query) {
  const shown = new URLSearchParams(form);
  return [...new URLSearchParams(query)].every(([name, text]) => !text || shown.has(name));
}

// A field that has just come, blank, takes nothing from what is written there.
export function mergedFields(theirs, base, mine) {
  if (base === mine) return theirs;
  const [result, before, after] = [theirs, base, mine].map((query) => new URLSearchParams(query));
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const text = after.get(name);
    if (before.get(name) === text) continue;
    if (text === null) result.delete(name);
    else if (text || before.has(name) || !result.has(name)) result.set(name, text);
  }
  return result.toString();
}
