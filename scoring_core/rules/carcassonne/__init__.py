"""Carcassonne: build roads, cities, abbeys and fields together, score those that you hold.

One noun a module: what a feature is worth, who holds it, the fields and their three
historical rules, the goods, the score track. Sources: the rules of Hans im Glück (2014,
2021) and of Z-Man; the field rules follow the names v1, v2, v3, not the game's editions.
"""

from scoring_core.rules.carcassonne import farmers, features, goods, majority, track

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
LANDSCAPE_TILES = 72
RIVER_TILES = 12
MEEPLES = 8  # one of them walks on the score track

__all__ = ["farmers", "features", "goods", "majority", "track"]
