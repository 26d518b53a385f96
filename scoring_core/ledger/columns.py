"""The ledger to write in: a line a player, a column a round, totals at hand.

Columns follow each other in the form, so the next field is the next player's. Lines hold
because every box has the same height, however long a name is. A ledger holds hundreds of
boxes of which a key changes one: a box, then a column, is written again only if it changed.
"""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core import french, seats
from scoring_core.entry import Entry
from scoring_core.fields import Field
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import Ledger, Round, cell_name, score_field
from scoring_core.markup import Node, name, verdict
from scoring_core.seats import Seat

ROOM = 4  # letters that a round's column has room for


def grid(entry: Entry, ledger: Ledger) -> h.Element:
    """Rend les manches, entre les noms et les totaux qui restent sous les yeux."""
    names = tuple(control(entry, seats.name_of(seat.number)) for seat in ledger.people)
    totals = tuple(_total(*line) for line in _lines(ledger))
    feet = tuple(ledger.kind.feet)
    return h.div(class_="livre", tabindex="0", role="region", aria_label="Les manches")[
        _column("noms", "Joueur", "", names, feet),
        (_round(entry, ledger, round_) for round_ in ledger.shown),
        _column("totaux", "Total", "", totals, ("",) * len(feet)),
    ]


def problems(entry: Entry, ledger: Ledger) -> Node:
    """Dit sous le tableau ce qui ne va pas dans ses cases, qui sont trop étroites pour cela."""
    faults = {fault_field(ledger, round_): round_ for round_ in ledger.open if round_.fault}
    said = [field for field in entry.problems if field in entry.fields and _in_the_table(ledger.kind, field)]
    why = ledger.kind.why(entry.place)
    return [
        _fault(entry, field, faults[field], why) if field in faults else _problem(entry, field)
        for field in said
    ]


def fault_field(ledger: Ledger, round_: Round) -> str:
    """La case dont dépend qu’une manche remplie soit close : la dernière."""
    return cell_name(round_.number, ledger.people[-1].number)


def fault_words(round_: Round) -> list[str]:
    """Dit de quelle manche il s’agit, puis ce qui lui manque."""
    figure, *rest = round_.fault
    return [f"Manche {round_.number}{french.FIXED}: {figure[:1].lower()}{figure[1:]}", *rest]


def control(entry: Entry, field_name: str, mark: str = "") -> Markup:
    """Rend un champ du tableau ; son problème se lit dessous, et `mark` s’entend avec son étiquette."""
    wrong, focused = field_name in entry.problems, entry.focus == field_name
    return _control(
        entry.fields[field_name], entry.text(field_name), mark, wrong, entry.place.prefix, focused
    )


@lru_cache(maxsize=8192)
def _control(field: Field, text: str, mark: str, wrong: bool, prefix: str, focused: bool) -> Markup:
    id_ = prefix + field.name
    box = field.control(
        text,
        id=id_,
        aria_label=f"{field.label}, {mark}" if mark else field.label,
        aria_invalid="true" if wrong else None,
        aria_describedby=f"{id_}-probleme" if wrong else None,
        enterkeyhint="next",
        data_focus=focused,
    )
    return Markup(h.span(class_="cellule cellule--marquee" if mark else "cellule")[box])


def _in_the_table(kind: Kind, field_name: str) -> bool:
    return field_name.partition("-")[0] in ("manche", "joueur", *kind.extras)


def _problem(entry: Entry, field_name: str) -> h.Element:
    where, message = entry.fields[field_name].label, entry.problems[field_name]
    said = f"{french.FIXED}: {message[:1].lower()}{message[1:]}"
    return h.p(class_="probleme", id=f"{entry.place.prefix}{field_name}-probleme")[
        h.strong[f"Erreur{french.FIXED}:"], " ", name(where), said
    ]


def _fault(entry: Entry, field_name: str, round_: Round, why: Node) -> h.Element:
    return verdict("manque", *fault_words(round_), why, id_=f"{entry.place.prefix}{field_name}-probleme")


def _round(entry: Entry, ledger: Ledger, round_: Round) -> Markup:
    kind, state = ledger.kind, "close" if round_.closed else "ouverte" if round_.exists else "vide"
    fields = [
        (score_field(round_.number, seat, kind.highest), kind.mark(round_, seat)) for seat in ledger.people
    ]
    cells = tuple(control(entry, field.name, mark) for field, mark in fields)
    width = _width(max((len(entry.text(field.name)) for field, _ in fields), default=0))
    foot = tuple(kind.foot(entry, round_))
    return _column(f"{state}{width}", str(round_.number), f"Manche {round_.number}", cells, foot)


def _width(letters: int) -> str:
    """Une somme se lit en entier."""
    return "" if letters <= ROOM else " colonne--large" if letters <= 2 * ROOM else " colonne--plus-large"


@lru_cache(maxsize=1024)
def _column(state: str, head: str, group: str, boxes: tuple[Markup, ...], feet: tuple[str, ...]) -> Markup:
    return Markup(
        h.div(
            class_=f"colonne colonne--{state}",
            role="group" if group else None,
            aria_label=group or None,
            data_manche=head if group else None,
        )[
            h.span(class_="tete", aria_hidden="true" if group else None)[head],
            boxes,
            (h.span(class_="pied")[foot] for foot in feet),
        ]
    )


def _lines(ledger: Ledger) -> list[tuple[Seat, int, str]]:
    places = ledger.standing.ranks or (0,) * len(ledger.people)
    marks = [french.place(rank, places.count(rank)) if rank else "" for rank in places]
    return list(zip(ledger.people, ledger.standing.totals, marks, strict=True))


@lru_cache(maxsize=1024)
def _total(seat: Seat, total: int, mark: str) -> Markup:
    whose = h.span(class_="hors-vue")[name(seat.name), f"{french.FIXED}: "]
    return Markup(h.span(class_="cellule total")[whose, h.strong[french.digits(total)], h.small[mark]])
