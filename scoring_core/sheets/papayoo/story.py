"""A game of Papayoo told round by round, every figure of it computed."""

import htpy as h

from scoring_core import french
from scoring_core.french import FIXED
from scoring_core.ledger.reading import Ledger, Round
from scoring_core.markup import Node, name
from scoring_core.rules import ledger as rules
from scoring_core.rules import papayoo, ranking
from scoring_core.seats import Seat


def story(ledger: Ledger) -> Node:
    """Raconte les manches closes, dans l’ordre."""
    reached = rules.running([round_.cells for round_ in ledger.closed], len(ledger.people))[1:]
    told = zip(ledger.closed, reached, strict=True)
    return h.ol(class_="recit", aria_label="La partie racontée")[
        (h.li[_round(ledger.people, round_), " ", _after(ledger.people, totals)] for round_, totals in told)
    ]


def _round(people: tuple[Seat, ...], round_: Round) -> Node:
    scores = dict(zip(people, map(rules.points, round_.cells), strict=True))
    taker = round_.extra
    others = [
        [name(seat.name), f"{FIXED}{french.digits(points)}"]
        for seat, points in scores.items()
        if seat != taker
    ]
    head = h.strong[f"Manche {round_.number}."]
    if scores.get(taker, 0) < papayoo.PAPAYOO:
        return (
            head,
            " ",
            _listed(
                [[name(seat.name), f"{FIXED}{french.digits(points)}"] for seat, points in scores.items()]
            ),
            ".",
        )
    return (
        head,
        " ",
        name(taker.name),
        f" ramasse le Papayoo{FIXED}: {_split(scores[taker])}. ",
        _listed(others),
        ".",
    )


def _split(points: int) -> str:
    """Le Papayoo d’un côté, les cartes Payoo de l’autre."""
    payoo = points - papayoo.PAPAYOO
    return f"{french.count(points, 'point')}, {papayoo.PAPAYOO} pour le Papayoo et {french.digits(payoo)} de cartes Payoo"


def _after(people: tuple[Seat, ...], totals: tuple[int, ...]) -> Node:
    ranks = ranking.ranks(totals, lowest_first=True)
    order = sorted(zip(ranks, people, totals, strict=True), key=lambda line: line[0])
    return (
        "Du plus bas au plus haut",
        f"{FIXED}: ",
        _listed([[name(s.name), f"{FIXED}{french.digits(t)}"] for _, s, t in order]),
        ".",
    )


def _listed(items: list[list[Node]]) -> Node:
    return [[", " if position else "", item] for position, item in enumerate(items)]
