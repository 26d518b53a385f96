"""The players of a sheet: how each is shown, who comes and who goes."""

from collections.abc import Mapping

import htpy as h

from scoring_core import seats
from scoring_core.entry import Entry
from scoring_core.form import Form
from scoring_core.markup import Node, bare, button, name
from scoring_core.seats import Seat
from scoring_core.sheet import Action

ADD, REMOVE = "ajouter", "retirer"


def player(seat: Seat, named: Node, beside: Node, *content: Node) -> h.Element:
    """Rend un joueur : son nom, ce qui se lit à côté, puis ses champs."""
    return h.fieldset(class_="joueur")[
        h.legend(class_="hors-vue")[name(seat.name)],
        h.div(class_="joueur-tete")[named, beside],
        content,
    ]


def name_field(entry: Entry, seat: Seat) -> Node:
    """Rend le nom d’un joueur, à écrire."""
    return bare(entry, seats.name_of(seat.number))


def points(shown: Node) -> h.Element:
    """Rend les points d’un joueur : pas un `output`, qui se ferait entendre à chaque touche."""
    return h.strong(class_="points")[shown]


def add_button(players: int, most: int) -> Node:
    """Rend de quoi ajouter un joueur, tant qu’il reste une place."""
    return button(ADD, "Ajouter un joueur") if players < most else None


def remove_button(seat: Seat, players: int, fewest: int) -> Node:
    """Rend de quoi retirer un joueur, tant qu’il en reste assez."""
    return (
        button(f"{REMOVE}:{seat.number}", "Retirer", "calme", f"Retirer {seat.name}")
        if players > fewest
        else None
    )


def actions(most: int) -> Mapping[str, Action]:
    """Ce que font ces boutons."""
    return {ADD: lambda form, _: seats.add_seat(form, most), REMOVE: _remove}


def _remove(form: Form, argument: str) -> tuple[Form, str]:
    known = argument in map(str, seats.present_seats(form))
    return seats.remove_seat(form, int(argument)) if known else (form, "")
