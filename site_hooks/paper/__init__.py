"""The score sheets for a pencil: a PDF for each game that has a `paper`, written beside its page.

One template, `feuille.typ`, lays all of them out; a game says only what is in its `Paper` record.
The same record makes the same bytes: no date is in them, and no font of the machine.
"""

import json
from dataclasses import asdict
from pathlib import Path
from urllib.parse import urljoin

import segno
import typst

from scoring_core.catalogue import GAMES
from scoring_core.french import FIXED
from scoring_core.sheet import Game
from site_hooks import RefusedError

NAME = "feuille.pdf"
TEMPLATE = Path(__file__).with_name("feuille.typ")
AUTHOR = "Compter les points"


def write(site: Path, site_url: str) -> None:
    """Write the sheet of every game that has one into its folder of the built site."""
    for slug, game in GAMES.items():
        if game.paper:
            if not (site / slug / "index.html").is_file():
                raise RefusedError(
                    f"The paper sheet of « {slug} » leads to docs/{slug}/index.md, which is not there."
                )
            (site / slug / NAME).write_bytes(pdf(record(game, urljoin(site_url, f"{slug}/"))))


def pdf(record: dict) -> bytes:
    """The sheet as PDF/UA: typst refuses what a screen reader could not follow."""
    return typst.compile(
        TEMPLATE, sys_inputs={"record": json.dumps(record)}, pdf_standards="ua-1", ignore_system_fonts=True
    )


def record(game: Game, url: str) -> dict:
    """What the template prints: the game's own words, what its things are worth, the way back to its page."""
    return {
        "title": f"Feuille de score{FIXED}: {game.title}",
        "author": AUTHOR,
        "paper": asdict(game.paper),
        "values": game.values()._asdict(),
        "url": url,
        "address": url.partition("://")[2],
        "qr": segno.make(url, error="m", micro=False).svg_inline(border=0),
    }
