"""Papayoo: take as few points as you can.

Every round hands out the same points: the Payoo suit, 1 to 20, and the Papayoo, which
is the 7 of the suit that the die names. Source: Gigamic's rules (2010).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from scoring_core.rules.points import Line

SUITS = ("pique", "coeur", "carreau", "trefle")
SUIT = range(1, 11)
PAYOO_NAME = "payoo"
PAYOO = range(1, 21)
PAPAYOO_CARD = 7
PAPAYOO = 40
PAYOO_SUIT = sum(PAYOO)
ROUND_TOTAL = PAYOO_SUIT + PAPAYOO
FEWEST_PLAYERS, MOST_PLAYERS = 3, 8
DIE_FACES = 8


@dataclass(frozen=True, slots=True)
class Deal:
    """Une donne : combien de cartes chacun, et combien il en passe."""

    players: int
    removed: tuple["Card", ...]

    @property
    def deck(self) -> int:
        return WHOLE_DECK - len(self.removed)

    @property
    def cards_each(self) -> int:
        return self.deck // self.players

    @property
    def passed(self) -> int:
        match self.players:
            case 3 | 4:
                return 5
            case 5:
                return 4
            case _:
                return 3


@dataclass(frozen=True, slots=True)
class Card:
    """Une carte : sa couleur, Payoo comprise, et son nombre."""

    suit: str
    number: int

    @property
    def code(self) -> str:
        return f"{self.suit}-{self.number}"


SUIT_CARDS = [Card(suit, number) for suit in SUITS for number in SUIT]
DECK = (*SUIT_CARDS, *(Card(PAYOO_NAME, number) for number in PAYOO))
WHOLE_DECK = len(DECK)


def deal(players: int) -> Deal:
    """Toutes les cartes se distribuent ; les 1 s’en vont quand elles ne se partagent pas."""
    ones = tuple(Card(suit, SUIT[0]) for suit in SUITS)
    return Deal(players, ones if WHOLE_DECK % players else ())


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


def trick_winner(cards: Sequence[Card]) -> int:
    """La position de qui ramasse le pli : la plus forte carte de la couleur entamée."""
    followers = [position for position, card in enumerate(cards) if card.suit == cards[0].suit]
    return max(followers, key=lambda position: cards[position].number)


def trick_points(cards: Iterable[Card], die: str) -> tuple[Line, ...]:
    """Explique les points d’un pli."""
    cards = tuple(cards)
    payoo = [card.number for card in cards if card.suit == PAYOO_NAME]
    return pile(payoo, Card(die, PAPAYOO_CARD) in cards)


@lru_cache(maxsize=512)  # a ledger asks it of every round, at every key
def likely_mistakes(gap: int) -> tuple[str, ...]:
    """Ce qui manque le plus souvent quand une manche écrite ne fait pas le compte."""
    others = len(SUITS) - 1
    causes = {
        "papayoo-missing": gap == PAPAYOO,
        "papayoo-twice": gap == -PAPAYOO,
        "several-papayoo": gap in [-PAPAYOO * more for more in range(2, others + 1)],
        "papayoo-as-7": gap == PAPAYOO - PAPAYOO_CARD,
        f"payoo-missing:{gap}": gap in PAYOO,
        f"payoo-twice:{-gap}": -gap in PAYOO,
        "plain-7s": gap in [-PAPAYOO_CARD * sevens for sevens in range(1, others + 1)],
        "not-entered": gap == ROUND_TOTAL,
        "entered-twice": gap == -ROUND_TOTAL,
    }
    return tuple(code for code, likely in causes.items() if likely)
