"""Counting a pile by kinds of cards: one counter for each number of heads.

The counters keep nothing of their own: `tetes-N` holds the sum that they write (`7+5+1`).
"""

import htpy as h

from scoring_core import french, picker
from scoring_core.entry import Entry
from scoring_core.form import Form
from scoring_core.markup import Node, button, name
from scoring_core.rules import six_qui_prend
from scoring_core.sheets.six_qui_prend import KINDS, heads_said
from scoring_core.sheets.six_qui_prend.pile import Pile, cards_name, heads_name, kinds_counted

MORE, LESS = "plus", "moins"


def counters(entry: Entry, pile: Pile) -> Node:
    """Rend les cinq compteurs de la pile choisie."""
    if pile.cards:
        return h.p(class_="aide")[
            name(pile.seat.name), f" a déjà des cartes{french.FIXED}: les compteurs attendent une pile vide."
        ]
    counted = kinds_counted(entry.text(heads_name(pile.seat.number)))
    return h.div[
        h.p[name(pile.seat.name), f"{french.FIXED}: ", h.strong[heads_said(pile.heads)]],
        (_counter(entry, heads, counted[heads]) for heads in KINDS),
    ]


def _counter(entry: Entry, heads: int, counted: int) -> Node:
    return h.div(class_="compteur")[
        h.span[KINDS[heads], " ", h.small[heads_said(heads)]],
        _step(entry, LESS, heads, "−", "de moins"),
        h.strong(class_="points")[french.digits(counted)],
        _step(entry, MORE, heads, "+", "de plus"),
    ]


def _step(entry: Entry, action: str, heads: int, sign: str, words: str) -> Node:
    code = f"{action}:{heads}"
    return button(code, sign, "pas", f"Une carte à {heads_said(heads)} {words}", focused=entry.focus == code)


def more(form: Form, kind: str) -> tuple[Form, str]:
    """Ajoute une carte d’une sorte, s’il en reste dans le jeu."""
    field, text = _chosen(form)
    if not field or kind not in map(str, KINDS):
        return form, ""
    full = kinds_counted(text)[int(kind)] >= six_qui_prend.kinds()[int(kind)]
    return {**form, field: text if full else _with(text, kind)}, f"{MORE}:{kind}"


def less(form: Form, kind: str) -> tuple[Form, str]:
    """Enlève une carte d’une sorte."""
    field, text = _chosen(form)
    if not field or kind not in map(str, KINDS):
        return form, ""
    return {**form, field: _without(text, kind)}, f"{LESS}:{kind}"


def _chosen(form: Form) -> tuple[str, str]:
    seat = picker.chosen_number(form)
    if seat is None or form.get(cards_name(seat)):
        return "", ""
    return heads_name(seat), form.get(heads_name(seat), "")


def _with(text: str, kind: str) -> str:
    return kind if text.strip() in ("", "0") else f"{text}+{kind}"


def _without(text: str, kind: str) -> str:
    before, found, after = f"+{text}+".rpartition(f"+{kind}+")
    return "+".join(part for part in (before, after) if part).strip("+") if found else text
