// Counting a round by its cards, beside the game: another sheet opens over it, and its points come back.

import { nameOf } from "./champs.js";
import { hold, recall } from "./memoire.js";

export function counters(sheets) {
  for (const dialog of document.querySelectorAll("dialog.compteur-manche")) {
    const counter = sheets.find(({ element }) => dialog.contains(element));
    const game = sheets.find(({ element }) => element.dataset.feuille === dialog.dataset.pour);
    dialog.dataset.manche = recall(memory(dialog)) ?? "";
    game.form.addEventListener("click", ({ target }) => open(dialog, counter, target.closest("[data-compteur]")));
    dialog.addEventListener("click", ({ target }) => close(dialog, counter, game, target));
  }
}

const memory = (dialog) => `manche ${dialog.dataset.pour}`;

// The same round again finds its cards as they were left.
function open(dialog, counter, button) {
  if (!button) return;
  const { manche, depart } = button.dataset;
  if (dialog.dataset.manche !== manche) counter.fill(depart);
  dialog.dataset.manche = manche;
  hold(memory(dialog), manche);
  dialog.showModal();
}

function close(dialog, counter, game, target) {
  const report = target.closest("[data-reporter]");
  if (report) game.do({ action: `reporter:${dialog.dataset.manche}:${counter.query}`, words: nameOf(report) });
  if (report || target.closest("[data-fermer]")) dialog.close();
}
