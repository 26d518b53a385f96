"""A game in rounds: closed rounds add up, and the lowest total wins.

A round that is still open adds nothing. Players are positions in a list here: who sits
where is the sheet's business.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate
from typing import Final

from scoring_core.rules import ranking

LAST_ROUND = 60


class Away(Enum):
    """Qui n’a pas joué la manche : arrivé plus tard, ou parti plus tôt."""

    AWAY = "–"


AWAY: Final = Away.AWAY
Score = int | Away
ClosedRound = Sequence[Score]


@dataclass(frozen=True, slots=True)
class Standing:
    """Où en est la partie."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]  # () while no round is closed
    endings: tuple[str, ...]  # why the game is over: `ended`, `target`, `planned`; () while it is not

    @property
    def leaders(self) -> tuple[int, ...]:
        return ranking.firsts(self.ranks)

    @property
    def over(self) -> bool:
        return bool(self.endings)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.leaders if self.over else ()


def points(score: Score) -> int:
    """Ce que la manche ajoute ; qui n’a pas joué ne prend rien."""
    return 0 if isinstance(score, Away) else score


def standing(
    rounds: Sequence[ClosedRound], players: int, *, target: int | None, planned: int | None, ended: bool
) -> Standing:
    """Dit les totaux, les places, et si la partie est finie."""
    totals = running(rounds, players)[-1]
    if not rounds:
        return Standing(totals, (), ())
    reached = {
        "ended": ended,
        "target": target is not None and max(totals, default=0) >= target,
        "planned": planned is not None and len(rounds) >= planned,
    }
    endings = tuple(code for code, is_reached in reached.items() if is_reached)
    return Standing(totals, ranking.ranks(totals, lowest_first=True), endings)


def running(rounds: Sequence[ClosedRound], players: int) -> list[tuple[int, ...]]:
    """Les totaux avant la première manche, puis après chacune."""
    return [*accumulate(map(_gains, rounds), _added, initial=(0,) * players)]


def _gains(round_: ClosedRound) -> tuple[int, ...]:
    return tuple(map(points, round_))


def _added(totals: tuple[int, ...], gains: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(total + gain for total, gain in zip(totals, gains, strict=True))
