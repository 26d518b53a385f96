"""The browser that tests and measures drive: the machine's own, else Playwright's, else Debian's.

`python -m site_hooks.browser` prints its path; where there is none, it installs one first.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "google-chrome", "google-chrome-stable", "chromium-browser")
BUILD = Path(__file__).parent.parent / ".build"
DOWNLOADS = BUILD / "browsers"
# What it writes of itself, as the report of a tab that died, stays in the project too.
INSIDE = {"XDG_CONFIG_HOME": str(BUILD / "config"), "XDG_CACHE_HOME": str(BUILD / "cache")}
FLAGS = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
NO_BROWSER = "No browser found: install chromium, or set CHROMIUM to the path of a Chromium or Chrome."


def find() -> str | None:
    """The path of a browser that runs, or None."""
    return next(filter(runs, candidates()), None)


def candidates() -> list[str]:
    """The one that was chosen; else those on PATH, then the one that Playwright brought."""
    if chosen := os.environ.get("CHROMIUM"):
        return [chosen]
    return [*filter(None, map(shutil.which, NAMES)), *map(str, DOWNLOADS.glob("chromium-*/chrome-*/chrome"))]


def runs(path: str) -> bool:
    """Some are only a script that tells how to install the real one; some lack a library."""
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0 and "Chrom" in answer.stdout


def ensure() -> str:
    """A browser that runs, installed if need be; else leave with one clear sentence."""
    if path := find():
        return path
    if chosen := os.environ.get("CHROMIUM"):
        sys.exit(f"CHROMIUM is {chosen}, which is no browser that runs here.")
    for install in (install_playwrights, install_debians):
        install()
        if path := find():
            return path
    return sys.exit(NO_BROWSER)


def install_playwrights() -> None:
    """Playwright's own build, kept in this project; the libraries it needs are the machine's."""
    attempt(sys.executable, "-m", "playwright", "install", "chromium", "--no-shell")


def install_debians() -> None:
    """Debian's package, or on Ubuntu, which has none, the libraries that Playwright's build lacks."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    attempt("apt-get", "update")
    attempt("apt-get", "install", "--yes", "--no-install-recommends", "chromium")
    if not find():
        attempt(sys.executable, "-m", "playwright", "install-deps", "chromium")


def attempt(*command: str) -> None:
    """One way among others: its failure is told in a line, and the next way is tried."""
    print("No browser yet, trying:", *command, file=sys.stderr)
    settings = {"PLAYWRIGHT_BROWSERS_PATH": str(DOWNLOADS), "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(
            command,
            env=os.environ | settings,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=True,
            timeout=600,
        )
    except (OSError, subprocess.SubprocessError) as error:
        print(f"This failed: {error}", file=sys.stderr)


def launch(playwright: Playwright, *flags: str) -> Browser:
    """The browser, headless, asking nothing of the network for itself."""
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    args = [*FLAGS, *as_root, *flags]
    return playwright.chromium.launch(executable_path=ensure(), args=args, env=os.environ | INSIDE)


if __name__ == "__main__":
    print(ensure())
