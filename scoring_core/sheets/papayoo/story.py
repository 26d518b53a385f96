"""A game of Papayoo told round by round, every figure of it computed."""

from collections.abc import Sequence

from scoring_core import french
from scoring_core.french import FIXED
from scoring_core.ledger import telling
from scoring_core.ledger.reading import Ledger, Round
from scoring_core.markup import Node, name
from scoring_core.rules import ledger as rules
from scoring_core.rules import papayoo
from scoring_core.seats import Seat


def story(ledger: Ledger) -> Node:
    """Raconte les manches closes, dans l’ordre."""
    return telling.told(ledger, _round)


def _round(people: Sequence[Seat], round_: Round) -> Node:
    scores = dict(zip(people, map(rules.points, round_.cells), strict=True))
    taken = scores.get(round_.extra, 0)
    if taken < papayoo.PAPAYOO:
        return telling.listed(map(_score, *zip(*scores.items(), strict=True))), "."
    others = [_score(seat, points) for seat, points in scores.items() if seat != round_.extra]
    said = name(round_.extra.name), f" ramasse le Papayoo{FIXED}: {_split(taken)}. "
    return *said, telling.listed(others), "."


def _score(seat: Seat, points: int) -> Node:
    return [name(seat.name), f"{FIXED}{french.digits(points)}"]


def _split(points: int) -> str:
    """Le Papayoo d’un côté, les cartes Payoo de l’autre."""
    payoo = points - papayoo.PAPAYOO
    return f"{french.count(points, 'point')}, {papayoo.PAPAYOO} pour le Papayoo et {french.digits(payoo)} de cartes Payoo"
