"""Who sits at the table.

A seat is a number, counted from 1, and stands for a player: two may share a name.
"""

import re
from dataclasses import dataclass

from scoring_core.entry import Entry
from scoring_core.fields import Field
from scoring_core.form import Form
from scoring_core.french import FIXED

LAST_SEAT = 10

_SEAT = re.compile("joueur-([1-9][0-9]*)")


@dataclass(frozen=True, slots=True)
class Seat:
    """Une place, et le nom sous lequel on la lit."""

    number: int
    name: str


def read_seats(entry: Entry, fewest: int, most: int) -> tuple[Seat, ...]:
    """Lit les places présentes, dans l’ordre des numéros ; les places en trop sont ignorées."""
    present = present_seats(entry.form)
    kept = [number for number in present if number <= LAST_SEAT][:most]
    if len(present) > len(kept):
        entry.complain(
            name_of(present[len(kept)]), f"On joue à {most} au plus : les joueurs en trop ne comptent pas."
        )
    if 0 < len(kept) < fewest:
        entry.complain(name_of(kept[-1]), f"Il faut au moins {fewest} joueurs.")
    typed = {number: entry.read(_name_field(number)) for number in kept}
    return _told_apart(typed)


def present_seats(form: Form) -> list[int]:
    """Les numéros des places présentes, même sans nom."""
    return sorted(int(match[1][:9]) for name in form if (match := _SEAT.fullmatch(name)))


def name_of(number: int) -> str:
    """Le nom du champ d’une place."""
    return f"joueur-{number}"


def add_seat(form: Form, most: int) -> tuple[Form, str]:
    """Ajoute une place au premier numéro libre."""
    taken = present_seats(form)
    free = next((n for n in range(1, LAST_SEAT + 1) if n not in taken), None)
    if free is None or len(taken) >= most:
        return form, ""
    return {**form, name_of(free): ""}, name_of(free)


def remove_seat(form: Form, number: int) -> tuple[Form, str]:
    """Retire une place ; ses champs ne comptent plus et s’en vont avec elle."""
    left = {name: text for name, text in form.items() if name != name_of(number)}
    return left, next((name for name in left if _SEAT.fullmatch(name)), "")


def _name_field(number: int) -> Field:
    label = f"Joueur{FIXED}{number}"
    return Field(name=name_of(number), label=label, placeholder=label, absent=None)


def _told_apart(typed: dict[int, str | None]) -> tuple[Seat, ...]:
    """Deux Léa se lisent « Léa » et « Léa 2 »."""
    seats, seen = [], {}
    for number, typed_name in typed.items():
        name = typed_name or f"Joueur{FIXED}{number}"
        key = "".join(name.split()).casefold()
        seen[key] = seen.get(key, 0) + 1
        seats.append(Seat(number, name if seen[key] == 1 else f"{name}{FIXED}{seen[key]}"))
    return tuple(seats)
