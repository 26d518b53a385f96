// The screen stays on during a game where the browser can do it; a switch says no, the end lets go.

import { attempt } from "./memoire.js";

const CHOICE = "ecran allume";
let lock = null;
let playing = false;

export function stayAwake({ form, element }) {
  if (!("wakeLock" in navigator) || !form.querySelector("[data-veille]")) return;
  form.addEventListener("input", () => (playing = true));
  form.addEventListener("change", ({ target }) => "veille" in target.dataset && choose(target.checked));
  element.addEventListener("reponse", () => {
    playing ||= Boolean(element.dataset.partie); // a game that was taken up again
    follow(form);
  });
  document.addEventListener("visibilitychange", () => follow(form)); // a hidden tab loses its lock
  follow(form);
}

function follow(form) {
  const box = form.querySelector("[data-veille]");
  if (!box) return;
  box.closest("[hidden]")?.removeAttribute("hidden");
  box.checked = chosen();
  const over = form.querySelector("[data-fini]");
  if (playing && box.checked && !over) take();
  else release();
}

async function take() {
  if (lock || document.hidden) return;
  lock = await navigator.wakeLock.request("screen").catch(() => null); // refused on a low battery
  lock?.addEventListener("release", () => (lock = null));
}

function release() {
  lock?.release();
  lock = null;
}

function choose(on) {
  attempt(() => localStorage.setItem(CHOICE, on ? "oui" : "non"));
  if (on) take();
  else release();
}

const chosen = () => attempt(() => localStorage.getItem(CHOICE)) !== "non";
