"""A round counted by its cards: the piles, and what is said of their sum."""

from dataclasses import dataclass

from scoring_core import french
from scoring_core.french import FIXED
from scoring_core.rules import papayoo
from scoring_core.rules.points import Line, total
from scoring_core.seats import Seat
from scoring_core.sheets.papayoo.mistakes import gap_words

FEW = 4  # more missing cards than this are counted, not named


@dataclass(frozen=True, slots=True)
class Pile:
    """Ce qu’une place a ramassé."""

    seat: Seat
    payoo: tuple[int, ...]
    papayoo: bool
    lines: tuple[Line, ...]
    points: int


def pile_of(seat: Seat, payoo: tuple[int, ...], taken: bool) -> Pile:
    """Compte une pile, une fois."""
    lines = papayoo.pile(payoo, taken)
    return Pile(seat, payoo, taken, lines, total(lines))


@dataclass(frozen=True, slots=True)
class Round:
    """Une manche, telle qu’on la compte."""

    piles: tuple[Pile, ...]
    suit: str | None
    chosen: Seat | None
    missing: tuple[int, ...]
    twice: tuple[int, ...]

    @property
    def sum(self) -> int:
        return sum(pile.points for pile in self.piles)

    @property
    def gap(self) -> int:
        return papayoo.ROUND_TOTAL - self.sum

    @property
    def taken(self) -> bool:
        return any(pile.papayoo for pile in self.piles)

    @property
    def started(self) -> bool:
        return any(pile.lines for pile in self.piles)


def verdict_words(round_: Round) -> tuple[str, ...]:
    """La sorte de verdict, puis ses phrases, le chiffre d’abord."""
    if len(round_.piles) == 1:
        return (
            "note",
            f"{french.count(round_.sum, 'point')}.",
            "Compte les piles des autres pour vérifier la manche.",
        )
    if round_.gap > 0:
        return "manque", gap_words(round_.gap), *_missing_words(round_)
    if round_.gap < 0:
        return "manque", gap_words(round_.gap), *_twice_words(round_)
    if round_.twice:
        return (
            "manque",
            f"{papayoo.ROUND_TOTAL}, mais une carte est comptée deux fois.",
            *_twice_words(round_),
            *_missing_words(round_),
        )
    return "bon", gap_words(0), "Le plus bas total gagne."


def _missing_words(round_: Round) -> list[str]:
    nobody = [] if round_.taken else ["le Papayoo"]
    if 0 < len(round_.missing) <= FEW:
        nobody += _each(round_.missing)
    many = [f"Il reste {french.count(len(round_.missing), 'carte Payoo', 'cartes Payoo')} à compter."]
    named = [f"Personne n’a {french.listed(nobody, 'ni')}."] if nobody else []
    return named + (many if len(round_.missing) > FEW else [])


def _twice_words(round_: Round) -> list[str]:
    return [f"On trouve deux fois {french.listed(_each(round_.twice))}."] if round_.twice else []


def _each(cards: tuple[int, ...]) -> list[str]:
    return [f"le Payoo{FIXED}{card}" for card in cards]
