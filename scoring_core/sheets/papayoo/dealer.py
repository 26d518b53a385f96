"""Whose turn it is to deal, and what he deals."""

from collections.abc import Sequence

from scoring_core import french
from scoring_core.entry import Entry
from scoring_core.fields import Choice
from scoring_core.french import FIXED
from scoring_core.ledger.reading import Ledger, Round
from scoring_core.markup import Node, labelled, name
from scoring_core.rules import papayoo
from scoring_core.seats import Seat
from scoring_core.sheets.papayoo.taker import options_of

DEALER = "donneur"  # a field that changes no result


def read_dealer(entry: Entry, people: Sequence[Seat]) -> int:
    """Lit qui a distribué en premier ; les autres suivent dans l’ordre des places."""
    options = options_of(people)
    first = options[0][0] if options else None
    code = entry.read(Choice(name=DEALER, label="Premier donneur", options=options, default=first))
    return next((position for position, seat in enumerate(people) if str(seat.number) == code), 0)


def dealer_setting(entry: Entry, _ledger: Ledger) -> Node:
    return labelled(entry, DEALER)


def dealt(ledger: Ledger, round_: Round) -> Node:
    """Dit qui distribue la manche, et combien de cartes."""
    dealer = ledger.people[(ledger.settings + round_.number - 1) % len(ledger.people)]
    return [name(dealer.name), f" distribue{FIXED}: {_deal(len(ledger.people))}."]


def _deal(players: int) -> str:
    if players < papayoo.FEWEST_PLAYERS:
        return f"il faut au moins {papayoo.FEWEST_PLAYERS} joueurs"
    deal = papayoo.deal(players)
    ones = f", sans les quatre {papayoo.SUIT[0]}" if deal.removed else ""
    return f"{french.count(deal.cards_each, 'carte')} chacun{ones}, {deal.passed} à passer à gauche"
