"""`python -m bench.ledger`: one key in the last round of a game of thirty, in this Python and in the browser.

The table is the largest that the game allows; the rounds before are closed.
"""

import argparse
import statistics
import sys
import time
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

from bench.measures import CLOCK, wait_for_answer
from scoring_core.page import respond
from site_hooks import browser
from site_hooks.serve import serving

ROOT = Path(__file__).parents[1]
ROUNDS, KEYS = 30, 120
TABLES = {"papayoo/partie": (8, 250), "six-qui-prend/partie": (10, 60)}  # players, and points of a round
BOUNDS = {"here": 10, "in the browser": 50}  # ms


def game(players: int, points: int, rounds: int) -> str:
    """Rounds of 7 points each, and the rest to each player in turn."""
    rest = points - 7 * (players - 1)
    names = {f"joueur-{seat}": f"Joueur {seat}" for seat in range(1, players + 1)}
    cells = {
        f"manche-{number}-{seat}": rest if seat == number % players + 1 else 7
        for number in range(1, rounds + 1)
        for seat in range(1, players + 1)
    }
    return urlencode({**names, **cells, "objectif": ""})


def here(slug: str, query: str) -> list[float]:
    spans = []
    for key in range(KEYS + 1):
        start = time.process_time()
        respond(slug, f"{query}&manche-{ROUNDS}-1={key}")
        spans.append(1000 * (time.process_time() - start))
    return spans[1:]


def in_the_browser(slug: str, query: str) -> list[float]:
    with (
        serving(ROOT / "site") as address,
        sync_playwright() as playwright,
        browser.launch(playwright) as launched,
    ):
        page = launched.new_page()
        page.goto(f"{address}{slug}/#feuille={slug}&{query}")
        page.locator(f"#manche-{ROUNDS}-1").wait_for()
        page.evaluate(CLOCK)
        page.focus(f"#manche-{ROUNDS}-1")
        for key in range(1, KEYS + 1):
            page.keyboard.press("Backspace" if key % 2 == 0 else str(key % 9))
            wait_for_answer(page, key)
        return page.evaluate("clock.spans")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ledger")
    parser.add_argument("slug", nargs="*", default=[*TABLES])
    kept = True
    for slug in parser.parse_args().slug:
        query = game(*TABLES[slug], ROUNDS - 1)
        for where, spans in (("here", here(slug, query)), ("in the browser", in_the_browser(slug, query))):
            middle, late = statistics.median(spans), statistics.quantiles(spans, n=100)[94]
            kept &= late <= BOUNDS[where]
            print(f"{slug:22} {where:15} p50 {middle:5.1f} p95 {late:5.1f} ms (≤ {BOUNDS[where]})")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
