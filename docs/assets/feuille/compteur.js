// Counting a round by its cards, beside the game: another sheet opens over it, and its points come back.

import { nameOf } from "./champs.js";
import { hold, recall } from "./memoire.js";

export function counters(sheets) {
  for (const dialog of document.querySelectorAll("dialog.compteur-manche")) {
    const counter = sheets.find(({ element }) => dialog.contains(element));
    const game = sheets.find(({ element }) => element.dataset.feuille === dialog.dataset.pour);
    [dialog.dataset.manche, dialog.dataset.partie] = recall(memory(dialog))?.split(" ") ?? ["", ""];
    game.form.addEventListener("click", ({ target }) => open(dialog, counter, game, target.closest("[data-compteur]")));
    dialog.addEventListener("click", ({ target }) => close(dialog, counter, game, target));
  }
}

const memory = (dialog) => `manche ${dialog.dataset.pour}`;

// The same round of the same game finds its cards as they were left; a game has no name before something is written.
function open(dialog, counter, game, button) {
  if (!button) return;
  const [{ manche, depart }, { partie = "" }, before] = [button.dataset, game.element.dataset, dialog.dataset];
  if (before.manche !== manche || (before.partie && before.partie !== partie)) counter.fill(depart);
  Object.assign(before, { manche, partie });
  hold(memory(dialog), `${manche} ${partie}`);
  dialog.showModal();
}

function close(dialog, counter, game, target) {
  const report = target.closest("[data-reporter]");
  if (report) game.do({ action: `reporter:${dialog.dataset.manche}:${counter.query}`, words: nameOf(report) });
  if (report || target.closest("[data-fermer]")) dialog.close();
}
