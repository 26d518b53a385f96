// Keeps a sheet that is a game: at every key, with its HTML, one step for each thing done.
// Undoing is going back a step, so it needs no engine; a new game leaves the other one aside.

import { say, sayNotStored } from "./annonces.js";
import { nameOf } from "./champs.js";
import * as journal from "./journal.js";
import { Game } from "./partie.js";
import * as parties from "./parties.js";

const WORTH_KEEPING = 8; // steps
const NEAR = 20; // steps held at hand; those further back are read again

export async function keep(sheet) {
  if (!("garde" in sheet.element.dataset)) return;
  await new Garde(sheet).open();
  const comesToCount = !("seule" in sheet.element.dataset); // a sheet in an app may only be looked at
  if (comesToCount && !navigator.connection?.saveData) sheet.touch();
}

class Garde {
  constructor(sheet) {
    [this.sheet, this.slug] = [sheet, sheet.element.dataset.feuille];
    this.blank = { query: sheet.query, html: sheet.form.innerHTML };
    this.last = []; // words of dead tabs
    this.early = new Map(); // typed before the game that was kept is there
    this.before = journal.shown(this.slug); // what this tab showed
    this.begin(this.blank, null);
    sheet.form.addEventListener("input", ({ target }) => target.name && this.typed(target));
    sheet.form.addEventListener("click", ({ target }) => this.gesture(target.closest("[data-geste]")?.dataset.geste));
    sheet.element.addEventListener("reponse", ({ detail }) => this.answered(detail, sheet.last));
    parties.whenOthersSave((news) => this.otherTab(news));
    parties.storage.addEventListener("lost", () => sayNotStored(sheet.element));
    document.addEventListener("visibilitychange", () => document.hidden && this.game?.write());
  }

  async open() {
    const id = new URLSearchParams(location.search).get("partie") ?? this.before?.id;
    if (id === null) this.begin(this.blank, this.before.left);
    else {
      await this.reopen(id);
      this.last = journal.left(this.slug, this.game?.id ?? id);
    }
    this.recover();
  }

  async reopen(id) {
    const asked = id && (await parties.load(id));
    if (id && !asked && journal.left(this.slug, id).length) return; // it died before it was written: see recover()
    const record = asked ?? (await parties.list(this.slug)).find(({ forgotten }) => !forgotten);
    if (record?.slug === this.slug) await this.resume(record);
  }

  // What a tab typed just before it died, over what it had read.
  recover() {
    const early = { base: "", query: new URLSearchParams([...this.early]).toString() };
    this.early = null;
    const now = this.game?.record.query ?? this.blank.query;
    const query = [...this.last, early].reduce((told, { base, query: typed }) => parties.mergedFields(told, base, typed), now);
    if (query === now) return journal.forget(this.slug, "", this.last.splice(0));
    this.paint({ html: this.html, query });
    this.push({ query, html: this.html, words: "" });
    journal.forget(this.slug, "", []); // it is noted with its game now
    const [{ game }, shown] = [this, this.sheet.query];
    const whole = () => (game === this.game ? parties.mergedFields(query, shown, this.sheet.query) : this.sheet.query);
    if (!parties.holds(shown, query)) this.sheet.do({ query: whole }); // it needs columns that this HTML has not
  }

  // A game exists once something was done in it: opening a page makes none.
  begin(first, left) {
    this.take(null);
    this.left = left;
    this.right = null;
    this.steps = new Map([[0, first]]);
    this.at = this.top = 0;
    this.html = first.html;
    this.base = this.sheet.query;
    this.remember({ id: null, left });
    this.tell();
  }

  restart(first, left) {
    this.paint(first);
    this.begin(first, left);
  }

  async resume(record) {
    this.paint(record);
    this.take(new Game(record, this.sheet.query));
    this.left = record.left;
    this.right = null;
    this.steps = new Map();
    [this.at, this.top] = [record.at, record.top];
    this.remember(record);
    if (!parties.holds(this.sheet.query, record.query)) this.adopt(this.game, record); // its HTML is older
    await Promise.all([record.at, record.at + 1].map((at) => this.step(at)));
    this.tell();
  }

  // The one that is left takes its last words along.
  take(game) {
    this.game?.write();
    if (game) game.written = (kept) => this.written(game, kept);
    this.game = game;
  }

  // This tab comes back to this game; the list of the others leaves it out.
  remember({ id, left }) {
    this.sheet.element.dataset.partie = id ?? "";
    journal.show(this.slug, { id, left });
    parties.changed();
  }

  typed(target) {
    if (this.early) return this.hurried(target);
    const step = { query: this.sheet.query, html: this.html, field: target.name, words: target.value || nameOf(target) };
    const same = this.at > 0 && this.at === this.top && this.steps.get(this.at)?.field === target.name;
    if (same) this.put(this.at, step, step.query);
    else this.push(step, step.query);
  }

  // Before it is known which game comes back: it goes to the one that does.
  hurried({ name, value }) {
    this.early.set(name, value);
    journal.note(this.slug, { id: "", base: "", query: new URLSearchParams([...this.early]).toString() });
  }

  answered({ query: told, html, status }, job) {
    this.html = html;
    const [{ plain }, shown] = [this.sheet, this.sheet.query];
    const query = shown === plain ? told : parties.mergedFields(told, plain, shown);
    job?.built?.();
    const now = this.steps.get(this.at) ?? {};
    const { record } = this.game ?? {};
    if (job?.fresh) this.begin({ query, html, status }, this.game?.id ?? null);
    else if (job?.words !== undefined && query !== now.query) this.push({ query, html, status, words: job.words });
    else if (record && (query !== record.query || html !== record.html)) this.put(this.at, { ...now, query, html, status });
    this.tell();
  }

  push(step, shown) {
    this.right = null;
    if (!this.game) this.create();
    this.at = this.top = this.at + 1;
    this.put(this.at, step, shown);
    if (this.at === WORTH_KEEPING) parties.persist();
  }

  create() {
    const record = { id: parties.newId(), slug: this.slug, version: 0, left: this.left };
    this.take(new Game(record, this.base));
    this.game.steps.set(0, this.steps.get(0));
    this.remember(record);
  }

  put(at, step, shown) {
    this.steps.set(at, step);
    if (at > NEAR) this.steps.delete(at - NEAR);
    this.game.steps.set(at, step);
    this.save(step, shown);
  }

  save({ query, html, status = this.game.record.status }, shown = this.sheet.query) {
    this.game.change({ query, html, status, at: this.at, top: this.top }, shown);
  }

  written(game, kept) {
    journal.forget(this.slug, game.id, this.last.splice(0));
    if (game !== this.game) [parties.changed(), this.otherTab(kept)]; // it may be open again, as it was before
    else if (kept.merged) this.adopt(game, kept);
  }

  // Another tab wrote in the same game: the form takes both, and what is typed until then.
  adopt(game, kept) {
    let mine = [];
    const query = () => {
      if (game !== this.game) return this.sheet.query;
      mine = [this.sheet.query, game.known];
      return parties.mergedFields(kept.query, game.known, this.sheet.query);
    };
    // What is not stored yet stays what differs.
    const built = () => game === this.game && game.built(kept, parties.mergedFields(this.sheet.plain, ...mine));
    this.sheet.do({ query, built });
  }

  async otherTab({ id, version }) {
    const older = () => id === this.game?.id && version > this.game.record.version && !this.game.busy;
    const record = older() && (await parties.load(id));
    if (record && older()) await this.resume(record);
  }

  gesture(name) {
    ({ annuler: () => this.undo(), retablir: () => this.redo(), nouvelle: () => this.renew() })[name]?.();
  }

  async undo() {
    if (this.at > 0) return this.go(this.at - 1);
    const left = this.left && (await parties.load(this.left));
    if (!left) return;
    const right = { record: this.game?.record, first: this.steps.get(0) };
    await this.resume(left);
    this.right = right;
    this.tell();
  }

  async redo() {
    if (this.at < this.top) return this.go(this.at + 1);
    if (!this.right) return;
    const { record, first } = this.right;
    if (record) return this.resume(record);
    this.restart(first, this.game.id);
  }

  renew() {
    if (!this.game) return;
    this.restart(this.blank, this.game.id);
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
    const { game, steps } = this;
    if (steps.has(at) || !game || at > this.top) return steps.get(at);
    const found = game.steps.get(at) ?? (await parties.loadStep(game.id, at));
    if (found) steps.set(at, found);
    return found;
  }

  paint({ query, html }) {
    this.html = html;
    this.sheet.paint(html, query);
  }

  tell() {
    const [back, again] = [this.steps.get(this.at)?.words, this.steps.get(this.at + 1)?.words];
    say(this.sheet.form, "annuler", this.at > 0 || Boolean(this.left), back);
    say(this.sheet.form, "retablir", this.at < this.top || Boolean(this.right), again);
  }
}
