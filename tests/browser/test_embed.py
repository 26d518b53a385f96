"""Embedded sheets, as the apps that show them see them."""

import json
import time
from itertools import groupby
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from bench.embed import visit
from scoring_core.catalogue import SHEETS
from scoring_core.page import respond
from site_hooks import embed
from site_hooks.serve import serving

CASES = json.loads((Path(__file__).parents[1] / "cases" / "given.json").read_text("utf-8"))
GAME = "papayoo/manche"
HOST = """<!doctype html><html lang="fr"><title>Une application</title><link rel="icon" href="data:,">
<iframe src="%s" width="360" height="700" title="La feuille"></iframe>
<script>
  const received = [];
  addEventListener("message", ({ data }) => received.push(data));
</script>
"""
# What an app's web view puts into the page.
BRIDGES = """
window.bridged = { text: [], object: [] };
window.ReactNativeWebView = { postMessage: (text) => bridged.text.push(JSON.parse(text)) };
window.webkit = { messageHandlers: { feuille: { postMessage: (message) => bridged.object.push(message) } } };
"""


def cases_of(slug: str) -> list[dict]:
    return [case for case in CASES if case["sheet"] == slug]


def one_a_game() -> list[str]:
    """The sheet of each game with the most cases, ledgers aside."""
    slugs = [slug for slug in sorted(SHEETS) if cases_of(slug) and not slug.endswith("/partie")]
    games = groupby(slugs, lambda slug: SHEETS[slug].game)
    return [max(sheets, key=lambda slug: len(cases_of(slug))) for _, sheets in games]


class Host:
    """A page of another site that frames a sheet, and what it is told."""

    def __init__(self, page, url: str, slug: str):
        self.page, self.url, self.slug = page, url, slug
        self.frame = page.frame_locator("iframe")

    def show(self, query: str) -> None:
        link = f"{self.url}#feuille={self.slug}&{query}"
        self.page.evaluate("link => { document.querySelector('iframe').src = link }", link)

    def told(self) -> list[dict]:
        return self.page.evaluate("received")

    def told_of(self, query: str) -> dict:
        """The message about this form; a link over what was there asks first."""
        deadline = time.monotonic() + 30
        replace = self.frame.get_by_role("button", name="Remplacer")
        while not [each for each in self.told()[-1:] if each["query"] == query]:
            assert time.monotonic() < deadline, query
            if replace.is_visible():
                replace.click()
            self.page.wait_for_timeout(10)
        return self.told()[-1]


@pytest.fixture
def framed(page, address, tmp_path):
    """Frame a sheet in a page of another origin, and give that page."""
    page.add_init_script(BRIDGES)
    (tmp_path / "index.html").touch()
    with serving(tmp_path) as elsewhere:

        def framing(slug: str, query: str = "") -> Host:
            url = f"{address}{embed.address(slug)}"
            (tmp_path / "index.html").write_text(HOST % f"{url}?{query}", "utf-8")
            page.goto(elsewhere)
            return Host(page, f"{url}?{query}", slug)

        yield framing


@pytest.mark.parametrize("slug", one_a_game())
def test_a_host_and_a_bridge_receive_every_answer(page, framed, slug):
    first, *others = cases_of(slug)
    host = framed(slug, first["query"])
    for case in [first, *others]:
        expected = respond(slug, case["query"])
        if case is not first:
            host.show(case["query"])
        message = host.told_of(expected.query)
        assert message == {
            "type": "feuille",
            "feuille": slug,
            "query": expected.query,
            "data": expected.data,
            "problems": expected.problems,
        }, case["id"]
    bridged = page.frames[1].evaluate("bridged")
    assert bridged["text"] == bridged["object"] == host.told()


def test_rules_open_beside_a_frame(page, framed):
    host = framed(GAME)
    with page.context.expect_page() as opened:
        host.frame.locator(".reponse").get_by_role("link", name="Ce que vaut chaque carte").click()
    assert urlsplit(opened.value.url).path == "/papayoo/"


def heaviest_of_each_game(site: Path) -> list[str]:
    """Embedded pages share all but their HTML."""
    addresses = sorted(map(embed.address, embed.embedded(site)))
    games = groupby(addresses, lambda address: address.split("/")[0])
    return [max(pages, key=lambda page: (site / page / "index.html").stat().st_size) for _, pages in games]


def test_an_embedded_page_is_light_quick_and_still_and_asks_for_no_engine(chromium, address, built_site):
    for page in heaviest_of_each_game(built_site):
        seen = visit(chromium, address, built_site, page)
        assert seen.kept, seen
        assert [url for url in seen.asked if not url.startswith(address) or "/moteur/" in url] == []


@pytest.mark.parametrize(("theme", "scheme"), [("sombre", "slate"), ("clair", "default")])
def test_the_host_chooses_the_colours_and_the_engine_is_not_asked_for(page, theme, scheme):
    page.goto(f"{embed.address(GAME)}?theme={theme}")
    expect(page.locator("html")).to_have_attribute("data-md-color-scheme", scheme)
    assert page.locator(".feuille").get_attribute("data-etat") == "attente"
