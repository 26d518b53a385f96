"""Points with their reason."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """Une raison d’avoir des points, et la règle qui le dit."""

    points: int
    reason: str  # a code: the sheets put it into words
    rule: str  # the anchor of the rule on the game's page


def total(lines: Sequence[Line]) -> int:
    """Additionne les points de plusieurs raisons."""
    return sum(line.points for line in lines)
