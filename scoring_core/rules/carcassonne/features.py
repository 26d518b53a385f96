"""What a feature is worth: roads, cities, abbeys, gardens, fields.

A tile counts once in a feature, even if it shows the feature twice; no feature is worth
more because several meeples stand in it.
"""

from dataclasses import dataclass

ROAD_TILE = 1
INN_TILE = 2  # any number of inns: they do not add up
CITY_TILE = 2  # a shield is worth as much as a tile
CATHEDRAL_TILE = 3
UNFINISHED_TILE = 1
LOST = 0  # a road with an inn, a city with a cathedral, when the game ends before they do
NEIGHBOURS = 8
CLOISTER_TILE = 1  # an abbey or a garden: its own tile, and those around it
CLOISTER = CLOISTER_TILE * (1 + NEIGHBOURS)
FARMED_CITY = 3

SMALL_CITY = 2  # tiles: two gates that face each other
OLD_SMALL_CITY_TILE = 1  # the old exception, before the current rule
SMALLEST_CITY = SMALL_CITY  # no single tile closes a city
SHIELDS_ON_A_TILE = 2


@dataclass(frozen=True, slots=True)
class Term:
    """Des choses qui valent chacune autant : 4 tuiles × 2."""

    count: int
    each: int
    reason: str  # a code: the sheets put it into words

    @property
    def points(self) -> int:
        return self.count * self.each


Terms = tuple[Term, ...]


def road(tiles: int, complete: bool, inn: bool = False) -> Terms:
    """Explique une route : une auberge double la route finie, et perd la route inachevée."""
    each = (INN_TILE if complete else LOST) if inn else ROAD_TILE
    return (Term(tiles, each, "tile"),)


def city(tiles: int, shields: int, complete: bool, cathedral: bool = False, old: bool = False) -> Terms:
    """Explique une ville : ses tuiles, puis ses blasons."""
    each = _city_tile(tiles, complete, cathedral, old)
    shield_term = (Term(shields, each, "shield"),) if shields else ()
    return (Term(tiles, each, "tile"), *shield_term)


def cloister(neighbours: int) -> Terms:
    """Explique une abbaye ou un jardin : sa tuile, et celles qui l’entourent."""
    own = Term(1, CLOISTER_TILE, "own")
    around = Term(neighbours, CLOISTER_TILE, "neighbour")
    return (own, around) if neighbours else (own,)


def field(cities: int, each: int = FARMED_CITY) -> Terms:
    """Explique un champ : chaque ville terminée qu’il touche, quelle que soit sa taille."""
    return (Term(cities, each, "city"),)


def _city_tile(tiles: int, complete: bool, cathedral: bool, old: bool) -> int:
    if cathedral:
        return CATHEDRAL_TILE if complete else LOST
    if not complete:
        return UNFINISHED_TILE
    return OLD_SMALL_CITY_TILE if old and tiles == SMALL_CITY else CITY_TILE
