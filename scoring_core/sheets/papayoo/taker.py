"""Who took the Papayoo of a round: one tap, said in words, and held against the points."""

from collections.abc import Sequence
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core.entry import Entry
from scoring_core.fields import Choice
from scoring_core.form import Form
from scoring_core.french import FIXED, NARROW
from scoring_core.ledger.kind import Cells
from scoring_core.ledger.reading import Ledger, Round, cell_name
from scoring_core.markup import Node, name, remembered
from scoring_core.rules import ledger as rules
from scoring_core.rules.ledger import LAST_ROUND
from scoring_core.rules.papayoo import PAPAYOO, PAYOO_SUIT, ROUND_TOTAL
from scoring_core.seats import Seat

TAKER = "papayoo"  # the field of a round, and the action that fills it
MARK = "a ramassé le Papayoo"


def read_taker(entry: Entry, people: tuple[Seat, ...], number: int, cells: Cells) -> Seat | None:
    """Lit qui a ramassé le Papayoo, et dit si les points de la manche le permettent."""
    code = entry.read(_field(people, number))
    taker = next((seat for seat in people if str(seat.number) == code), None)
    known = zip(people, cells, strict=True)
    scores = {seat: rules.points(cell) for seat, cell in known if cell is not None}
    if taker is not None:
        _complain_of_the_taker(entry, number, taker, scores)
    _complain_of_nobody(entry, number, list(scores.values()), len(people))
    return taker


def taker_name(number: int) -> str:
    """Le nom du champ d’une manche."""
    return f"{TAKER}-{number}"


def options_of(people: Sequence[Seat]) -> tuple[tuple[str, str], ...]:
    """Les places, comme on les choisit dans une liste."""
    return tuple((str(seat.number), seat.name) for seat in people)


def mark(round_: Round, seat: Seat) -> str:
    """Ce que dit le point à côté d’une case."""
    return MARK if round_.extra == seat else ""


@lru_cache(maxsize=1024)
def _field(people: tuple[Seat, ...], number: int) -> Choice:
    return Choice(name=taker_name(number), label=f"Papayoo, manche {number}", options=options_of(people))


def _complain_of_the_taker(entry: Entry, number: int, taker: Seat, scores: dict[Seat, int]) -> None:
    if scores.get(taker, PAPAYOO) < PAPAYOO:
        message = f"Qui l’a ramassé a au moins {PAPAYOO} points, et non {scores[taker]}."
        entry.complain(taker_name(number), message)
    for seat, points in scores.items():
        if seat != taker and points > PAYOO_SUIT:
            message = f"Sans le Papayoo, on a {PAYOO_SUIT} points au plus."
            entry.complain(cell_name(number, seat.number), message)


def _complain_of_nobody(entry: Entry, number: int, scores: list[int], players: int) -> None:
    if len(scores) == players and sum(scores) == ROUND_TOTAL and max(scores) < PAPAYOO:
        message = f"Quelqu’un l’a ramassé, donc au moins {PAPAYOO} points{FIXED}: personne ne les a."
        entry.complain(taker_name(number), message)


def people_to_touch(entry: Entry, ledger: Ledger) -> Node:
    """Rend les joueurs : celui que l’on touche a ramassé le Papayoo de la dernière manche écrite."""
    round_ = next(iter(ledger.existing[-1:] or ledger.shown[:1]), None)
    if round_ is None:
        return None
    return h.fieldset(class_="pour")[
        h.legend[f"Qui a ramassé le Papayoo à la manche {round_.number}{NARROW}?"],
        (_touch_of(entry, round_, seat) for seat in ledger.people),
    ]


def _touch_of(entry: Entry, round_: Round, seat: Seat) -> Markup:
    place = f"ramasse-{round_.number}-{seat.number}"
    return _touch(entry.place.prefix + place, round_.number, seat, round_.extra == seat, entry.focus == place)


@remembered
def _touch(id_: str, number: int, seat: Seat, taken: bool, focused: bool) -> h.Element:
    box = h.input(
        type="checkbox",
        id=id_,
        value=str(seat.number),
        checked=taken,
        data_action=f"{TAKER}:{number}-{seat.number}",
        data_focus=focused,
    )
    return h.label(class_="personne", for_=id_)[box, h.span[name(seat.name)]]


def take(form: Form, argument: str) -> tuple[Form, str]:
    """Donne le Papayoo de la manche à une place, ou le lui reprend."""
    number, _, seat = argument.partition("-")
    if not _is_a_round(number) or not seat.isdecimal():
        return form, ""
    field = taker_name(int(number))
    return {**form, field: "" if form.get(field) == seat else seat}, f"ramasse-{number}-{seat}"


def without(form: Form, seat: str) -> Form:
    """Le même formulaire, où cette place n’a plus le Papayoo d’aucune manche."""
    taken = {field for field, text in form.items() if field.startswith(f"{TAKER}-") and text == seat}
    return {**form, **dict.fromkeys(taken, "")}


def _is_a_round(number: str) -> bool:
    return number.isdecimal() and int(number[:9]) in range(1, LAST_ROUND + 1)
