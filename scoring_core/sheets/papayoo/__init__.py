"""Papayoo : les couleurs en français, et ce que vaut chaque carte."""

from scoring_core import french
from scoring_core.rules import papayoo
from scoring_core.sheet import Game
from scoring_core.sheets.papayoo.paper import PAPER
from scoring_core.tables import Words

SUITS = {"pique": "pique", "coeur": "cœur", "carreau": "carreau", "trefle": "trèfle"}


def values() -> Words:
    """Le tableau de ce que vaut chaque carte."""
    first, last = papayoo.PAYOO[0], papayoo.PAYOO[-1]
    rows = [
        (f"Chaque carte Payoo, de {first} à {last}", f"son nombre, de {first} à {last}"),
        (
            f"Le Papayoo{french.FIXED}: le {papayoo.PAPAYOO_CARD} de la couleur tirée au dé",
            french.digits(papayoo.PAPAYOO),
        ),
        (f"Toutes les autres cartes, les trois autres {papayoo.PAPAYOO_CARD} compris", "0"),
        ("Toute la manche", french.digits(papayoo.ROUND_TOTAL)),
    ]
    return Words("Ce que vaut chaque carte", ("Carte", "Points"), rows)


GAME = Game(title="Papayoo", values=values, paper=PAPER)
