"""The score track: a marker's laps and square, or its total."""

import htpy as h

from scoring_core import french
from scoring_core.entry import Entry, Place
from scoring_core.markup import Node, labelled, result, rule_link, verdict
from scoring_core.rules.carcassonne import track
from scoring_core.sheet import Sheet
from scoring_core.sheets.carcassonne import marker
from scoring_core.tables import table

NAMES = marker.Names("total", "tours", "case")


def read(entry: Entry) -> int | None:
    return marker.read_marker(entry, NAMES)


def data(total: int | None) -> dict:
    laps, square = (None, None) if total is None else track.position(total)
    return {"total": total, "laps": laps, "square": square}


def status(total: int | None) -> str:
    return (
        "Le pion n’est pas encore placé."
        if total is None
        else f"{french.count(total, 'point')}. {_standing(total)}"
    )


def _standing(total: int) -> str:
    laps, square = track.position(total)
    where = f"sur la case {square}"
    if laps == 0:
        return f"Pion debout {where}."
    if laps == 1:
        return f"Pion couché {where}."
    return f"Pion couché {where}, et {french.count(laps, 'tour')} à noter."


def form(entry: Entry, total: int | None) -> Node:
    return (
        h.div(class_="pion")[labelled(entry, NAMES.laps), labelled(entry, NAMES.square)],
        result(entry, _answer(entry.place, total)),
        h.div(class_="pion")[labelled(entry, NAMES.total)],
    )


def _answer(place: Place, total: int | None) -> Node:
    link = rule_link(place, "piste", "Comment lire la piste")
    if total is None:
        return verdict(
            "note",
            "Écris la case du pion,",
            f"et 1 tour s’il est couché. La piste va de 0 à {track.LAST_SQUARE}.",
            link,
        )
    return (
        verdict("bon", f"{french.count(total, 'point')}.", _standing(total)),
        h.p(class_="calcul")[marker.worked(total), ". ", link],
    )


def drawing(total: int | None, place: Place) -> Node:
    if total is None:
        return _answer(place, total)
    laps, square = track.position(total)
    cells = (_standing(total), str(laps), str(square), french.digits(total))
    return _answer(place, total), table("Le pion sur la piste", ("Pion", "Tours", "Case", "Score"), [cells])


SHEET = Sheet(
    slug="carcassonne/piste",
    title="Lire la piste de score",
    blank="tours=&case=&total=",
    example="tours=1&case=28",
    read=read,
    data=data,
    status=status,
    form=form,
    drawing=drawing,
)
