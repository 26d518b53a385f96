// Keeps a sheet that is a game: at every key, with its HTML, one step for each thing done.
// Undoing is going back a step, so it needs no engine; a new game leaves the other one aside.

import { nameOf } from "./champs.js";
import * as journal from "./journal.js";
import * as parties from "./parties.js";

const WORTH_KEEPING = 8; // steps

export async function keep(sheet) {
  if (!("garde" in sheet.element.dataset)) return;
  await new Garde(sheet).open();
  const comesToCount = !("seule" in sheet.element.dataset); // a sheet in an app may only be looked at
  if (comesToCount && !navigator.connection?.saveData) sheet.touch();
}

class Garde {
  constructor(sheet) {
    this.sheet = sheet;
    this.blank = { query: sheet.query, html: sheet.form.innerHTML };
    this.last = []; // words of dead tabs
    this.early = new Map(); // typed before the game that was kept is there
    this.before = journal.shown(this.slug); // what this tab showed
    this.begin(this.blank, null);
    sheet.form.addEventListener("input", ({ target }) => target.name && this.typed(target));
    sheet.form.addEventListener("click", ({ target }) => this.gesture(target.closest("[data-geste]")?.dataset.geste));
    sheet.element.addEventListener("reponse", ({ detail }) => this.answered(detail, sheet.last));
    parties.whenOthersSave((news) => this.otherTab(news));
    parties.storage.addEventListener("lost", () => this.sayNotStored());
  }

  async open() {
    const asked = new URLSearchParams(location.search).get("partie");
    const { before } = this;
    if (!asked && before && !before.id) this.begin(this.blank, before.left);
    else await this.reopen(asked ?? before?.id);
    this.recover();
  }

  async reopen(id) {
    const game = (id && (await parties.load(id))) ?? (await parties.list(this.slug))[0];
    if (game?.slug === this.slug) await this.resume(game);
  }

  // What a tab typed just before it died, over what it had read.
  recover() {
    this.last = journal.left(this.slug, this.game?.id);
    const early = { base: "", query: new URLSearchParams([...this.early]).toString() };
    this.early = null;
    const now = this.game?.query ?? this.blank.query;
    const query = [...this.last, early].reduce((told, { base, query: typed }) => parties.mergedFields(told, base, typed), now);
    if (query === now) return journal.forget(this.slug, this.last);
    this.paint({ html: this.html, query });
    this.push({ query, html: this.html, words: "" });
  }

  // A game exists once something was done in it: opening a page makes none.
  begin(first, left) {
    this.game = null;
    this.left = left;
    this.steps = new Map([[0, first]]);
    this.at = this.top = 0;
    this.html = first.html;
    this.known = this.sheet.query;
    this.remember({ id: null, left });
    this.tell();
  }

  async resume(game) {
    this.game = game;
    this.left = game.left;
    this.right = null;
    this.steps = new Map();
    [this.at, this.top] = [game.at, game.top];
    this.remember(game);
    this.settle(game);
    await Promise.all([game.at, game.at + 1].map((at) => this.step(at)));
    this.tell();
  }

  // This tab comes back to this game; the list of the others leaves it out.
  remember({ id, left }) {
    this.sheet.element.dataset.partie = id ?? "";
    journal.show(this.slug, { id, left });
    parties.changed();
  }

  get slug() {
    return this.sheet.element.dataset.feuille;
  }

  typed(target) {
    if (this.early) return void this.early.set(target.name, target.value);
    const step = { query: this.sheet.query, html: this.html, field: target.name, words: target.value || nameOf(target) };
    journal.note(this.slug, { id: this.game?.id, base: this.known, query: step.query });
    const same = this.at > 0 && this.at === this.top && this.steps.get(this.at)?.field === target.name;
    if (same) this.put(this.at, step);
    else this.push(step);
  }

  answered({ query, html, status }, job) {
    this.html = html;
    if (job?.kept && this.game) this.built(job.kept, this.sheet.query);
    const now = this.steps.get(this.at) ?? {};
    if (job?.fresh) this.begin({ query, html, status }, this.game?.id ?? null);
    else if (job?.words !== undefined && query !== now.query) this.push({ query, html, status, words: job.words });
    else if (this.game && (query !== this.game.query || html !== this.game.html)) this.put(this.at, { ...now, query, html, status });
    this.tell();
  }

  push(step) {
    this.right = null;
    this.game ??= this.create();
    this.at = this.top = this.at + 1;
    this.put(this.at, step);
    if (this.at === WORTH_KEEPING) parties.persist();
  }

  create() {
    const game = { id: parties.newId(), slug: this.slug, version: 0, left: this.left };
    this.remember(game);
    parties.saveStep(game.id, 0, this.steps.get(0));
    return game;
  }

  put(at, step) {
    this.steps.set(at, step);
    parties.saveStep(this.game.id, at, step);
    this.save(step);
  }

  // One save at a time, always of the latest: what comes meanwhile is saved next.
  async save({ query, html, status = this.game.status }) {
    Object.assign(this.game, { query, html, status, at: this.at, top: this.top });
    this.shown = this.sheet.query;
    this.unsaved = true;
    if (this.saving) return;
    this.saving = true;
    while (this.unsaved) {
      this.unsaved = false;
      const [game, shown] = [{ ...this.game }, this.shown];
      const kept = await parties.save(game, this.known, shown);
      if (this.game?.id !== game.id) break;
      if (!kept.merged) this.built(kept, shown);
      if (this.unsaved) continue;
      journal.forget(this.slug, this.last.splice(0));
      if (kept.merged) this.adopt(kept);
    }
    this.saving = false;
  }

  // What the form showed, as it spells it: what differs from it was typed here since.
  built({ version }, shown) {
    this.known = shown;
    this.game.version = version;
  }

  // Another tab wrote in the same game: the form takes both, and what is typed until then.
  adopt(kept) {
    this.sheet.do({ query: () => parties.mergedFields(kept.query, this.known, this.sheet.query), kept });
  }

  async otherTab({ id, version }) {
    if (id !== this.game?.id || version <= this.game.version || this.saving) return;
    const game = await parties.load(id);
    if (game?.version > this.game?.version && !this.saving) await this.resume(game);
  }

  gesture(name) {
    if (name === "annuler") this.undo();
    if (name === "retablir") this.redo();
    if (name === "nouvelle") this.renew();
  }

  async undo() {
    if (this.at > 0) return this.go(this.at - 1);
    const left = this.left && (await parties.load(this.left));
    if (!left) return;
    const right = { game: this.game, first: this.steps.get(0) };
    await this.resume(left);
    this.right = right;
    this.tell();
  }

  async redo() {
    if (this.at < this.top) return this.go(this.at + 1);
    if (!this.right) return;
    const { game, first } = this.right;
    if (game) return this.resume(game);
    const left = this.game.id;
    this.begin(first, left);
    this.settle(first);
  }

  renew() {
    if (!this.game) return;
    this.begin(this.blank, this.game.id);
    this.settle(this.blank);
  }

  async go(at) {
    const step = await this.step(at);
    if (!step) return;
    this.at = at;
    this.paint(step);
    this.save(step);
    await this.step(at + 1);
    this.tell();
  }

  async step(at) {
    if (!this.steps.has(at) && this.game && at <= this.top) this.steps.set(at, await parties.loadStep(this.game.id, at));
    return this.steps.get(at);
  }

  paint({ query, html }) {
    this.html = html;
    this.sheet.paint(html, query);
  }

  // Shown, and not typed here.
  settle(step) {
    this.paint(step);
    this.known = this.sheet.query;
  }

  // What a button would undo is said on it, in the words of what was done.
  tell() {
    const [back, again] = ["annuler", "retablir"].map((name) => this.sheet.form.querySelectorAll(`[data-geste="${name}"]`));
    for (const button of back) say(button, this.at > 0 || Boolean(this.left), this.steps.get(this.at)?.words);
    for (const button of again) say(button, this.at < this.top || Boolean(this.right), this.steps.get(this.at + 1)?.words);
  }

  sayNotStored() {
    const words = document.createElement("p");
    words.className = "sans-memoire";
    words.setAttribute("role", "alert");
    words.textContent = this.sheet.element.dataset.sansMemoire ?? "";
    this.sheet.element.prepend(words);
  }
}

function say(button, possible, words) {
  button.disabled = !possible;
  const what = button.querySelector("[data-quoi]");
  if (what) what.textContent = possible && words ? `«\u00a0${words}\u00a0»` : "";
}
