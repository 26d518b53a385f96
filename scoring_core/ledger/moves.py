"""A game rewritten without losing a point: seats change places, rounds come and go, people leave.

Each of these takes a form and gives another; what is not understood in it stays as it is.
"""

from collections.abc import Callable

from scoring_core import seats
from scoring_core.form import Form
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import CELL, NOT_PLAYED, cell_name, is_blank, typed_rounds
from scoring_core.rules.ledger import AWAY, LAST_ROUND


def swapped(kind: Kind, form: Form, one: int, other: int) -> Form:
    """Échange deux places : les noms, les cases, et tout ce qui désigne l’une ou l’autre."""
    seat = {one: other, other: one}
    text = {str(old): str(new) for old, new in seat.items()}
    moved = {}
    for field, typed in _with_defaults(kind, form).items():
        stem, *numbers = field.split("-")
        if stem in kind.extras or field in kind.seat_settings:
            typed = text.get(typed, typed)
        if stem == "joueur" or CELL.fullmatch(field):
            field = "-".join([stem, *numbers[:-1], text.get(numbers[-1], numbers[-1])])
        moved[field] = typed
    return moved


def _with_defaults(kind: Kind, form: Form) -> Form:
    """Écrit en toutes lettres la place qu’un réglage absent désigne : la première."""
    first = str(min(seats.present_seats(form), default=""))
    return {**form, **{field: form.get(field) or first for field in kind.seat_settings}}


def without_round(kind: Kind, form: Form, number: int) -> Form:
    """Retire une manche ; les suivantes prennent sa place."""
    left = {field: text for field, text in form.items() if _round_of(kind, field) != number}
    return _renumbered(kind, left, lambda found: found - 1 if found > number else found)


def with_round(kind: Kind, form: Form, number: int) -> Form:
    """Ouvre une manche vide avant celle-ci, s’il y a encore de la place."""
    rounds = [_round_of(kind, field) for field, text in form.items() if not is_blank(text)]
    if max(rounds, default=0) >= LAST_ROUND:
        return form
    return _renumbered(kind, form, lambda found: found + 1 if found >= number else found)


def _renumbered(kind: Kind, form: Form, number: Callable[[int], int]) -> Form:
    return {_at(kind, field, number): text for field, text in form.items()}


def _at(kind: Kind, field: str, number: Callable[[int], int]) -> str:
    found = _round_of(kind, field)
    if not found:
        return field
    stem, _, *seat = field.split("-")
    return "-".join([stem, str(number(found)), *seat])


def _round_of(kind: Kind, field: str) -> int:
    """La manche d’un champ, 0 s’il n’est d’aucune."""
    if cell := CELL.fullmatch(field):
        return int(cell[1])
    stem, _, number = field.partition("-")
    is_extra = stem in kind.extras and number.isascii() and number.isdecimal()
    return int(number[:9]) if is_extra and len(number) < 3 else 0


def away(form: Form, seat: int) -> Form:
    """Qui s’en va n’a pas joué les manches ouvertes où rien n’est écrit pour lui, sinon celle qui vient."""
    typed, waiting = _rounds(form)
    blank = [number for number in waiting if is_blank(form.get(cell_name(number, seat), ""))]
    after = min(max(typed, default=0) + 1, LAST_ROUND)
    return {**form, **{cell_name(number, seat): AWAY.value for number in blank or [after]}}


def back(form: Form, seat: int) -> Form:
    """Qui revient retrouve ses cases dans les manches ouvertes, sinon dans la dernière."""
    typed, waiting = _rounds(form)
    missed = [number for number in waiting if is_away(form, number, seat)]
    last = [number for number in typed[-1:] if is_away(form, number, seat)]
    return {**form, **{cell_name(number, seat): "" for number in missed or last}}


def is_away(form: Form, number: int, seat: int) -> bool:
    """Dit si la case d’une place porte un tiret."""
    return form.get(cell_name(number, seat), "").strip() in NOT_PLAYED


def _rounds(form: Form) -> tuple[list[int], list[int]]:
    """Les manches écrites, et celles d’entre elles qui attendent encore quelqu’un."""
    people = seats.present_seats(form)
    typed = [number for number in typed_rounds(form, people) if number <= LAST_ROUND]
    return typed, [number for number in typed if _waits(form, people, number)]


def _waits(form: Form, people: list[int], number: int) -> bool:
    return any(is_blank(form.get(cell_name(number, seat), "")) for seat in people)
