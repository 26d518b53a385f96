// The keypad types where the reader is. Its keys come from the core; the focus never leaves the cell,
// and a keyboard or a paste works beside it.

export function keypad({ form, element }) {
  form.addEventListener("mousedown", (event) => event.target.closest("[data-clavier]") && event.preventDefault());
  form.addEventListener("click", ({ target }) => press(target.closest("[data-touche], [data-texte]"), form));
  form.addEventListener("click", ({ target }) => target.closest('[data-geste="natif"]') && leave(element));
  element.addEventListener("reponse", () => "natif" in element.dataset && goNative(element));
  element.addEventListener("reponse", () => showEnd(element, form));
  form.addEventListener("focusin", ({ target }) => isCell(target) && enter(target, form));
  form.addEventListener("keydown", (event) => {
    if (!isCell(event.target)) return;
    if (event.key === "Escape") event.target.blur();
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) follow(form, event.target);
  });
}

const isCell = (target) => target?.matches?.(".cellule input[inputmode]");
const cellsOf = (form) => [...form.elements].filter(isCell);

function press(key, form) {
  const cell = document.activeElement;
  if (!key || !isCell(cell)) return;
  const { touche, texte } = key.dataset;
  if (touche === "suivant") follow(form, cell);
  else if (touche === "effacer") erase(cell);
  else if (touche) type(cell, touche);
  else replace(document.getElementById(key.dataset.pour) ?? cell, texte);
}

// A number that is selected is replaced, but « + » goes on with it.
function type(cell, text) {
  if (text === "+") cell.setSelectionRange(cell.selectionEnd, cell.selectionEnd);
  cell.setRangeText(text, cell.selectionStart, cell.selectionEnd, "end");
  changed(cell);
}

// What is left of a round belongs to one player, wherever one is.
function replace(cell, text) {
  cell.focus();
  cell.value = text;
  changed(cell);
}

function erase(cell) {
  const { selectionStart, selectionEnd } = cell;
  const start = selectionStart === selectionEnd ? Math.max(0, selectionStart - 1) : selectionStart;
  cell.setRangeText("", start, selectionEnd, "end");
  changed(cell);
}

function changed(cell) {
  cell.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

// The next round may only come with the engine's answer: then one goes there if one is still waiting.
function follow(form, cell) {
  const cells = cellsOf(form);
  const next = cells[cells.indexOf(cell) + 1];
  if (next) next.focus();
  else form.parentElement.addEventListener("reponse", () => document.activeElement === cell && follow(form, cell), { once: true });
}

function enter(cell, form) {
  cell.select();
  const keys = form.querySelector("[data-clavier]")?.getBoundingClientRect();
  const hidden = keys?.height ? cell.getBoundingClientRect().bottom - keys.top : 0;
  if (hidden > 0) scrollBy(0, hidden + 16);
}

// The round that ends a game leads to who won, and the keys make room: nothing is left to type.
function showEnd(element, form) {
  const over = form.querySelector("[data-fini]");
  const just = over && "enJeu" in element.dataset && isCell(document.activeElement) && !document.activeElement.value;
  if (just) over.focus();
  if (over) delete element.dataset.enJeu;
  else element.dataset.enJeu = "";
}

// The phone's own keyboard comes back at the next touch of a cell.
function leave(element) {
  element.dataset.natif = "";
  goNative(element);
  document.activeElement.blur();
}

function goNative(element) {
  for (const cell of cellsOf(element.querySelector("form"))) cell.inputMode = "numeric";
}
