// Paper: what a sheet looks like in print is asked of the engine once typing has stopped.
// A drawing that is no longer true is taken away at once: print then shows the form itself.

import { ask } from "./moteur.js";

const PAUSE = 1500; // after the last answer: no key waits for paper
const PATIENCE = 4000; // for the engine, once « Imprimer » is pressed

class Paper {
  constructor(element) {
    this.element = element;
    this.drawing = element.querySelector(".dessin");
    this.sheet = element.previousElementSibling;
    this.form = this.sheet.querySelector("form");
    this.listen();
  }

  listen() {
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    this.form.addEventListener("input", () => this.expire());
    new MutationObserver(() => this.expire()).observe(this.form, everything);
    new MutationObserver(() => this.redraw()).observe(this.sheet, { attributeFilter: ["data-reponse"] });
    this.element.nextElementSibling?.querySelector("[data-imprimer]")?.addEventListener("click", () => this.print());
  }

  get drawn() {
    return this.drawing.hasChildNodes();
  }

  get query() {
    return new URLSearchParams(new FormData(this.form)).toString();
  }

  expire() {
    this.drawing.replaceChildren();
  }

  redraw() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.drawn || this.draw(), PAUSE);
  }

  async draw() {
    const query = this.query;
    const { feuille, regles } = this.sheet.dataset;
    const page = await ask({ slug: feuille, query, home: regles, drawn: true }).catch(() => null);
    if (page && query === this.query) this.drawing.innerHTML = page.html;
  }

  async print() {
    if (!this.drawn) await Promise.race([this.draw(), after(PATIENCE)]);
    this.element.classList.toggle("seule", this.drawn); // without a drawing, the page is printed with its form
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
