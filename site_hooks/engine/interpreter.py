"""The browser's Python, under Node: what the archive is made with, and where the core is tested."""

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from site_hooks import RefusedError

HERE = Path(__file__).parent
Mounts = Mapping[str, Path]  # where the engine sees it: where it is
PACKAGES = Path(".build/engine-packages")


class EngineError(RefusedError):
    """The script failed inside the engine; the message is what it printed."""


def node() -> str:
    """Node as pip installed it beside this Python, else the one of the machine."""
    beside = shutil.which("node", path=str(Path(sys.executable).parent))
    return beside or shutil.which("node") or "node"


def command(script: Path, mounts: Mounts, env: Mapping[str, str], stdlib: Path | None = None) -> list[str]:
    """What starts the script: folders of ours are mounted, `stdlib` replaces Pyodide's own library."""
    job = {
        "script": str(script),
        "stdlib": stdlib and str(stdlib),
        "mounts": {inside: str(outside.resolve()) for inside, outside in mounts.items()},
        "env": dict(env),
    }
    return [node(), str(HERE / "run.mjs"), json.dumps(job)]


def run(script: Path, mounts: Mounts, env: Mapping[str, str], stdlib: Path | None = None) -> None:
    """Run the script, or say what it printed."""
    done = subprocess.run(command(script, mounts, env, stdlib), capture_output=True, text=True)
    if done.returncode:
        raise EngineError(f"{script.name}:\n{done.stdout}{done.stderr}")
