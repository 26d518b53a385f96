"""Checks the built HTML, where every link has its last form, and the addresses of aide.json.

Links and sources of the site lead to a file, fragments to an id, ids are unique in a page,
and no page asks another host for a script, a style, an image, a font or a frame.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urljoin, urlsplit

from selectolax.lexbor import LexborHTMLParser

from site_hooks import RefusedError

FETCHED = "[src], [srcset], [poster], object[data], link[href]"
# These only name an address; every other <link> fetches it.
NAMING_LINKS = {"canonical", "alternate", "prev", "next", "author", "license", "me"}
NAMED_IN_JSON = {"$schema", "address", "embed"}
CSS_ADDRESS = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s]+)""")


@dataclass(frozen=True, slots=True)
class Page:
    address: str
    ids: Counter
    links: list[str]
    fetched: list[str]


def _attributes(tree: LexborHTMLParser, selector: str, *names: str) -> Iterator[str]:
    for node in tree.css(selector):
        yield from (node.attributes[name] or "" for name in names if name in node.attributes)


def _fetched(tree: LexborHTMLParser) -> Iterator[str]:
    for node in tree.css(FETCHED):
        if (node.attributes.get("rel") or "").lower() in NAMING_LINKS:
            continue
        for name in ("src", "poster", "data", "href"):
            yield from filter(None, [node.attributes.get(name)])
        for candidate in filter(str.strip, (node.attributes.get("srcset") or "").split(",")):
            yield candidate.split()[0]


def _read(path: Path, address: str) -> Page:
    tree = LexborHTMLParser(path.read_text("utf-8"))
    ids = Counter(_attributes(tree, "[id]", "id"))
    return Page(address, ids, list(_attributes(tree, "a[href], area[href]", "href")), list(_fetched(tree)))


def _read_json(path: Path, address: str) -> Page:
    return Page(address, Counter(), list(filter(None, _named(json.loads(path.read_text("utf-8"))))), [])


def _named(told: Any) -> Iterator[Any]:
    """The addresses in a JSON value, however deep."""
    if isinstance(told, list):
        told = dict(enumerate(told))
    if isinstance(told, dict):
        for key, value in told.items():
            yield from [value] if key in NAMED_IN_JSON else _named(value)


def _address(site: Path, path: Path) -> str:
    return path.relative_to(site).as_posix().removesuffix("index.html")


def _target(site: Path, path: str) -> Path:
    file = site / unquote(path)
    return file / "index.html" if file.is_dir() else file


class Checker:
    """One built folder, served at one address."""

    def __init__(self, site: Path, site_url: str) -> None:
        self.site, self.base = site, site_url.rstrip("/") + "/"
        files = sorted(site.rglob("*.html"))
        self.pages = {path: _read(path, _address(site, path)) for path in files}
        self.pages |= {path: _read_json(path, path.name) for path in site.glob("aide.json")}

    def problems(self) -> Iterator[str]:
        for page in self.pages.values():
            said = page.address or "the home page"
            yield from (f"{said}: {problem}" for problem in self._of_page(page))
        yield from self._of_styles()

    def _of_page(self, page: Page) -> Iterator[str]:
        yield from (f"id « {name} » is there {n} times" for name, n in page.ids.items() if n > 1)
        for link in dict.fromkeys(page.links + page.fetched):
            yield from self._of_link(page, link)
        for source in dict.fromkeys(page.fetched):
            if self._is_elsewhere(urljoin(self.base + page.address, source)):
                yield f"« {source} » is asked from another host"

    def _is_elsewhere(self, url: str) -> bool:
        here, there = urlsplit(self.base), urlsplit(url)
        return there.scheme in ("http", "https") and there[:2] != here[:2]

    def _of_link(self, page: Page, link: str) -> Iterator[str]:
        url = urljoin(self.base + page.address, link)
        if urlsplit(url).scheme not in ("http", "https") or self._is_elsewhere(url):
            return
        if not url.startswith(self.base):
            yield f"« {link} » leaves the site's folder"
            return
        parts = urlsplit(url)
        target = _target(self.site, parts.path.removeprefix(urlsplit(self.base).path))
        yield from self._of_target(link, target, unquote(parts.fragment))

    def _of_target(self, link: str, target: Path, fragment: str) -> Iterator[str]:
        if not target.is_file():
            yield f"« {link} » leads to no file"
        elif fragment and target in self.pages and fragment not in self.pages[target].ids:
            yield f"« {link} » leads to no id"

    def _of_styles(self) -> Iterator[str]:
        for path in sorted(self.site.rglob("*.css")):
            for address in CSS_ADDRESS.findall(path.read_text("utf-8")):
                yield f"{path.relative_to(self.site)}: « {address} » is asked from another host"


def check(site: Path, site_url: str) -> None:
    """Refuse the built folder, with everything that is wrong at once."""
    problems = list(Checker(site, site_url).problems())
    if problems:
        raise RefusedError("\n".join(["The built pages do not hold together:", *problems]))
