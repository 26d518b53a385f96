// Paper: what a sheet looks like in print is asked of the engine once typing has stopped.
// A drawing that is no longer true is taken away at once: print then shows the form itself.

import { whenPressed } from "./annonces.js";
import { ask, busy } from "./moteur.js";

const PAUSE = 3000; // after the last answer: between two players’ scores, no key waits for paper
const PATIENCE = 10_000; // for the engine, once « Imprimer » is pressed
const POLL = 50;

class Paper {
  constructor(element) {
    this.element = element;
    this.drawing = element.querySelector(".dessin");
    this.sheet = element.previousElementSibling;
    this.form = this.sheet.querySelector("form");
    this.drawnFor = this.query; // the build drew the form that it wrote
    this.listen();
  }

  listen() {
    const anything = { attributes: true, characterData: true, childList: true, subtree: true };
    this.form.addEventListener("input", () => this.expire());
    new MutationObserver(() => this.expire()).observe(this.form, anything);
    this.sheet.addEventListener("reponse", () => this.redraw());
    whenPressed(this.form, "imprimer", () => this.print());
  }

  get query() {
    return new URLSearchParams(new FormData(this.form)).toString();
  }

  get drawn() {
    return this.drawing.hasChildNodes();
  }

  expire() {
    if (!this.drawn || this.query === this.drawnFor) return;
    this.drawing.replaceChildren();
    if (this.sheet.dataset.etat === "pret") this.redraw(); // undoing asks nothing of the engine
  }

  redraw() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.drawn || this.draw(), PAUSE);
  }

  async draw() {
    const query = this.query;
    const { feuille, regles } = this.sheet.dataset;
    const page = await ask({ slug: feuille, query, home: regles, drawn: true }).catch(() => null);
    if (!page) return;
    if (query !== this.query) return this.redraw();
    this.drawing.innerHTML = page.html;
    this.drawnFor = query;
  }

  async settle() {
    for (let waited = 0; busy() && waited < PATIENCE; waited += POLL) await after(POLL);
    if (!this.drawn && !busy()) await this.draw();
  }

  async print() {
    await this.settle();
    this.element.classList.add("seule");
    print();
  }

  whole() {
    this.element.classList.remove("seule");
  }

  date() {
    this.element.querySelector(".date").textContent = new Date().toLocaleDateString("fr", { dateStyle: "long" });
  }
}

const after = (ms) => new Promise((done) => setTimeout(done, ms));

const papers = [...document.querySelectorAll(".a-imprimer")].map((element) => new Paper(element));
addEventListener("beforeprint", () => papers.forEach((paper) => paper.date()));
addEventListener("afterprint", () => papers.forEach((paper) => paper.whole()));
