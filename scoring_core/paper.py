"""A score sheet for a pencil: what a game says of it, and nothing of how it is laid out.

The site prints one for every game whose `GAME` has a `paper`; the figures in it come from the rules.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """Une ligne à remplir : son nom, et ce qu’il faut savoir pour la compter."""

    name: str
    help: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """Une feuille A4 : une colonne par joueur, une ligne par manche ou par chose à compter.

    `blanks` se notent en haut ; `boxes` sont les cases de chaque joueur sur une ligne,
    `control` ce que la ligne doit faire en tout, `total` la dernière ligne.
    """

    players: tuple[int, int]
    direction: str
    lines: tuple[Line, ...]
    boxes: tuple[str, ...] = ("",)
    control: str = ""
    total: str = ""
    blanks: tuple[str, ...] = ()
    corner: str = ""
    advice: str = ""


def rounds(number: int) -> tuple[Line, ...]:
    """Les lignes d’une partie en manches."""
    return tuple(Line(str(round_)) for round_ in range(1, number + 1))
