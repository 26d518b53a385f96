"""Cards as they look on the table: the same drawing in a picker, on a sheet and on a page."""

from collections.abc import Iterable
from dataclasses import dataclass

import htpy as h
from markupsafe import Markup

from scoring_core.markup import Node, remembered


@dataclass(frozen=True, slots=True)
class Card:
    """Une carte : son code, ce qui est écrit dessus, et comment un lecteur d’écran la dit."""

    code: str
    face: str
    worth: str
    name: str
    tint: str = ""  # a class of the game's colours


def drawn(card: Card, *, new: bool = False) -> Markup:
    """Dessine une carte ; `new` marque celle qui vient d’être posée."""
    return _drawn(card, new)


def row(label: Node, cards: Iterable[Card], new: str = "") -> h.Element:
    """Dessine une rangée avec son nom ; `new` est le code de la carte qui vient d’être posée."""
    laid = [h.li[_drawn(card, card.code == new)] for card in cards]
    return h.div(class_="rangee")[h.span(class_="rangee-nom")[label], h.ol[laid] if laid else None]


@remembered
def _drawn(card: Card, new: bool) -> h.Element:
    classes = f"carte carte--posee {card.tint} {'carte--neuve' if new else ''}"
    return h.span(class_=" ".join(classes.split()), role="img", aria_label=card.name)[
        h.span(class_="face")[card.face], " ", h.small(class_="coin")[card.worth]
    ]
