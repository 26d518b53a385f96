"""A turn of 6 qui prend: where every card goes, and who takes a row."""

import htpy as h

from scoring_core import french, people
from scoring_core.cards import row as row_drawn
from scoring_core.entry import Entry, Place
from scoring_core.form import Form
from scoring_core.french import FIXED, NARROW
from scoring_core.markup import Node, button, labelled, name, result
from scoring_core.rules import six_qui_prend
from scoring_core.seats import Seat, present_seats
from scoring_core.sheet import Sheet
from scoring_core.sheets.six_qui_prend import cards, steps
from scoring_core.sheets.six_qui_prend.turn import (
    ROW_NUMBERS,
    Table,
    card_name,
    choice_name,
    read,
    row_name,
)
from scoring_core.tables import table

TAKE = "ramasser"  # the action of a row to choose, followed by the seat and the row
NEXT = "suite"


def data(table_: Table) -> dict:
    turn = table_.turn
    return {
        "rows": [list(row) for row in (turn.rows if turn else table_.rows)],
        "order": table_.order,
        "taken": [_taken(step) for step in turn.steps if step.taken] if turn else [],
        "heads": [table_.heads(seat) for seat in table_.people],
        "waiting": turn.waiting if turn else None,
        "cheapest": list(six_qui_prend.cheapest(table_.rows)) if table_.waiting else [],
    }


def _taken(step: six_qui_prend.Step) -> dict:
    return {
        "seat": step.seat,
        "row": step.row,
        "cards": list(step.taken),
        "heads": six_qui_prend.heads_of(step.taken),
    }


def form(entry: Entry, table_: Table) -> Node:
    return (
        h.div[(_row(entry, table_, number) for number in ROW_NUMBERS)],
        h.div[(_player(entry, table_, seat) for seat in table_.people)],
        result(
            entry,
            steps.answer(entry.place, table_),
            _choose(entry, table_),
            steps.told(table_),
            _next(table_),
        ),
        _other_choices(entry, table_),
        h.div(class_="actions")[
            people.add_button(len(table_.people), six_qui_prend.MOST_PLAYERS),
            button("vider", "Vider la table", "calme"),
        ],
    )


def _row(entry: Entry, table_: Table, number: int) -> Node:
    row = table_.rows[number - 1]
    drawn = row_drawn(steps.row_heads(row), cards(row)) if row else None
    return h.div[labelled(entry, row_name(number)), drawn]


def _player(entry: Entry, table_: Table, seat: Seat) -> h.Element:
    heads = table_.heads(seat)
    card = card_name(seat.number)
    remove = people.remove_button(seat, len(table_.people), fewest=1)
    beside = labelled(entry, card), people.points("" if heads is None else french.digits(heads))
    return people.player(
        seat, people.name_field(entry, seat), beside, h.p(class_="calcul")[remove] if remove else None
    )


def _choose(entry: Entry, table_: Table) -> Node:
    """Quatre rangées à choisir, pour qui a une carte plus petite que toutes."""
    if table_.asked is None:
        return None
    cheapest = six_qui_prend.cheapest(table_.rows)
    return h.fieldset(class_="choix")[
        h.legend[name(table_.asked.name), f"{FIXED}: quelle rangée ramasser{NARROW}?"],
        (_choice(entry, table_, number, number in cheapest) for number in ROW_NUMBERS),
        labelled(entry, choice_name(table_.asked.number)),
    ]


def _choice(entry: Entry, table_: Table, number: int, cheapest: bool) -> Node:
    code = f"{TAKE}:{table_.asked.number}-{number}"
    heads = steps.row_heads(table_.rows[number - 1])
    least = ", le moins" if cheapest else ""
    return button(code, f"Rangée{FIXED}{number}{FIXED}: {heads}{least}"), " "


def _other_choices(entry: Entry, table_: Table) -> Node:
    others = [seat for seat in table_.people if seat != table_.asked]
    if not others:
        return None
    return h.details[
        h.summary["Choisir d’avance une rangée"],
        h.p(class_="aide")["Le choix ne sert qu’à une carte plus petite que toutes les rangées."],
        (labelled(entry, choice_name(seat.number)) for seat in others),
    ]


def _next(table_: Table) -> Node:
    return (
        h.div(class_="actions")[button(NEXT, "Passer au tour suivant", "suivant")] if table_.played else None
    )


def drawing(table_: Table, place: Place) -> Node:
    played = [(name(seat.name), str(table_.cards.get(seat.number, "—"))) for seat in table_.people]
    return (
        steps.rows_drawn("Avant le tour", table_.rows),
        table("Les cartes jouées", ("Joueur", "Carte"), played),
        steps.told(table_),
        steps.answer(place, table_),
    )


def _take(form_: Form, argument: str) -> tuple[Form, str]:
    seat, _, row = argument.partition("-")
    known = seat in map(str, present_seats(form_)) and row in map(str, ROW_NUMBERS)
    return ({**form_, f"choix-{seat}": row} if known else form_), ""


def _go_on(form_: Form, _argument: str) -> tuple[Form, str]:
    """Les rangées deviennent celles d’après le tour ; chacun joue une autre carte."""
    table_ = read(Entry(form_))
    if not table_.played:
        return form_, ""
    rows = {row_name(number): " ".join(map(str, row)) for number, row in enumerate(table_.turn.rows, 1)}
    return {**_emptied(form_), **rows}, card_name(table_.people[0].number)


def _empty(form_: Form, _argument: str) -> tuple[Form, str]:
    return _emptied(form_), row_name(1)


def _emptied(form_: Form) -> Form:
    return {field: text for field, text in form_.items() if field.startswith("joueur-")}


SHEET = Sheet(
    slug="six-qui-prend/tour",
    title=f"Jouer un tour de 6 qui prend{NARROW}!",
    blank="rangee-1=&rangee-2=&rangee-3=&rangee-4=&joueur-1=&joueur-2=&joueur-3=&joueur-4=",
    example=(
        "rangee-1=7&rangee-2=2+8+11+26&rangee-3=72+75+91+94+104&rangee-4=56+58+61+62+103"
        "&joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan"
        "&carte-1=4&carte-2=64&carte-3=22&carte-4=55&choix-1=1"
    ),
    read=read,
    data=data,
    status=steps.status,
    form=form,
    drawing=drawing,
    actions={**people.actions(six_qui_prend.MOST_PLAYERS), TAKE: _take, NEXT: _go_on, "vider": _empty},
)
