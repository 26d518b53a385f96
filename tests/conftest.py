"""The built site, once for all the tests that look at it."""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from tests.once import KEPT, ROOT, fingerprint

# The machine is shared: slow is not wrong.
settings.register_profile("shared", deadline=None)
settings.load_profile("shared")

SOURCES = (
    "docs",
    "scoring_core",
    "site_hooks",
    "mkdocs.yml",
    "requirements.txt",
    "requirements-engine.txt",
    "package-lock.json",
)


@pytest.fixture(scope="session")
def built_site() -> Path:
    """The site as it is published: built strictly, once for all the processes and until a file changes."""
    site = KEPT / f"site-{fingerprint(*SOURCES)}"
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            for older in sorted(KEPT.glob("site-*"), key=os.path.getmtime)[:-1]:
                shutil.rmtree(older)
            build(KEPT / "new")
            (KEPT / "new").rename(site)
    return site


def build(folder: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
