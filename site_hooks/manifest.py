"""`/aide.json`: the games, their pages and questions, their sheets and fields, for a program that links here.

Read from the built pages and from the catalogue; its form is in docs/aide.schema.json. Addresses are
relative to the file's own, so that they hold wherever the site is published.
"""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from selectolax.lexbor import LexborHTMLParser, LexborNode

from scoring_core import page
from scoring_core.catalogue import GAMES, SHEETS
from scoring_core.entry import Entry
from scoring_core.fields import Field
from scoring_core.form import parse
from scoring_core.sheet import Sheet
from site_hooks import anchors, embed
from site_hooks.typography import french

NAME = "aide.json"
CONTRACT = 1
SHEETS_HERE = "calculer"  # the anchor of the sheets on every page of a game

Facts = dict[str, Any]


def write(root: Path, site: Path, site_url: str) -> None:
    """Write the file into the built folder."""
    text = json.dumps(describe(root, site, site_url), ensure_ascii=False, indent=1)
    (site / NAME).write_text(f"{text}\n", "utf-8")


def describe(root: Path, site: Path, site_url: str) -> Facts:
    """Everything that the file says; a game comes with its pages."""
    kept = set(anchors.permanent(root))
    games = [slug for slug in GAMES if (site / slug / "index.html").is_file()]
    return {
        "$schema": "aide.schema.json",
        "site": site_url,
        "language": "fr",
        "versions": versions(root),
        "games": [game(slug, pages_of(site, slug), kept) for slug in games],
    }


def versions(root: Path) -> Facts:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    pyodide = json.loads((root / "node_modules/pyodide/package.json").read_text("utf-8"))
    return {"contract": CONTRACT, "site": project["version"], "pyodide": pyodide["version"]}


def pages_of(site: Path, slug: str) -> dict[str, LexborHTMLParser]:
    """The game's pages by address, its home first; not those of one sheet."""
    addresses = (path.parent.relative_to(site).as_posix() + "/" for path in (site / slug).rglob("index.html"))
    own = sorted(set(addresses) - set(map(embed.address, SHEETS)))
    return {address: LexborHTMLParser((site / address / "index.html").read_text("utf-8")) for address in own}


def game(slug: str, pages: dict[str, LexborHTMLParser], kept: set[str]) -> Facts:
    return {
        "slug": slug,
        "title": french(GAMES[slug].title),
        "address": f"{slug}/",
        "pages": [page_(address, tree, kept) for address, tree in pages.items()],
        "sheets": [sheet(each, pages) for each in SHEETS.values() if each.game == slug],
    }


def page_(address: str, tree: LexborHTMLParser, kept: set[str]) -> Facts:
    return {
        "address": address,
        "title": said(tree.css_first("h1")),
        "anchors": [
            {"id": id_, "question": question, "address": there, "permanent": there in kept}
            for id_, question in questions(tree)
            for there in [f"{address}#{id_}"]
        ],
    }


def questions(tree: LexborHTMLParser) -> Iterator[tuple[str, str]]:
    """The headings that can be linked to, below the page's own."""
    for heading in tree.css("article :is(h2, h3, h4)[id]"):
        yield heading.attributes["id"], said(heading)


def said(heading: LexborNode) -> str:
    """The words of a heading, without the sign that links to it."""
    words = heading.clone()
    for sign in words.css(".headerlink"):
        sign.decompose()
    return words.text().strip()


def sheet(each: Sheet, pages: dict[str, LexborHTMLParser]) -> Facts:
    here = f'.feuille[data-feuille="{each.slug}"]:not(dialog *)'
    places = [address for address, tree in pages.items() if tree.css_matches(here)]
    return {
        "slug": each.slug,
        "title": french(each.title),
        "address": f"{places[0]}?feuille={each.slug}#{SHEETS_HERE}" if places else None,
        "embed": embed.address(each.slug),
        "blank": each.blank,
        "example": page.respond(each.slug, each.example).query,
        "fields": [field(each_) for each_ in fields(each).values()],
        "data": list(page.respond(each.slug, each.blank).data),
    }


def fields(each: Sheet) -> dict[str, Field]:
    """The fields of the blank form, then those that only the example has."""
    found: dict[str, Field] = {}
    for query in (each.blank, each.example):
        entry = Entry(parse(query))
        each.read(entry)
        found = entry.fields | found
    return found


def field(each: Field) -> Facts:
    told = {"name": each.name, "kind": each.kind, "label": each.label}
    told |= {bound: getattr(each, bound) for bound in ("low", "high") if hasattr(each, bound)}
    if hasattr(each, "options"):
        told["options"] = [{"code": code, "label": label} for code, label in each.options]
        told["default"] = each.default
    return told
