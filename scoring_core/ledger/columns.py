"""The ledger to write in: a line a player, a column a round, totals at hand.

Columns follow each other in the form, so the next field is the next player's. Lines hold
because every box has the same height, however long a name is.
"""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core import french, seats
from scoring_core.entry import Entry
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import Ledger, Round, ScoreField, cell_name, score_field
from scoring_core.markup import Node, name, verdict
from scoring_core.seats import Seat


def grid(entry: Entry, ledger: Ledger) -> h.Element:
    """Rend les manches, entre les noms et les totaux qui restent sous les yeux."""
    feet = [h.span(class_="pied")[words] for words in ledger.kind.feet]
    return h.div(class_="livre", tabindex="0", role="region", aria_label="Les manches")[
        h.div(class_="colonne noms")[
            h.span(class_="tete")["Joueur"],
            (control(entry, seats.name_of(seat.number)) for seat in ledger.people),
            feet,
        ],
        (_column(entry, ledger, round_) for round_ in ledger.shown),
        h.div(class_="colonne totaux")[
            h.span(class_="tete")["Total"],
            (_total(*line) for line in _lines(ledger)),
            (h.span(class_="pied") for _ in feet),
        ],
    ]


def problems(entry: Entry, ledger: Ledger) -> Node:
    """Dit sous le tableau ce qui ne va pas dans ses cases, qui sont trop étroites pour cela."""
    if not entry.problems:
        return None
    faults = {fault_field(ledger, round_): round_ for round_ in ledger.open if round_.fault}
    said = [field for field in entry.problems if field in _fields(ledger)]
    return [
        _fault(entry, field, faults[field]) if field in faults else _problem(entry, field, entry.problems[field])
        for field in said
    ]


def fault_field(ledger: Ledger, round_: Round) -> str:
    """La case dont dépend qu’une manche remplie soit close : la dernière."""
    return cell_name(round_.number, ledger.people[-1].number)


def control(entry: Entry, field_name: str) -> Markup:
    """Rend un champ du tableau ; son problème se lit dessous."""
    field = entry.fields[field_name]
    wrong = field_name in entry.problems
    return Markup(field.control(entry.text(field_name), **_attributes(entry, field_name, field.label, wrong)))


def _attributes(entry: Entry, field_name: str, label: str, wrong: bool) -> dict[str, object]:
    id_ = entry.place.prefix + field_name
    return {
        "id": id_,
        "aria_label": label,
        "aria_invalid": "true" if wrong else None,
        "aria_describedby": f"{id_}-probleme" if wrong else None,
        "data_focus": entry.focus == field_name,
    }


def _fields(ledger: Ledger) -> set[str]:
    extras = {f"{extra}-{round_.number}" for round_ in ledger.shown for extra in ledger.kind.extras}
    cells = {cell_name(round_.number, seat.number) for round_ in ledger.shown for seat in ledger.people}
    return extras | cells | {seats.name_of(seat.number) for seat in ledger.people}


def _problem(entry: Entry, field_name: str, message: str) -> h.Element:
    where = entry.fields[field_name].label
    return h.p(class_="probleme", id=f"{entry.place.prefix}{field_name}-probleme")[
        h.strong[f"Erreur{french.FIXED}:"], " ", name(where), f"{french.FIXED}: {message[:1].lower()}{message[1:]}"
    ]


def _fault(entry: Entry, field_name: str, round_: Round) -> h.Element:
    return verdict("manque", *fault_words(round_), id_=f"{entry.place.prefix}{field_name}-probleme")


def fault_words(round_: Round) -> list[str]:
    """Dit de quelle manche il s’agit, puis ce qui lui manque."""
    figure, *rest = round_.fault
    return [f"Manche {round_.number}{french.FIXED}: {figure[:1].lower()}{figure[1:]}", *rest]


def _column(entry: Entry, ledger: Ledger, round_: Round) -> h.Element:
    state = "close" if round_.closed else "ouverte" if round_.exists else "vide"
    return h.div(class_=f"colonne colonne--{state}", role="group", aria_label=f"Manche {round_.number}")[
        h.span(class_="tete", aria_hidden="true")[str(round_.number)],
        (_cell_of(entry, ledger.kind, round_, seat) for seat in ledger.people),
        (h.span(class_="pied")[node] for node in ledger.kind.foot(entry, round_)),
    ]


def _cell_of(entry: Entry, kind: Kind, round_: Round, seat: Seat) -> Markup:
    field = score_field(round_.number, seat, kind.highest)
    mark = kind.mark(round_, seat)
    wrong = field.name in entry.problems
    return _cell(field, entry.text(field.name), mark, wrong, entry.place.prefix, entry.focus == field.name)


# A ledger holds hundreds of cells of which one changed: what did not is not written again.
@lru_cache(maxsize=8192)
def _cell(field: ScoreField, text: str, mark: str, wrong: bool, prefix: str, focused: bool) -> Markup:
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
    return Markup(h.span(class_="case case--marquee" if mark else "case")[box])


def _lines(ledger: Ledger) -> list[tuple[Seat, int, str]]:
    places = ledger.standing.ranks or (0,) * len(ledger.people)
    marks = [french.place(rank, places.count(rank)) if rank else "" for rank in places]
    return list(zip(ledger.people, ledger.standing.totals, marks, strict=True))


@lru_cache(maxsize=1024)
def _total(seat: Seat, total: int, mark: str) -> Markup:
    return Markup(
        h.span(class_="case total")[
            h.span(class_="hors-vue")[name(seat.name), f"{french.FIXED}: "], h.strong[french.digits(total)], h.small[mark]
        ]
    )
