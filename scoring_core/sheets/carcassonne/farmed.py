"""Fields as they are written down: the cities that each touches, who lies there."""

import re
from dataclasses import dataclass
from typing import ClassVar

from scoring_core.entry import Entry
from scoring_core.fields import Check, Choice, Field, Number
from scoring_core.form import Form
from scoring_core.french import FIXED
from scoring_core.numbers import Problem, words_of
from scoring_core.rules.carcassonne import farmers, majority
from scoring_core.seats import Seat
from scoring_core.sheets.carcassonne import rows

NOUN = "champ"
RULE_NAMES = {farmers.V3: "v3, l’actuelle", farmers.V2: "v2, l’intermédiaire", farmers.V1: "v1, la première"}

_FIELD = re.compile(rf"{NOUN}-([1-9][0-9]*)-(villes|(?:paysans|cochon)-[1-9][0-9]*)")
_LETTERS = re.compile("[A-Z]*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cities(Field):
    """Des villes terminées, une lettre chacune : `AB` ou `A B`."""

    kind: ClassVar[str] = "cities"

    def read(self, text: str) -> frozenset[str] | Problem:
        letters = "".join(words_of(text))
        if not letters.isascii() or not _LETTERS.fullmatch(letters.upper()):
            return Problem(
                "Écris une lettre par ville terminée, de A à Z, la même lettre partout où c’est la même ville."
            )
        return frozenset(letters.upper())

    def control(self, text: str, **attributes: object):
        return Field.control(self, text, autocapitalize="characters", spellcheck="false", **attributes)


def read_rule(entry: Entry) -> str:
    """Lit la règle des champs : l’actuelle, si rien n’est dit."""
    options = tuple(RULE_NAMES.items())
    return entry.read(Choice(name="regle", label="Règle des champs", options=options, default=farmers.V3))


def read_fields(entry: Entry, people: tuple[Seat, ...]) -> tuple[farmers.Field, ...]:
    """Lit les champs, dans l’ordre de leurs numéros."""
    return tuple(_field(entry, number, people) for number in rows.within(entry, NOUN, numbers_in(entry.form)))


def numbers_in(form: Form) -> set[int]:
    """Les champs qui sont sur la feuille : une ligne y reste, même vide ; au-delà de la dernière, il faut y écrire."""
    found = ((int(match[1][:9]), text) for name, text in form.items() if (match := _FIELD.fullmatch(name)))
    return {number for number, text in found if text or number <= rows.MOST_ROWS}


def _field(entry: Entry, number: int, people: tuple[Seat, ...]) -> farmers.Field:
    # A row stays on the table while it is blank, like a seat: `absent` says so.
    label = "Villes terminées, une lettre chacune"
    cities = entry.read(Cities(name=cities_of(number), label=label, absent=None))
    lying = {seat.number: entry.read(_farmers(number, seat)) or 0 for seat in people}
    pigs = frozenset(seat.number for seat in people if entry.read(_pig(number, seat)))
    return farmers.Field(number, cities, lying, pigs)


def _farmers(number: int, seat: Seat) -> Number:
    label = f"Champ{FIXED}{number}, paysans ({seat.name})"
    return Number(name=farmers_of(number, seat), label=label, low=0, high=majority.MOST_MEEPLES)


def _pig(number: int, seat: Seat) -> Check:
    return Check(name=pig_of(number, seat), label=f"Cochon ({seat.name})")


def cities_of(number: int) -> str:
    """Le nom du champ où s’écrivent les villes."""
    return f"{NOUN}-{number}-villes"


def farmers_of(number: int, seat: Seat) -> str:
    """Le nom du champ où s’écrivent les paysans d’une place."""
    return f"{NOUN}-{number}-paysans-{seat.number}"


def pig_of(number: int, seat: Seat) -> str:
    """Le nom de la case du cochon d’une place."""
    return f"{NOUN}-{number}-cochon-{seat.number}"
