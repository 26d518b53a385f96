"""Papayoo: take as few points as you can.

Every round hands out the same points: the Payoo suit, 1 to 20, and the Papayoo, which
is the 7 of the suit that the die names. Source: Gigamic's rules (2010).
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from scoring_core.rules.points import Line

SUITS = ("pique", "coeur", "carreau", "trefle")
PAYOO = range(1, 21)
PAPAYOO_CARD = 7
PAPAYOO = 40
PAYOO_SUIT = sum(PAYOO)
ROUND_TOTAL = PAYOO_SUIT + PAPAYOO
FEWEST_PLAYERS, MOST_PLAYERS = 3, 8


def pile(payoo: Iterable[int], papayoo: bool) -> tuple[Line, ...]:
    """Explique les points d’une pile : le Papayoo d’abord, puis ses cartes Payoo."""
    papayoo_line = [Line(PAPAYOO, "papayoo", "compter")] if papayoo else []
    return (*papayoo_line, *(Line(card, "payoo", "compter") for card in payoo))


def missing(piles: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Les cartes Payoo que personne n’a."""
    owned = {card for payoo in piles for card in payoo}
    return tuple(card for card in PAYOO if card not in owned)


def owned_twice(piles: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Les cartes Payoo que l’on trouve plus d’une fois."""
    copies = Counter(card for payoo in piles for card in payoo)
    return tuple(sorted(card for card, owners in copies.items() if owners > 1))
