"""The ledger as it is read: a line a round, with what each player adds and reaches.

A round that is still open shows its numbers, and reaches nothing.
"""

from collections.abc import Sequence

import htpy as h

from scoring_core import french
from scoring_core.entry import Place
from scoring_core.ledger import course, result
from scoring_core.ledger.reading import Ledger, Round
from scoring_core.markup import Node, name
from scoring_core.rules import ledger as rules
from scoring_core.rules.ledger import Away, Score
from scoring_core.seats import Seat
from scoring_core.tables import table


def drawing(ledger: Ledger, _place: Place) -> Node:
    """Dessine la partie, sans rien à toucher."""
    kind = ledger.kind
    heads = ("Manche", *(name(seat.name) for seat in ledger.people), *kind.columns)
    totals = [h.strong[french.digits(total)] for total in ledger.standing.totals]
    foot = ("Total", *totals, *("" for _ in kind.columns))
    running = rules.running([round_.cells for round_ in ledger.closed], len(ledger.people))[1:]
    reached = dict(zip((round_.number for round_ in ledger.closed), running, strict=True))
    nothing = (None,) * len(ledger.people)
    rows = [_row(ledger, round_, reached.get(round_.number, nothing)) for round_ in ledger.existing]
    return (
        table("La partie, manche par manche", heads, rows, foot),
        kind.story(ledger),
        result.standing_words(ledger),
        result.ranking(ledger),
        course.decided(ledger),
        course.curves(ledger),
    )


def _row(ledger: Ledger, round_: Round, reached: Sequence[int | None]) -> tuple[Node, ...]:
    cells = zip(ledger.people, round_.cells, reached, strict=True)
    head = str(round_.number), None if round_.closed else h.small[" ouverte"]
    return head, *(_cell(ledger, round_, *cell) for cell in cells), *ledger.kind.column(round_)


def _cell(ledger: Ledger, round_: Round, seat: Seat, score: Score | None, total: int | None) -> Node:
    mark = ledger.kind.mark(round_, seat)
    said = h.span(class_="hors-vue")[f", {mark}"] if mark else None
    reached = None if total is None else h.small[f"→{french.FIXED}{french.digits(total)}"]
    return h.span(class_="gain gain--marque" if mark else "gain")[_gain(score), said, " ", reached]


def _gain(score: Score | None) -> str:
    if score is None:
        return ""
    return "–" if isinstance(score, Away) else french.digits(score)
