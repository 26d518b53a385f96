"""Figures on pages, checked by the build.

A figure that the rules can compute is never typed alone on a page. Write in Markdown, like a link,
what the reader sees, then `=` and where the rules say it:

    Une manche distribue [250](= papayoo.ROUND_TOTAL) points.
    Les cartes Payoo en font [210](= sum(range(1, 21))).
    Léa finit à [52](= example("papayoo/manche")["points"][0]).

The page shows « 250 », plain text. If a rule changes, the build stops and says which figure is now
wrong, on which page, and what the rules say. What may follow the sign `=`:

- a game's rules by their module's name: `papayoo`, `six_qui_prend`, `carcassonne`;
- `example("papayoo/manche")`: the data of a sheet's worked example (keys: see the contract);
- `data("papayoo/donne", "joueurs=4")`: the data of a sheet filled as in a link;
- `sum`, `len`, `max`, `min`, `range`, `sorted`.

Type a value the French way: `1 000` with a plain space, a list as `27, 71, 58`.
"""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from typing import Any

from markdown import Extension, Markdown
from markdown.inlinepatterns import InlineProcessor

from scoring_core import rules
from scoring_core.catalogue import SHEETS
from scoring_core.page import respond
from site_hooks import RefusedError
from site_hooks.typography import NARROW

START = r"\[([^\[\]]+)\]\(=\s*"
TOKEN = re.compile(r"""'[^']*'|"[^"]*"|[()]""")


def data(slug: str, query: str) -> dict[str, Any]:
    return respond(slug, query).data


def example(slug: str) -> dict[str, Any]:
    return data(slug, SHEETS[slug].example)


def _rules() -> Iterator[tuple[str, Any]]:
    for module in pkgutil.iter_modules(rules.__path__):
        yield module.name, importlib.import_module(f"{rules.__name__}.{module.name}")


def _names() -> dict[str, Any]:
    words = [data, example, sum, len, max, min, range, sorted]
    return {"__builtins__": {}} | {word.__name__: word for word in words} | dict(_rules())


def written(value: object) -> str:
    """The value as a French page writes it: `1 000`, `3,5`, `27, 71, 58`."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "oui" if value else "non"
    if isinstance(value, int | float):
        return f"{value:,}".replace(",", NARROW).replace(".", ",")
    if isinstance(value, list | tuple | range):
        return ", ".join(map(written, value))
    raise TypeError(f"{value!r} is not something that a page can show")


def _plain(text: str) -> str:
    return " ".join(text.split())


def checked(shown: str, expression: str) -> str:
    """What the page shows, once the rules have said the same."""
    figure = f"[{shown}](= {expression})"
    try:
        expected = written(eval(expression, _names()))
    except Exception as error:
        raise RefusedError(f"The figure {figure} cannot be computed: {error}") from error
    if _plain(expected) != _plain(shown):
        raise RefusedError(f"The figure {figure} is wrong: the page says {shown}, the rules say {expected}.")
    return expected


def closing(text: str, start: int) -> int | None:
    """Where the parenthesis opened before `start` closes; those in quotes do not count."""
    depth = 1
    for token in TOKEN.finditer(text, start):
        depth += {"(": 1, ")": -1}.get(token[0], 0)
        if depth == 0:
            return token.start()
    return None


class Figure(InlineProcessor):
    def handleMatch(self, m: re.Match[str], data: str) -> tuple[str | None, int | None, int | None]:
        end = closing(data, m.end())
        if end is None:
            raise RefusedError(f"The figure {m[0]}… has no closing parenthesis.")
        return checked(m[1], _plain(data[m.end() : end])), m.start(0), end + 1


class FiguresExtension(Extension):
    def extendMarkdown(self, md: Markdown) -> None:
        # Before links (160), whose spelling it borrows, and before escapes (180): expressions are code.
        md.inlinePatterns.register(Figure(START, md), "figure", 185)


def makeExtension(**options: object) -> FiguresExtension:
    return FiguresExtension(**options)
