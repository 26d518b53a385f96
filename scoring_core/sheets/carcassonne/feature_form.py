"""The controls of a feature: what its type asks for, then who stands in it, then the rest."""

import htpy as h

from scoring_core import french
from scoring_core.entry import Entry
from scoring_core.markup import Node, bare, labelled, name
from scoring_core.sheets.carcassonne.feature import FACTS, LARGE, MEEPLES, OF_A_SEAT, PIG, Feature, Hold

NOT_HERE = "Ils gardent ce que tu y écris, mais ne comptent que pour un autre type d’élément."
EXPANSIONS = ("auberge", "cathedrale", "regle")


def facts(entry: Entry, prefix: str, feature: Feature) -> Node:
    """Rend le type, et ce qu’il demande."""
    asked = [fact for fact in FACTS if fact not in EXPANSIONS and feature.kind in FACTS[fact]]
    return h.div(class_="element-faits")[
        labelled(entry, f"{prefix}type"), (labelled(entry, prefix + fact) for fact in asked)
    ]


def meeples(entry: Entry, prefix: str, feature: Feature) -> Node:
    """Rend une case par joueur : combien de meeples il y a posés."""
    if not feature.holds:
        return None
    return h.fieldset(class_="meeples")[
        h.legend["Combien de meeples chacun y a-t-il", french.NARROW, "?"],
        (_cell(entry, f"{prefix}{MEEPLES}-{hold.seat.number}", hold) for hold in feature.holds),
    ]


def more(entry: Entry, prefix: str, feature: Feature) -> Node:
    """Rend les sections qui s’ouvrent : les extensions, puis les champs des autres types."""
    special = [fact for fact in EXPANSIONS if feature.kind in FACTS[fact]]
    counts = [LARGE] + [PIG] * (feature.kind in OF_A_SEAT[PIG])
    names = [prefix + fact for fact in special] + [
        _of(prefix, kind, hold) for kind in counts for hold in feature.holds
    ]
    return (
        _section(entry, f"{prefix}section-extensions", "Extensions et ancienne règle", "", names)
        if names
        else None,
        _section(entry, f"{prefix}section-autres", "Autres cases", NOT_HERE, _others(prefix, feature)),
    )


def _others(prefix: str, feature: Feature) -> list[str]:
    pigs = [] if feature.kind in OF_A_SEAT[PIG] else [_of(prefix, PIG, hold) for hold in feature.holds]
    return [prefix + fact for fact, kinds in FACTS.items() if feature.kind not in kinds] + pigs


def _of(prefix: str, kind: str, hold: Hold) -> str:
    return f"{prefix}{kind}-{hold.seat.number}"


def _section(entry: Entry, id_: str, title: str, words: str, names: list[str]) -> h.Element:
    shown = any(field in entry.problems for field in names)
    return h.details(class_="plus", id=entry.place.prefix + id_, open=shown)[
        h.summary[title],
        h.p(class_="aide")[words] if words else None,
        h.div(class_="element-faits")[(labelled(entry, field) for field in names)],
    ]


def _cell(entry: Entry, field: str, hold: Hold) -> h.Element:
    return h.div(class_="meeples-case")[h.span(aria_hidden="true")[name(hold.seat.name)], bare(entry, field)]
