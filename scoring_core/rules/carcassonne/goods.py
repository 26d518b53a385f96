"""Goods (Traders & Builders): whoever completes a city takes its tokens, whoever owns it."""

from collections.abc import Mapping

from scoring_core.rules.carcassonne.majority import holders
from scoring_core.rules.points import Line

TOKENS = {"vin": 9, "ble": 6, "tissu": 5}
MOST_OF_A_KIND = 10  # for each of those who tie, too


def goods(tokens: Mapping[str, Mapping[int, int]], seat: int) -> tuple[Line, ...]:
    """Explique les points d’une place : une ligne par marchandise dont elle a le plus."""
    return tuple(
        Line(MOST_OF_A_KIND, kind, "extensions") for kind, owned in tokens.items() if seat in holders(owned)
    )
