"""The colours of the meeples in the box, each with its player's initial: colour is never alone."""

import htpy as h

from scoring_core.entry import Entry
from scoring_core.fields import Choice
from scoring_core.markup import remembered
from scoring_core.seats import Seat

# code: name, wood, ink of the initial
COLOURS = {
    "rouge": ("Rouge", "#c1272d", "#ffffff"),
    "bleu": ("Bleu", "#1f5fa8", "#ffffff"),
    "vert": ("Vert", "#2b7a3a", "#ffffff"),
    "jaune": ("Jaune", "#f0c419", "#1e2330"),
    "noir": ("Noir", "#26262b", "#ffffff"),
    "rose": ("Rose", "#e79ab5", "#1e2330"),
    "gris": ("Gris", "#a3a7ae", "#1e2330"),
}
NO_COLOUR = ("", "none", "currentColor")

OUTLINE = (
    "M12 1.5a4 4 0 0 0-4 4q0 1.200.6 2.100Q1.500 10 1.500 12.500q0 1.500 2.500 1.500h3.500Q3 20 3 21.200 3 22.500 4.500 22.500h4"
    "q1.500 0 3.500-4 2 4 3.500 4h4q1.500 0 1.500-1.300 0-1.200-4.500-7.200H20q2.500 0 2.500-1.500 0-2.500-7.100-4.900.6-.9.6-2.100a4 4 0 0 0-4-4z"
)


def read_colour(entry: Entry, seat: Seat) -> str | None:
    """Lit la couleur d’une place."""
    options = tuple((code, words[0]) for code, words in COLOURS.items())
    return entry.read(Choice(name=colour_of(seat), label=f"Couleur ({seat.name})", options=options))


def colour_of(seat: Seat) -> str:
    """Le nom du champ de la couleur d’une place."""
    return f"couleur-{seat.number}"


@remembered
def meeple(seat: Seat, colour: str | None) -> h.Element:
    """Dessine le meeple d’une place, avec son initiale."""
    _, wood, ink = COLOURS.get(colour, NO_COLOUR)
    letter = h.text(x="12", y="15", fill=ink, text_anchor="middle", font_size="9", font_weight="700")[
        _initial(seat)
    ]
    return h.svg(class_="meeple", viewBox="0 0 24 24", aria_hidden="true")[
        h.path(d=OUTLINE, fill=wood, stroke="currentColor", stroke_width="1"), letter
    ]


def _initial(seat: Seat) -> str:
    first = seat.name[0]
    unnamed = seat.name.endswith(f"\N{NO-BREAK SPACE}{seat.number}")
    return first.upper() if first.isalpha() and not unnamed else str(seat.number)
