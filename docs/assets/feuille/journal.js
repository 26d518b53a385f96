// The last words: what was typed and may not be stored yet, written at once, so that a tab may die the next moment.

const TAB = Math.random().toString(36).slice(2);
const START = "journal ";

const key = (slug, id) => `${START}${slug} ${TAB} ${id}`;

export function note(slug, entry) {
  attempt(() => localStorage.setItem(key(slug, entry.id), JSON.stringify(entry)));
}

// What dead tabs left behind for a game, or before they knew which; `name` is where it lies.
export function left(slug, id) {
  const entries = attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(`${START}${slug} `)).map(entry));
  return (entries ?? []).filter((each) => !id || !each.id || each.id === id);
}

const entry = (name) => ({ name, ...JSON.parse(localStorage.getItem(name)) });

export function forget(slug, id, entries) {
  attempt(() => [key(slug, id), ...entries.map(({ name }) => name)].forEach((name) => localStorage.removeItem(name)));
}

// Which game this tab shows: reloading it shows the same.
export function show(slug, what) {
  attempt(() => sessionStorage.setItem(slug, JSON.stringify(what)));
}

export function shown(slug) {
  return attempt(() => JSON.parse(sessionStorage.getItem(slug)));
}

// Storage may be forbidden or full: then there is only the memory of the tab.
function attempt(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}
