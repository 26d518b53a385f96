"""Papayoo's score sheet for a pencil."""

from scoring_core.french import FIXED
from scoring_core.paper import Paper, rounds
from scoring_core.rules import papayoo

PAPER = Paper(
    players=(papayoo.FEWEST_PLAYERS, papayoo.MOST_PLAYERS),
    direction="Le plus bas total gagne.",
    advice="Entoure les points de qui ramasse le Papayoo.",
    blanks=("Date", "Manches prévues"),
    corner="Manche",
    boxes=("Points", "Total"),
    lines=rounds(18),
    control=f"Contrôle{FIXED}: {papayoo.ROUND_TOTAL}",
)
