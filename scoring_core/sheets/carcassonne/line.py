"""One line of the final count: a feature, closed to one sentence or open on its fields.

Forty lines of which one is being typed: what did not change is neither read nor written
again. A line closed keeps its fields as hidden inputs.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.entry import Entry, Place
from scoring_core.fields import NO
from scoring_core.form import Form
from scoring_core.markup import Node, button, kept, rule_link
from scoring_core.seats import Seat
from scoring_core.sheets.carcassonne import feature_form, rows, said
from scoring_core.sheets.carcassonne.feature import (
    CURRENT_RULE,
    FACTS,
    KINDS,
    OF_A_SEAT,
    PIG,
    Feature,
    read_feature,
)

NOUN = "element"
OPEN = "ouvrir"
SILENT = {"regle": CURRENT_RULE} | dict.fromkeys(("terminee", "auberge", "cathedrale", PIG), NO)

_FIELD = re.compile(
    rf"{NOUN}-([1-9][0-9]*)-(?:({'|'.join(['type', *FACTS])})|({'|'.join(OF_A_SEAT)})-[1-9][0-9]*)"
)

Typed = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Line:
    """Une ligne : son numéro, ce qui y est tapé, ce que cela vaut."""

    number: int
    typed: Typed
    feature: Feature
    problems: tuple[tuple[str, str], ...]

    @property
    def prefix(self) -> str:
        return prefix_of(self.number)

    @property
    def title(self) -> str:
        if self.feature.kind is None:
            return "Élément à choisir"
        unfinished = "" if self.feature.complete or "terminee" not in _facts(self.feature) else " inachevée"
        return KINDS[self.feature.kind] + unfinished


def prefix_of(number: int) -> str:
    """Ce qui précède le nom de chaque champ d’une ligne."""
    return f"{NOUN}-{number}-"


def _facts(feature: Feature) -> list[str]:
    return [fact for fact, kinds in FACTS.items() if feature.kind in kinds]


def read_lines(entry: Entry, people: tuple[Seat, ...], opened: int) -> tuple[Line, ...]:
    """Lit les lignes où quelque chose est écrit, et celle qui est ouverte."""
    written = typed_lines(entry.form)
    numbers = {*rows.within(entry, NOUN, written), *([opened] if opened else [])}
    lines = (_read_into(entry, number, tuple(written.get(number, ())), people) for number in sorted(numbers))
    return tuple(line for line in lines if line.number == opened or line.typed)


def typed_lines(form: Form) -> dict[int, list[tuple[str, str]]]:
    """Ce qui est écrit, ligne par ligne ; un champ laissé comme la feuille l’a donné n’écrit rien."""
    typed: dict[int, list[tuple[str, str]]] = {}
    for field, text in form.items():
        match = _FIELD.fullmatch(field) if text else None
        if match and text != SILENT.get(match[2] or match[3]):
            typed.setdefault(int(match[1][:9]), []).append((field, text))
    return typed


def _read_into(entry: Entry, number: int, typed: Typed, people: tuple[Seat, ...]) -> Line:
    line, own = _read(number, typed, people)
    entry.fields.update(own.fields)
    for field, message in own.problems.items():
        entry.complain(field, message)
    return line


@lru_cache(maxsize=512)
def _read(number: int, typed: Typed, people: tuple[Seat, ...]) -> tuple[Line, Entry]:
    own = Entry(dict(typed))
    feature = read_feature(own, prefix_of(number), people)
    said_here = tuple((field, text) for field, text in typed if field in own.fields)
    return Line(number, said_here, feature, tuple(own.problems.items())), own


def closed(entry: Entry, line: Line) -> Markup:
    """Rend une ligne fermée."""
    return _closed(line, entry.place, entry.focus == f"{OPEN}-{line.number}")


@lru_cache(maxsize=512)
def _closed(line: Line, place: Place, focused: bool) -> Markup:
    hidden = Entry(dict(line.typed), place)
    words = h.button(
        class_="ligne", type="submit", name="action", value=f"{OPEN}:{line.number}", data_focus=focused
    )[h.strong[line.title], " ", h.span[short(line.feature)]]
    problems = (
        h.p(class_="probleme")[h.strong[f"Erreur{french.FIXED}:"], " ", message]
        for _, message in line.problems
    )
    return Markup(
        h.li(id=f"{place.prefix}{NOUN}-{line.number}")[
            words, problems, (kept(hidden, field) for field in _fields(line))
        ]
    )


def _fields(line: Line) -> list[str]:
    """Tous les champs d’une ligne : une ligne fermée les garde, écrits ou non."""
    seated = [f"{stem}-{hold.seat.number}" for hold in line.feature.holds for stem in OF_A_SEAT]
    return [line.prefix + field for field in ("type", *FACTS, *seated)]


def short(feature: Feature) -> str:
    """Ce que la ligne rapporte, en peu de mots."""
    if feature.points is None:
        return "à compléter"
    gains = [
        f"{hold.seat.name}{french.FIXED}: {french.digits(score)}"
        for hold, score in zip(feature.holds, feature.scores, strict=True)
        if hold.seat.number in feature.holders
    ]
    return ", ".join(gains) if gains else "personne ne marque"


def opened(entry: Entry, line: Line) -> h.Element:
    """Rend la ligne ouverte sur ses champs."""
    feature, prefix = line.feature, line.prefix
    return h.li(class_="ligne-ouverte", id=f"{entry.place.prefix}{NOUN}-{line.number}")[
        h.fieldset[
            h.legend[f"Ligne{french.FIXED}{line.number}"],
            feature_form.facts(entry, prefix, feature),
            feature_form.meeples(entry, prefix, feature),
            h.p(class_="aide")[_worked(entry.place, feature)],
            feature_form.more(entry, prefix, feature),
            h.div(class_="actions")[
                button("fermer", "Fermer la ligne", "suivant" if feature.terms else ""),
                button(f"oter:{line.number}", "Supprimer la ligne", "calme"),
            ],
        ]
    ]


def _worked(place: Place, feature: Feature) -> Node:
    if feature.points is None:
        return "Pas encore de points à ajouter."
    anchor, words = said.ANCHORS[feature.kind]
    return said.worked(feature.terms), ". ", said.who_scores(feature), " ", rule_link(place, anchor, words)
