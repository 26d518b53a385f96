"""Fields, by the three rules that Carcassonne has had.

v1 asks each city who farms around it; v2 and v3 ask each field what it feeds. They differ
only where a player would be paid twice for a city: v2 refuses, v3 (current) agrees.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scoring_core.rules.carcassonne.features import FARMED_CITY
from scoring_core.rules.carcassonne.majority import holders

V1, V2, V3 = "v1", "v2", "v3"
RULES = (V3, V2, V1)
PIG = 1  # more a city, for its owner alone
FARMED_CITY_V1 = 4


@dataclass(frozen=True, slots=True)
class Field:
    """Un champ : les villes terminées qu’il touche, et qui y est couché."""

    number: int
    cities: frozenset[str]
    farmers: Mapping[int, int]  # by seat
    pigs: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Award:
    """Ce qu’une ville rapporte à une place."""

    seat: int
    city: str
    points: int
    field: int | None  # none in v1: all the fields around the city count together


def awards(rule: str, fields: Sequence[Field]) -> tuple[Award, ...]:
    """Explique ce que les champs rapportent : chaque ville, à chaque place qui la touche."""
    return {V1: _by_city, V2: _once_a_city, V3: _by_field}[rule](fields)


def points(awards_: Iterable[Award], seat: int) -> int:
    """Ce qu’une place marque."""
    return sum(award.points for award in awards_ if award.seat == seat)


def worth(pig: bool) -> int:
    """Ce que vaut une ville pour qui tient le champ, avec ou sans son cochon."""
    return FARMED_CITY + (PIG if pig else 0)


def _by_field(fields: Sequence[Field]) -> tuple[Award, ...]:
    return tuple(
        Award(seat, city, worth(seat in field.pigs), field.number)
        for field in fields
        for seat in sorted(holders(field.farmers))
        for city in sorted(field.cities)
    )


def _once_a_city(fields: Sequence[Field]) -> tuple[Award, ...]:
    best: dict[tuple[int, str], Award] = {}
    for award in _by_field(fields):
        known = best.setdefault((award.seat, award.city), award)
        if award.points > known.points:
            best[award.seat, award.city] = award
    return tuple(best.values())


def _by_city(fields: Sequence[Field]) -> tuple[Award, ...]:
    cities = sorted({city for field in fields for city in field.cities})
    return tuple(
        Award(seat, city, FARMED_CITY_V1, None)
        for city in cities
        for seat in sorted(holders(_around(city, fields)))
    )


def _around(city: str, fields: Sequence[Field]) -> Mapping[int, int]:
    farmers: Counter[int] = Counter()
    for field in fields:
        if city in field.cities:
            farmers.update(field.farmers)
    return farmers
