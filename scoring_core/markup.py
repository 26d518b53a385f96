"""What every sheet shows in the same way: fields, buttons, answers, explanations.

HTML is a value here, escaped by htpy; accessibility is written once, in this module.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, wraps

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.entry import ANSWER, Entry, Place
from scoring_core.fields import Check, Field
from scoring_core.rules.points import Line
from scoring_core.rules.points import total as total_of

Node = h.Node


def remembered(render: Callable[..., h.Element]) -> Callable[..., Markup]:
    """Garde ce qui est rendu : d’une frappe à l’autre presque rien ne change, et le reste ne se récrit pas."""
    return lru_cache(maxsize=4096)(wraps(render)(lambda *facts: Markup(render(*facts))))


def name(text: str) -> h.Element:
    """Un nom tel que quelqu’un l’a tapé, sans qu’il change le sens de ce qui l’entoure."""
    return h.bdi[text]


def labelled(entry: Entry, field_name: str) -> Markup:
    """Rend un champ avec son étiquette, son aide et son problème."""
    return _field(entry.fields[field_name], *_state(entry, field_name), True)


def bare(entry: Entry, field_name: str) -> Markup:
    """Rend un champ dont l’étiquette ne se voit pas (la case d’un tableau)."""
    return _field(entry.fields[field_name], *_state(entry, field_name), False)


def kept(entry: Entry, field_name: str) -> h.Element:
    """Garde un champ replié, avec ce qui y est tapé."""
    return h.input(
        type="hidden", id=entry.place.prefix + field_name, name=field_name, value=entry.text(field_name)
    )


def button(
    action: str,
    words: Node,
    class_: str = "",
    described: str | None = None,
    *,
    focused: bool = False,
    **attributes: object,
) -> h.Element:
    """Rend un bouton.

    `described` dit en entier ce qu’il fait quand ses mots ne suffisent pas ; `focused`
    garde le doigt sur un bouton que l’on presse plusieurs fois.
    """
    return h.button(
        class_=class_ or None,
        type="submit",
        name="action",
        value=action,
        aria_label=described,
        data_focus=focused,
        **attributes,
    )[words]


def result(entry: Entry, *content: Node, class_: str = "", done: bool = False) -> h.Element:
    """Rend la réponse de la feuille ; c’est là qu’arrive qui appuie sur Entrée.

    `done` dit que la partie est finie : la page laisse l’écran s’éteindre.
    """
    return h.div(
        role="group",  # not a landmark: a page may hold several sheets
        class_=f"reponse {class_}".strip(),
        id=entry.place.prefix + ANSWER,
        tabindex="-1",
        aria_label="Résultat",
        data_fini=done,
        data_focus=entry.focus == ANSWER,
    )[content]


def verdict(kind: str, figure: Node, *words: Node, id_: str | None = None) -> h.Element:
    """Dit en une phrase ce qui va ou ce qui manque, le chiffre d’abord."""
    links = [word for word in words if isinstance(word, h.Element)]
    said = [h.strong[figure], *(word for word in words if word and word not in links)]
    return h.div(class_=f"verdict verdict--{kind}", id=id_)[
        h.p[((" ", word) for word in said)],
        h.p(class_="regles")[((" ", link) for link in links)] if links else None,
    ]


def rule_link(place: Place, anchor: str, words: Node) -> h.Element:
    """Mène à la règle, sur la page du jeu."""
    return h.a(class_="regle", href=f"{place.home}#{anchor}")[words]


def sum_of(lines: Sequence[Line], said: dict[str, str]) -> Node:
    """Écrit d’où viennent les points : 40 (Papayoo) + 3 + 9 = 52."""
    if not lines:
        return french.digits(0)
    terms = (f"{french.digits(line.points)}{_said(said, line)}" for line in lines)
    answer = "" if len(lines) == 1 else f" = {french.digits(total_of(lines))}"
    return " + ".join(terms) + answer


def problems_elsewhere(entry: Entry) -> Node:
    """Les problèmes qui ne sont pas à côté d’un champ que l’on voit."""
    loose = [message for field_name, message in entry.problems.items() if field_name not in entry.fields]
    return [h.p(class_="probleme", role="alert")[_error(message)] for message in loose]


def _said(said: dict[str, str], line: Line) -> str:
    return f" ({said[line.reason]})" if line.reason in said else ""


def _state(entry: Entry, field_name: str) -> tuple[str, str, str, bool]:
    problem = entry.problems.get(field_name, "")
    return entry.text(field_name), problem, entry.place.prefix, entry.focus == field_name


@remembered
def _field(field: Field, text: str, problem: str, prefix: str, focused: bool, visible: bool) -> h.Element:
    id_ = prefix + field.name
    described = " ".join(_described(id_, field.hint if visible else "", problem))
    control = field.control(
        text,
        id=id_,
        aria_label=None if visible else field.label,
        aria_describedby=described or None,
        aria_invalid="true" if problem else None,
        data_focus=focused,
    )
    parts = _with_label(field, id_, control) if visible else control
    return h.div(class_="champ champ--faux" if problem else "champ")[parts, _problem(id_, problem)]


def _with_label(field: Field, id_: str, control: h.Element) -> Node:
    if isinstance(field, Check):
        return h.label(class_="case", for_=id_)[control, " ", field.label], _hint(id_, field.hint)
    return h.label(for_=id_)[field.label], _hint(id_, field.hint), control


def _described(id_: str, hint: str, problem: str) -> Iterable[str]:
    if hint:
        yield f"{id_}-aide"
    if problem:
        yield f"{id_}-probleme"


def _hint(id_: str, hint: str) -> Node:
    return h.p(class_="aide", id=f"{id_}-aide")[hint] if hint else None


def _problem(id_: str, problem: str) -> Node:
    return h.p(class_="probleme", id=f"{id_}-probleme")[_error(problem)] if problem else None


def _error(message: str) -> Node:
    return h.strong[f"Erreur{french.FIXED}:"], " ", message
