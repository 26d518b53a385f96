// The Python of a page: it starts when it is created, then answers one form after the other.
// In: {id, slug, query}, drawn for paper if so asked. Out: {received, total} while it loads, {ready}, then {id, page} or {id, bug};
// or {failure, detail} once, and nothing after.
const ENGINE = { folder: "", archive: "", bytes: {}, info: {} }; // the build writes this line

const PATIENCE = Number(new URLSearchParams(location.search).get("veille")) || 20_000; // without a byte, in ms
const STARTING = 60_000; // from the last byte to the first answer, on the slowest phone
const PROGRESS = 100; // ms between two news

const total = Object.values(ENGINE.bytes).reduce((sum, bytes) => sum + bytes, 0);
const fetchIt = self.fetch; // Pyodide gets another one
let [received, told, watchdog, settled] = [0, -PROGRESS, null, false]; // the page hears at once that this is here

const failure = (code, detail) => Object.assign(new Error(detail), { failure: code });

function settle(message) {
  if (settled) return; // the first failure explains the others
  settled = true;
  clearTimeout(watchdog);
  postMessage(message);
}

function fail(error) {
  settle({ failure: error.failure ?? "moteur", detail: String(error.message ?? error) });
}

function count(bytes) {
  received += bytes;
  if (settled) return;
  clearTimeout(watchdog);
  const stalled = failure("bloque", `${received} / ${total}`);
  watchdog = setTimeout(fail, received < total ? PATIENCE : STARTING, stalled);
  if (performance.now() - told < PROGRESS && received < total) return;
  told = performance.now();
  postMessage({ received, total });
}

async function request(url) {
  const response = await fetchIt(url).catch((error) => {
    throw failure("reseau", error.message);
  });
  if (response.ok) return response;
  throw failure(response.status < 500 ? "absent" : "serveur", `${response.status} ${url}`);
}

function whole(body, path) {
  const reader = body.getReader();
  let left = ENGINE.bytes[path];
  const cut = () => {
    const error = failure("tronque", path);
    fail(error); // WebAssembly hides the error of the stream that it reads
    throw error;
  };
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch(cut);
      if (done && left > 0) cut();
      if (done) return controller.close();
      left -= value.length;
      count(value.length);
      controller.enqueue(value);
    },
  });
}

const address = (path) => new URL(path, import.meta.url).href;

async function download(path) {
  const { body } = await request(address(path));
  return new Response(whole(body, path), { headers: { "Content-Type": "application/wasm" } }); // whatever the server says
}

async function script(path) {
  try {
    const module = await import(address(path));
    count(ENGINE.bytes[path]);
    return module;
  } catch (error) {
    await (await download(path)).arrayBuffer(); // import() does not say what was wrong
    throw error;
  }
}

// Pyodide would ask for its files one after the other, and never settle if the wasm does not come.
// What it gets of a response is all that it reads: a whole one would copy the library twice.
function serve(library, wasm) {
  self.fetch = async () => ({ ok: true, arrayBuffer: () => library });
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const instantiated = wasm.then((module) => WebAssembly.instantiate(module, imports));
    instantiated.catch(fail);
    return { module: await wasm, instance: await instantiated };
  };
}

// loadPyodide() imports the glue again, and gets this one: it would not say why it did not come.
async function boot(glue) {
  const { loadPyodide } = await script(`${ENGINE.folder}pyodide.mjs`);
  await glue;
  const python = await loadPyodide({
    indexURL: address(ENGINE.folder),
    stdLibURL: address(ENGINE.archive),
    lockFileContents: { info: ENGINE.info, packages: {} },
    jsglobals: {},
  });
  return python.pyimport("bridge").answer;
}

async function start() {
  count(0);
  const library = download(ENGINE.archive).then((response) => response.arrayBuffer());
  const wasm = download(`${ENGINE.folder}pyodide.asm.wasm`).then(WebAssembly.compileStreaming);
  const glue = script(`${ENGINE.folder}pyodide.asm.mjs`);
  serve(library, wasm);
  const [answer] = await Promise.all([boot(glue), library, wasm, glue]);
  self.fetch = WebAssembly.instantiateStreaming = null; // nothing holds the library any more
  settle({ ready: true });
  return answer;
}

function reply(answer, { id, slug, query, prefix = "", home = "", drawn = false }) {
  try {
    return { id, page: JSON.parse(answer(slug, query, prefix, home, drawn)) };
  } catch (error) {
    return { id, bug: error.message };
  }
}

const engine = start();
engine.catch(fail);

self.onmessage = ({ data }) => engine.then((answer) => postMessage(reply(answer, data)), () => {});
