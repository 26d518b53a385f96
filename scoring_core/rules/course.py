"""How a game in rounds went: the moment when the lowest total became the winner's."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring_core.rules import ranking
from scoring_core.rules.ledger import ClosedRound, points, running


@dataclass(frozen=True, slots=True)
class Turn:
    """Ce qui a décidé de la partie ; joueurs et manches sont des positions."""

    code: str  # `led` from start to end, `passed` others for good, or the `biggest` round
    player: int
    round: int
    before: tuple[int, ...] = ()  # who led until then


def turning_point(rounds: Sequence[ClosedRound], players: int) -> Turn | None:
    """Dit ce qui a décidé : un seul gagnant est passé devant un jour, ou l’a toujours été."""
    leaders = [_leaders(totals) for totals in running(rounds, players)[1:]]
    if not leaders:
        return None
    if len(leaders) == 1 or len(leaders[-1]) > 1:
        return _biggest(rounds)
    (winner,) = leaders[-1]
    shared = [position for position, first in enumerate(leaders) if first != (winner,)]
    if not shared:
        return Turn("led", winner, 0)
    return Turn("passed", winner, shared[-1] + 1, leaders[shared[-1]])


def _leaders(totals: Sequence[int]) -> tuple[int, ...]:
    return ranking.firsts(ranking.ranks(totals, lowest_first=True))


def _biggest(rounds: Sequence[ClosedRound]) -> Turn:
    gains = {
        (number, player): points(score)
        for number, round_ in enumerate(rounds)
        for player, score in enumerate(round_)
    }
    number, player = max(gains, key=lambda place: gains[place])
    return Turn("biggest", player, number)
