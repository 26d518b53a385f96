"""Who leads, who won and why: the same words on the page and in the ear."""

from collections.abc import Sequence
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.french import FIXED
from scoring_core.ledger.columns import fault_words
from scoring_core.ledger.reading import Ledger, Round
from scoring_core.markup import Node, name, verdict
from scoring_core.seats import Seat

LOWEST_WINS = "Le plus bas total gagne."


def left_out(ledger: Ledger) -> list[tuple[str, str]]:
    """Les manches écrites que les totaux n’ont pas, et pourquoi : un total qui en oublie une se lit de travers."""
    last = max((round_.number for round_ in (*ledger.open, *ledger.closed)), default=0)
    waiting = [
        round_ for round_ in ledger.open if ledger.standing.over or round_.fault or round_.number < last
    ]
    return [
        (f"Manche {each.number}{FIXED}: pas comptée dans les totaux.", _why(ledger, each)) for each in waiting
    ]


def _why(ledger: Ledger, round_: Round) -> str:
    blank = [seat.name for seat, cell in zip(ledger.people, round_.cells, strict=True) if cell is None]
    if not blank:
        return "Corrige-la et elle comptera."
    return f"Il manque {french.listed(blank)}{FIXED}: écris 0 pour qui n’a rien pris, « – » pour qui n’a pas joué."


def standing_words(ledger: Ledger) -> Node:
    """Dit ce que les totaux n’ont pas, puis qui mène ou qui gagne, et dans quel sens on compte."""
    return [verdict("manque", *words) for words in left_out(ledger)], _standing(ledger)


def _standing(ledger: Ledger) -> Node:
    if not ledger.standing.over:
        led = h.strong[_led(names(ledger.leaders), ledger)] if ledger.leaders else None
        return h.p(class_="mene")[led, " " if led else None, LOWEST_WINS]
    shared = "La victoire est partagée." if len(ledger.winners) > 1 else None
    return verdict("bon", _won(names(ledger.winners), ledger), shared, *_endings(ledger), LOWEST_WINS)


def ranking(ledger: Ledger) -> Node:
    """Rend le classement, du plus bas total au plus haut."""
    places = ledger.standing.ranks
    if not places:
        return None
    lines = sorted(zip(places, ledger.people, ledger.standing.totals, strict=True), key=lambda line: line[0])
    return h.ol(class_="classement", aria_label="Classement")[
        (
            _line(french.place(rank, places.count(rank)), seat, total, ledger.kind.unit)
            for rank, seat, total in lines
        )
    ]


def heard(ledger: Ledger) -> str:
    """Ce qu’un lecteur d’écran dit de la partie."""
    faults = [" ".join(fault_words(round_)) for round_ in ledger.open if round_.fault]
    faults += [" ".join(words) for words in left_out(ledger)]
    return " ".join([*faults, *_heard_totals(ledger), ledger.kind.heard(ledger)]).strip()


def _heard_totals(ledger: Ledger) -> list[str]:
    if not ledger.leaders:
        return ["Aucune manche n’est close."]
    people = zip(ledger.people, ledger.standing.totals, strict=True)
    totals = french.listed(f"{seat.name} {french.digits(total)}" for seat, total in people)
    close = french.count(len(ledger.closed), "manche close", "manches closes")
    return [f"{close}{french.FIXED}: {totals}.", outcome(ledger)]


def outcome(ledger: Ledger) -> str:
    """Dit qui gagne ou, tant que la partie n’est pas finie, qui mène."""
    first, said = (ledger.winners, _won) if ledger.standing.over else (ledger.leaders, _led)
    return "".join(said([french.listed(seat.name for seat in first)], ledger))


def names(people: Sequence[Seat]) -> list[Node]:
    """Énumère des joueurs : Léa, Hugo et Chloé."""
    links = [", "] * (len(people) - 2) + [" et "] * (len(people) > 1) + [""]
    return [node for seat, link in zip(people, links, strict=True) for node in (name(seat.name), link)]


def _led(who: list[Node], ledger: Ledger) -> list[Node]:
    verb = "sont en tête" if len(ledger.leaders) > 1 else "mène"
    return [*who, f" {verb} avec {_best(ledger)}."]


def _won(who: list[Node], ledger: Ledger) -> list[Node]:
    if len(ledger.winners) > 1:
        return [f"Match nul{french.FIXED}: ", *who, f" gagnent avec {_best(ledger)}."]
    return [*who, f" gagne avec {_best(ledger)}."]


def _best(ledger: Ledger) -> str:
    return french.count(min(ledger.standing.totals), ledger.kind.unit)


def _endings(ledger: Ledger) -> list[str]:
    said = {
        "ended": "La partie est terminée.",
        "target": f"L’objectif est atteint{french.FIXED}: {ledger.target}.",
        "planned": f"Manches prévues{french.FIXED}: {ledger.planned}, toutes jouées.",
    }
    return [said[code] for code in ledger.standing.endings]


@lru_cache(maxsize=1024)
def _line(place: str, seat: Seat, total: int, unit: str) -> Markup:
    points = h.strong(class_="points")[french.count(total, unit)]
    return Markup(h.li[h.span(class_="rang")[place], h.span(class_="qui")[name(seat.name)], points])
