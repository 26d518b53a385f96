"""Keys under the thumb, for who has no other keyboard.

The shell makes them write; the page shows them while a box of the ledger is being
written in with a finger. Above the keys, what the round still lacks.
"""

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.entry import Entry
from scoring_core.french import FIXED
from scoring_core.ledger.reading import Ledger, Round, cell_name, is_blank
from scoring_core.markup import Node, name, remembered
from scoring_core.rules.ledger import AWAY
from scoring_core.seats import Seat
from scoring_core.toolbar import gesture, undone

MOST_LINES = 2  # open rounds that the line speaks of


def keypad(entry: Entry, ledger: Ledger) -> h.Element:
    """Rend le clavier, et au-dessus ce qui manque à la manche que l’on écrit."""
    return h.div(class_="clavier", data_clavier=True, role="group", aria_label="Clavier")[
        h.div(class_="clavier-haut")[
            h.p(class_="compte")[_line(ledger)],
            _rest(entry, ledger),
            gesture("natif", "Clavier du téléphone", class_="calme"),
        ],
        _keys(),
    ]


def _line(ledger: Ledger) -> Node:
    """La manche ouverte ; sinon la dernière close, dont on vient d’écrire la dernière case."""
    rounds = ledger.open[-MOST_LINES:] or ledger.closed[-1:] or ledger.shown[-1:]
    return [[h.small[f"Manche {round_.number}{FIXED}: "], _tally(ledger, round_), " "] for round_ in rounds]


def _tally(ledger: Ledger, round_: Round) -> str:
    if ledger.kind.round_total is not None:
        return _gap(ledger.kind.round_total - round_.sum)
    blank = [seat.name for seat, cell in zip(ledger.people, round_.cells, strict=True) if cell is None]
    return f"il manque {_missing(blank)}" if blank else "tout y est"


def _missing(people: list[str]) -> str:
    return french.listed(people) if len(people) <= MOST_LINES else french.count(len(people), "nombre")


def _gap(gap: int) -> str:
    if gap > 0:
        return f"il manque {french.digits(gap)}"
    return f"{french.digits(-gap)} de trop" if gap else "le compte est bon"


def _rest(entry: Entry, ledger: Ledger) -> Markup | None:
    """Ce qui reste au dernier joueur : proposé, jamais écrit sans que l’on touche."""
    round_ = next(iter(ledger.open[-1:]), None)
    blank = round_ and _only_blank(entry, ledger, round_)
    gap = ledger.kind.round_total - round_.sum if blank and ledger.kind.round_total else -1
    if not 0 <= gap <= ledger.kind.highest:
        return None
    return _rest_button(blank, gap, entry.place.prefix + cell_name(round_.number, blank.number))


def _only_blank(entry: Entry, ledger: Ledger, round_: Round) -> Seat | None:
    """Qui seul n’a rien d’écrit : une case que l’on ne sait pas lire n’est pas vide."""
    unknown = [seat for seat, cell in zip(ledger.people, round_.cells, strict=True) if cell is None]
    blank = [seat for seat in unknown if is_blank(entry.text(cell_name(round_.number, seat.number)))]
    return blank[0] if len(unknown) == len(blank) == 1 else None


@remembered
def _rest_button(seat: Seat, gap: int, cell: str) -> h.Element:
    words = f"le reste{FIXED}: {french.digits(gap)}"
    return h.button(type="button", data_texte=str(gap), data_pour=cell)[name(seat.name), " ", h.span[words]]


@remembered
def _keys() -> h.Element:
    return h.div(class_="touches")[
        (_key(digit, digit) for digit in "789"),
        _key("effacer", "⌫", "Effacer le dernier chiffre"),
        (_key(digit, digit) for digit in "456"),
        _key("+", "+", "Plus"),
        (_key(digit, digit) for digit in "123"),
        _key(AWAY.value, AWAY.value, "N’a pas joué"),
        gesture("annuler", ["Annuler ", undone()], disabled=True, tabindex="-1"),
        _key("0", "0"),
        _key("suivant", "Suivant →", None, "suivant"),
    ]


def _key(code: str, face: str, described: str | None = None, class_: str | None = None) -> h.Element:
    return h.button(type="button", data_touche=code, class_=class_, aria_label=described, tabindex="-1")[face]
