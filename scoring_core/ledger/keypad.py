"""Keys under the thumb, for who has no other keyboard.

The shell makes them write; the page shows them while a box of the ledger is being
written in with a finger. Above the keys, what the round of that box still lacks.
"""

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.entry import Entry
from scoring_core.french import FIXED
from scoring_core.ledger.reading import Ledger, Round, cell_name, is_blank
from scoring_core.ledger.result import outcome
from scoring_core.markup import Node, name, remembered
from scoring_core.rules.ledger import AWAY
from scoring_core.seats import Seat
from scoring_core.toolbar import gesture, undone

MOST_NAMES = 2  # players that a line names


def keypad(entry: Entry, ledger: Ledger) -> Node:
    """Rend le clavier, et au-dessus ce qui manque à chaque manche : la page montre celle que l’on écrit."""
    last = next(reversed(ledger.open or ledger.closed or ledger.shown), None)
    return h.div(class_="clavier", data_clavier=True, role="group", aria_label="Clavier")[
        h.div(class_="clavier-haut")[
            (_round(entry, ledger, round_, hidden=round_ is not last) for round_ in ledger.shown),
            gesture("natif", "Clavier du téléphone", class_="calme"),
        ],
        _keys(),
    ], gesture("touches", "Revenir au clavier de la feuille", class_="calme")


def _round(entry: Entry, ledger: Ledger, round_: Round, *, hidden: bool) -> Markup:
    unknown = [seat for seat, cell in zip(ledger.people, round_.cells, strict=True) if cell is None]
    blank = [seat for seat in unknown if is_blank(entry.text(cell_name(round_.number, seat.number)))]
    if len(blank) < len(unknown):
        misread = next(seat for seat in unknown if seat not in blank)
        return _line(round_.number, _error(entry, round_, misread), None, True, hidden)
    if ledger.standing.over and round_ is ledger.closed[-1]:
        return _line(round_.number, outcome(ledger), None, False, hidden)
    rest = _rest(entry, ledger, round_, blank[0]) if len(blank) == 1 else None
    return _line(round_.number, _tally(ledger, round_, blank), rest, bool(round_.fault), hidden)


@remembered
def _line(number: int, words: str, rest: Markup | None, wrong: bool, hidden: bool) -> h.Element:
    said = h.p(class_="compte compte--faux" if wrong else "compte")[
        h.small[f"Manche {number}{FIXED}: "], words
    ]
    return h.div(data_compte=str(number), hidden=hidden)[said, rest]


def _error(entry: Entry, round_: Round, seat: Seat) -> str:
    message = entry.problems[cell_name(round_.number, seat.number)]
    return f"{seat.name}{FIXED}: {message[:1].lower()}{message[1:]}"


def _tally(ledger: Ledger, round_: Round, blank: list[Seat]) -> str:
    if ledger.kind.round_total is not None:
        return _gap(ledger.kind.round_total - round_.sum, blank)
    return f"il manque {_missing(blank)}" if blank else "tout y est"


def _missing(people: list[Seat]) -> str:
    if len(people) > MOST_NAMES:
        return french.count(len(people), "nombre")
    return french.listed(seat.name for seat in people)


def _gap(gap: int, blank: list[Seat]) -> str:
    if gap > 0:
        return f"il manque {french.digits(gap)}"
    if gap < 0:
        return f"{french.digits(-gap)} de trop"
    return f"il reste à écrire 0 pour {_missing(blank)}" if blank else "le compte est bon"


def _rest(entry: Entry, ledger: Ledger, round_: Round, blank: Seat) -> Markup | None:
    """Ce qui reste au dernier joueur : proposé, jamais écrit sans que l’on touche."""
    gap = ledger.kind.round_total - round_.sum if ledger.kind.round_total else -1
    if not 0 <= gap <= ledger.kind.highest:
        return None
    return _rest_button(blank, gap, entry.place.prefix + cell_name(round_.number, blank.number))


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
        gesture("annuler", ["Annuler ", undone()], aria_disabled="true", tabindex="-1"),
        _key("0", "0"),
        _key("suivant", "Suivant →", None, "suivant"),
    ]


def _key(code: str, face: str, described: str | None = None, class_: str | None = None) -> h.Element:
    return h.button(type="button", data_touche=code, class_=class_, aria_label=described, tabindex="-1")[face]
