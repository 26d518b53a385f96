"""What goes into the archive, as source: Pyodide's library, our two libraries, the core and the bridge."""

import hashlib
import importlib.util
import zipfile
from collections.abc import Iterator
from pathlib import Path

from site_hooks.engine.interpreter import HERE

LIBRARIES = ("htpy", "markupsafe")
EPOCH = (1980, 1, 1, 0, 0, 0)

Files = dict[str, bytes]


def gather(root: Path) -> Files:
    """Every module that the engine may import, by its name in the archive."""
    found = dict(standard_library(root))
    for name in LIBRARIES:
        found.update(modules(installed(name), installed(name).parent))
    found.update(modules(root / "scoring_core", root))
    found.update(modules(HERE / "standins", HERE / "standins"))
    found["bridge.py"] = (HERE / "inside" / "bridge.py").read_bytes()
    return found


def standard_library(root: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(root / "node_modules/pyodide/python_stdlib.zip") as library:
        for name in library.namelist():
            if name.endswith(".py"):
                yield name, library.read(name)


def installed(name: str) -> Path:
    """Where a package lies that pip installed."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{name} is not installed: make setup")
    return Path(spec.origin).parent


def modules(folder: Path, above: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(above).as_posix(), path.read_bytes()


def write_zip(path: Path, files: Files) -> None:
    """Stored, sorted and dated alike: the same files make the same bytes; HTTP does the compressing."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])


def read_zip(path: Path) -> Files:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def digest(*parts: bytes) -> str:
    """A short name for these bytes."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()[:16]
