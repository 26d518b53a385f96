"""6 qui prend ! : les cartes avec leurs têtes, et comment on les dit."""

from collections.abc import Iterable
from itertools import groupby

from scoring_core import french
from scoring_core.cards import Card
from scoring_core.french import FIXED, NARROW
from scoring_core.rules import six_qui_prend
from scoring_core.sheet import Game
from scoring_core.sheets.six_qui_prend.paper import PAPER
from scoring_core.tables import Words

SAID = {"double": "double", "ten": "dizaine", "five": "finit par 5", "plain": "carte ordinaire"}


def heads_said(heads: int) -> str:
    """Dit un nombre de têtes de bœuf."""
    return french.count(heads, "tête de bœuf", "têtes de bœuf")


def short_heads_said(heads: int) -> str:
    """Dit un nombre de têtes, là où l’on sait de quel animal."""
    return french.count(heads, "tête")


def _card(number: int) -> Card:
    heads = six_qui_prend.heads(number)
    face = str(number)
    spoken = heads_said(heads).replace(FIXED, " ")  # it is heard, never broken at the end of a line
    return Card(face, face, str(heads), f"carte {face}, {spoken}", f"tetes-{heads}")


CARDS = tuple(map(_card, six_qui_prend.CARDS))


def cards(numbers: Iterable[int]) -> list[Card]:
    """Les cartes de ces numéros, prêtes à dessiner."""
    return [CARDS[number - 1] for number in numbers]


def listed(numbers: Iterable[int]) -> str:
    """Énumère des cartes : 2, 8 et 26."""
    return french.listed(map(str, numbers))


def sum_said(numbers: Iterable[int]) -> str:
    """D’où viennent les têtes, les cartes chères d’abord : 7 (55) + 5 (11) + 3 × 1 (2, 8, 26) = 15."""
    dearest_first = sorted(numbers, key=lambda card: (-six_qui_prend.heads(card), card))
    groups = [(heads, [*same]) for heads, same in groupby(dearest_first, six_qui_prend.heads)]
    terms = " + ".join(_term(heads, same) for heads, same in groups)
    total = french.digits(six_qui_prend.heads_of(dearest_first))
    return f"{terms} = {total}" if len(dearest_first) > 1 else terms


def _term(heads: int, same: list[int]) -> str:
    times = f"{len(same)}{FIXED}×{FIXED}" if len(same) > 1 else ""
    return f"{times}{heads} ({', '.join(map(str, same))})"


_EXAMPLES = {
    55: "Le 55, double qui finit par 5",
    11: "Les autres doubles, de 11 à 99",
    10: "Les dizaines, de 10 à 100",
    5: "Les autres qui finissent par 5",
    1: "Toutes les autres",
}
KINDS = {six_qui_prend.heads(card): words for card, words in _EXAMPLES.items()}


def values() -> Words:
    """Le tableau de ce que vaut chaque carte."""
    rows = [
        (kind, french.digits(heads), french.digits(six_qui_prend.kinds()[heads]))
        for heads, kind in KINDS.items()
    ]
    foot = (
        "Toutes ensemble",
        french.digits(six_qui_prend.DECK_HEADS),
        french.digits(len(six_qui_prend.CARDS)),
    )
    return Words("Ce que vaut chaque carte", ("Cartes", "Têtes de bœuf", "Combien"), rows, foot)


GAME = Game(title=f"6 qui prend{NARROW}!", values=values, paper=PAPER)
