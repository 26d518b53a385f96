"""Tables: a caption, a heading a column, a heading a row."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import htpy as h

from scoring_core.markup import Node


class Words(NamedTuple):
    """Un tableau en mots : la page le dessine (`table(*words)`), la feuille de papier l’imprime."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    foot: Sequence[str] = ()


def table(
    caption: str, heads: Sequence[Node], rows: Iterable[Sequence[Node]], foot: Sequence[Node] = ()
) -> h.Element:
    """Rend un tableau dont la première cellule de chaque ligne la nomme.

    Il défile dans sa boîte : jamais la page.
    """
    return h.div(class_="tableau", tabindex="0", role="group", aria_label=caption)[
        h.table[
            h.caption[caption],
            h.thead[h.tr[(h.th(scope="col")[head] for head in heads)]],
            h.tbody[(row(cells) for cells in rows)],
            h.tfoot[row(foot)] if foot else None,
        ]
    ]


def row(cells: Sequence[Node]) -> h.Element:
    """Rend une ligne."""
    head, *others = cells
    return h.tr[h.th(scope="row")[head], (h.td[cell] for cell in others)]
