"""The fields at the end of the game, by the three rules that tables know."""

from dataclasses import dataclass

import htpy as h

from scoring_core import french, seats
from scoring_core.entry import Entry, Place
from scoring_core.french import FIXED, digits
from scoring_core.markup import Node, bare, button, labelled, name, result, rule_link, verdict
from scoring_core.rules import carcassonne
from scoring_core.rules.carcassonne import farmers
from scoring_core.rules.carcassonne.farmers import Award, Field
from scoring_core.seats import Seat
from scoring_core.sheet import Sheet
from scoring_core.sheets.carcassonne import farmed, farmed_said, people, rows
from scoring_core.tables import table


@dataclass(frozen=True, slots=True)
class Answer:
    """Les champs de la table, et la règle choisie."""

    rule: str
    people: tuple[Seat, ...]
    fields: tuple[Field, ...]

    @property
    def awards(self) -> tuple[Award, ...]:
        return farmers.awards(self.rule, self.fields)

    def points(self, rule: str) -> list[int]:
        awards = farmers.awards(rule, self.fields)
        return [farmers.points(awards, seat.number) for seat in self.people]


def read(entry: Entry) -> Answer:
    rule = farmed.read_rule(entry)
    seated = seats.read_seats(entry, fewest=1, most=carcassonne.MOST_PLAYERS)
    return Answer(rule, seated, farmed.read_fields(entry, seated))


def data(answer: Answer) -> dict:
    return {"points": answer.points(answer.rule)}


def status(answer: Answer) -> str:
    return _scores(answer) if answer.awards else "Aucun champ ne rapporte encore de points."


def _scores(answer: Answer) -> str:
    gains = zip(answer.people, answer.points(answer.rule), strict=True)
    return french.listed(f"{french.count(points, 'point')} pour {seat.name}" for seat, points in gains) + "."


def form(entry: Entry, answer: Answer) -> Node:
    return (
        h.div(class_="champs")[(_field(entry, field, answer.people) for field in answer.fields)],
        h.div(class_="actions")[
            button("champ", "Ajouter un champ", "suivant")
            if rows.free(farmed.numbers_in(entry.form))
            else None
        ],
        result(entry, _answer(entry.place, answer)),
        h.div(class_="reglages")[
            labelled(entry, "regle"), h.p(class_="aide")[farmed_said.RULES[answer.rule]]
        ],
        _why(entry.place.prefix, answer),
        people.section(entry, answer.people, button("vider", "Vider les champs", "calme")),
    )


def _answer(place: Place, answer: Answer) -> Node:
    link = rule_link(place, "champs", "Comment compter les champs")
    if not answer.awards:
        words = f"Donne une lettre à chaque ville terminée, écris celles que touche le champ, puis les paysans{FIXED}: un champ à la fois."
        return verdict("note", words, link)
    return verdict("bon", _scores(answer), link), _by_rule(answer)


def _by_rule(answer: Answer) -> h.Element:
    # The chosen one comes last, where totals stand.
    rules = sorted((farmers.V1, farmers.V2, farmers.V3), key=answer.rule.__eq__)
    columns = [answer.points(rule) for rule in rules]
    heads = ("Joueur", *(_rule_head(rule, rule == answer.rule) for rule in rules))
    lines = (
        (name(seat.name), *map(digits, points)) for seat, *points in zip(answer.people, *columns, strict=True)
    )
    return table("Les mêmes champs, par les trois règles", heads, lines)


def _rule_head(rule: str, chosen: bool) -> str:
    return f"{rule}{FIXED}(choisie)" if chosen else rule


def _why(prefix: str, answer: Answer) -> Node:
    if not answer.awards:
        return None
    return h.details(class_="plus", id=f"{prefix}section-pourquoi")[
        h.summary["Pourquoi ces points, règle par règle"], (_why_by(answer, rule) for rule in farmers.RULES)
    ]


def _why_by(answer: Answer, rule: str) -> Node:
    awards = farmers.awards(rule, answer.fields)
    return (
        h.p[h.strong[farmed.RULE_NAMES[rule]], f"{FIXED}: ", farmed_said.RULES[rule]],
        h.ul(class_="calculs")[
            (
                h.li[name(seat.name), f"{FIXED}: ", farmed_said.worked(seat.number, awards)]
                for seat in answer.people
            )
        ],
    )


def _field(entry: Entry, field: Field, seated: tuple[Seat, ...]) -> h.Element:
    remove = button(f"oter:{field.number}", "Retirer", "calme", f"Retirer le champ {field.number}")
    return h.fieldset(class_="joueur")[
        h.legend[f"Champ{FIXED}{field.number}"],
        labelled(entry, farmed.cities_of(field.number)),
        h.div(class_="meeples")[(_lying(entry, field, seat) for seat in seated)],
        h.p(class_="calcul")[h.span[farmed_said.who_holds(field, seated)], remove],
        _pigs(entry, field, seated),
    ]


def _lying(entry: Entry, field: Field, seat: Seat) -> h.Element:
    return h.div(class_="meeples-case")[
        h.span(aria_hidden="true")[name(seat.name)], bare(entry, farmed.farmers_of(field.number, seat))
    ]


def _pigs(entry: Entry, field: Field, seated: tuple[Seat, ...]) -> Node:
    if not seated:
        return None
    names = [farmed.pig_of(field.number, seat) for seat in seated]
    shown = bool(field.pigs) or any(pig in entry.problems for pig in names)
    return h.details(class_="plus", id=f"{entry.place.prefix}champ-{field.number}-cochons", open=shown)[
        h.summary["Cochon (Marchands et Bâtisseurs)"],
        (labelled(entry, pig) for pig in names),
    ]


def drawing(answer: Answer, place: Place) -> Node:
    heads = ("Champ", "Villes", *(name(seat.name) for seat in answer.people))
    lines = [
        (
            str(field.number),
            ", ".join(sorted(field.cities)),
            *(digits(field.farmers[seat.number]) for seat in answer.people),
        )
        for field in answer.fields
    ]
    foot = (f"Points ({answer.rule})", "", *map(digits, answer.points(answer.rule)))
    why = _why_by(answer, answer.rule)
    return table("Les paysans, champ par champ", heads, lines, foot), why, _answer(place, answer)


def _add_field(form_: dict[str, str], _argument: str) -> tuple[dict[str, str], str]:
    number = rows.free(farmed.numbers_in(form_))
    return (
        (form_, "") if number is None else ({**form_, farmed.cities_of(number): ""}, farmed.cities_of(number))
    )


def _remove_field(form_: dict[str, str], argument: str) -> tuple[dict[str, str], str]:
    return rows.without(form_, farmed.NOUN, argument), ""


def _empty(form_: dict[str, str], _argument: str) -> tuple[dict[str, str], str]:
    kept = {field: text for field, text in form_.items() if field.startswith("joueur-") or field == "regle"}
    return {**kept, farmed.cities_of(1): ""}, farmed.cities_of(1)


SHEET = Sheet(
    slug="carcassonne/champs",
    title="Compter les champs",
    blank="joueur-1=&joueur-2=&joueur-3=&joueur-4=&champ-1-villes=",
    example=(
        "joueur-1=Léa&joueur-2=Hugo&joueur-3=Nathan&champ-1-villes=ABCD&champ-1-paysans-1=1&champ-1-paysans-2=1"
        "&champ-2-villes=DE&champ-2-paysans-3=1"
    ),
    read=read,
    data=data,
    status=status,
    form=form,
    drawing=drawing,
    actions={"champ": _add_field, "oter": _remove_field, "vider": _empty, **people.ACTIONS},
)
