"""One feature of Carcassonne: what it is worth, and who scores it."""

from dataclasses import dataclass

import htpy as h

from scoring_core import french, seats
from scoring_core.entry import Entry, Place
from scoring_core.markup import Node, button, result, rule_link, verdict
from scoring_core.rules import carcassonne
from scoring_core.seats import Seat
from scoring_core.sheet import Sheet
from scoring_core.sheets.carcassonne import feature_form, people, said
from scoring_core.sheets.carcassonne.feature import CITY, KINDS, Feature, read_feature
from scoring_core.tables import table


@dataclass(frozen=True, slots=True)
class Answer:
    """Un élément, et qui est à table."""

    feature: Feature
    people: tuple[Seat, ...]


def read(entry: Entry) -> Answer:
    seated = seats.read_seats(entry, fewest=1, most=carcassonne.MOST_PLAYERS)
    return Answer(read_feature(entry, "", seated), seated)


def data(answer: Answer) -> dict:
    return {"points": answer.feature.points, "scores": list(answer.feature.scores)}


def status(answer: Answer) -> str:
    feature = answer.feature
    if feature.points is None:
        return "Il manque encore de quoi compter."
    return " ".join(
        [f"{KINDS[feature.kind]}, {french.count(feature.points, 'point')}.", said.who_scores(feature)]
    ).strip()


def form(entry: Entry, answer: Answer) -> Node:
    feature = answer.feature
    return (
        feature_form.facts(entry, "", feature),
        result(entry, _points(entry.place, feature)),
        feature_form.meeples(entry, "", feature),
        h.div(class_="actions")[button("vider", "Compter un autre élément", "calme")],
        feature_form.more(entry, "", feature),
        people.section(entry, answer.people),
    )


def _points(place: Place, feature: Feature) -> Node:
    if feature.points is None:
        return verdict("note", _next_words(feature))
    anchor, words = said.ANCHORS[feature.kind]
    return (
        verdict(
            "bon", f"{french.count(feature.points, 'point')}.", said.who_scores(feature), said.doubt(feature)
        ),
        h.p(class_="aide")[
            said.worked(feature.terms), ". ", said.rule_of(feature), " ", rule_link(place, anchor, words)
        ],
    )


def _next_words(feature: Feature) -> str:
    if feature.kind is None:
        return "Choisis ce que tu comptes."
    return "Écris combien il y en a pour voir les points."


def drawing(answer: Answer, place: Place) -> Node:
    feature = answer.feature
    rows = [
        (hold.seat.name, french.digits(hold.strength), _score(score))
        for hold, score in zip(feature.holds, feature.scores, strict=True)
    ]
    return (
        _points(place, feature),
        table("Qui marque", ("Joueur", "Meeples", "Points"), rows) if rows else None,
    )


def _score(score: int | None) -> str:
    return "—" if score is None else french.digits(score)


def _empty(form_: dict[str, str], _argument: str) -> tuple[dict[str, str], str]:
    kept = {field: text for field, text in form_.items() if field.startswith("joueur-") or field == "type"}
    return kept, "type"


SHEET = Sheet(
    slug="carcassonne/element",
    title="Compter une route, une ville, une abbaye ou un jardin",
    blank=f"type={CITY}&joueur-1=&joueur-2=&joueur-3=&joueur-4=",
    example=f"type={CITY}&tuiles=3&blasons=1&terminee=oui&joueur-1=Léa&joueur-2=Hugo&meeples-1=1",
    read=read,
    data=data,
    status=status,
    form=form,
    drawing=drawing,
    actions={**people.ACTIONS, "vider": _empty},
)
