"""A feature as it is written down: its fields, what it is worth, who holds it.

`element` and each line of `partie` are the same fields, the latter with a prefix. Only
those that its type asks for are read; the others keep what was typed.
"""

from dataclasses import dataclass
from functools import cache

from scoring_core.entry import Entry
from scoring_core.fields import Check, Choice, Field, Number
from scoring_core.french import count
from scoring_core.rules.carcassonne import farmers, features, majority
from scoring_core.rules.carcassonne.features import Terms
from scoring_core.rules.points import total
from scoring_core.seats import Seat

ROAD, CITY, ABBEY, GARDEN, FIELD = "route", "ville", "abbaye", "jardin", "champ"
KINDS = {ROAD: "Route", CITY: "Ville", ABBEY: "Abbaye", GARDEN: "Jardin", FIELD: "Champ"}
CURRENT_RULE, OLD_RULE = "actuelle", "ancienne"
MOST_TILES, MOST_CITIES = 200, 100

FACTS = {
    "tuiles": (ROAD, CITY),
    "blasons": (CITY,),
    "terminee": (ROAD, CITY),
    "voisines": (ABBEY, GARDEN),
    "villes": (FIELD,),
    "auberge": (ROAD,),
    "cathedrale": (CITY,),
    "regle": (CITY,),
}
SIZE = {ROAD: "tuiles", CITY: "tuiles", ABBEY: "voisines", GARDEN: "voisines", FIELD: "villes"}
MEEPLES, LARGE, PIG = "meeples", "grands", "cochon"
OF_A_SEAT = {MEEPLES: tuple(KINDS), LARGE: tuple(KINDS), PIG: (FIELD,)}


@dataclass(frozen=True, slots=True)
class Hold:
    """Ce qu’une place a posé dans l’élément."""

    seat: Seat
    meeples: int
    large: int
    pig: bool

    @property
    def strength(self) -> int:
        return majority.strength(self.meeples, self.large)


@dataclass(frozen=True, slots=True)
class Feature:
    """Un élément ; `terms` vaut `None` tant qu’il manque de quoi le compter."""

    kind: str | None
    complete: bool
    special: bool  # an inn or a cathedral
    terms: Terms | None
    holds: tuple[Hold, ...]
    holders: frozenset[int]

    @property
    def points(self) -> int | None:
        return None if self.terms is None else total(self.terms)

    @property
    def scores(self) -> tuple[int | None, ...]:
        if self.terms is None:
            return (None,) * len(self.holds)
        return tuple(
            total(self.terms_of(hold)) if hold.seat.number in self.holders else 0 for hold in self.holds
        )

    def terms_of(self, hold: Hold) -> Terms:
        """Ce que l’élément rapporte à qui le tient : son cochon n’aide que lui."""
        return features.field(self.terms[0].count, farmers.worth(True)) if hold.pig else self.terms


def read_feature(entry: Entry, prefix: str, people: tuple[Seat, ...]) -> Feature:
    """Lit un élément ; ce qui est impossible sur la table se dit, et compte comme vide."""
    kind = entry.read(_kind(prefix))
    facts = {name: _read(entry, kind in FACTS[name], fact_field(prefix, name)) for name in FACTS}
    if kind == CITY:
        _check_city(entry, prefix, facts)
    holds = tuple(_read_hold(entry, prefix, kind, seat) for seat in people)
    special = bool(facts["auberge"] or facts["cathedrale"])
    holders = majority.holders({hold.seat.number: hold.strength for hold in holds})
    return Feature(kind, bool(facts["terminee"]), special, _terms(kind, facts), holds, holders)


def _read(entry: Entry, asked: bool, field: Field) -> object:
    return entry.read(field) if asked else entry.keep(field)


def _read_hold(entry: Entry, prefix: str, kind: str | None, seat: Seat) -> Hold:
    meeples, large, pig = (
        _read(entry, kind is None or kind in kinds, seat_field(prefix, name, seat))
        for name, kinds in OF_A_SEAT.items()
    )
    return Hold(seat, meeples or 0, large or 0, bool(pig) and kind == FIELD)


def _check_city(entry: Entry, prefix: str, facts: dict) -> None:
    smallest, on_a_tile = features.SMALLEST_CITY, features.SHIELDS_ON_A_TILE
    if facts["terminee"] and facts["tuiles"] is not None and facts["tuiles"] < smallest:
        entry.complain(f"{prefix}tuiles", f"Une ville terminée a au moins {count(smallest, 'tuile')}.")
        facts["tuiles"] = None
    most = on_a_tile * (facts["tuiles"] or MOST_TILES)
    if (facts["blasons"] or 0) > most:
        words = f"Une tuile porte au plus {count(on_a_tile, 'blason')}, donc {most} en tout ici."
        entry.complain(f"{prefix}blasons", words)
        facts["blasons"] = None


def _terms(kind: str | None, facts: dict) -> Terms | None:
    size = facts.get(SIZE.get(kind))
    if size is None:
        return None
    if kind == ROAD:
        return features.road(size, facts["terminee"], facts["auberge"])
    if kind == CITY:
        old = facts["regle"] == OLD_RULE
        return features.city(size, facts["blasons"] or 0, facts["terminee"], facts["cathedrale"], old)
    return features.field(size) if kind == FIELD else features.cloister(size)


@cache
def _kind(prefix: str) -> Field:
    return Choice(name=f"{prefix}type", label="Type d’élément", options=tuple(KINDS.items()))


@cache
def fact_field(prefix: str, fact: str) -> Field:
    """Le champ d’un fait : nombre de tuiles, auberge…"""
    name = prefix + fact
    match fact:
        case "tuiles":
            return Number(name=name, label="Nombre de tuiles", low=1, high=MOST_TILES)
        case "blasons":
            return Number(
                name=name, label="Nombre de blasons", low=0, high=MOST_TILES * features.SHIELDS_ON_A_TILE
            )
        case "voisines":
            hint = f"De 0 à {features.NEIGHBOURS}, sans compter sa propre tuile."
            return Number(name=name, label="Tuiles posées autour", low=0, high=features.NEIGHBOURS, hint=hint)
        case "villes":
            hint = "Seulement les villes fermées, grandes ou petites."
            return Number(name=name, label="Villes terminées touchées", low=0, high=MOST_CITIES, hint=hint)
        case "regle":
            return _rule_field(name)
    labels = {
        "terminee": "Terminée",
        "auberge": "Une auberge au moins",
        "cathedrale": "Une cathédrale au moins",
    }
    return Check(name=name, label=labels[fact])


def _rule_field(name: str) -> Field:
    options = ((CURRENT_RULE, "Règle actuelle"), (OLD_RULE, "Ancienne règle"))
    hint = f"Elle ne change que la ville terminée de {count(features.SMALL_CITY, 'tuile')}."
    return Choice(name=name, label="Petite ville", options=options, default=CURRENT_RULE, hint=hint)


@cache
def seat_field(prefix: str, name: str, seat: Seat) -> Field:
    """Le champ de ce qu’une place a posé : meeples, grands meeples, cochon."""
    full = f"{prefix}{name}-{seat.number}"
    if name == PIG:
        return Check(name=full, label=f"Cochon ({seat.name})")
    label = "Meeples" if name == MEEPLES else "Grands meeples"
    return Number(name=full, label=f"{label} ({seat.name})", low=0, high=majority.MOST_MEEPLES)
