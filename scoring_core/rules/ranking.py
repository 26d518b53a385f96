"""Who is first, and who shares a place."""

from collections.abc import Sequence


def ranks(totals: Sequence[int], *, lowest_first: bool) -> tuple[int, ...]:
    """Les places, comme dans les résultats français : 1, 1, 3."""
    best_first = sorted(totals, reverse=not lowest_first)
    place = {total: best_first.index(total) + 1 for total in set(totals)}
    return tuple(place[total] for total in totals)


def firsts(places: Sequence[int]) -> tuple[int, ...]:
    """Les positions de qui est premier ; plusieurs se partagent la place."""
    return tuple(position for position, place in enumerate(places) if place == 1)
