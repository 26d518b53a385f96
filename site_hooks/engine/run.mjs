// Runs a Python script in Pyodide, started as worker.js starts it. A number as last expression is the exit status.
// node run.mjs '{"script": path, "stdlib": path or null, "mounts": {inside: outside}, "env": {}}'
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const { script, stdlib, mounts, env } = JSON.parse(process.argv[2]);
const { info } = JSON.parse(readFileSync(new URL(import.meta.resolve("pyodide/pyodide-lock.json"))));

function mount(FS) {
  for (const [inside, outside] of Object.entries(mounts)) {
    FS.mkdirTree(inside);
    FS.mount(FS.filesystems.NODEFS, { root: outside }, inside);
  }
}

async function run() {
  const python = await loadPyodide({
    env,
    fsInit: async (FS) => mount(FS),
    jsglobals: {},
    lockFileContents: { info, packages: {} },
    ...(stdlib && { stdLibURL: stdlib }),
  });
  const status = python.runPython(readFileSync(script, "utf8"), { filename: script });
  return typeof status === "number" ? status : 0;
}

// Node would print the whole line that threw: Pyodide is one line of a megabyte.
process.exit(await run().catch((error) => (console.error(error.message), 1)));
