"""Carcassonne : ce que vaut chaque élément."""

from scoring_core.french import count
from scoring_core.rules.carcassonne import features, goods
from scoring_core.sheet import Game
from scoring_core.sheets.carcassonne.paper import PAPER
from scoring_core.tables import Words


def values() -> Words:
    """Le tableau de ce que vaut chaque élément."""
    unfinished = f"{count(features.UNFINISHED_TILE, 'point')} par tuile et par blason"
    cloister = f"{count(features.CLOISTER_TILE, 'point')} par tuile présente, la sienne comprise"
    rows = [
        (
            "Route",
            f"{count(features.ROAD_TILE, 'point')} par tuile",
            f"{count(features.ROAD_TILE, 'point')} par tuile",
        ),
        ("Ville", f"{count(features.CITY_TILE, 'point')} par tuile et par blason", unfinished),
        ("Abbaye, ou jardin avec l’abbé", count(features.CLOISTER, "point"), cloister),
        (
            "Champ",
            "jamais terminé",
            f"{count(features.FARMED_CITY, 'point')} par ville terminée qu’il touche",
        ),
        ("Route avec auberge", f"{count(features.INN_TILE, 'point')} par tuile", "rien"),
        (
            "Ville avec cathédrale",
            f"{count(features.CATHEDRAL_TILE, 'point')} par tuile et par blason",
            "rien",
        ),
        (
            "Le plus de vin, de blé ou de tissu",
            "—",
            f"{count(goods.MOST_OF_A_KIND, 'point')} par marchandise",
        ),
    ]
    return Words("Ce que vaut chaque élément", ("Élément", "Terminé", "À la fin de la partie"), rows)


GAME = Game(title="Carcassonne", values=values, paper=PAPER)
