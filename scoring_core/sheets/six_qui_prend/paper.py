"""The score sheet of 6 qui prend ! for a pencil."""

from scoring_core.french import FIXED
from scoring_core.paper import Paper, rounds
from scoring_core.rules import six_qui_prend

PAPER = Paper(
    players=(six_qui_prend.FEWEST_PLAYERS, six_qui_prend.MOST_PLAYERS),
    direction="Le plus bas total gagne.",
    advice=f"La partie s’arrête à la fin de la manche où un total dépasse {six_qui_prend.LIMIT}.",
    blanks=("Date", f"Objectif, si ce n’est pas plus de {six_qui_prend.LIMIT}{FIXED}:"),
    corner="Manche",
    boxes=("Têtes", "Total"),
    lines=rounds(16),
)
