"""What is set once, or put right: rounds planned, how it ends, who plays, which round is too many."""

from collections.abc import Sequence
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.entry import Entry
from scoring_core.ledger.kind import Kind, Offer
from scoring_core.ledger.reading import VISITED, Ledger
from scoring_core.markup import Node, button, labelled, name, remembered
from scoring_core.people import ADD
from scoring_core.rules.ledger import AWAY
from scoring_core.seats import Seat

PLACE = "place-"  # what the buttons of a player move to, followed by his seat


def settings(entry: Entry, ledger: Ledger) -> h.Element:
    """Rend les réglages, repliés."""
    kind, people = ledger.kind, ledger.people
    return h.details(id=f"{entry.place.prefix}reglages")[
        h.summary["Joueurs, manches prévues et fin de partie"],
        h.div(class_="reglages")[
            labelled(entry, "manches"),
            _proposals("manches", _together(kind.planned(len(people)))),
            labelled(entry, "objectif"),
            _proposals("objectif", _together(kind.targets)),
            labelled(entry, "terminee"),
            kind.settings(entry, ledger),
        ],
        _people(people, kind, _away(ledger), entry.focus),
        _rounds(entry),
    ]


def _together(offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """Un nombre que l’on propose pour deux raisons se propose une fois."""
    numbers = dict.fromkeys(number for number, _ in offers)
    return tuple((each, ", ".join(why for number, why in offers if number == each)) for each in numbers)


@lru_cache(maxsize=64)
def _proposals(code: str, offers: tuple[Offer, ...]) -> Markup:
    buttons = [button(f"{code}:{number or ''}", _offer(number, why), "calme") for number, why in offers]
    return Markup(h.p(class_="propositions")[((button_, " ") for button_ in buttons)]) if offers else Markup()


def _offer(number: int | None, why: str) -> str:
    return f"{french.digits(number) if number else 'Aucun'}{french.FIXED}: {why}"


def _away(ledger: Ledger) -> tuple[Seat, ...]:
    """Qui a un tiret dans la dernière manche écrite."""
    cells = [zip(ledger.people, round_.cells, strict=True) for round_ in ledger.existing[-1:]]
    return tuple(seat for line in cells for seat, cell in line if cell is AWAY)


@lru_cache(maxsize=64)
def _people(people: tuple[Seat, ...], kind: Kind, away: tuple[Seat, ...], focus: str) -> Markup:
    add = button(ADD, "Ajouter un joueur", focused=focus == ADD) if len(people) < kind.most else None
    return Markup(
        h.fragment[
            h.ol(class_="places", aria_label="Les joueurs, dans l’ordre")[
                (_person(seat, people, kind, seat in away, focus) for seat in people)
            ],
            h.div(class_="actions")[add, button("effacer", "Effacer les scores", "calme")],
        ]
    )


def _person(seat: Seat, people: tuple[Seat, ...], kind: Kind, is_away: bool, focus: str) -> h.Element:
    first, last = seat == people[0], seat == people[-1]
    here = focus == f"{PLACE}{seat.number}"
    code, words = ("revenu", "Revient") if is_away else ("absent", "S’en va")
    return h.li[
        h.span(class_="qui")[name(seat.name)],
        button(
            f"{code}:{seat.number}",
            words,
            "calme absent",
            f"{words}{french.FIXED}: {seat.name}",
            focused=here,
        ),
        None if first else _move("monter", "↑", "Monter", seat, focus),
        None if last else _move("descendre", "↓", "Descendre", seat, focus),
        _remove(seat) if len(people) > kind.fewest else None,
    ]


def _move(code: str, arrow: str, words: str, seat: Seat, focus: str) -> h.Element:
    whole, here = f"{words}{french.FIXED}: {seat.name}", focus == f"{code}-{seat.number}"
    return button(f"{code}:{seat.number}", arrow, f"fleche {code}", whole, focused=here)


def _remove(seat: Seat) -> h.Element:
    return button(f"retirer:{seat.number}", "Retirer", "calme", f"Retirer{french.FIXED}: {seat.name}")


def _rounds(entry: Entry) -> Node:
    """Ce que l’on corrige quand une manche est en trop, ou oubliée."""
    return h.div(class_="reglages")[labelled(entry, VISITED), _round_buttons()]


@remembered
def _round_buttons() -> h.Element:
    return h.p(class_="propositions")[
        button("inserer", "Insérer une manche avant", "calme"),
        " ",
        button("enlever", "Retirer cette manche", "calme"),
    ]
