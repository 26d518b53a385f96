"""python -m bench.embed: what an embedded sheet costs before a touch, on a new profile at 9 Mb/s."""

import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlsplit

import brotli
from playwright.sync_api import Browser, sync_playwright

from site_hooks import browser, embed
from site_hooks.serve import serving

SITE = Path(__file__).parents[1] / "site"
MOST_BYTES, MOST_MS, MOST_SHIFT = 60_000, 1500, 0.02
FOUR_G = {"offline": False, "latency": 165, "downloadThroughput": 9e6 / 8, "uploadThroughput": 9e6 / 8}
SETTLING = 300  # ms in which something could still move
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shifted += value)))
  .observe({ type: "layout-shift", buffered: true });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


@dataclass(frozen=True)
class Visit:
    """The address that was opened, the bytes that came in brotli 11, the first paint in ms, how much moved."""

    address: str
    asked: list[str]
    bytes: int
    shown: float
    shifted: float

    @property
    def kept(self) -> bool:
        return self.bytes <= MOST_BYTES and self.shown < MOST_MS and self.shifted < MOST_SHIFT


def visit(launched: Browser, url: str, site: Path, address: str) -> Visit:
    context = launched.new_context(viewport={"width": 360, "height": 740}, locale="fr-FR")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(SHIFTS)
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", FOUR_G)
    page.goto(url + address, wait_until="load")
    page.wait_for_timeout(SETTLING)
    weight = sum(wire(site / urlsplit(each).path.lstrip("/")) for each in dict.fromkeys(asked))
    seen = Visit(address, asked, weight, page.evaluate(PAINT), page.evaluate("shifted"))
    context.close()
    return seen


@lru_cache
def wire(path: Path) -> int:
    return len(brotli.compress((path / "index.html" if path.is_dir() else path).read_bytes(), quality=11))


def main() -> int:
    with serving(SITE) as url, sync_playwright() as playwright, browser.launch(playwright) as launched:
        addresses = map(embed.address, embed.embedded(SITE))
        seen = [visit(launched, url, SITE, address) for address in addresses]
    print("brotli 11 (≤ 60 kB), first paint (< 1500 ms), layout shift (< 0.02)")
    for each in seen:
        told = f"{each.bytes / 1000:6.1f} kB {each.shown:6.0f} ms {each.shifted:6.3f}"
        print(f"{each.address:32} {told}{'' if each.kept else '   TOO MUCH'}")
    return 0 if all(each.kept for each in seen) else 1


if __name__ == "__main__":
    sys.exit(main())
