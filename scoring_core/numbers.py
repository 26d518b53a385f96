"""Whole numbers and lists of cards, as people type them."""

import re
from functools import lru_cache

from scoring_core.french import digits

MOST_DIGITS = 9

_SPACES = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_TERM = re.compile(rf"[0-9]+(?:[{_SPACES}][0-9]{{3}})*")
_SEPARATORS = re.compile(rf"[{_SPACES},;+]+")


class Problem(str):
    """Ce que la personne qui a tapé peut corriger, dit en une phrase."""


@lru_cache(maxsize=1024)  # a ledger reads hundreds, of which a key changes one
def whole_number(text: str, low: int, high: int) -> int | None | Problem:
    """Lit un nombre entier ou une somme (`3+6+2`) ; rien n’est encore écrit : `None`."""
    if not text.strip(_SPACES):
        return None
    terms = [_term(part.strip(_SPACES)) for part in text.split("+")]
    wrong = next((term for term in terms if isinstance(term, Problem)), None)
    if wrong is not None:
        return wrong
    return _in_range(sum(terms), low, high)


def card_list(text: str, low: int, high: int) -> tuple[int, ...] | Problem:
    """Lit des numéros de cartes séparés par des espaces, `,`, `;` ou `+`."""
    cards = []
    for word in words_of(text):
        card = card_number(word, low, high)
        if isinstance(card, Problem):
            return card
        cards.append(card)
    return tuple(cards)


def card_number(word: str, low: int, high: int) -> int | Problem:
    """Lit le numéro d’une seule carte."""
    if not (word.isascii() and word.isdigit()):
        return Problem(
            f"« {_short(word)} » n’est pas une carte. "
            f"Écris des numéros de {low} à {high}, séparés par des espaces."
        )
    if len(word) > MOST_DIGITS or not low <= int(word) <= high:
        return Problem(f"Il n’y a pas de {_short(word)} : les cartes vont de {low} à {high}.")
    return int(word)


def words_of(text: str) -> list[str]:
    """Les mots d’une liste de cartes, lisibles ou non."""
    return [word for word in _SEPARATORS.split(text) if word]


def holds(text: str, card: str) -> bool:
    """Dit si la liste tapée contient la carte."""
    return card in map(_plain, words_of(text))


def without(text: str, card: str) -> str:
    """La même liste sans la carte ; ce qui ne se lit pas y reste."""
    return " ".join(word for word in words_of(text) if _plain(word) != card) if holds(text, card) else text


def added(text: str, card: str) -> str:
    """La même liste, la carte à la fin."""
    return " ".join([*words_of(text), card])


def _term(text: str) -> int | Problem:
    if not text:
        return Problem("Il manque un nombre à côté du « + ».")
    if text[0] in "-−–":
        return Problem("Écris un nombre sans signe moins.")
    if not _TERM.fullmatch(text):
        return Problem("Écris un nombre entier, en chiffres et sans virgule.")
    number = re.sub(rf"[{_SPACES}]", "", text)
    return int(number) if len(number) <= MOST_DIGITS else Problem("Ce nombre est trop long.")


def _in_range(number: int, low: int, high: int) -> int | Problem:
    if low <= number <= high:
        return number
    return Problem(f"Écris un nombre de {digits(low)} à {digits(high)}.")


def _short(word: str) -> str:
    return word if len(word) <= 12 else word[:11] + "…"


def _plain(word: str) -> str:
    return word.lstrip("0") or word
