"""6 qui prend !: take as few heads as you can.

Every card has heads, 1 to 7. Cards are laid on four rows; who would lay a sixth card on
a row, or has a card too low for all of them, takes a row. Sources: the French notice and
Amigo's rules (2005, 2019).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from scoring_core.rules.points import Line, total

CARDS = range(1, 105)
HAND = 10
ROWS = 4
ROW_LENGTH = 5
FEWEST_PLAYERS = 2
MOST_PLAYERS = (len(CARDS) - ROWS) // HAND
MOST_IN_ROWS = ROWS * ROW_LENGTH

DOUBLE, TEN, FIVE, PLAIN = 5, 3, 2, 1
DEAREST = DOUBLE + FIVE  # the 55 is both

LIMIT = 66  # heads: the game stops once a player has more
TARGET = LIMIT + 1
TARGET_IN_ENGLISH = LIMIT  # Amigo in English, and Board Game Arena: 66 or more
TARGET_OF_CATEGORY_5 = 75
TARGET_OF_A_SHORT_GAME = 33

Row = tuple[int, ...]


def worth(card: int) -> tuple[Line, ...]:
    """Explique les têtes d’une carte ; le 55 a deux raisons."""
    double = [Line(DOUBLE, "double", "carte-55")] if card % 11 == 0 else []
    if card % 10 == 0:
        return (*double, Line(TEN, "ten", "compter"))
    if card % 5 == 0:
        return (*double, Line(FIVE, "five", "carte-55" if double else "compter"))
    return tuple(double) or (Line(PLAIN, "plain", "compter"),)


@cache
def heads(card: int) -> int:
    """Les têtes de bœuf d’une carte."""
    return total(worth(card))


def heads_of(cards: Iterable[int]) -> int:
    """Les têtes de bœuf de plusieurs cartes."""
    return sum(map(heads, cards))


DECK_HEADS = heads_of(CARDS)
CHEAPEST_FULL_ROW = ROW_LENGTH * PLAIN
CHEAPEST_FULL_ROW_WITH_THE_55 = DEAREST + (ROW_LENGTH - 1) * PLAIN


@cache
def kinds() -> dict[int, int]:
    """Combien de cartes ont chaque nombre de têtes, du plus grand au plus petit."""
    return dict(sorted(Counter(map(heads, CARDS)).items(), reverse=True))


def deck(players: int, tactical: bool) -> range:
    """Les cartes en jeu : toutes, ou de 1 à 10 fois le nombre de joueurs, plus 4."""
    known = FEWEST_PLAYERS <= players <= MOST_PLAYERS
    return range(1, HAND * players + ROWS + 1) if tactical and known else CARDS


def control(players: int, tactical: bool) -> int | None:
    """Les têtes que l’on doit retrouver, piles et rangées ; `None` si des cartes restent dans la boîte."""
    cards = deck(players, tactical)
    return heads_of(cards) if len(cards) == HAND * players + ROWS else None


@cache
def most_heads(players: int, tactical: bool) -> int:
    """Le plus que des joueurs puissent ramasser ensemble : leurs mains, en cartes les plus chères.

    Seul devant sa pile, on ne sait pas combien jouent : le plus est celui de la plus grande table.
    """
    hands = HAND * (players if players >= FEWEST_PLAYERS else MOST_PLAYERS)
    return sum(sorted(map(heads, deck(players, tactical)), reverse=True)[:hands])


def fewest_heads(players: int) -> int:
    """Le moins que des joueurs puissent ramasser ensemble : les rangées n’en gardent pas plus de 20."""
    return (HAND * players + ROWS - MOST_IN_ROWS) * PLAIN


def seen_twice(cards: Iterable[int]) -> Row:
    """Les cartes que l’on trouve plus d’une fois."""
    return tuple(sorted(card for card, copies in Counter(cards).items() if copies > 1))


def fall(row: Sequence[int]) -> tuple[int, int] | None:
    """La première carte plus petite que celle qui la précède, et celle-ci ; une rangée monte toujours."""
    return next(((low, high) for high, low in pairwise(row) if low < high), None)


@dataclass(frozen=True, slots=True)
class Step:
    """Une carte posée : où, ce qu’elle fait ramasser, et les rangées ensuite."""

    seat: int
    card: int
    row: int  # counted from 1
    reason: str  # `place`, `sixth` or `low`: why it went there
    taken: Row
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """Un tour : les cartes posées de la plus petite à la plus grande."""

    before: tuple[Row, ...]
    order: tuple[int, ...]
    steps: tuple[Step, ...]
    waiting: int | None = None  # the seat that must choose a row

    @property
    def rows(self) -> tuple[Row, ...]:
        return self.steps[-1].rows if self.steps else self.before


def play(rows: Sequence[Row], cards: Mapping[int, int], choices: Mapping[int, int]) -> Turn:
    """Joue un tour : `cards` et `choices` disent la carte et la rangée choisie de chaque place."""
    before = tuple(rows)
    order = tuple(sorted(cards, key=cards.__getitem__))
    asked = low_seat(before, cards)
    if asked is not None and asked not in choices:
        return Turn(before, order, (), asked)
    steps: list[Step] = []
    for seat in order:
        steps.append(lay(steps[-1].rows if steps else before, seat, cards[seat], choices))
    return Turn(before, order, tuple(steps))


def low_seat(rows: Sequence[Row], cards: Mapping[int, int]) -> int | None:
    """La place dont la carte est plus petite que toutes les rangées : ce ne peut être que la première."""
    first = min(cards, key=cards.__getitem__, default=None)
    return first if first is not None and row_for(rows, cards[first]) is None else None


def lay(rows: Sequence[Row], seat: int, card: int, choices: Mapping[int, int]) -> Step:
    """Pose une carte ; le choix de la place ne sert que si sa carte est plus petite que toutes les rangées."""
    found = row_for(rows, card)
    if found is None:
        return _take(rows, seat, card, choices[seat], "low")
    if len(rows[found - 1]) == ROW_LENGTH:
        return _take(rows, seat, card, found, "sixth")
    return Step(seat, card, found, "place", (), _replaced(rows, found, (*rows[found - 1], card)))


def row_for(rows: Sequence[Row], card: int) -> int | None:
    """La rangée d’une carte : celle qui finit le plus près au-dessous d’elle."""
    ends = {row[-1]: number for number, row in enumerate(rows, 1) if row[-1] < card}
    return ends[max(ends)] if ends else None


def cheapest(rows: Collection[Row]) -> tuple[int, ...]:
    """Les rangées qui ont le moins de têtes."""
    fewest = min(map(heads_of, rows))
    return tuple(number for number, row in enumerate(rows, 1) if heads_of(row) == fewest)


def _take(rows: Sequence[Row], seat: int, card: int, row: int, reason: str) -> Step:
    return Step(seat, card, row, reason, rows[row - 1], _replaced(rows, row, (card,)))


def _replaced(rows: Sequence[Row], number: int, row: Row) -> tuple[Row, ...]:
    return (*rows[: number - 1], row, *rows[number:])
