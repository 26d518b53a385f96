"""Fences that a page writes to receive something of the core, ready as HTML.

    ```feuille          the live sheet, blank        ```valeurs        what things are worth
    papayoo/manche                                   papayoo
    ```                                              ```
    ```exemple          the worked example, drawn,   ```jeux           every game and its sheets,
    papayoo/manche      with a link that fills       ```               for the home page
    ```                 the sheet                    ```papier         the sheet for a pencil,
                                                     papayoo           to download
                                                     ```

    ```message          what an app is told of a form, as JSON
    papayoo/manche formulaire=joueur-1=L%C3%A9a
    ```

After the name, `regles=../` leads from the page to the game's page (where the rules are), `prefixe=pli-`
goes before the ids of a second sheet on a page, `vers=partie/` leads from an example to its sheet.

The registry is the list of `custom_fences` in mkdocs.yml. SuperFences stores the result apart, so
neither Markdown nor the typography touches it.
"""

import json
from collections.abc import Callable, Collection
from functools import wraps
from typing import Any
from urllib.parse import urlencode

from htpy import Element, Fragment, a, code, div, form, fragment, p, pre
from markupsafe import Markup
from pymdownx.superfences import SuperFencesException

from scoring_core import page
from scoring_core.catalogue import GAMES, SHEETS
from site_hooks import RefusedError, home, paper
from site_hooks.keeping import counter_over, games_in_progress, keeping
from site_hooks.printing import on_paper

# Nothing is ever sent. At each key Chrome reads a whole form again, to fill in addresses, unless it looks like a
# search: a ledger of 160 boxes kept another core busy for 20 ms.
FORM = {"method": "dialog", "action": "/search/", "autocomplete": "off"}


class FenceError(RefusedError, SuperFencesException):
    """SuperFences hides every other exception and would show the fence as code."""


def _fence(known: Collection[str]) -> Callable[..., Callable[..., str]]:
    """Makes what SuperFences calls, from a function of the name that the fence holds and of its options."""

    def decorate(draw: Callable[..., Any]) -> Callable[..., str]:
        @wraps(draw)
        def formatter(source: str, language: str, *_: Any, **__: Any) -> str:
            name, *words = source.split() or [""]
            if name not in known:
                names = ", ".join(sorted(known)) or "nothing"
                raise FenceError(f"A fence « {language} » holds « {name} »; it may hold: {names}.")
            try:
                return str(draw(name, **dict(word.split("=", 1) for word in words)))
            except Exception as error:
                raise FenceError(f"The fence « {language} » of « {name} » failed: {error!r}") from error

        return formatter

    return decorate


@_fence(SHEETS)
def sheet(slug: str, prefixe: str = "", regles: str = "") -> Fragment:
    """The sheet at first paint: blank, the engine not asked for."""
    return fragment[live(slug, prefixe, regles), games_in_progress(SHEETS[slug])]


def live(slug: str, prefix: str = "", home: str = "", *, alone: bool = False) -> Fragment:
    """A sheet and its counter; one that is alone on its page takes what the page's address says."""
    shown = SHEETS[slug]
    counter = _form(shown.counter, "compter-", home) if shown.counter else None
    return fragment[_form(slug, prefix, home, alone), on_paper(shown, home), counter_over(shown, counter)]


def _form(slug: str, prefix: str, home: str, alone: bool = False) -> Element:
    blank = page.respond(slug, SHEETS[slug].blank, prefix, home)
    place = {"data-prefixe": prefix or None, "data-regles": home or None, "data-seule": alone}
    state = {"data-feuille": slug, "data-etat": "attente", "data-reponse": "0"}
    return div(".feuille", state | place | keeping(SHEETS[slug]))[
        form(FORM, novalidate=True, data_search_exclude=True)[Markup(blank.html)],
        p(role="status"),
    ]


@_fence(SHEETS)
def example(slug: str, regles: str = "", vers: str = "") -> Element:
    """The worked example as text and tables, readable with no script."""
    fill = f"{vers}?{urlencode({'feuille': slug}, safe='/')}&{SHEETS[slug].example}#calculer"
    return div(".exemple")[
        Markup(page.draw(slug, home=regles)),
        p[a(".essayer", href=fill)["Essayer avec cet exemple"]],
    ]


@_fence(GAMES)
def values(game: str) -> str:
    """The table of what things are worth in a game."""
    return page.values(game)


@_fence(SHEETS)
def message(slug: str, formulaire: str) -> Element:
    """What the host of an embedded sheet is told when it shows this form."""
    answer = page.respond(slug, formulaire)
    told = {"type": "feuille", "feuille": slug, "query": answer.query}
    told |= {"data": answer.data, "problems": answer.problems}
    return div(".highlight")[pre[code[_json(told)]]]


def _json(value: Any, margin: str = "\n") -> str:
    """JSON as one reads it: a key a line, a list on its own."""
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    lines = [f"{margin}  {json.dumps(key)}: {_json(each, f'{margin}  ')}" for key, each in value.items()]
    return "{" + ",".join(lines) + margin + "}"


@_fence([slug for slug, game in GAMES.items() if game.paper])
def score_sheet(game: str) -> Element:
    """The link to the PDF that `paper.write` puts beside the game's page."""
    fewest, most = GAMES[game].paper.players
    return p(".papier")[
        a(".md-button", href=paper.NAME, type="application/pdf")["Imprimer la feuille de score"],
        f" PDF, une page A4, de {fewest} à {most} joueurs.",
    ]


@_fence([""])
def games(_: str) -> Fragment:
    """The games in progress, then every game, with a link to its page and to its sheets."""
    return fragment[home.games_in_progress(), home.cards()]
