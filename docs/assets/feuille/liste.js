// The games in progress, each with « Reprendre », then those that are over: in lists that the page brings, words included.
// One that lives in this tab alone is taken up without leaving the page.
// A game that is let go stays in the list, to be taken back, until the page is left.

import { forget, list, take, whenChanged } from "./parties.js";

const dropped = new Map(); // or taken back, on this page
const DATE = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric" };

export function listGames() {
  for (const section of document.querySelectorAll("[data-parties]")) {
    const refresh = () => fill(section);
    section.addEventListener("click", ({ target }) => drop(target.closest("[data-oublier]")));
    section.addEventListener("click", (event) => take(event.target.closest("[data-reprendre]")?.game) && event.preventDefault());
    whenChanged(refresh);
    refresh();
  }
}

async function fill(section) {
  const here = document.querySelector("[data-partie]")?.dataset.partie;
  const games = (await list(section.dataset.parties)).map((game) => ({ ...game, forgotten: dropped.get(game.id) ?? game.forgotten }));
  const others = games.filter(({ id, forgotten }) => id !== here && (!forgotten || dropped.has(id)));
  const { game: held, tagName } = document.activeElement;
  for (const part of section.querySelectorAll("[data-finies]")) {
    const over = part.dataset.finies === "true";
    const shown = others.filter((game) => Boolean(game.over) === over);
    part.querySelector("ul").replaceChildren(...shown.map((game) => entry(section, game)));
    part.hidden = !shown.length;
  }
  section.hidden = !others.length;
  if (held) [...section.querySelectorAll(tagName)].find(({ game }) => game?.id === held.id)?.focus();
}

function entry(section, game) {
  const own = section.querySelector(`template[data-feuille="${CSS.escape(game.slug)}"]`); // it names the game
  const item = (own ?? section.querySelector("template")).content.cloneNode(true).firstElementChild;
  const [link, said, time, button] = ["[data-reprendre]", "[data-dit]", "time", "[data-oublier]"].map((part) => item.querySelector(part));
  const { racine } = section.dataset;
  link.href = `${racine === undefined ? "" : `${racine}${game.slug}/`}?partie=${encodeURIComponent(game.id)}`;
  if (game.over) link.textContent = link.dataset.reprendre || link.textContent;
  said.textContent = about(game);
  time.dateTime = new Date(game.changed).toISOString();
  time.textContent = dated(new Date(game.changed));
  for (const control of [link, button]) control.game = game;
  if (game.forgotten) mark(button);
  return item;
}

function dated(day) {
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return day.toLocaleString("fr", { ...DATE, year });
}

// Who plays, and who won.
function about({ query, status = "", over }) {
  const names = [...new URLSearchParams(query)].filter(([field, name]) => field.startsWith("joueur-") && name.trim());
  if (!names.length) return status;
  return [names.map(([, name]) => apart(name.trim())).join(", "), over ? status : ""].filter(Boolean).join(". ");
}

// A name that is written from right to left turns nothing else around.
const apart = (name) => `\u2068${name}\u2069`;

async function drop(button) {
  if (!button) return;
  const { game } = button;
  game.forgotten = !game.forgotten;
  dropped.set(game.id, game.forgotten);
  mark(button);
  await forget(game);
}

function mark(button) {
  const { game, textContent } = button;
  button.closest("li").classList.toggle("oubliee", game.forgotten);
  button.textContent = button.dataset.oublier;
  button.dataset.oublier = textContent;
}
