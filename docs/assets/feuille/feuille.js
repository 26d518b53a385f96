// The shell: a form goes to the engine, a page comes back. It knows no game and owns no number.

import "./impression.js"; // first: what it finds drawn is the form as the build wrote it
import { choices, fields, nameOf, putBack, snapshot, untouched, untyped, write } from "./champs.js";
import { keypad } from "./clavier.js";
import { counters } from "./compteur.js";
import { keep } from "./garde.js";
import { Idiomorph } from "./idiomorph.esm.js";
import { follow } from "./liens.js";
import { listGames } from "./liste.js";
import { remember } from "./memoire.js";
import { ask, on, retry, start } from "./moteur.js";
import { sharing } from "./partage.js";
import { stayAwake } from "./veille.js";

const PAUSE = 1000; // eyes see at once, ears hear once typing has stopped
const FAILURES = {
  reseau: "La connexion est coupée.",
  absent: "Un fichier manque sur le site.",
  serveur: "Le site ne répond pas bien.",
  tronque: "Le téléchargement s’est arrêté en route.",
  bloque: "Le téléchargement n’avance plus.",
  moteur: "Ce navigateur n’a pas pu lancer le calculateur.",
  feuille: "La feuille n’a pas su répondre.",
};

class Feuille {
  constructor(element) {
    this.element = element;
    this.form = element.querySelector("form");
    this.status = element.querySelector("[role=status]");
    this.notice = element.appendChild(document.createElement("div"));
    Object.assign(this.notice, { className: "chargement", tabIndex: -1 });
    this.jobs = []; // buttons and links, in the order they were pressed
    this.typed = false; // something waits for an answer
    this.busy = false;
    this.faults = []; // that were said
    this.asked = undefined; // the job in flight
    this.first = untyped(this.form);
    this.listen();
    if (!this.blank) this.touch(); // someone typed before this was there
  }

  listen() {
    for (const type of ["focusin", "pointerdown"]) this.form.addEventListener(type, () => this.touch(), { once: true });
    this.form.addEventListener("input", ({ target }) => target.dataset.action || this.answerTyping());
    this.form.addEventListener("change", ({ target }) => target.dataset.action && this.do({ ...target.dataset, words: nameOf(target) }));
    this.form.addEventListener("submit", (event) => this.press(event));
    on("loading", () => this.touched && this.show("chargement"));
    on("ready", () => this.touched && this.show("pret"));
    on("progress", (bytes) => this.touched && this.say(arrival(bytes)));
    on("failure", (code) => this.touched && this.fail(code));
  }

  touch() {
    if (this.touched) return;
    this.touched = true;
    this.show("chargement");
    start();
    this.answerTyping(); // the first answer is the page's own: it warms the engine up
  }

  answerTyping() {
    this.touch();
    this.typed = true;
    this.next();
  }

  press(event) {
    event.preventDefault();
    const button = event.submitter;
    button?.setAttribute("aria-busy", "true");
    this.do({ action: button?.value, words: nameOf(button), fresh: button?.hasAttribute("data-nouvelle") });
  }

  fill(query, words = "") {
    return new Promise((answered) => this.do({ query, words, answered }));
  }

  // `words` name what was done, for who undoes it. What is kept comes back before anything is done to it.
  do(job) {
    const kept = this.jobs.findLastIndex(({ query }) => query instanceof Function) + 1;
    const place = job.query instanceof Function ? kept : this.jobs.length;
    this.jobs.splice(place, 0, { ...job, from: document.activeElement, chosen: choices(this.form) });
    this.touch();
    this.next();
  }

  // What was asked of a game that one leaves is for no other.
  drop() {
    [this.jobs, this.asked] = [[], undefined];
  }

  // What was kept, at once; the engine's own answer follows. A job in flight was asked of a form that is gone.
  paint(html, query) {
    if (this.asked) this.jobs.unshift(this.asked);
    this.asked = undefined;
    this.morph(html);
    write(this.form, query);
    this.answerTyping();
  }

  get query() {
    return fields(this.form);
  }

  get blank() {
    return this.query === this.first;
  }

  // One request in flight. A button goes before what is typed: it takes the form as it is.
  async next() {
    if (this.busy || !(this.jobs.length || this.typed)) return;
    this.busy = true;
    const job = (this.asked = this.jobs.shift());
    const before = job && new Map([...snapshot(this.form), ...job.chosen]);
    const query = job?.query instanceof Function ? job.query() : (job?.query ?? fields(this.form, job?.action, job?.chosen));
    if (!job) this.typed = false;
    const { feuille: slug, prefixe: prefix = "", regles: home = "" } = this.element.dataset;
    try {
      const page = await ask({ slug, query, prefix, home });
      if (job === this.asked) this.receive(page, query, job, before);
    } catch {
      this.fail("feuille");
    }
    [this.asked, this.busy] = [undefined, false];
    this.next();
  }

  // Only the latest form counts, and a job shows all there is.
  receive(page, query, job, before) {
    [this.asked, this.last] = [undefined, job];
    if (job) this.answerJob(page, before, job.from);
    else if (query === this.query && !this.jobs.length) this.answer(page);
    job?.answered?.();
  }

  answerJob(page, before, from) {
    const since = [...snapshot(this.form)].filter(([id, now]) => before.has(id) && before.get(id) !== now);
    const stayed = document.activeElement === from; // who went on to another field is not called back
    this.answer(page, since);
    if (stayed) this.form.querySelector("[data-focus]")?.focus();
    if (since.length) this.typed = true;
  }

  morph(html) {
    const detail = document.activeElement;
    const next = document.createElement("template");
    next.innerHTML = html;
    Idiomorph.morph(this.form, next.content, { morphStyle: "innerHTML", callbacks: { beforeNodeMorphed: differs, beforeAttributeUpdated: keepOpen } });
    this.element.dispatchEvent(new CustomEvent("dessin", { detail }));
  }

  // What was typed since the question is put back before anyone hears of the answer.
  answer(page, since = []) {
    this.morph(page.html);
    this.plain = this.query;
    const back = since.map(([id, now]) => [document.getElementById(id), now]).filter(([control]) => control);
    for (const [control, now] of back) putBack(control, now);
    this.element.dataset.reponse = Number(this.element.dataset.reponse) + 1;
    this.show("pret");
    this.element.dispatchEvent(new CustomEvent("reponse", { detail: page }));
    clearTimeout(this.speaking);
    this.speaking = setTimeout(() => this.speak(page), PAUSE);
  }

  // A fault is heard once, with the name of its field.
  speak({ problems, status }) {
    const labelled = ({ field }) => nameOf([...this.form.elements].find(({ name }) => name === field));
    const faults = problems.map((problem) => [labelled(problem), problem.message].filter(Boolean).join("\u00a0: "));
    this.status.textContent = [...faults.filter((fault) => !this.faults.includes(fault)), status].join(" ");
    this.faults = faults;
  }

  show(state) {
    this.element.dataset.etat = state;
    this.say(state === "chargement" ? "Le calculateur arrive…" : "");
  }

  say(words) {
    this.notice.replaceChildren(words);
  }

  fail(code) {
    this.show("erreur");
    const sentence = document.createElement("p");
    sentence.setAttribute("role", "alert");
    sentence.textContent = `${FAILURES[code] ?? FAILURES.moteur} Ce que tu as écrit est toujours là.`;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: "Réessayer" });
    button.addEventListener("click", () => {
      this.notice.focus(); // the button goes away
      if (code === "feuille") this.answerTyping();
      else retry();
    });
    this.notice.replaceChildren(sentence, button);
  }
}

// Most of a page is as it was: a whole section is left alone at once.
function differs(now, next) {
  return !(now.isEqualNode(next) && untouched(now));
}

// A section that the reader opened or closed is theirs, and so is the keyboard, whatever the answer says.
function keepOpen(attribute, element) {
  return !(attribute === "open" && element.tagName === "DETAILS") && attribute !== "inputmode";
}

function arrival({ received, total }) {
  return received < total ? `Le calculateur arrive : ${mo(received)} sur ${mo(total)} Mo.` : "Le calculateur démarre…";
}

const mo = (bytes) => (bytes / 1e6).toLocaleString("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const sheets = [...document.querySelectorAll(".feuille")].map((element) => new Feuille(element));
for (const sheet of sheets) for (const bring of [keypad, sharing, stayAwake, remember]) bring(sheet);
counters(sheets);
await Promise.all(sheets.map(keep)); // a game in progress is there before a link may ask to replace it
follow(sheets);
listGames();
