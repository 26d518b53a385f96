"""Fields put into words: each rule, who holds what, and each player's sum."""

from itertools import groupby

from scoring_core.french import FIXED, count, digits, listed
from scoring_core.rules.carcassonne import farmers
from scoring_core.rules.carcassonne.farmers import Award, Field
from scoring_core.rules.carcassonne.features import FARMED_CITY
from scoring_core.rules.carcassonne.majority import holders
from scoring_core.seats import Seat

RULES = {
    farmers.V3: (
        f"Chaque champ rapporte {FARMED_CITY} points par ville terminée qu’il touche, à qui y a le plus de paysans. "
        "Une ville compte pour chaque champ."
    ),
    farmers.V2: (
        f"Chaque champ rapporte {FARMED_CITY} points par ville terminée, à qui y a le plus de paysans, "
        "mais une même ville ne paie qu’une fois le même joueur."
    ),
    farmers.V1: (
        f"Chaque ville terminée rapporte {farmers.FARMED_CITY_V1} points, une seule fois, "
        "à qui a le plus de paysans dans l’ensemble des champs qui la touchent. Le cochon ne compte pas."
    ),
}


def who_holds(field: Field, people: tuple[Seat, ...]) -> str:
    """Qui a la majorité dans un champ."""
    names = [seat.name for seat in people if seat.number in holders(field.farmers)]
    if not names:
        return "Pas encore de paysan."
    most = count(max(field.farmers.values()), "paysan")
    cities = count(len(field.cities), "ville terminée", "villes terminées")
    return f"Majorité{FIXED}: {listed(names)}, {most}{', à égalité' if len(names) > 1 else ''}. {cities}."


def worked(seat: int, awards: tuple[Award, ...]) -> str:
    """Le calcul d’une place : champ 1, 4 villes (A, B, C, D) × 3 = 12."""
    mine = sorted((award for award in awards if award.seat == seat), key=_group)
    if not mine:
        return "aucune ville"
    terms = [_term(*key, [award.city for award in group]) for key, group in groupby(mine, _group)]
    return f"{' + '.join(terms)} = {digits(farmers.points(awards, seat))}"


def _group(award: Award) -> tuple[int, int]:
    return award.field or 0, award.points


def _term(field: int, each: int, cities: list[str]) -> str:
    where = f"champ{FIXED}{field}, " if field else ""
    return f"{where}{count(len(cities), 'ville')} ({', '.join(cities)}) × {each}"
