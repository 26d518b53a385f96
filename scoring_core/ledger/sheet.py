"""The ledger as a sheet."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import htpy as h

from scoring_core import french
from scoring_core.entry import Entry
from scoring_core.ledger import columns, result
from scoring_core.ledger.actions import actions_of
from scoring_core.ledger.drawing import drawing
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import Ledger, read
from scoring_core.markup import Node, button, labelled
from scoring_core.markup import result as answer
from scoring_core.seats import Seat
from scoring_core.sheet import Action, Sheet


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
        answer(
            entry,
            columns.problems(entry, ledger),
            ledger.kind.words(entry.place, ledger),
            result.standing_words(ledger),
            result.ranking(ledger),
        ),
        ledger.kind.beside(entry, ledger),
        h.div(class_="actions")[_main_actions(ledger)],
        _settings(entry, ledger),
    )


def _main_actions(ledger: Ledger) -> Node:
    if ledger.standing.over:
        erased = ":objectif" if "target" in ledger.standing.endings else ""
        return (
            button(f"encore:{len(ledger.closed) + 1}{erased}", "Jouer une manche de plus"),
            button("reprendre", "Rouvrir la partie", "calme") if "ended" in ledger.standing.endings else None,
        )
    return button("terminer", "Terminer la partie") if ledger.closed else None


def _settings(entry: Entry, ledger: Ledger) -> h.Element:
    kind, players = ledger.kind, len(ledger.people)
    return h.details(class_="reglages-partie", id=f"{entry.place.prefix}reglages")[
        h.summary["Joueurs, manches prévues et fin de partie"],
        h.div(class_="reglages")[
            labelled(entry, "manches"), _proposals("manches", kind.planned(players)),
            labelled(entry, "objectif"), _proposals("objectif", kind.targets),
            labelled(entry, "terminee"),
            kind.settings(entry, ledger),
        ],
        h.div(class_="actions")[
            button("ajouter", "Ajouter un joueur") if players < kind.most else None,
            (_remove(seat) for seat in ledger.people if players > kind.fewest),
            button("effacer", "Effacer les scores", "calme"),
        ],
    ]


def _proposals(code: str, offers: Any) -> Node:
    offered = [(french.digits(number) if number else "Aucun", number or "", why) for number, why in offers]
    return h.p(class_="propositions")[
        ((button(f"{code}:{text}", f"{shown}{french.FIXED}: {why}", "calme"), " ") for shown, text, why in offered)
    ] if offered else None


def _remove(seat: Seat) -> h.Element:
    return button(f"retirer:{seat.number}", ["Retirer ", h.bdi[seat.name]], "calme")
