"""Carcassonne's score sheet for a pencil: the final count."""

from scoring_core.french import NARROW
from scoring_core.paper import Line, Paper
from scoring_core.rules import carcassonne
from scoring_core.rules.carcassonne import track

PAPER = Paper(
    players=(carcassonne.FEWEST_PLAYERS, carcassonne.MOST_PLAYERS),
    direction="Le plus haut total gagne.",
    advice=f"Coche un tour chaque fois qu’un pion repasse par 0{NARROW}; le reste s’écrit à la fin de la partie.",
    blanks=("Date", "Extensions"),
    corner="À compter",
    lines=(
        Line("Tours de piste", f"{track.LAP} points par tour"),
        Line("Case du pion", f"de 0 à {track.LAST_SQUARE}"),
        Line("Routes", "inachevées"),
        Line("Villes", "inachevées"),
        Line("Abbayes, jardins", "inachevés"),
        Line("Champs", "par ville terminée"),
        Line("Marchandises", "vin, blé, tissu"),
    ),
    total="Total",
)
