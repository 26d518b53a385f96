"""The home page: every game as a card that leads to it in one tap, and the games in progress.

A game's drawing is `docs/<jeu>/dessin.svg`; a game that has none shows its first letter on a card.
"""

import re
from pathlib import Path
from typing import Any

from htpy import Element, a, li, span, ul
from markdown.extensions.toc import slugify
from markupsafe import Markup

from scoring_core.catalogue import GAMES, SHEETS
from scoring_core.sheet import Sheet
from site_hooks import RefusedError, keeping
from site_hooks.typography import french

DOCS = Path(__file__).parent.parent / "docs"
HEADING = re.compile(r"^#+ (.*?)(?: *\{ *#([\w-]+) *\})?$", re.MULTILINE)


def cards() -> Element:
    """Every game, its page first, then its sheets."""
    return ul(".jeux")[(_card(**game) for game in games())]


def games() -> list[dict[str, Any]]:
    """What a template needs to lead to every game."""
    return [
        {"slug": slug, "title": french(game.title), "drawing": drawing(slug)} for slug, game in GAMES.items()
    ]


def games_in_progress() -> Element:
    """The games that this browser keeps, whatever their sheet."""
    return keeping.listed("Reprendre ma partie", [sheet for sheet in SHEETS.values() if sheet.kept])


def drawing(slug: str) -> Element:
    """What the game's card shows; its name is beside it, so it says nothing aloud."""
    file = DOCS / slug / "dessin.svg"
    drawn = Markup(file.read_text("utf-8")) if file.is_file() else span(".lettre")[GAMES[slug].title[0]]
    return span(".dessin", aria_hidden="true")[drawn]


def _card(slug: str, title: str, drawing: Element) -> Element:
    sheets = sorted((sheet for sheet in SHEETS.values() if sheet.game == slug), key=_order)
    return li(data_jeu=slug)[
        a(".jeu", href=f"{slug}/")[drawing, span[title]],
        ul[(li[a(href=place(sheet))[french(_short(sheet))]] for sheet in sheets)],
    ]


def _short(sheet: Sheet) -> str:
    """The sheet's title without the game's, which stands above it."""
    return re.sub(rf" (de|au|à|du) {re.escape(GAMES[sheet.game].title)}$", "", sheet.title)


def place(sheet: Sheet) -> str:
    """Where the sheet is, from the home page: the page that holds its fence, at the heading before it."""
    page, before = _fence(sheet)
    words, name = HEADING.findall(before)[-1]
    folder = "" if page.stem == "index" else f"{page.stem}/"
    return f"{sheet.game}/{folder}#{name or slugify(words, '-')}"


def _order(sheet: Sheet) -> tuple[bool, str, int]:
    """A whole game first, then in the order of the pages."""
    page, before = _fence(sheet)
    return not sheet.kept, page.stem, len(before)


def _fence(sheet: Sheet) -> tuple[Path, str]:
    """The page that holds the sheet, and its text up to there."""
    fence = re.compile(rf"^```feuille\n{re.escape(sheet.slug)}\b", re.MULTILINE)
    for page in sorted((DOCS / sheet.game).glob("*.md")):
        text = page.read_text("utf-8")
        if found := fence.search(text):
            return page, text[: found.start()]
    raise RefusedError(f"No page of docs/{sheet.game} holds the sheet « {sheet.slug} ».")
