// What a tab holds besides its games, for when it is loaded again: a phone throws away the tabs behind.

import { write } from "./champs.js";

const [{ type } = {}] = performance.getEntriesByType("navigation");

export const returning = Boolean(document.wasDiscarded) || ["reload", "back_forward"].includes(type);

export function recall(name) {
  if (!returning) attempt(() => sessionStorage.removeItem(name));
  return attempt(() => sessionStorage.getItem(name));
}

export function hold(name, text) {
  attempt(() => sessionStorage.setItem(name, text));
}

// A sheet that is kept is a game, and has its own ways; one in an app belongs to the app.
export function remember(sheet) {
  const { feuille, prefixe = "", garde, seule } = sheet.element.dataset;
  if (garde !== undefined || seule !== undefined) return;
  const name = `feuille ${location.pathname} ${prefixe}${feuille}`;
  const query = recall(name);
  for (const type of ["input", "reponse"]) sheet.element.addEventListener(type, () => hold(name, sheet.query));
  if (!query || query === sheet.first || !sheet.blank) return;
  write(sheet.form, query);
  sheet.do({ query });
}

// Storage may be forbidden or full: then there is only the memory of the tab.
export function attempt(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}
