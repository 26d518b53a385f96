"""Numbered rows of a form, such as `champ-3-villes`: those that count, and where the next one goes."""

from collections.abc import Collection

from scoring_core.entry import Entry
from scoring_core.form import Form
from scoring_core.french import FIXED

MOST_ROWS = 40


def within(entry: Entry, noun: str, numbers: Collection[int]) -> list[int]:
    """Les lignes qui comptent ; au-delà de la quarantième, un seul problème et le reste est ignoré."""
    if any(number > MOST_ROWS for number in numbers):
        words = f"La feuille s’arrête à {MOST_ROWS} lignes{FIXED}: les suivantes ne comptent pas."
        entry.complain(f"{noun}-{MOST_ROWS + 1}", words)
    return sorted(number for number in numbers if number <= MOST_ROWS)


def free(taken: Collection[int]) -> int | None:
    """Le premier numéro libre après les lignes prises, sinon dans un trou."""
    after = max((number for number in taken if number <= MOST_ROWS), default=0) + 1
    return after if after <= MOST_ROWS else next((n for n in range(1, MOST_ROWS + 1) if n not in taken), None)


def without(form: Form, noun: str, number: str) -> Form:
    """Le même formulaire sans la ligne."""
    return {name: text for name, text in form.items() if not name.startswith(f"{noun}-{number}-")}
