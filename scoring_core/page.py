"""A submitted form in, a page out. Everything that shows a sheet calls this module."""

from dataclasses import dataclass
from typing import Any

import htpy as h

from scoring_core import catalogue, form, markup
from scoring_core.entry import ANSWER, Entry, Place
from scoring_core.sheet import Sheet
from scoring_core.tables import table


@dataclass(frozen=True, slots=True)
class Page:
    """La réponse d’une feuille."""

    html: str
    status: str
    data: dict[str, Any]
    problems: list[dict[str, str]]
    query: str


def respond(slug: str, query: str, prefix: str = "", home: str = "") -> Page:
    """Répond au formulaire d’une feuille.

    `prefix` et `home` disent où la feuille se trouve : voir `scoring_core.entry.Place`.
    Une feuille inconnue lève `KeyError`.
    """
    sheet = catalogue.sheet(slug)
    entry = _entry(sheet, query, Place(prefix, home))
    answer = sheet.read(entry)
    return Page(
        html=str(h.fragment[_form(sheet, entry, answer)]),
        status=sheet.status(answer),
        data=sheet.data(answer),
        problems=[{"field": name, "message": message} for name, message in entry.problems.items()],
        query=entry.query(),
    )


def draw(slug: str, query: str | None = None, home: str = "") -> str:
    """Dessine une feuille remplie, en texte et en tableaux, sans rien à toucher."""
    sheet = catalogue.sheet(slug)
    place = Place(home=home)
    entry = _entry(sheet, sheet.example if query is None else query, place)
    return str(h.fragment[sheet.drawing(sheet.read(entry), place)])


def values(game: str) -> str:
    """Rend le tableau de ce que valent les choses d’un jeu."""
    return str(table(*catalogue.GAMES[game].values()))


def _entry(sheet: Sheet, query: str, place: Place) -> Entry:
    if form.too_long(query):
        entry = Entry({}, place)
        entry.complain("", "C’est trop long pour une feuille : rien n’a été lu.")
        return entry
    typed = form.parse(query)
    action = typed.pop("action", None)
    return Entry(typed, place) if action is None else _acted(sheet, Entry(typed, place), action)


def _acted(sheet: Sheet, entry: Entry, action: str) -> Entry:
    code, _, argument = action.partition(":")
    act = sheet.actions.get(code)
    changed, focus = act(entry.form, argument) if act else (entry.form, "")
    return Entry(changed, entry.place, focus or ANSWER)


def _form(sheet: Sheet, entry: Entry, answer: Any) -> markup.Node:
    # Enter presses the first button of a form, so the first one changes nothing.
    enter = h.button(class_="entree", type="submit", name="action", value="compter", tabindex="-1")["Compter"]
    return enter, markup.problems_elsewhere(entry), sheet.form(entry, answer)
