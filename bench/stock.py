"""What the sheets are compared with: a bare page that calls loadPyodide() as its manual says."""

import shutil
from pathlib import Path

FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PAGE = """<!doctype html><title>stock</title>
<div data-reponse="0"><input type="text"></div>
<script type="module" src="stock.js"></script>
"""
SCRIPT = """
const sheet = document.querySelector("[data-reponse]");
sheet.addEventListener("focusin", async () => {
  const { loadPyodide } = await import("./pyodide.mjs");
  const pyodide = await loadPyodide();
  sheet.append(pyodide.runPython("40 + 3 + 9"));
  sheet.dataset.reponse = 1;
}, { once: true });
"""


def write(site: Path, pyodide: Path) -> None:
    """Put the page into the served folder, with the files of the same package."""
    folder = site / "stock"
    folder.mkdir()
    for name in FILES:
        shutil.copy(pyodide / name, folder / name)
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "stock.js").write_text(SCRIPT, "utf-8")
