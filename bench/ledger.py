"""`python -m bench.ledger`: one key in the last round of a game, in this Python and in the browser.

The largest game is measured again with the whole browser held to a quarter of a core, which takes root.
"""

import statistics
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.measures import CLOCK, wait_for_answer
from bench.quarter import quarter_of_a_core
from scoring_core.page import respond
from site_hooks import browser
from site_hooks.serve import serving

Limit = Callable[[CDPSession], AbstractContextManager[None]]
ROOT = Path(__file__).parents[1]
KEYS = 120
WARM = 40  # keys before: who is in the last round has typed the others
HERE = 10  # ms, for any of them
QUARTER = 250  # ms, for the last of them with a quarter of a core
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
    return spans(lambda key: respond(slug, f"{query}&manche-{last}-1={key}"), KEYS)


def spans(work: Callable[[int], object], times: int) -> list[float]:
    """The ms of this process for each of so many times; the first warms up and is not counted."""
    measured = []
    for number in range(times + 1):
        start = time.process_time()
        work(number)
        measured.append(1000 * (time.process_time() - start))
    return measured[1:]


def in_the_browser(slug: str, query: str, last: int, limited: Limit = nullcontext) -> list[float]:
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
        press_keys(page, range(1, WARM + 1))
        with limited(launched.new_browser_cdp_session()):
            press_keys(page, range(WARM + 1, WARM + KEYS + 1))
            return page.evaluate("warm => clock.spans.slice(warm)", WARM)


def press_keys(page: Page, keys: range) -> None:
    for key in keys:
        page.keyboard.press("Backspace" if key % 2 == 0 else str(key % 9))
        wait_for_answer(page, key)


def told(table: str, where: str, measured: list[float], most: int) -> bool:
    """Print a line, and say whether it keeps to its bound."""
    middle, late = statistics.median(measured), statistics.quantiles(measured, n=100)[94]
    print(f"{table:30} {where:17} p50 {middle:5.1f} p95 {late:5.1f} ms (≤ {most})")
    return late <= most


def main() -> int:
    kept = []
    for slug, players, points, rounds, bound in TABLES:
        table, asked = f"{slug} {players} × {rounds}", (slug, game(players, points, rounds - 1), rounds)
        kept.append(told(table, "here", here(*asked), HERE))
        kept.append(told(table, "in the browser", in_the_browser(*asked), bound))
    try:
        kept.append(told(table, "a quarter of core", in_the_browser(*asked, quarter_of_a_core), QUARTER))
    except OSError as refused:
        print(f"{table:30} a quarter of core: not measured, {refused}")
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
