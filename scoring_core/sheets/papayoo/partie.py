"""A game of Papayoo, round after round, each of which makes the same sum."""

from collections.abc import Sequence
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.entry import Entry, Place
from scoring_core.form import Form
from scoring_core.french import FIXED, NARROW
from scoring_core.ledger import columns
from scoring_core.ledger.actions import actions_of
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import Ledger, Round, cell_name
from scoring_core.ledger.sheet import sheet
from scoring_core.markup import Node, rule_link, verdict
from scoring_core.rules import ledger as rules
from scoring_core.rules import papayoo
from scoring_core.rules.ledger import Score
from scoring_core.rules.papayoo import ROUND_TOTAL
from scoring_core.sheets.papayoo import manche, taker, values
from scoring_core.sheets.papayoo.dealer import DEALER, dealer_setting, dealt, read_dealer
from scoring_core.sheets.papayoo.mistakes import fault_of, gap_words
from scoring_core.sheets.papayoo.story import story


def _gap(round_: Round) -> int:
    return ROUND_TOTAL - round_.sum


def _fault(scores: Sequence[Score]) -> tuple[str, ...]:
    return fault_of(ROUND_TOTAL - sum(map(rules.points, scores)))


def _data(ledger: Ledger) -> dict:
    filled = [(round_.number, _gap(round_)) for round_ in ledger.existing if round_.filled]
    hints = [
        {"round": number, "code": code} for number, gap in filled for code in papayoo.likely_mistakes(gap)
    ]
    return {"gaps": [_gap(round_) for round_ in ledger.existing], "hints": hints}


def _foot(entry: Entry, round_: Round) -> tuple[str, ...]:
    control = _control(_gap(round_)) if round_.exists else ""
    return control, columns.control(entry, taker.taker_name(round_.number))


@lru_cache(maxsize=512)
def _control(gap: int) -> Markup:
    """Le compte de la manche, ou ce qu’il lui manque, ou ce qu’elle a de trop."""
    shown = str(ROUND_TOTAL) if not gap else f"−{gap}" if gap > 0 else f"+{-gap}"
    state = "controle controle--manque" if gap else "controle"
    return Markup(
        h.span(class_=state)[h.span(class_="hors-vue")[gap_words(gap)], h.span(aria_hidden="true")[shown]]
    )


def _words(place: Place, ledger: Ledger) -> Node:
    round_ = ledger.current
    if round_ is None or round_.fault or ledger.standing.over:
        return None
    return verdict("note", _figure(round_), dealt(ledger, round_), _why(place))


def _why(place: Place) -> Node:
    return rule_link(place, "controle-250", f"Pourquoi {ROUND_TOTAL}{NARROW}?")


def _figure(round_: Round) -> str:
    """Ce qui manque à la manche que l’on écrit."""
    if not round_.exists or round_.filled:
        return f"Manche {round_.number}{FIXED}: elle doit faire {ROUND_TOTAL}."
    words = gap_words(_gap(round_))
    return f"Manche {round_.number}{FIXED}: {words[:1].lower()}{words[1:]}"


def _heard(ledger: Ledger) -> str:
    round_ = ledger.current
    return _figure(round_) if round_ and round_.exists and not round_.filled else ""


def _remove(form: Form, seat: str) -> tuple[Form, str]:
    """Qui s’en va laisse le Papayoo à retrouver."""
    return actions_of(KIND)["retirer"](taker.without(form, seat), seat)


def _counted(entry: Entry) -> tuple[dict[int, int], dict[str, str]]:
    """Les points de chacun, et qui a ramassé le Papayoo, tels que la feuille de la manche les lit."""
    counted = manche.read(entry)
    whole = not counted.gap
    taken = next((str(pile.seat.number) for pile in counted.piles if pile.papayoo), "")
    # A pile without cards may not be counted yet.
    points = {pile.seat.number: pile.points for pile in counted.piles if whole or pile.points}
    return points, {taker.TAKER: taken} if taken or whole else {}


def _planned(players: int) -> tuple[tuple[int, str], ...]:
    by_player = ((players, "une par joueur"), (2 * players, "deux par joueur"))
    return (4, "une demi-heure"), (5, "partie moyenne"), *by_player


KIND = Kind(
    fewest=papayoo.FEWEST_PLAYERS,
    most=papayoo.MOST_PLAYERS,
    highest=ROUND_TOTAL,
    round_total=ROUND_TOTAL,
    target_hint=f"Facultatif{FIXED}: la partie s’arrête à la fin de la manche où quelqu’un l’atteint.",
    planned=_planned,
    extras=(taker.TAKER,),
    seat_settings=(DEALER,),
    read_settings=read_dealer,
    read_extra=taker.read_taker,
    fault=_fault,
    data=_data,
    heard=_heard,
    settings=dealer_setting,
    feet=("Contrôle", "Papayoo"),
    foot=_foot,
    why=_why,
    mark=taker.mark,
    words=_words,
    beside=taker.people_to_touch,
    values=values,
    counter=manche.SHEET.slug,
    counted=_counted,
    columns=("Contrôle",),
    column=lambda round_: (french.digits(round_.sum),),
    story=story,
)

FIVE_ROUNDS = ((27, 71, 58, 94), (84, 12, 107, 47), (0, 119, 36, 95), (103, 34, 61, 52), (52, 6, 83, 109))
TAKERS = (2, 1, 2, 3, 1)


def _example() -> str:
    rounds = range(1, len(FIVE_ROUNDS) + 1)
    cells = [f"{cell_name(r, s)}={n}" for r in rounds for s, n in enumerate(FIVE_ROUNDS[r - 1], 1)]
    takers = [f"{taker.taker_name(r)}={TAKERS[r - 1]}" for r in rounds]
    return "&".join(
        ["joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan", *cells, *takers, "manches=5"]
    )


SHEET = sheet(
    KIND,
    actions={taker.TAKER: taker.take, "retirer": _remove},
    slug="papayoo/partie",
    title="Compter une partie de Papayoo",
    blank="joueur-1=&joueur-2=&joueur-3=&joueur-4=",
    example=_example(),
)
