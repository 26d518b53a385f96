"""A marker on the score track: a total, or laps and a square, whichever is typed."""

from dataclasses import dataclass

from scoring_core.entry import Entry
from scoring_core.fields import Number
from scoring_core.french import FIXED, count, digits
from scoring_core.rules.carcassonne import track


@dataclass(frozen=True, slots=True)
class Names:
    """Les trois champs d’un pion."""

    total: str
    laps: str
    square: str


def read_marker(entry: Entry, names: Names) -> int | None:
    """Lit un pion ; si les deux écritures ne s’accordent pas, le total l’emporte et cela se dit."""
    total = entry.read(Number(name=names.total, label="Score lu", low=0, high=track.MOST))
    laps = entry.read(Number(name=names.laps, label="Tours", low=0, high=track.MOST_LAPS))
    square = entry.read(Number(name=names.square, label="Case", low=0, high=track.LAST_SQUARE))
    walked = None if square is None else track.total(laps or 0, square)
    if total is None:
        return walked
    if _disagree(total, laps, walked):
        entry.complain(names.laps if walked is None else names.square, _both(total, laps, walked))
    return total


def _disagree(total: int, laps: int | None, walked: int | None) -> bool:
    if walked is not None:
        return walked != total
    return laps is not None and laps != track.position(total)[0]


def _both(total: int, laps: int | None, walked: int | None) -> str:
    seen = (
        f"Ces tours et cette case font {digits(walked)}"
        if walked is not None
        else f"Tu as écrit {count(laps, 'tour')}"
    )
    return f"{seen}, mais le score écrit est {digits(total)}{FIXED}: c’est lui qui compte. Corrige l’un des deux."


def worked(total: int) -> str:
    """D’où vient le score : 1 tour × 50 + 28 = 78."""
    laps, square = track.position(total)
    return (
        f"{count(laps, 'tour')} × {track.LAP} + {square} = {digits(total)}"
        if laps
        else f"Case {square}, premier tour"
    )
