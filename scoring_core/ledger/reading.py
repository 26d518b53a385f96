"""A ledger being read: rounds of cells, of which the closed ones add up."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from htpy import Element

from scoring_core import seats
from scoring_core.entry import Entry
from scoring_core.fields import Check, Choice, Field, Number
from scoring_core.form import Form
from scoring_core.french import FIXED, NARROW
from scoring_core.ledger.kind import Cells, Kind
from scoring_core.numbers import Problem
from scoring_core.rules import ledger as rules
from scoring_core.rules.ledger import AWAY, LAST_ROUND, Away, Standing
from scoring_core.seats import Seat

NOT_PLAYED = ("-", "–", "x")

VISITED = "visee"  # the round that the buttons of the settings speak of: it changes no result

CELL = re.compile("manche-([1-9][0-9]{0,8})-([1-9][0-9]{0,8})")
_BLANKS = f" {FIXED}{NARROW}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreField(Number):
    """Les points d’un joueur dans une manche, ou de quoi dire qu’il n’a pas joué."""

    kind: ClassVar[str] = "score"

    def read(self, text: str) -> int | Away | None | Problem:
        return AWAY if text.strip(_BLANKS) in NOT_PLAYED else Number.read(self, text)

    # The ledger has keys of its own: a phone's keyboard would hide half of it.
    def control(self, text: str, **attributes: object) -> Element:
        return Field.control(self, text, inputmode="none", **attributes)


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitedField(Choice):
    """La manche dont parlent les boutons ; une manche qui n’est plus là ne se choisit plus."""

    def read(self, text: str) -> str | None:
        return text if text in dict(self.options) else None

    def spelled(self, text: str) -> str | None:
        return self.read(text)


@dataclass(frozen=True, slots=True)
class Round:
    """Une manche montrée, écrite ou non."""

    number: int
    cells: Cells
    fault: Sequence[str]  # why it cannot close although it is filled
    extra: Any  # what the game read of it

    @property
    def exists(self) -> bool:
        return any(cell is not None for cell in self.cells)

    @property
    def filled(self) -> bool:
        return None not in self.cells

    @property
    def closed(self) -> bool:
        return self.filled and not self.fault

    @property
    def sum(self) -> int:
        return sum(rules.points(cell) for cell in self.cells if cell is not None)


@dataclass(frozen=True, slots=True)
class Ledger:
    """La partie, telle qu’elle est écrite."""

    kind: Kind
    people: tuple[Seat, ...]
    shown: tuple[Round, ...]
    target: int | None
    planned: int | None
    settings: Any
    standing: Standing

    @property
    def existing(self) -> list[Round]:
        return [round_ for round_ in self.shown if round_.exists]

    @property
    def closed(self) -> list[Round]:
        return [round_ for round_ in self.shown if round_.closed]

    @property
    def open(self) -> list[Round]:
        return [round_ for round_ in self.shown if round_.exists and not round_.closed]

    @property
    def current(self) -> Round | None:
        """La manche que l’on écrit : la première ouverte, sinon celle qui vient."""
        blank = [round_ for round_ in self.shown if not round_.exists]
        return next(iter([*self.open, *blank[-1:]]), None)

    @property
    def leaders(self) -> list[Seat]:
        return [self.people[position] for position in self.standing.leaders]

    @property
    def winners(self) -> list[Seat]:
        return [self.people[position] for position in self.standing.winners]


def read(kind: Kind, entry: Entry) -> Ledger:
    """Lit toute la partie ; chaque champ est lu une fois."""
    people = seats.read_seats(entry, kind.fewest, kind.most)
    shown = tuple(_round(kind, entry, people, number) for number in _shown(kind, entry, people))
    target = entry.read(_target_field(kind))
    planned = entry.read(Number(name="manches", label="Manches prévues", low=1, high=LAST_ROUND))
    ended = entry.read(Check(name="terminee", label="La partie est terminée"))
    settings = kind.read_settings(entry, people)
    _read_visited(entry, shown)
    closed = [round_.cells for round_ in shown if round_.closed]
    standing = rules.standing(closed, len(people), target=target, planned=planned, ended=ended)
    return Ledger(kind, people, shown, target, planned, settings, standing)


def _read_visited(entry: Entry, shown: Sequence[Round]) -> None:
    options = tuple((str(round_.number), str(round_.number)) for round_ in shown)
    entry.read(VisitedField(name=VISITED, label=f"Quelle manche{NARROW}?", options=options))


def cell_name(number: int, seat: int) -> str:
    """Le nom de la case d’une manche et d’une place."""
    return f"manche-{number}-{seat}"


def is_blank(text: str) -> bool:
    """Dit si rien n’est écrit."""
    return not text.strip(_BLANKS)


def typed_rounds(form: Form, people: list[int]) -> list[int]:
    """Les manches dont une case porte quelque chose, lisible ou non."""
    cells = ((match, text) for field, text in form.items() if (match := CELL.fullmatch(field)))
    return sorted({int(match[1]) for match, text in cells if int(match[2]) in people and not is_blank(text)})


def _target_field(kind: Kind) -> Number:
    # An objective that the game sets and the reader erases is not the same as an absent one.
    bounds = {"low": 1, "high": 9999}
    return Number(name="objectif", label="Objectif", hint=kind.target_hint, absent=kind.target, **bounds)


def _shown(kind: Kind, entry: Entry, people: tuple[Seat, ...]) -> range:
    if not people:
        return range(0)
    typed = typed_rounds(entry.form, [seat.number for seat in people])
    extra = _extra_rounds(kind, entry.form)
    beyond = [number for number in [*typed, *extra] if number > LAST_ROUND]
    if beyond:
        message = f"Une partie a {LAST_ROUND} manches au plus{FIXED}: la suite ne compte pas."
        entry.complain(cell_name(min(beyond), people[0].number), message)
    last = max((number for number in typed if number <= LAST_ROUND), default=0) + 1
    chosen = max((number for number in extra if number <= LAST_ROUND), default=0)
    return range(1, min(max(last, chosen), LAST_ROUND) + 1)


def _extra_rounds(kind: Kind, form: Form) -> list[int]:
    names = "|".join(map(re.escape, kind.extras))
    pattern = re.compile(f"(?:{names})-([1-9][0-9]{{0,8}})")
    matches = (pattern.fullmatch(field) for field, text in form.items() if names and not is_blank(text))
    return [int(match[1]) for match in matches if match]


def _round(kind: Kind, entry: Entry, people: tuple[Seat, ...], number: int) -> Round:
    cells = tuple(entry.read(score_field(number, seat, kind.highest)) for seat in people)
    extra = kind.read_extra(entry, people, number, cells)
    fault = () if None in cells else kind.fault(cells)
    if fault:
        entry.complain(cell_name(number, people[-1].number), " ".join(fault))
    return Round(number, cells, fault, extra)


@lru_cache(maxsize=4096)
def score_field(number: int, seat: Seat, highest: int) -> ScoreField:
    """Le champ d’une case."""
    label = f"{seat.name}, manche {number}"
    return ScoreField(name=cell_name(number, seat.number), label=label, low=0, high=highest)
