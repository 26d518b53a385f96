// Keeps a sheet that is a game: its fields at every key, its HTML at the next pause, one step for each thing done.
// Undoing is going back a step, so it needs no engine; a new game leaves the other one aside.

import { say, sayNotStored, whenPressed } from "./annonces.js";
import { nameOf, saidOf } from "./champs.js";
import * as journal from "./journal.js";
import { Game } from "./partie.js";
import * as parties from "./parties.js";
import { find } from "./reprise.js";

const WORTH_KEEPING = 8; // steps
const NEAR = 20; // steps held at hand; those further back are read again
const GESTURES = { annuler: "undo", retablir: "redo", nouvelle: "renew" };

export async function keep(sheet) {
  if (!("garde" in sheet.element.dataset)) return;
  await new Garde(sheet).open();
  if (!("seule" in sheet.element.dataset || navigator.connection?.saveData)) sheet.touch(); // or it may only be looked at
}

class Garde {
  constructor(sheet) {
    [this.sheet, this.slug] = [sheet, sheet.element.dataset.feuille];
    this.blank = { query: sheet.first, html: sheet.form.innerHTML };
    [this.last, this.loading] = [[], true]; // words of dead tabs, and whether a game may still come
    this.start(this.blank, null, sheet.first);
    sheet.form.addEventListener("input", ({ target }) => target.name && this.typed(target));
    for (const [name, gesture] of Object.entries(GESTURES)) whenPressed(sheet.form, name, (button) => this[gesture](button));
    sheet.element.addEventListener("reponse", ({ detail }) => this.answered(detail, sheet.last));
    parties.storage.addEventListener("lost", () => sayNotStored(sheet.element));
    parties.storage.addEventListener("taken", (event) => (event.preventDefault(), this.resume(event.detail)));
    document.addEventListener("visibilitychange", () => document.hidden && this.game?.write());
  }

  open() {
    const opened = this.load();
    parties.whenOthersSave(async (news) => (await opened, this.otherTab(news))); // it may be about the game that comes
    return opened;
  }

  // What was typed before it was known which game comes back goes to that one.
  async load() {
    const { id, left = null, first = this.blank } = journal.shown(this.slug) ?? {};
    const record = id === null ? undefined : await find(this.slug, id);
    const early = { base: this.sheet.first, query: this.sheet.query };
    const resumed = record && this.resume(record);
    if (id !== undefined && !record) this.restart(first, left);
    this.last = journal.left(this.slug, this.game?.id ?? id);
    this.id = this.last.findLast((each) => each.id)?.id; // a game that was never stored keeps its own
    this.recover([...this.last, early]);
    this.loading = false;
    await resumed;
  }

  // What a tab typed just before it died, over what it had read.
  recover(words) {
    const now = this.game?.record.query ?? this.steps.get(0).query;
    const query = words.reduce((told, { base, query: typed }) => parties.mergedFields(told, base, typed), now);
    if (query === now) return journal.forget(this.slug, "", this.last.splice(0));
    this.paint({ html: this.html, query });
    this.push({ query, html: this.html, words: "" });
    journal.forget(this.slug, "", []); // it is kept with its game now
    this.complete(query);
  }

  // An older page does not show all that is written: the engine brings the rest.
  complete(query) {
    const [{ game }, shown] = [this, this.sheet.query];
    if (!parties.holds(shown, query)) this.sheet.do({ query: () => this.over(game, query, shown, this.sheet.query) });
  }

  // A game exists once something was done in it: opening a page makes none.
  begin(first, left) {
    this.take(null);
    this.id = undefined; // the next one is another
    this.start(first, left, this.sheet.query);
    this.remember({ id: null, left, first });
    if (!this.loading) history.replaceState(history.state, "", location.pathname); // its link brought the other game
    this.tell();
  }

  // `shown` is what it starts from, as the form spells it.
  start(first, left, shown) {
    [this.left, this.right, this.html, this.base] = [left, null, first.html, shown];
    this.steps = new Map([[0, first]]);
    this.at = this.top = 0;
  }

  restart(first, left) {
    if (!this.loading) this.sheet.drop();
    this.paint(first);
    this.begin(first, left);
  }

  async resume(record) {
    if (!this.loading && record.id !== this.game?.id) this.sheet.drop();
    this.paint(record);
    this.take(new Game({ ...record, forgotten: false }, record.known ?? this.sheet.query));
    [this.left, this.right, this.steps, this.at, this.top] = [record.left, null, new Map(), record.at, record.top];
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

  // This tab comes back to this game, or to what a new one begins with; the list of the others leaves it out.
  remember({ id, left, first }) {
    this.sheet.element.dataset.partie = id ?? "";
    journal.show(this.slug, { id, left, first });
    parties.changed();
  }

  typed(target) {
    const { query: shown, first } = this.sheet;
    if (this.loading) return journal.note(this.slug, { id: "", base: first, query: shown });
    const [now, before] = this.game ? [this.game.record.query, this.game.shown] : [this.steps.get(0).query, this.base];
    const query = parties.mergedFields(now, before, shown); // an older page does not show all of it
    const step = { query, html: this.html, field: target.name, words: saidOf(target) };
    const same = this.at > 0 && this.at === this.top && this.steps.get(this.at)?.field === target.name;
    if (same) this.put(this.at, step, shown);
    else this.push(step, shown);
    if (this.sheet.element.dataset.etat !== "pret") this.tell(); // no answer will
  }

  answered({ query: told, html, status, data }, job) {
    this.html = html;
    const [{ plain }, shown] = [this.sheet, this.sheet.query];
    const answer = { query: parties.mergedFields(told, plain, shown), html, status, over: data.over };
    job?.built?.();
    const [now, record] = [this.steps.get(this.at) ?? {}, this.game?.record];
    const differs = (from, ...parts) => parts.some((part) => answer[part] !== from[part]);
    if (job?.fresh) this.begin({ ...answer, words: job.words }, this.game?.id ?? null);
    else if (job?.words !== undefined && differs(now, "query")) this.push({ ...answer, words: job.words }, shown);
    else if (record && differs(record, "query", "html")) this.put(this.at, { ...now, ...answer }, shown);
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
    const record = { id: this.id ?? parties.newId(), slug: this.slug, version: 0, left: this.left };
    const first = this.steps.get(0);
    this.take(new Game(record, this.base));
    this.game.steps.set(0, first);
    this.remember({ ...record, first });
  }

  put(at, step, shown) {
    this.steps.set(at, step);
    if (at > NEAR) this.steps.delete(at - NEAR);
    this.game.steps.set(at, step);
    this.save(step, shown);
  }

  save({ query, html, status = this.game.record.status, over = this.game.record.over }, shown = this.sheet.query) {
    this.game.change({ query, html, status, over, at: this.at, top: this.top }, shown);
  }

  written(game, kept) {
    if (kept.lasts) journal.forget(this.slug, game.id, this.last.splice(0));
    if (game !== this.game) [parties.changed(), this.otherTab(kept)]; // it may be open again, as it was before
    else if (kept.merged) this.adopt(game, kept);
  }

  // Another tab wrote in the same game: the form takes both, and what is typed until then.
  adopt(game, kept) {
    let typed = [];
    const query = () => this.over(game, kept.query, ...(typed = [game.known, this.sheet.query]));
    // What is not stored yet stays what differs.
    const built = () => game === this.game && game.built(kept, parties.mergedFields(this.sheet.plain, ...typed.reverse()));
    this.sheet.do({ query, built });
  }

  // What was kept and what was typed over it, unless it is about another game by now.
  over(game, kept, base, mine) {
    return game === this.game ? parties.mergedFields(kept, base, mine) : mine;
  }

  async otherTab({ id, version }) {
    const older = () => id === this.game?.id && version > this.game.record.version && !this.game.busy;
    const record = older() && (await parties.load(id));
    if (record && older()) await this.resume(record);
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
    return record ? this.resume(record) : this.restart(first, this.game.id);
  }

  renew(button) {
    if (this.game) this.restart({ ...this.blank, words: nameOf(button) }, this.game.id);
  }

  async go(at) {
    const step = await this.step(at);
    if (!step) return;
    this.at = at;
    this.paint(step);
    this.save(step);
    this.complete(step.query);
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

  // What a button would undo, or do again.
  tell() {
    const [back, again] = [this.steps.get(this.at)?.words, this.steps.get(this.at + 1)?.words];
    say(this.sheet.form, "annuler", this.at > 0 || Boolean(this.left), back);
    say(this.sheet.form, "retablir", this.at < this.top || Boolean(this.right), again);
  }
}
