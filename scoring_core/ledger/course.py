"""How the game went: one sentence on what decided, the totals as lines, and the same as a table."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.french import FIXED
from scoring_core.ledger import chart
from scoring_core.ledger.reading import Ledger, Round
from scoring_core.markup import Node, name
from scoring_core.rules import course as rules
from scoring_core.rules import ledger as totals_of
from scoring_core.rules.course import Turn
from scoring_core.seats import Seat
from scoring_core.tables import table

FEWEST_ROUNDS = 2  # one point is no line


def decided(ledger: Ledger) -> Node:
    """Dit ce qui a décidé d’une partie finie."""
    if not ledger.standing.over:
        return None
    turn = rules.turning_point([round_.cells for round_ in ledger.closed], len(ledger.people))
    return h.p(class_="decide")[_SAID[turn.code](ledger, turn)] if turn else None


def course(ledger: Ledger, prefix: str) -> Node:
    """Rend les courbes d’une partie que l’on joue, et leur tableau, replié."""
    return _folded(*_facts(ledger), prefix) if len(ledger.closed) >= FEWEST_ROUNDS else None


def curves(ledger: Ledger) -> Node:
    """Rend les courbes seules, près d’un tableau qui donne déjà les totaux."""
    return _curves(*_facts(ledger)) if len(ledger.closed) >= FEWEST_ROUNDS else None


def _facts(ledger: Ledger) -> tuple:
    numbers = tuple(round_.number for round_ in ledger.closed)
    reached = totals_of.running([round_.cells for round_ in ledger.closed], len(ledger.people))
    return ledger.people, numbers, tuple(reached), ledger.target


@lru_cache(maxsize=64)
def _curves(people: tuple[Seat, ...], numbers: tuple, reached: tuple, target: int | None) -> Markup:
    return Markup(h.figure(class_="courbes")[chart.lines(people, numbers, reached, target)])


@lru_cache(maxsize=64)
def _folded(
    people: tuple[Seat, ...], numbers: tuple, reached: tuple, target: int | None, prefix: str
) -> Markup:
    heads = ("Manche", *(name(seat.name) for seat in people))
    rows = [
        (str(number), *map(french.digits, totals))
        for number, totals in zip(numbers, reached[1:], strict=True)
    ]
    return Markup(
        h.fragment[
            _curves(people, numbers, reached, target),
            h.details(class_="totaux-manches", id=f"{prefix}totaux")[
                h.summary["Totaux, manche après manche"],
                table("Totaux après chaque manche", heads, rows),
            ],
        ]
    )


def _led(ledger: Ledger, turn: Turn) -> Node:
    return name(ledger.people[turn.player].name), " a mené de la première manche à la dernière."


def _passed(ledger: Ledger, turn: Turn) -> Node:
    round_ = ledger.closed[turn.round]
    return (
        name(ledger.people[turn.player].name),
        f" est en tête depuis la manche {round_.number}",
        _who_led(ledger, turn, round_),
        ".",
    )


def _who_led(ledger: Ledger, turn: Turn, round_: Round) -> Node:
    """Ce que la manche a coûté à qui menait, s’il était seul."""
    if len(turn.before) != 1:
        return None
    led = turn.before[0]
    return f"{FIXED}: ", name(ledger.people[led].name), ", qui menait, ", _took(ledger, round_, led)


def _biggest(ledger: Ledger, turn: Turn) -> Node:
    round_ = ledger.closed[turn.round]
    who = name(ledger.people[turn.player].name)
    return (
        f"La plus grosse manche est la {round_.number}{FIXED}: ",
        who,
        " ",
        _took(ledger, round_, turn.player),
        ".",
    )


def _took(ledger: Ledger, round_: Round, player: int) -> str:
    points = french.count(totals_of.points(round_.cells[player]), ledger.kind.unit)
    mark = ledger.kind.mark(round_, ledger.people[player])
    return f"y a pris {points}" + (f" et {mark}" if mark else "")


_SAID = {"led": _led, "passed": _passed, "biggest": _biggest}
