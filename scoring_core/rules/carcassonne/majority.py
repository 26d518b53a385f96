"""Who holds a feature: the most meeples take everything, and so does each of those who tie."""

from collections.abc import Mapping

LARGE_MEEPLE = 2  # strength only: it never doubles points
MOST_MEEPLES = 9


def strength(meeples: int, large: int = 0) -> int:
    """La force d’un joueur dans un élément ; le cochon et le bâtisseur n’en ont pas."""
    return meeples + LARGE_MEEPLE * large


def holders(strengths: Mapping[int, int]) -> frozenset[int]:
    """Les places majoritaires, à égalité comprise ; sans meeple, personne."""
    most = max(strengths.values(), default=0)
    return frozenset(seat for seat, force in strengths.items() if force == most > 0)
