"""`python -m bench.ledger`: one key in the last round of a game, in this Python and in the browser."""

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
KEYS = 120
WARM = 40  # keys before: who is in the last round has typed the others
HERE = 10  # ms, for any of them
# sheet, players, points of a round, rounds, and the most that a key may take in the browser, in ms
TABLES = [
    ("papayoo/partie", 4, 250, 5, 16),
    ("papayoo/partie", 8, 250, 20, 40),
    ("papayoo/partie", 8, 250, 30, 50),
    ("six-qui-prend/partie", 10, 60, 30, 50),
]


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


def here(slug: str, query: str, last: int) -> list[float]:
    spans = []
    for key in range(KEYS + 1):
        start = time.process_time()
        respond(slug, f"{query}&manche-{last}-1={key}")
        spans.append(1000 * (time.process_time() - start))
    return spans[1:]


def in_the_browser(slug: str, query: str, last: int) -> list[float]:
    with (
        serving(ROOT / "site") as address,
        sync_playwright() as playwright,
        browser.launch(playwright) as launched,
    ):
        page = launched.new_page()
        page.goto(f"{address}{slug}/#feuille={slug}&{query}")
        page.locator(f"#manche-{last}-1").wait_for()
        page.evaluate(CLOCK)
        page.focus(f"#manche-{last}-1")
        for key in range(1, WARM + KEYS + 1):
            page.keyboard.press("Backspace" if key % 2 == 0 else str(key % 9))
            wait_for_answer(page, key)
        return page.evaluate("warm => clock.spans.slice(warm)", WARM)


def main() -> int:
    kept = True
    for slug, players, points, rounds, bound in TABLES:
        asked = slug, game(players, points, rounds - 1), rounds
        for where, spans, most in (
            ("here", here(*asked), HERE),
            ("in the browser", in_the_browser(*asked), bound),
        ):
            middle, late = statistics.median(spans), statistics.quantiles(spans, n=100)[94]
            kept &= late <= most
            table = f"{slug} {players} × {rounds}"
            print(f"{table:30} {where:15} p50 {middle:5.1f} p95 {late:5.1f} ms (≤ {most})")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
