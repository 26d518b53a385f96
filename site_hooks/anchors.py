"""The permanent anchors, listed in tests/anchors.txt: apps and saved links hold them, so none may go."""

from collections.abc import Iterator
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from site_hooks import RefusedError

LIST = Path("tests/anchors.txt")


def permanent(root: Path) -> list[str]:
    """The listed addresses, like `papayoo/#egalite`."""
    lines = (root / LIST).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("# ")]


def lost(root: Path, site: Path) -> Iterator[str]:
    """Those whose page is built without such an id; a game without pages yet has nothing to keep."""
    for address in permanent(root):
        page, _, anchor = address.partition("#")
        file = site / page / "index.html"
        if file.is_file() and not LexborHTMLParser(file.read_text("utf-8")).css_matches(f'[id="{anchor}"]'):
            yield address


def check(root: Path, site: Path) -> None:
    """Refuse pages that have lost a permanent anchor."""
    if gone := list(lost(root, site)):
        raise RefusedError("\n".join(["These permanent anchors are on their pages no more:", *gone]))
