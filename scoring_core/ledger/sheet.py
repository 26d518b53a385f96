"""The ledger as a sheet."""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.entry import Entry
from scoring_core.ledger import columns, result
from scoring_core.ledger.actions import actions_of
from scoring_core.ledger.drawing import drawing
from scoring_core.ledger.keypad import keypad
from scoring_core.ledger.kind import Kind, Offer
from scoring_core.ledger.reading import Ledger, read
from scoring_core.markup import Node, button, labelled, name
from scoring_core.markup import result as answer
from scoring_core.seats import Seat
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
            done=ledger.standing.over,
        ),
        ledger.kind.beside(entry, ledger),
        h.div(class_="actions")[_main_actions(ledger)],
        _settings(entry, ledger),
    )


def _main_actions(ledger: Ledger) -> Node:
    if ledger.standing.over:
        tied = len(ledger.winners) > 1
        erased = ":objectif" if "target" in ledger.standing.endings else ""
        return (
            button(
                f"encore:{len(ledger.closed) + 1}{erased}",
                "Jouer une manche de plus",
                "suivant" if tied else "",
            ),
            button("reprendre", "Rouvrir la partie", "calme") if "ended" in ledger.standing.endings else None,
        )
    return button("terminer", "Terminer la partie") if ledger.closed else None


def _settings(entry: Entry, ledger: Ledger) -> h.Element:
    kind, people = ledger.kind, ledger.people
    return h.details(class_="reglages-partie", id=f"{entry.place.prefix}reglages")[
        h.summary["Joueurs, manches prévues et fin de partie"],
        h.div(class_="reglages")[
            labelled(entry, "manches"),
            _proposals("manches", tuple(kind.planned(len(people)))),
            labelled(entry, "objectif"),
            _proposals("objectif", tuple(kind.targets)),
            labelled(entry, "terminee"),
            kind.settings(entry, ledger),
        ],
        _seat_actions(people, kind),
    ]


@lru_cache(maxsize=64)
def _proposals(code: str, offers: tuple[Offer, ...]) -> Markup:
    buttons = [button(f"{code}:{number or ''}", _offer(number, why), "calme") for number, why in offers]
    return Markup(h.p(class_="propositions")[((button_, " ") for button_ in buttons)]) if offers else Markup()


def _offer(number: int | None, why: str) -> str:
    return f"{french.digits(number) if number else 'Aucun'}{french.FIXED}: {why}"


@lru_cache(maxsize=64)
def _seat_actions(people: tuple[Seat, ...], kind: Kind) -> Markup:
    return Markup(
        h.fragment[
            h.p(class_="propositions")[(_remove(seat) for seat in people if len(people) > kind.fewest)],
            h.div(class_="actions")[
                button("ajouter", "Ajouter un joueur") if len(people) < kind.most else None,
                button("effacer", "Effacer les scores", "calme"),
            ],
        ]
    )


def _remove(seat: Seat) -> h.Element:
    return button(f"retirer:{seat.number}", ["Retirer ", name(seat.name)], "calme")
