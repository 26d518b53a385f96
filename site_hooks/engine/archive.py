"""Make the archive, prove that it is enough, keep it.

1. Answer every sheet in the engine with the whole library, and see which modules that takes.
2. Compile those, and only those, in the engine: bytecode must come from the interpreter that reads it.
3. Start the engine with the archive alone and compare its answers with CPython's, byte for byte.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from site_hooks.engine import sources
from site_hooks.engine.interpreter import HERE, PACKAGES, EngineError, run

INSIDE = HERE / "inside"
# -OO: no docstrings, no asserts. A fixed date makes py_compile write the source's hash instead of its time.
COMPILER = {"PYTHONPATH": "/packages", "PYTHONOPTIMIZE": "2", "SOURCE_DATE_EPOCH": "315532800"}


def build(root: Path) -> Path:
    """The archive for this state of the project, from the cache if nothing that goes into it has changed."""
    root = root.resolve()
    files = sources.gather(root)
    kept = root / ".build" / "engine" / f"python-{key(root, files)}.zip"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as exchange:
            make(root, files, Path(exchange)).replace(kept)
    return kept


def key(root: Path, files: sources.Files) -> str:
    """A name for all that goes into the archive, and for how it is made."""
    pins = [root / "requirements-engine.txt", root / "node_modules/pyodide/package.json"]
    recipe = [path for path in sorted(HERE.rglob("*")) if path.suffix in {".py", ".mjs"}]
    held = [part for name in sorted(files) for part in (name.encode(), files[name])]
    return sources.digest(*(path.read_bytes() for path in pins + recipe), *held)


def make(root: Path, files: sources.Files, exchange: Path) -> Path:
    sources.write_zip(exchange / "whole.zip", files)
    needed = report(exchange, exchange / "whole.zip")["files"]
    sources.write_zip(exchange / "modules.zip", {name: files[name] for name in needed})
    compile_modules(root, exchange)
    sources.write_zip(exchange / "python.zip", sources.read_zip(exchange / "modules.zip"))
    prove(root, exchange)
    return exchange / "python.zip"


def report(exchange: Path, stdlib: Path) -> dict:
    """What the engine answers with this library."""
    mounts = {"/exchange": exchange, "/inside": INSIDE}
    run(INSIDE / "answers.py", mounts, {"REPORT": "/exchange/report.json"}, stdlib)
    return json.loads((exchange / "report.json").read_text("utf-8"))


def compile_modules(root: Path, exchange: Path) -> None:
    run(INSIDE / "compile.py", {"/exchange": exchange, "/packages": root / PACKAGES}, COMPILER)


def prove(root: Path, exchange: Path) -> None:
    browser = report(exchange, exchange / "python.zip")["answers"]
    shell = shell_answers(root, exchange)
    differ = [slug for slug in shell if browser.get(slug) != shell[slug]]
    if differ or not shell:
        raise EngineError(f"not the same answers in CPython and in the engine: {differ}")


def shell_answers(root: Path, exchange: Path) -> dict:
    """What CPython answers, in a process of its own: this one may hold an older core."""
    path = os.pathsep.join([str(root), str(INSIDE)])
    env = os.environ | {"PYTHONPATH": path, "REPORT": str(exchange / "shell.json")}
    subprocess.run([sys.executable, str(INSIDE / "answers.py")], env=env, check=True)
    return json.loads((exchange / "shell.json").read_text("utf-8"))["answers"]
