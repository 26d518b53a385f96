"""A turn told step by step: each card, its row, and what it makes its player take."""

from collections.abc import Iterable

import htpy as h

from scoring_core import french
from scoring_core.cards import row as row_drawn
from scoring_core.entry import Place
from scoring_core.french import FIXED, NARROW
from scoring_core.markup import Node, name, rule_link, verdict
from scoring_core.rules import six_qui_prend
from scoring_core.rules.six_qui_prend import Row, Step
from scoring_core.seats import Seat
from scoring_core.sheets.six_qui_prend import cards, short_heads_said, sum_said
from scoring_core.sheets.six_qui_prend.turn import Table

SIXTH, LOW = "sixth", "low"  # why a row is taken


def row_heads(row: Row) -> str:
    """Les têtes d’une rangée."""
    return short_heads_said(six_qui_prend.heads_of(row))


def rows_drawn(title: str, rows: Iterable[Row]) -> Node:
    """Dessine les quatre rangées."""
    return h.figure(class_="table-de-jeu")[
        h.figcaption[title],
        (row_drawn(f"Rangée{FIXED}{number}", cards(row)) for number, row in enumerate(rows, 1)),
    ]


def answer(place: Place, table: Table) -> Node:
    """Rend la réponse : qui ramasse, qui doit choisir, ou ce qu’il reste à écrire."""
    link = rule_link(place, "ramasser", f"Quand ramasse-t-on une rangée{NARROW}?")
    if table.waiting:
        card = table.cards[table.waiting.number]
        return verdict("note", [name(table.waiting.name), " doit choisir une rangée."], _too_low(card), link)
    if not table.played:
        return verdict("note", *_missing(table))
    takers = [seat for seat in table.people if any(step.seat == seat.number for step in _takings(table))]
    if not takers:
        return verdict("bon", "Personne ne ramasse.", link)
    return verdict("note", [_takes(table, takers[0])], *([_takes(table, seat)] for seat in takers[1:]), link)


def status(table: Table) -> str:
    """Dit le tour en une phrase."""
    if table.waiting:
        return f"{table.waiting.name} doit choisir une rangée."
    if not table.played:
        return " ".join(_missing(table))
    takers = [(seat.name, table.heads(seat)) for seat in table.people if table.heads(seat)]
    said = french.listed(f"{who} ramasse {short_heads_said(heads or 0)}" for who, heads in takers)
    return f"{said}." if takers else "Personne ne ramasse."


def told(table: Table) -> Node:
    """Raconte le tour, de la plus petite carte à la plus grande."""
    if not table.played:
        return None
    names = {seat.number: seat for seat in table.people}
    return (
        h.ol(class_="etapes")[(h.li[_step(step, names[step.seat])] for step in table.turn.steps)],
        rows_drawn("Après le tour", table.turn.rows),
    )


def _missing(table: Table) -> tuple[str, ...]:
    empty = [f"la rangée {number}" for number, row in enumerate(table.rows, 1) if not row]
    silent = [seat.name for seat in table.people if seat.number not in table.cards]
    if not table.started:
        return (
            "Écris les quatre rangées, puis la carte de chacun.",
            "La feuille pose les cartes dans l’ordre.",
        )
    wanted = [f"À écrire{FIXED}: {french.listed(empty)}."] if empty else []
    return (*wanted, *([f"Sans carte{FIXED}: {french.listed(silent)}."] if silent else [])) or (
        "Ajoute un joueur.",
    )


def _takings(table: Table) -> list[Step]:
    return [step for step in table.turn.steps if step.taken]


def _takes(table: Table, seat: Seat) -> Node:
    return name(seat.name), f" ramasse {short_heads_said(table.heads(seat) or 0)}."


def _too_low(card: int) -> str:
    return f"Le {card} est plus petit que la dernière carte de chaque rangée."


def _step(step: Step, seat: Seat) -> Node:
    row = step.rows[step.row - 1]
    taken = [
        h.p(class_="calcul")[sum_said(step.taken)],
        row_drawn("Ramassées", cards(step.taken)),
    ]
    return (
        h.p[_sentence(step, seat)],
        taken if step.taken else None,
        row_drawn(f"Rangée{FIXED}{step.row}", cards(row), new=str(step.card)),
    )


def _sentence(step: Step, seat: Seat) -> Node:
    heads = row_heads(step.taken)
    if step.reason == SIXTH:
        why = f"Le {step.card} serait la sixième carte de la rangée {step.row}{FIXED}: "
        return why, name(seat.name), f" ramasse {heads}."
    if step.reason == LOW:
        return (
            f"{_too_low(step.card)} ",
            name(seat.name),
            f" choisit la rangée {step.row} et ramasse {heads}.",
        )
    *_, before, _card = row = step.rows[step.row - 1]
    last = " C’est la cinquième carte." if len(row) == six_qui_prend.ROW_LENGTH else ""
    return name(seat.name), f" pose le {step.card} après le {before}, dans la rangée {step.row}.{last}"
