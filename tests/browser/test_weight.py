"""Who only reads receives little, from this site alone, and nothing of the engine or against the policy."""

from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import brotli
import pytest
from playwright.sync_api import Browser

LIMIT = 200_000

pytestmark = pytest.mark.long


@cache
def weight(file: Path) -> int:
    """What a host sends of a file: compressed once, as well as can be."""
    return len(brotli.compress(file.read_bytes(), quality=11))


def test_no_page_weighs_more_than_a_reader_expects(chromium: Browser, address: str, built_site: Path):
    page = chromium.new_page(base_url=address)
    page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    asked: set[str] = set()
    refused: list[str] = []
    page.on("console", lambda message: message.type == "error" and refused.append(message.text))
    page.on("request", lambda request: asked.add(request.url.partition("#")[0]))
    heavy = {}
    for file in sorted(built_site.rglob("index.html")):
        asked.clear()
        page.goto(
            file.relative_to(built_site).as_posix().removesuffix("index.html"), wait_until="networkidle"
        )
        fetched = {url for url in asked if not url.startswith("data:")}
        assert {urlsplit(url)[:2] for url in fetched} == {urlsplit(address)[:2]}
        engine = {url for url in fetched if "/assets/moteur/" in url}
        assert not engine or "data-garde" in file.read_text("utf-8"), (
            page.url
        )  # who opens a game came to compute
        bytes_ = sum(weight(local(built_site, url)) for url in fetched - engine)
        heavy |= {page.url: bytes_} if bytes_ > LIMIT else {}
    page.close()
    assert heavy == {}
    assert refused == []


def local(site: Path, url: str) -> Path:
    file = site / urlsplit(url).path.lstrip("/")
    return file / "index.html" if file.is_dir() else file
