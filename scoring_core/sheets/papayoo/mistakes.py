"""The likely mistake of a round that does not make its sum, in words."""

from scoring_core import french
from scoring_core.french import FIXED, NARROW
from scoring_core.rules import papayoo
from scoring_core.rules.papayoo import PAPAYOO, PAPAYOO_CARD, ROUND_TOTAL

_SAID = {
    "papayoo-missing": f"Le Papayoo ({PAPAYOO}) est-il oublié{NARROW}?",
    "papayoo-twice": f"Le Papayoo est-il compté deux fois, ou un autre {PAPAYOO_CARD} compté {PAPAYOO}{NARROW}?",
    "several-papayoo": f"Plusieurs {PAPAYOO_CARD} sont-ils comptés {PAPAYOO}{NARROW}? Un seul les vaut.",
    "papayoo-as-7": f"Le Papayoo est-il compté {PAPAYOO_CARD} au lieu de {PAPAYOO}{NARROW}?",
    "not-entered": f"Tout est à zéro{FIXED}: la manche reste à compter.",
    "entered-twice": f"La manche est-elle écrite deux fois{NARROW}?",
}
_CARDS = {
    "payoo-missing": f"Le Payoo{FIXED}{{}} est-il oublié{NARROW}?",
    "payoo-twice": f"Le Payoo{FIXED}{{}} est-il compté deux fois{NARROW}?",
}
_SEVENS = {
    1: f"Un {PAPAYOO_CARD} qui n’est pas le Papayoo est-il compté {PAPAYOO_CARD}{NARROW}? Il vaut 0.",
    2: f"Deux {PAPAYOO_CARD} qui ne sont pas le Papayoo sont-ils comptés {PAPAYOO_CARD}{NARROW}? Ils valent 0.",
    3: f"Les trois autres {PAPAYOO_CARD} sont-ils comptés {PAPAYOO_CARD}{NARROW}? Ils valent 0.",
}


def gap_words(gap: int) -> str:
    """Dit ce qui manque, ou ce qui est de trop."""
    if gap > 0:
        return f"Il manque {french.digits(gap)} pour faire {ROUND_TOTAL}."
    if gap < 0:
        return f"{french.digits(-gap)} de trop{FIXED}: la manche doit faire {ROUND_TOTAL}."
    return f"Le compte est bon{FIXED}: {ROUND_TOTAL}."


def fault_of(gap: int) -> tuple[str, ...]:
    """Dit ce qui ne va pas dans une manche remplie, et d’où cela vient sans doute ; rien si le compte est bon."""
    return (gap_words(gap), *(_likely(code, gap) for code in papayoo.likely_mistakes(gap))) if gap else ()


def _likely(code: str, gap: int) -> str:
    kind, _, card = code.partition(":")
    if kind == "plain-7s":
        return _SEVENS[-gap // PAPAYOO_CARD]
    return _CARDS[kind].format(card) if card else _SAID[kind]
