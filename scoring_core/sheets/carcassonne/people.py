"""Who is at the table, in a section that opens; and how people come and go."""

import htpy as h

from scoring_core import people
from scoring_core.entry import Entry
from scoring_core.markup import Node
from scoring_core.rules.carcassonne import MOST_PLAYERS
from scoring_core.seats import Seat

ACTIONS = people.actions(MOST_PLAYERS)


def section(entry: Entry, seated: tuple[Seat, ...], *buttons: Node) -> h.Element:
    """Rend les joueurs ; la section est ouverte tant qu’il n’y en a pas."""
    return h.details(class_="plus", id=entry.place.prefix + "section-joueurs", open=not seated)[
        h.summary["Joueurs"],
        h.div[(_person(entry, seat) for seat in seated)],
        h.div(class_="actions")[people.add_button(len(seated), MOST_PLAYERS), buttons],
    ]


def _person(entry: Entry, seat: Seat) -> h.Element:
    return h.div(class_="joueur-tete")[people.name_field(entry, seat), remove_button(seat)]


def remove_button(seat: Seat) -> Node:
    """Le dernier joueur aussi peut s’en aller : un élément se compte sans personne."""
    return people.remove_button(seat, MOST_PLAYERS, fewest=0)
