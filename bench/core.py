"""`python -m bench.core`: what needs no browser, the largest Carcassonne and the PDFs of the build."""

import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlencode

from bench.ledger import KEYS, spans, told
from scoring_core.catalogue import GAMES
from scoring_core.page import respond
from site_hooks import paper

PLAYERS, ELEMENTS = 6, 40
ANSWER = 50  # ms, for any key of the largest game
PAPERS = 3000  # ms, for all the score sheets of a build


def carcassonne() -> str:
    """A game in which everyone shares every city; the last one is open and wants its tiles."""
    fields = {f"joueur-{seat}": f"Joueur {seat}" for seat in range(1, PLAYERS + 1)}
    for number in range(1, ELEMENTS + 1):
        fields |= {f"element-{number}-type": "ville", f"element-{number}-tuiles": "3"}
        fields |= {f"element-{number}-meeples-{seat}": "1" for seat in range(1, PLAYERS + 1)}
    del fields[f"element-{ELEMENTS}-tuiles"]
    return urlencode(fields | {"ouvert": ELEMENTS})


def papers() -> float:
    """The ms of a build's score sheets, the first one cold."""
    with tempfile.TemporaryDirectory() as folder:
        for slug in GAMES:
            page = Path(folder, slug, "index.html")
            page.parent.mkdir()
            page.touch()
        start = time.process_time()
        paper.write(Path(folder), "http://127.0.0.1:8000/")
        return 1000 * (time.process_time() - start)


def main() -> int:
    query = carcassonne()
    keys = spans(
        lambda tiles: respond("carcassonne/partie", f"{query}&element-{ELEMENTS}-tuiles={tiles}"), KEYS
    )
    kept = told(f"carcassonne/partie {PLAYERS} × {ELEMENTS}", "here", keys, ANSWER)
    took = papers()
    print(f"{'score sheets as PDF, once':30} {'here':17} {took:9.1f} ms (≤ {PAPERS})")
    return 0 if kept and took <= PAPERS else 1


if __name__ == "__main__":
    sys.exit(main())
