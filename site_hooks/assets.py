"""Scripts and styles under names that change with what they hold, so that a browser may keep them for ever.

A file that mentions another as `./other.js` changes its name with it. The engine has three addresses because
it has three ages: Pyodide, the archive (which a new rule changes), and the worker that knows both.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from site_hooks import RefusedError, engine
from site_hooks.engine.sources import digest

SHEETS = Path("assets/feuille")
ENGINE = Path("assets/moteur")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARIES = {
    "idb-keyval.js": Path("node_modules/idb-keyval/dist/index.js"),
    "idiomorph.esm.js": Path("node_modules/idiomorph/dist/idiomorph.esm.js"),
}
MENTION = re.compile(r"(?<=\./)[\w.-]+\.(?:js|css)\b")
WORKER = "worker.js"
STYLES = "feuilles.css"
FOR_EMBEDDED_PAGES = "hote.js"
LINE_FOR_ENGINE = re.compile(r"^const ENGINE = .*$", re.MULTILINE)

Texts = dict[str, str]


@dataclass(frozen=True, slots=True)
class Assets:
    """What a page that holds a sheet loads, as addresses relative to the site."""

    scripts: list[str]
    modules: list[str]  # what the scripts ask for in their turn
    styles: list[str]


def build(root: Path, out: Path) -> Assets:
    """Write everything into `out` and say what a page has to name: what no other file mentions."""
    texts = sheet_files(root)
    texts[WORKER] = know_engine(texts[WORKER], write_engine(root, out))
    names = {name: new_name(name, texts) for name in texts}
    for name, text in texts.items():
        write(out / SHEETS / names[name], MENTION.sub(lambda mention: names[mention[0]], text).encode())
    named = set(texts) - all_mentions(texts) - {FOR_EMBEDDED_PAGES}
    asked = set(texts) - named - {FOR_EMBEDDED_PAGES, WORKER}
    urls = {name: (SHEETS / names[name]).as_posix() for name in texts}
    scripts, modules = (
        sorted(urls[name] for name in some if name.endswith(".js")) for some in (named, asked)
    )
    return Assets(scripts, modules, [urls[STYLES]])


def sheet_files(root: Path) -> Texts:
    """Our scripts by name, the library's that they mention, and our styles as one: a page waits for each."""
    ours = sorted((root / "docs" / SHEETS).iterdir())
    texts = {path.name: path.read_text("utf-8") for path in ours if path.suffix == ".js"}
    texts[STYLES] = "\n".join(path.read_text("utf-8") for path in ours if path.suffix == ".css")
    for name in all_mentions(texts) - set(texts):
        texts[name] = (root / LIBRARIES[name]).read_text("utf-8")
    return texts


def all_mentions(texts: Texts) -> set[str]:
    return {name for text in texts.values() for name in MENTION.findall(text)}


def new_name(name: str, texts: Texts) -> str:
    """The name with a hash of the file and of all that it leads to."""
    path = Path(name)
    held = digest(*(texts[each].encode() for each in sorted(reach(name, texts))))
    return f"{path.stem}-{held[:8]}{path.suffix}"


def reach(name: str, texts: Texts, seen: frozenset[str] = frozenset()) -> frozenset[str]:
    """The file, what it mentions, what those mention."""
    seen |= {name}
    for other in MENTION.findall(texts[name]):
        if other not in seen:
            seen = reach(other, texts, seen)
    return seen


def know_engine(worker: str, known: dict) -> str:
    text, found = LINE_FOR_ENGINE.subn(lambda _: f"const ENGINE = {json.dumps(known)};", worker)
    if found != 1:
        raise RefusedError(f"{WORKER} must have one line that starts with « const ENGINE = »")
    return text


def write_engine(root: Path, out: Path) -> dict:
    """Write Pyodide and the archive; say to the worker where they are, from its own folder, and how long."""
    pyodide = root / "node_modules/pyodide"
    files = [(pyodide / name).read_bytes() for name in PYODIDE]
    library = engine.build(root).read_bytes()
    folder, archive = digest(*files), f"python-{digest(library)[:8]}.zip"
    held = dict(zip([f"{folder}/{name}" for name in PYODIDE], files, strict=True)) | {archive: library}
    for name, content in held.items():
        write(out / ENGINE / name, content)
    here = f"../{ENGINE.name}/"
    return {
        "folder": f"{here}{folder}/",
        "archive": f"{here}{archive}",
        "bytes": {f"{here}{name}": len(content) for name, content in held.items()},
        "info": json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"],
    }


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
