"""What need not be done again while no file has changed."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".build" / "once"


def fingerprint(*paths: str) -> str:
    """The files below these paths, names and bytes, as one short name."""
    digest = hashlib.sha256()
    for file in sorted(file for path in paths for file in files_of(ROOT / path)):
        digest.update(f"{file.relative_to(ROOT)}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def files_of(path: Path) -> Iterator[Path]:
    if path.is_file():
        return iter([path])
    inside = [file for file in path.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    if not inside:
        raise FileNotFoundError(path)
    return iter(inside)


@contextmanager
def once(name: str, *paths: str) -> Iterator[None]:
    """Skip a long test that has passed with the very same files."""
    passed = KEPT / f"{name}-{fingerprint(*paths)}"
    if passed.exists():
        pytest.skip("it passed with the very same files")
    yield
    passed.parent.mkdir(parents=True, exist_ok=True)
    passed.touch()
