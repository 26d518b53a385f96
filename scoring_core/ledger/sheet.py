"""The ledger as a sheet."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import htpy as h

from scoring_core.entry import Entry
from scoring_core.ledger import columns, course, result
from scoring_core.ledger.actions import actions_of
from scoring_core.ledger.counting import counter, worth
from scoring_core.ledger.drawing import drawing
from scoring_core.ledger.keypad import keypad
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import Ledger, read
from scoring_core.ledger.settings import settings
from scoring_core.markup import Node, button
from scoring_core.markup import result as answer
from scoring_core.sheet import Action, Sheet
from scoring_core.toolbar import toolbar


def sheet(kind: Kind, *, actions: Mapping[str, Action] | None = None, **named: str) -> Sheet:
    """Fait d’un jeu à manches sa feuille ; `named` : slug, title, blank, example."""
    return Sheet(
        **named,
        read=partial(read, kind),
        data=data,
        status=result.heard,
        form=form,
        drawing=drawing,
        actions={**actions_of(kind), **(actions or {})},
        counter=kind.counter,
        kept=True,
    )


def data(ledger: Ledger) -> dict[str, Any]:
    standing = ledger.standing
    return {
        "rounds": len(ledger.closed),
        "pending": len(ledger.open),
        "totals": list(standing.totals),
        "leaders": [seat.number for seat in ledger.leaders],
        "ranks": list(standing.ranks),
        "over": standing.over,
        "winners": [seat.number for seat in ledger.winners],
        **ledger.kind.data(ledger),
    }


def form(entry: Entry, ledger: Ledger) -> Node:
    return (
        columns.grid(entry, ledger),
        keypad(entry, ledger),
        toolbar(entry),
        answer(
            entry,
            columns.problems(entry, ledger),
            ledger.kind.words(entry.place, ledger),
            result.standing_words(ledger),
            result.ranking(ledger),
            course.decided(ledger),
            done=ledger.standing.over,
        ),
        ledger.kind.beside(entry, ledger),
        h.div(class_="actions")[counter(entry, ledger), _main_actions(ledger)],
        course.course(ledger, entry.place.prefix),
        worth(ledger.kind, entry.place.prefix),
        settings(entry, ledger),
    )


def _main_actions(ledger: Ledger) -> Node:
    if ledger.standing.over:
        tied = len(ledger.winners) > 1
        erased = ":objectif" if "target" in ledger.standing.endings else ""
        more = f"encore:{len(ledger.closed) + 1}{erased}"
        return (
            button(more, "Jouer une manche de plus", "suivant" if tied else ""),
            button("rejouer", "Rejouer avec les mêmes", "" if tied else "suivant", data_nouvelle=True),
            button("reprendre", "Rouvrir la partie", "calme") if "ended" in ledger.standing.endings else None,
        )
    return button("terminer", "Terminer la partie") if ledger.closed else None
