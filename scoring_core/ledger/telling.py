"""A game told round by round: the game's own sentence, then where everybody stands."""

from collections.abc import Callable, Sequence

import htpy as h

from scoring_core import french
from scoring_core.french import FIXED
from scoring_core.ledger.reading import Ledger, Round
from scoring_core.markup import Node, name
from scoring_core.rules import ledger as rules
from scoring_core.rules import ranking
from scoring_core.seats import Seat


def told(ledger: Ledger, sentence: Callable[[Sequence[Seat], Round], Node]) -> Node:
    """Raconte les manches closes, dans l’ordre."""
    reached = rules.running([round_.cells for round_ in ledger.closed], len(ledger.people))[1:]
    return h.ol(class_="recit", aria_label="La partie racontée")[
        (
            h.li[_head(round_), " ", sentence(ledger.people, round_), " ", _after(ledger.people, totals)]
            for round_, totals in zip(ledger.closed, reached, strict=True)
        )
    ]


def listed(items: Sequence[Node]) -> Node:
    """Énumère ce qui porte des noms."""
    return [[", " if position else "", item] for position, item in enumerate(items)]


def _head(round_: Round) -> h.Element:
    return h.strong[f"Manche {round_.number}."]


def _after(people: Sequence[Seat], totals: Sequence[int]) -> Node:
    ranks = ranking.ranks(totals, lowest_first=True)
    order = sorted(zip(ranks, people, totals, strict=True), key=lambda line: line[0])
    reached = [[name(seat.name), f"{FIXED}{french.digits(total)}"] for _, seat, total in order]
    return "Du plus bas total au plus haut", f"{FIXED}: ", listed(reached), "."
