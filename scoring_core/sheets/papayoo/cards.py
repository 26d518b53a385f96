"""Names of cards, in full: 3 de pique, Payoo 20."""

from scoring_core.french import FIXED
from scoring_core.rules.papayoo import DECK, PAYOO_NAME, Card
from scoring_core.sheets.papayoo import SUITS

CARDS = {card.code: card for card in DECK}


def said(card: Card) -> str:
    """Dit une carte en entier."""
    return f"Payoo{FIXED}{card.number}" if card.suit == PAYOO_NAME else f"{card.number} de {SUITS[card.suit]}"


def said_with_article(card: Card) -> str:
    """Dit une carte dans une phrase : le 3 de pique, le Payoo 20."""
    return f"le {said(card)}"
