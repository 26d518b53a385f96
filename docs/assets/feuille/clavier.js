// The keypad types where the reader is. Its keys come from the core; the focus never leaves the cell,
// and a keyboard or a paste works beside it.

import { whenPressed } from "./annonces.js";

const ROOM = 300; // ms: the click comes after the finger

export function keypad({ form, element }) {
  element.dataset.touches = ""; // the keys work now: until then the phone's keyboard comes
  choose("none", form);
  form.addEventListener("mousedown", (event) => event.target.closest("[data-clavier]") && event.preventDefault());
  form.addEventListener("click", ({ target }) => press(target.closest("[data-touche], [data-texte]"), form));
  whenPressed(form, "natif", () => leave(element, form, true));
  whenPressed(form, "touches", () => leave(element, form, false));
  element.addEventListener("dessin", showLast(form));
  element.addEventListener("dessin", ({ detail }) => holdOn(form, detail));
  addEventListener("resize", () => isCell(document.activeElement) && bring(document.activeElement, form));
  addEventListener("pointerdown", () => isCell(document.activeElement) && keepRoom(element), true);
  element.addEventListener("reponse", () => {
    if ("natif" in element.dataset) choose("numeric", form);
    showEnd(element, form);
    tell(form);
  });
  form.addEventListener("focusin", ({ target }) => isCell(target) && enter(target, form));
  form.addEventListener("focusin", () => tell(form));
  form.addEventListener("keydown", (event) => {
    if (!event.target.matches(TABLE)) return;
    if (["Backspace", "Delete"].includes(event.key)) event.target.readOnly = false;
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    if (!event.repeat || event.key !== "Enter") move(form, event.target);
  });
}

const TABLE = ".livre input";
const isCell = (target) => target?.matches?.(".cellule input[inputmode]");
const MOVES = { Enter: follow, ArrowDown: follow, ArrowUp: goBack, Escape: (_, cell) => cell.blur() };
const boxesOf = (form) => [...form.querySelectorAll(TABLE)];
const cellsOf = (form) => [...form.elements].filter(isCell);

function press(key, form) {
  const cell = document.activeElement;
  const { touche, texte } = key?.dataset ?? {};
  if (!key || !isCell(cell) || (cell.readOnly && touche !== "effacer" && !key.dataset.pour)) return;
  if (touche === "suivant") follow(form, cell);
  else if (touche === "effacer") erase(cell);
  else if (touche) type(cell, touche);
  else fill(form, document.getElementById(key.dataset.pour) ?? cell, texte);
}

// A number that is selected is replaced, but « + » goes on with it.
function type(cell, text) {
  if (text === "+") cell.setSelectionRange(cell.selectionEnd, cell.selectionEnd);
  cell.setRangeText(text, cell.selectionStart, cell.selectionEnd, "end");
  changed(cell);
}

// What is left of a round belongs to one player, wherever one is; then the round is whole.
function fill(form, cell, text) {
  cell.value = text;
  changed(cell);
  const next = cellsOf(form).find((each) => !each.value);
  if (next) next.focus();
  else follow(form, cell);
}

function erase(cell) {
  cell.readOnly = false;
  const { selectionStart, selectionEnd } = cell;
  const start = selectionStart === selectionEnd ? Math.max(0, selectionStart - 1) : selectionStart;
  cell.setRangeText("", start, selectionEnd, "end");
  changed(cell);
}

function changed(cell) {
  cell.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

// Once the game is over there is no next round to go to.
function follow(form, cell) {
  const all = boxesOf(form);
  const [next, ...others] = all.slice(all.indexOf(cell) + 1);
  const over = [next, ...others].every((each) => !each?.value) && form.querySelector("[data-fini]");
  if (over || next) (over || next).focus();
  else if (!cell.readOnly) wait(form, cell);
}

// The next round comes with the engine's answer: one goes there if one is still waiting. Before the engine is up,
// what is typed meanwhile would stand behind this number.
function wait(form, cell) {
  const sheet = form.parentElement;
  const line = form.querySelector("[data-compte]:not([hidden]) .compte");
  const go = () => {
    cell.readOnly = false;
    if (document.activeElement === cell) follow(form, cell);
  };
  const leave = () => {
    cell.readOnly = false;
    sheet.removeEventListener("reponse", go);
  };
  sheet.addEventListener("reponse", go, { once: true });
  cell.addEventListener("blur", leave, { once: true });
  if (sheet.dataset.etat !== "chargement") return;
  cell.readOnly = true;
  line?.replaceChildren("La manche suivante arrive avec le calculateur…");
}

function goBack(form, cell) {
  const all = boxesOf(form);
  all[all.indexOf(cell) - 1]?.focus();
}

// Above the keys: the round that one is writing.
function tell(form) {
  const round = document.activeElement.closest("[data-manche]")?.dataset.manche;
  if (!round || !isCell(document.activeElement)) return;
  for (const line of form.querySelectorAll("[data-compte]")) line.hidden = line.dataset.compte !== round;
}

function enter(cell, form) {
  cell.select();
  bring(cell, form);
}

function bring(cell, form) {
  const keys = form.querySelector("[data-clavier]")?.getBoundingClientRect();
  const hidden = keys?.height ? cell.getBoundingClientRect().bottom - keys.top : 0;
  if (hidden > 0) scrollBy(0, hidden + 16);
}

// The round that comes is in sight, unless someone is writing in another.
function showLast(form) {
  let shown = 0;
  return () => {
    const [table, rounds] = [form.querySelector(".livre"), form.querySelectorAll(".colonne").length];
    if (!table || rounds === shown) return;
    shown = rounds;
    if (!isCell(document.activeElement)) table.scrollLeft = table.scrollWidth;
  };
}

// Who writes in a column that is taken away goes on in the last one.
function holdOn(form, held) {
  if (!held.isConnected && held.inputMode) cellsOf(form).at(-1)?.focus();
}

// What a finger touches beside the keys must not move away before it is lifted.
function keepRoom(element) {
  element.dataset.place = "";
  const lifted = () => setTimeout(() => delete element.dataset.place, ROOM);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, lifted, { once: true });
}

// The round that ends a game leads to who won, and the keys make room: nothing is left to type.
function showEnd(element, form) {
  const over = form.querySelector("[data-fini]");
  const just = over && "enJeu" in element.dataset && isCell(document.activeElement) && !document.activeElement.value;
  if (just) over.focus();
  if (over) delete element.dataset.enJeu;
  else element.dataset.enJeu = "";
}

// The other keyboard comes at the next touch of a cell.
function leave(element, form, native) {
  element.toggleAttribute("data-natif", native);
  choose(native ? "numeric" : "none", form);
  document.activeElement.blur();
}

function choose(keyboard, form) {
  for (const cell of cellsOf(form)) cell.inputMode = keyboard;
}
