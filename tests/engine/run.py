"""Run the core's tests in the browser's Python, under Node: python tests/engine/run.py [what to tell pytest]

A test file is one of the core's if it imports the core, pytest, hypothesis and the standard library only, and
starts no process. Python runs without -O here, as pytest needs its asserts; test_engine.py asks the archive.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from site_hooks.engine import interpreter
from site_hooks.engine.sources import LIBRARIES, installed

ROOT = Path(__file__).parents[2]
INSIDE = Path(__file__).with_name("inside.py")
THERE = (sys.stdlib_module_names | {"scoring_core", "pytest", "hypothesis", *LIBRARIES}) - {"subprocess"}


def core_tests() -> list[str]:
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    return [path.relative_to(ROOT).as_posix() for path in paths if set(imports(path)) <= THERE]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def main(arguments: list[str]) -> int:
    mounts = {"/project": ROOT, "/packages": ROOT / interpreter.PACKAGES}
    mounts |= {f"/libraries/{name}": installed(name) for name in LIBRARIES}
    env = {
        "PYTHONPATH": "/project:/packages:/libraries",
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": "/hypothesis",
        "PYTEST_ARGUMENTS": json.dumps(arguments or core_tests()),
    }
    return subprocess.run(interpreter.command(INSIDE, mounts, env)).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
