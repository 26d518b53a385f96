// One game in hand, written once typing pauses: no key waits for the disk.
// The journal holds what is not written yet. One write at a time, always of the latest.

import * as journal from "./journal.js";
import * as parties from "./parties.js";

const PAUSE = 150; // ms
const LATEST = 2000; // ms: who never pauses is written too

export class Game {
  // `known` is what the form showed, as it spells it, when the game was last read or written:
  // what differs from it was typed here since.
  constructor(record, known) {
    Object.assign(this, { record, known, shown: known, steps: new Map(), unsaved: false, writing: false });
  }

  get id() {
    return this.record.id;
  }

  get busy() {
    return this.unsaved || this.writing;
  }

  change(changes, shown) {
    const [first, other] = [!this.unsaved, shown !== this.shown];
    if (first) this.due = Date.now() + LATEST;
    Object.assign(this.record, changes);
    [this.shown, this.unsaved] = [shown, true];
    if (first || other) this.note();
    this.writeSoon();
  }

  note() {
    journal.note(this.record.slug, { id: this.id, base: this.known, query: this.shown });
  }

  writeSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.write(), this.record.version && Date.now() < this.due ? PAUSE : 0);
  }

  built({ version }, shown) {
    this.known = shown;
    this.record.version = version;
  }

  async write() {
    clearTimeout(this.timer);
    if (this.writing || !this.unsaved) return;
    this.writing = true;
    const kept = await this.store();
    this.writing = false;
    if (!this.unsaved) return this.written?.(kept);
    this.due = Date.now() + LATEST;
    this.note(); // over what is stored now
    this.writeSoon();
  }

  async store() {
    const [record, known, shown, steps] = [{ ...this.record }, this.known, this.shown, new Map(this.steps)];
    this.unsaved = false;
    await parties.saveSteps(this.id, steps);
    for (const [at, step] of steps) if (this.steps.get(at) === step) this.steps.delete(at);
    const kept = await parties.save(record, known, shown);
    if (kept.lasts && !kept.merged) this.built(kept, shown);
    return kept;
  }
}
