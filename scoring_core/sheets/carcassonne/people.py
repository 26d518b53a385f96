"""Who is at the table, in a section that opens; and how people come and go."""

import htpy as h

from scoring_core import seats
from scoring_core.entry import Entry
from scoring_core.form import Form
from scoring_core.markup import Node, bare, button
from scoring_core.rules.carcassonne import MOST_PLAYERS
from scoring_core.seats import Seat


def section(entry: Entry, people: tuple[Seat, ...], *buttons: Node) -> h.Element:
    """Rend les joueurs ; la section est ouverte tant qu’il n’y en a pas."""
    return h.details(class_="plus", id=entry.place.prefix + "section-joueurs", open=not people)[
        h.summary["Joueurs"],
        h.div(class_="joueurs")[(_person(entry, seat) for seat in people)],
        h.div(class_="actions")[add_button(people), buttons],
    ]


def add_button(people: tuple[Seat, ...]) -> Node:
    """Le bouton qui ajoute une place, tant qu’il en reste."""
    return button("ajouter", "Ajouter un joueur") if len(people) < MOST_PLAYERS else None


def remove_button(seat: Seat) -> h.Element:
    """Le bouton qui retire une place."""
    return button(f"retirer:{seat.number}", "Retirer", "calme", f"Retirer {seat.name}")


def _person(entry: Entry, seat: Seat) -> h.Element:
    return h.div(class_="joueur-tete")[bare(entry, seats.name_of(seat.number)), remove_button(seat)]


def add(form: Form, _argument: str) -> tuple[Form, str]:
    """Ajoute une place."""
    return seats.add_seat(form, MOST_PLAYERS)


def remove(form: Form, argument: str) -> tuple[Form, str]:
    """Retire une place."""
    return seats.remove_seat(form, int(argument)) if argument.isdecimal() else (form, "")


ACTIONS = {"ajouter": add, "retirer": remove}
