"""The score track: a loop of 50 squares, from 0 to 49.

A lap counts when the marker reaches or passes 0: at exactly 50, one lap and square 0.
"""

LAP = 50
LAST_SQUARE = LAP - 1
MOST_LAPS = 199
MOST = LAP * MOST_LAPS + LAST_SQUARE


def total(laps: int, square: int) -> int:
    """Le score d’un pion ; couché, il a fait un tour."""
    return LAP * laps + square


def position(total_: int) -> tuple[int, int]:
    """Les tours et la case d’un score."""
    return divmod(total_, LAP)
