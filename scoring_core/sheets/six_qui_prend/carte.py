"""The heads of one card, and why."""

import htpy as h

from scoring_core import cards
from scoring_core.entry import Entry, Place
from scoring_core.fields import Number
from scoring_core.french import FIXED
from scoring_core.markup import Node, labelled, result, rule_link, sum_of, verdict
from scoring_core.rules import six_qui_prend
from scoring_core.sheet import Sheet
from scoring_core.sheets.six_qui_prend import CARDS, SAID, heads_said

CARD = "carte"
FIRST, LAST = six_qui_prend.CARDS[0], six_qui_prend.CARDS[-1]


def read(entry: Entry) -> int | None:
    """Lit le numéro de la carte."""
    return entry.read(
        Number(name=CARD, label="Numéro de la carte", hint=f"De {FIRST} à {LAST}.", low=FIRST, high=LAST)
    )


def data(card: int | None) -> dict:
    return {
        "heads": None if card is None else six_qui_prend.heads(card),
        "reasons": [] if card is None else [line.reason for line in six_qui_prend.worth(card)],
    }


def status(card: int | None) -> str:
    if card is None:
        return "Aucune carte n’est encore écrite."
    return f"La carte {card} a {heads_said(six_qui_prend.heads(card))}{FIXED}: {_sum(card)}."


def form(entry: Entry, card: int | None) -> Node:
    return labelled(entry, CARD), result(entry, _answer(entry.place, card))


def drawing(card: int | None, place: Place) -> Node:
    return _answer(place, card)


def _answer(place: Place, card: int | None) -> Node:
    if card is None:
        return verdict("note", "Écris le numéro d’une carte", "pour voir ses têtes de bœuf, et pourquoi.")
    lines = six_qui_prend.worth(card)
    return (
        h.div(class_="grande-carte")[
            cards.drawn(CARDS[card - 1]),
            verdict("note", f"{heads_said(six_qui_prend.heads(card))}."),
        ],
        h.p(class_="calcul")[_sum(card), " ", rule_link(place, lines[0].rule, _link_words(len(lines)))],
    )


def _sum(card: int) -> Node:
    return sum_of(six_qui_prend.worth(card), SAID)


def _link_words(reasons: int) -> str:
    return "Pourquoi elle a deux raisons" if reasons > 1 else "Ce que vaut chaque carte"


SHEET = Sheet(
    slug="six-qui-prend/carte",
    title="Connaître les têtes d’une carte",
    blank="carte=",
    example="carte=55",
    read=read,
    data=data,
    status=status,
    form=form,
    drawing=drawing,
)
