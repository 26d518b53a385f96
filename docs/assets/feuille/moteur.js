// The engine's client: one worker a page, shared by every sheet. Nothing asked is ever lost:
// what has no answer yet is asked again of the next worker.

const events = new EventTarget();
const waiting = new Map();
const stall = new URLSearchParams(location.search).get("veille"); // tests do not wait 20 s
const PATIENCE = Number(stall) || 20_000; // ms for the worker's script, which then watches itself
let worker = null;
let watchdog;
let last = 0;
let broken = false;

export const busy = () => waiting.size > 0;
export const on = (type, listener) => events.addEventListener(type, (event) => listener(event.detail));

export function ask(request) {
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { request: { id, ...request }, resolve, reject });
    start();
    if (!broken) worker.postMessage(waiting.get(id).request);
  });
}

export function start() {
  if (worker || broken) return;
  const url = new URL("./worker.js", import.meta.url);
  if (stall) url.searchParams.set("veille", stall);
  worker = new Worker(url, { type: "module" });
  worker.onmessage = ({ data }) => received(data);
  worker.onerror = () => fail("moteur"); // a worker that is not a script says no more than this
  watchdog = setTimeout(fail, PATIENCE, "bloque");
  tell("loading");
}

export function retry() {
  broken = false;
  start();
  for (const { request } of waiting.values()) worker.postMessage(request);
}

function received(message) {
  clearTimeout(watchdog);
  if (message.failure) return fail(message.failure);
  if (message.ready) return tell("ready");
  if (message.total) return tell("progress", message);
  const { resolve, reject } = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.page) resolve(message.page);
  else reject(new Error(message.bug));
}

function fail(code) {
  stop();
  broken = true;
  tell("failure", code);
}

function stop() {
  clearTimeout(watchdog);
  worker?.terminate();
  worker = null;
}

function tell(type, detail) {
  events.dispatchEvent(new CustomEvent(type, { detail }));
}

// A page kept for « back » must not keep an interpreter: refreshes would exhaust a phone's memory.
addEventListener("pagehide", stop);
addEventListener("pageshow", ({ persisted }) => persisted && waiting.size && retry());
