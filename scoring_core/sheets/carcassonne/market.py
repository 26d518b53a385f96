"""Goods as they are written down: three numbers a player, and never more than the box holds."""

from collections.abc import Mapping

import htpy as h

from scoring_core.entry import Entry
from scoring_core.fields import Number
from scoring_core.french import FIXED, count
from scoring_core.markup import Node, bare, name, remembered
from scoring_core.rules.carcassonne import goods
from scoring_core.seats import Seat
from scoring_core.tables import table

KINDS = {"vin": "vin", "ble": "blé", "tissu": "tissu"}

Tokens = Mapping[str, Mapping[int, int]]


def read_tokens(entry: Entry, people: tuple[Seat, ...]) -> Tokens:
    """Lit les jetons de chacun ; ceux qui dépassent la boîte se disent et ne comptent pas."""
    return {kind: _of_a_kind(entry, kind, people) for kind in goods.TOKENS}


def _of_a_kind(entry: Entry, kind: str, people: tuple[Seat, ...]) -> dict[int, int]:
    box = goods.TOKENS[kind]
    owned: dict[int, int] = {}
    for seat in people:
        tokens = entry.read(_field(kind, seat)) or 0
        if sum(owned.values()) + tokens > box:
            entry.complain(
                _name(kind, seat),
                f"La boîte n’a que {count(box, 'jeton')} de {KINDS[kind]}{FIXED}: recompte ceux de chacun.",
            )
            tokens = 0
        owned[seat.number] = tokens
    return owned


def _field(kind: str, seat: Seat) -> Number:
    label = f"{KINDS[kind].capitalize()} ({seat.name})"
    return Number(name=_name(kind, seat), label=label, low=0, high=goods.TOKENS[kind])


def _name(kind: str, seat: Seat) -> str:
    return f"{kind}-{seat.number}"


def section(entry: Entry, people: tuple[Seat, ...], tokens: Tokens) -> Node:
    """Rend les jetons de chacun, dans une section qui s’ouvre."""
    if not people:
        return None
    used = any(any(owned.values()) for owned in tokens.values())
    wrong = any(_name(kind, seat) in entry.problems for kind in KINDS for seat in people)
    boxes = tuple(tuple(bare(entry, _name(kind, seat)) for kind in KINDS) for seat in people)
    return _section(entry.place.prefix, people, boxes, used or wrong)


@remembered
def _section(prefix: str, people: tuple[Seat, ...], boxes: tuple, shown: bool) -> h.Element:
    lines = ((name(seat.name), *own) for seat, own in zip(people, boxes, strict=True))
    return h.details(class_="plus", id=prefix + "section-marchandises", open=shown)[
        h.summary["Marchandises (Marchands et Bâtisseurs)"],
        h.p(class_="aide")[
            f"Le plus de jetons d’une sorte rapporte {count(goods.MOST_OF_A_KIND, 'point')}, à chacun en cas d’égalité."
        ],
        table("Jetons de chacun", ("Joueur", *(kind.capitalize() for kind in KINDS.values())), lines),
    ]
