"""Numbered rows of a form, such as `champ-3-villes`: which are there, and which are too many."""

import re

from scoring_core.entry import Entry
from scoring_core.form import Form
from scoring_core.french import FIXED

MOST_ROWS = 40


def numbers(form: Form, noun: str, fields: str) -> list[int]:
    """Les lignes présentes, dans l’ordre ; `fields` est l’expression des champs connus."""
    row = re.compile(rf"{noun}-([1-9][0-9]*)-(?:{fields})")
    return sorted({int(match[1][:9]) for name in form if (match := row.fullmatch(name))})


def kept(entry: Entry, noun: str, fields: str) -> list[int]:
    """Les lignes qui comptent ; au-delà de la quarantième, un seul problème et le reste est ignoré."""
    typed = {name: text for name, text in entry.form.items() if text}
    if any(number > MOST_ROWS for number in numbers(typed, noun, fields)):
        entry.complain(
            f"{noun}-{MOST_ROWS + 1}",
            f"La feuille s’arrête à {MOST_ROWS} lignes{FIXED}: les suivantes ne comptent pas.",
        )
    return [number for number in numbers(entry.form, noun, fields) if number <= MOST_ROWS]


def free(form: Form, noun: str, fields: str) -> int | None:
    """Le premier numéro libre après les lignes présentes, sinon dans un trou."""
    taken = numbers(form, noun, fields)
    after = max((number for number in taken if number <= MOST_ROWS), default=0) + 1
    return after if after <= MOST_ROWS else next((n for n in range(1, MOST_ROWS + 1) if n not in taken), None)


def without(form: Form, noun: str, number: int) -> Form:
    """Le même formulaire sans la ligne."""
    return {name: text for name, text in form.items() if not name.startswith(f"{noun}-{number}-")}
