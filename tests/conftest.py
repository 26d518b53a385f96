"""The built site, once for all the tests that look at it."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

# The machine is shared: slow is not wrong.
settings.register_profile("shared", deadline=None)
settings.load_profile("shared")

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is published: built anew, strictly, once for all the processes of a run."""
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "site").exists():
            build(shared / "new")
            (shared / "new").rename(shared / "site")
    return shared / "site"


def build(folder: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
