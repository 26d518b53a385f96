"""How many cards each at Papayoo, how many to pass, and what leaves the deck."""

import htpy as h

from scoring_core import french
from scoring_core.entry import Entry, Place
from scoring_core.fields import Number
from scoring_core.form import Form
from scoring_core.french import FIXED, NARROW
from scoring_core.markup import Node, button, labelled, result, rule_link, verdict
from scoring_core.rules import papayoo
from scoring_core.rules.papayoo import Deal
from scoring_core.sheet import Sheet
from scoring_core.sheets.papayoo.cards import said_with_article
from scoring_core.tables import table

PLAYERS = range(papayoo.FEWEST_PLAYERS, papayoo.MOST_PLAYERS + 1)
FIELD = "joueurs"


def read(entry: Entry) -> Deal | None:
    """Lit le nombre de joueurs."""
    players = entry.read(Number(name=FIELD, label="Nombre de joueurs", low=PLAYERS[0], high=PLAYERS[-1]))
    return None if players is None else papayoo.deal(players)


def data(deal: Deal | None) -> dict:
    return {
        "cards_each": deal and deal.cards_each,
        "passed": deal and deal.passed,
        "deck": deal and deal.deck,
        "removed": [card.code for card in deal.removed] if deal else [],
    }


def status(deal: Deal | None) -> str:
    return " ".join(_words(deal)) if deal else _ask()


def form(entry: Entry, deal: Deal | None) -> Node:
    return (
        h.div(class_="reglages")[
            labelled(entry, FIELD),
            h.p(class_="propositions")[((_choice(players, deal), " ") for players in PLAYERS)],
        ],
        result(entry, *_answer(entry.place, deal)),
    )


def drawing(deal: Deal | None, place: Place) -> Node:
    return _answer(place, deal), every_deal()


def every_deal() -> h.Element:
    """Le tableau de toutes les donnes."""
    rows = [_row(papayoo.deal(players)) for players in PLAYERS]
    heads = ("Joueurs", "Cartes retirées", "Cartes chacun", "Cartes à passer")
    return table("La donne selon le nombre de joueurs", heads, rows)


def _row(deal: Deal) -> tuple[str, ...]:
    removed = f"les quatre {papayoo.SUIT[0]}" if deal.removed else "aucune"
    return str(deal.players), removed, str(deal.cards_each), str(deal.passed)


def _choice(players: int, deal: Deal | None) -> h.Element:
    chosen = deal is not None and deal.players == players
    return button(f"{FIELD}:{players}", str(players), "suivant" if chosen else "", f"À {players} joueurs")


def _ask() -> str:
    return f"Combien de joueurs, de {PLAYERS[0]} à {PLAYERS[-1]}{NARROW}?"


def _answer(place: Place, deal: Deal | None) -> tuple[Node, ...]:
    if deal is None:
        return (verdict("note", _ask()),)
    figure, *rest = _words(deal)
    why = rule_link(place, "combien-de-cartes", "Combien de cartes, et pourquoi")
    return verdict("bon", figure, rest[0], why), h.p(class_="aide")[" ".join(rest[1:])]


def _words(deal: Deal) -> tuple[str, ...]:
    return (
        f"{french.count(deal.cards_each, 'carte')} chacun, {deal.passed} à passer.",
        "On les donne à son voisin de gauche, avant de regarder celles qui arrivent de la droite et avant le dé.",
        *_removed_words(deal),
        f"{deal.deck} cartes, {deal.players} joueurs{FIXED}: {deal.deck} ÷ {deal.players} = {deal.cards_each}.",
    )


def _removed_words(deal: Deal) -> tuple[str, ...]:
    if not deal.removed:
        return ("Toutes les cartes se distribuent.",)
    ones = french.listed(map(said_with_article, deal.removed))
    return (
        f"On retire d’abord {ones}{FIXED}: {papayoo.WHOLE_DECK} − {len(deal.removed)} = {deal.deck}.",
        _payoo_one(),
    )


def _payoo_one() -> str:
    return f"Le Payoo{FIXED}{papayoo.PAYOO[0]} reste, et la manche fait toujours {papayoo.ROUND_TOTAL}."


def _choose(form_: Form, players: str) -> tuple[Form, str]:
    return {**form_, FIELD: players}, FIELD


SHEET = Sheet(
    slug="papayoo/donne",
    title="Distribuer au Papayoo",
    blank=f"{FIELD}=",
    example=f"{FIELD}=4",
    read=read,
    data=data,
    status=status,
    form=form,
    drawing=drawing,
    actions={FIELD: _choose},
)
