"""A feature put into words: its sum, the rule behind it, who scores."""

from collections.abc import Sequence

from scoring_core import french
from scoring_core.french import FIXED, count, digits, listed
from scoring_core.rules.carcassonne import farmers, features, majority
from scoring_core.rules.carcassonne.features import Term
from scoring_core.rules.points import total
from scoring_core.sheets.carcassonne.feature import ABBEY, CITY, FIELD, GARDEN, ROAD, Feature, Hold

NOUNS = {"tile": "tuile", "shield": "blason", "neighbour": "voisine", "city": "ville"}
ANCHORS = {
    ROAD: ("compter", "Ce que vaut une route"),
    CITY: ("ville", "Ce que vaut une ville"),
    ABBEY: ("compter", "Ce que vaut une abbaye"),
    GARDEN: ("extensions", "Ce que vaut un jardin"),
    FIELD: ("champs", "Comment compter les champs"),
}


def worked(terms: Sequence[Term]) -> str:
    """Le calcul en entier : 4 tuiles × 2 + 1 blason × 2 = 10."""
    return f"{' + '.join(map(_term, terms))} = {digits(total(terms))}"


def _term(term: Term) -> str:
    if term.reason == "own":
        return "sa tuile"
    things = count(term.count, NOUNS[term.reason])
    return things if term.each == 1 else f"{things} × {term.each}"


def rule_of(feature: Feature) -> str:
    """La règle qui donne ces points, en une phrase."""
    return {ROAD: _road, CITY: _city, FIELD: _field}.get(feature.kind, _cloister)(feature)


def _road(feature: Feature) -> str:
    if feature.special and not feature.complete:
        return "Une route avec auberge, inachevée à la fin, ne rapporte rien."
    if feature.special:
        return f"Terminée, avec une auberge{FIXED}: {count(features.INN_TILE, 'point')} par tuile."
    return f"Terminée ou non, {count(features.ROAD_TILE, 'point')} par tuile."


def _city(feature: Feature) -> str:
    each = feature.terms[0].each
    if feature.special and not feature.complete:
        return "Une ville avec cathédrale, inachevée à la fin, ne rapporte rien."
    if feature.special:
        return f"Terminée, avec une cathédrale{FIXED}: {count(each, 'point')} par tuile et par blason."
    if feature.complete and each == features.OLD_SMALL_CITY_TILE:
        return f"Ancienne règle de la petite ville{FIXED}: {count(each, 'point')} par tuile et par blason."
    state = "Terminée" if feature.complete else "Inachevée à la fin"
    return f"{state}{FIXED}: {count(each, 'point')} par tuile et par blason."


def _cloister(feature: Feature) -> str:
    if feature.points == features.CLOISTER:
        return f"Entouré de toutes parts, l’élément est terminé{FIXED}: {count(features.CLOISTER, 'point')}."
    return f"{count(features.CLOISTER_TILE, 'point')} pour sa tuile, autant pour chaque tuile posée autour."


def _field(_feature: Feature) -> str:
    return f"{count(features.FARMED_CITY, 'point')} par ville terminée que le champ touche, quelle que soit sa taille."


def who_scores(feature: Feature) -> str:
    """Qui marque, et pourquoi ; rien s’il n’y a pas de joueurs ou pas encore de points."""
    if feature.terms is None or not feature.holds:
        return ""
    holding = [hold for hold in feature.holds if hold.seat.number in feature.holders]
    if not holding:
        return "Personne n’y a de meeple, personne ne marque."
    return " ".join([_holders(feature, holding), *_special(feature, holding)])


def _holders(feature: Feature, holding: list[Hold]) -> str:
    rivals = [hold.strength for hold in feature.holds if hold.strength and hold not in holding]
    if len(holding) > 1:
        return f"Égalité à {holding[0].strength}, chacun marque tout{FIXED}: {listed(_gain(feature, hold) for hold in holding)}."
    if not rivals:
        return f"{_gain(feature, holding[0])}, sans rival."
    return f"{_gain(feature, holding[0])}, par {holding[0].strength} contre {max(rivals)}. Les autres ne marquent rien."


def _gain(feature: Feature, hold: Hold) -> str:
    return f"{count(total(feature.terms_of(hold)), 'point')} pour {hold.seat.name}"


def _special(feature: Feature, holding: list[Hold]) -> list[str]:
    pig = any(hold.pig for hold in holding)
    large = any(hold.large for hold in feature.holds)
    return [
        *([f"Avec son cochon, chaque ville vaut {farmers.worth(True)} pour son maître."] if pig else []),
        *([f"Un grand meeple compte pour {majority.LARGE_MEEPLE} dans la majorité."] if large else []),
    ]


def doubt(feature: Feature) -> str:
    """Ce qui est rare au point d’être vérifié : plus d’un blason par tuile."""
    if feature.kind != CITY or not feature.terms or len(feature.terms) == 1:
        return ""
    tiles, shields = feature.terms
    if shields.count <= tiles.count:
        return ""
    return f"Plus d’un blason par tuile{french.NARROW}: c’est rare, recompte-les."
