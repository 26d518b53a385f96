"""From the ledger to the cards: the sheet that counts one round, and what things are worth."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core import form, seats
from scoring_core.entry import Entry
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import Ledger
from scoring_core.markup import Node, remembered
from scoring_core.tables import table


def counter(entry: Entry, ledger: Ledger) -> Node:
    """Mène à la feuille qui compte la manche que l’on écrit ; la page en reporte les points."""
    round_ = ledger.current
    if not ledger.kind.counter or round_ is None or ledger.standing.over:
        return None
    names = [(seats.name_of(seat.number), entry.text(seats.name_of(seat.number))) for seat in ledger.people]
    return _button(ledger.kind.counter, round_.number, form.encode(dict(names)))


@remembered
def _button(slug: str, number: int, start: str) -> h.Element:
    return h.button(type="button", data_compteur=slug, data_manche=str(number), data_depart=start)[
        f"Compter les cartes de la manche {number}"
    ]


@lru_cache(maxsize=16)
def worth(kind: Kind, prefix: str) -> Markup:
    """Rend ce que valent les choses, replié à côté de ce que l’on écrit."""
    words = kind.values()
    if words is None:
        return Markup()
    return Markup(h.details(id=f"{prefix}comment-compter")[h.summary["Comment compter"], table(*words)])
