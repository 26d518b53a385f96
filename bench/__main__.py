"""`make bench`, or python -m bench papayoo/ --pairs 9: measure a page that holds a sheet.

Pairs are taken in one run, our page and the bare page in turn: times differ from machine to machine,
the ratio holds.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

import brotli
from playwright.sync_api import sync_playwright

from bench import stock
from bench.measures import Visit, visit
from site_hooks.serve import serving

ROOT = Path(__file__).parents[1]
TYPED = " ".join(map(str, range(1, 21)))  # every Payoo card
MEGA = 1_000_000


def wire(site: Path, urls: list[str]) -> int:
    """The bytes of what was asked for, compressed as a host would once for all."""
    paths = [site / urlsplit(url).path.lstrip("/") for url in dict.fromkeys(urls)]
    return sum(len(brotli.compress(path.read_bytes(), quality=11)) for path in paths)


def pairs(site: Path, path: str, count: int) -> tuple[list[Visit], list[Visit]]:
    """The first pair warms the server up and is not counted."""
    with serving(site) as address, sync_playwright() as playwright:
        both = [
            (visit(playwright, address + path, TYPED), visit(playwright, address + "stock/"))
            for _ in range(count + 1)
        ]
    ours, theirs = zip(*both[1:], strict=True)
    return list(ours), list(theirs)


def percentile(values: list[float], part: int) -> float:
    return statistics.quantiles(values, n=100)[part - 1]


def rows(site: Path, ours: list[Visit], theirs: list[Visit]) -> list[tuple[str, float, str, bool]]:
    """What is measured, its value, its unit and bound, and whether it keeps to it."""
    ratio = statistics.median(other.first / our.first for our, other in zip(ours, theirs, strict=True))
    keys = [span for our in ours for span in our.keys]
    size, stock_size = (wire(site, visits[0].asked) / MEGA for visits in (ours, theirs))
    heavy, many = statistics.median(our.memory for our in ours) / MEGA, max(our.workers for our in ours)
    late = percentile(keys, 95)
    return [
        ("touch to first answer", statistics.median(our.first for our in ours), "ms", True),
        ("the same, stock loadPyodide()", statistics.median(other.first for other in theirs), "ms", True),
        ("sooner than stock, median of pairs", ratio, "× (≥ 1.9)", ratio >= 1.9),
        ("asked for after the touch, brotli 11", size, "MB (≤ 4.0)", size <= 4),
        ("the same, stock", stock_size, "MB", True),
        ("key to answer, p50", percentile(keys, 50), "ms", True),
        ("key to answer, p95", late, "ms (≤ 20)", late <= 20),
        ("workers", many, "(1)", many == 1),
        ("memory of the tab at rest, median", heavy, "MB (≤ 150)", heavy <= 150),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("page", nargs="?", default="papayoo/")
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--pairs", type=int, default=7)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = shutil.copytree(asked.site, Path(folder) / "site")
        stock.write(site, ROOT / "node_modules" / "pyodide")
        measured = rows(site, *pairs(site, asked.page, asked.pairs))
    for what, value, unit, kept in measured:
        print(f"{what:36} {value:8.1f} {unit}{'' if kept else '   TOO MUCH OR TOO LITTLE'}")
    return 0 if all(kept for *_, kept in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
