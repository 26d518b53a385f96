"""A game of Papayoo, round after round, each of which makes the same sum."""

from collections.abc import Sequence
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from scoring_core import french
from scoring_core.entry import Entry, Place
from scoring_core.fields import Choice
from scoring_core.form import Form
from scoring_core.french import FIXED, NARROW
from scoring_core.ledger import columns
from scoring_core.ledger.actions import actions_of
from scoring_core.ledger.kind import Cells, Kind
from scoring_core.ledger.reading import Ledger, Round, cell_name
from scoring_core.ledger.sheet import sheet
from scoring_core.markup import Node, labelled, name, rule_link, verdict
from scoring_core.rules import ledger as rules
from scoring_core.rules import papayoo
from scoring_core.rules.ledger import LAST_ROUND, Score
from scoring_core.rules.papayoo import PAPAYOO, PAYOO_SUIT, ROUND_TOTAL
from scoring_core.seats import Seat
from scoring_core.sheets.papayoo.mistakes import fault_of, gap_words
from scoring_core.sheets.papayoo.story import story

TAKER = "papayoo"  # the field of a round, and the action that fills it
DEALER = "donneur"
MARK = "a ramassé le Papayoo"


def _taker(entry: Entry, people: Sequence[Seat], number: int, cells: Cells) -> Seat | None:
    """Lit qui a ramassé le Papayoo, et dit si les points de la manche le permettent."""
    code = entry.read(_taker_field(people, number))
    taker = next((seat for seat in people if str(seat.number) == code), None)
    _complain(entry, people, number, cells, taker)
    return taker


@lru_cache(maxsize=1024)
def _taker_field(people: tuple[Seat, ...], number: int) -> Choice:
    return Choice(name=_taker_name(number), label=f"Papayoo, manche {number}", options=_options(people))


def _complain(entry: Entry, people: Sequence[Seat], number: int, cells: Cells, taker: Seat | None) -> None:
    scores = {seat: rules.points(cell) for seat, cell in zip(people, cells, strict=True) if cell is not None}
    if taker in scores and scores[taker] < PAPAYOO:
        message = f"Qui l’a ramassé a au moins {PAPAYOO} points, et non {scores[taker]}."
        entry.complain(_taker_name(number), message)
    if taker is not None:
        others = [seat for seat, points in scores.items() if seat != taker]
        _complain_of_others(entry, number, [seat for seat in others if scores[seat] > PAYOO_SUIT])
    if len(scores) == len(people) and sum(scores.values()) == ROUND_TOTAL and max(scores.values()) < PAPAYOO:
        message = f"Quelqu’un l’a ramassé, donc au moins {PAPAYOO} points{FIXED}: personne ne les a."
        entry.complain(_taker_name(number), message)


def _complain_of_others(entry: Entry, number: int, others: Sequence[Seat]) -> None:
    for seat in others:
        message = f"Sans le Papayoo, on a {PAYOO_SUIT} points au plus."
        entry.complain(cell_name(number, seat.number), message)


def _taker_name(number: int) -> str:
    return f"{TAKER}-{number}"


def _options(people: Sequence[Seat]) -> tuple[tuple[str, str], ...]:
    return tuple((str(seat.number), seat.name) for seat in people)


def _gap(round_: Round) -> int:
    return ROUND_TOTAL - round_.sum


def _fault(scores: Sequence[Score]) -> tuple[str, ...]:
    return fault_of(ROUND_TOTAL - sum(map(rules.points, scores)))


def _data(ledger: Ledger) -> dict:
    filled = [(round_.number, _gap(round_)) for round_ in ledger.existing if round_.filled]
    hints = [{"round": number, "code": code} for number, gap in filled for code in papayoo.likely_mistakes(gap)]
    return {"gaps": [_gap(round_) for round_ in ledger.existing], "hints": hints}


def _dealer_field(entry: Entry, people: Sequence[Seat]) -> int:
    """Lit qui a distribué en premier ; les autres suivent dans l’ordre des places."""
    options = _options(people)
    first = options[0][0] if options else None
    code = entry.read(Choice(name=DEALER, label="Premier donneur", options=options, default=first))
    return next((position for position, seat in enumerate(people) if str(seat.number) == code), 0)


def _dealer(ledger: Ledger, round_: Round) -> Seat:
    return ledger.people[(ledger.settings + round_.number - 1) % len(ledger.people)]


def _settings(entry: Entry, ledger: Ledger) -> Node:
    return labelled(entry, DEALER)


def _foot(entry: Entry, round_: Round) -> tuple[str, ...]:
    return _control(round_), columns.control(entry, _taker_name(round_.number))


def _control(round_: Round) -> str:
    return _control_of(_gap(round_)) if round_.exists else ""


@lru_cache(maxsize=512)
def _control_of(gap: int) -> Markup:
    """Le compte de la manche, ou ce qu’il lui manque, ou ce qu’elle a de trop."""
    shown = str(ROUND_TOTAL) if not gap else f"−{gap}" if gap > 0 else f"+{-gap}"
    state = "controle controle--manque" if gap else "controle"
    return Markup(h.span(class_=state)[h.span(class_="hors-vue")[gap_words(gap)], h.span(aria_hidden="true")[shown]])


def _mark(round_: Round, seat: Seat) -> str:
    return MARK if round_.extra == seat else ""


def _words(place: Place, ledger: Ledger) -> Node:
    round_ = ledger.current
    if round_ is None or ledger.standing.over:
        return None
    link = rule_link(place, "controle-250", f"Pourquoi {ROUND_TOTAL}{NARROW}?")
    return verdict("note", *_round_words(ledger, round_), link)


def _round_words(ledger: Ledger, round_: Round) -> tuple[Node, Node]:
    """Ce qui manque à la manche que l’on écrit, puis qui la distribue."""
    dealer = [name(_dealer(ledger, round_).name), f" distribue{FIXED}: {_dealt(ledger)}."]
    writing = round_.exists and not round_.filled
    figure = _inside(gap_words(_gap(round_))) if writing else f"à écrire, elle doit faire {ROUND_TOTAL}."
    return f"Manche {round_.number}{FIXED}: {figure}", dealer


def _inside(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _dealt(ledger: Ledger) -> str:
    players = len(ledger.people)
    if not papayoo.FEWEST_PLAYERS <= players:
        return f"il faut au moins {papayoo.FEWEST_PLAYERS} joueurs"
    deal = papayoo.deal(players)
    ones = ", sans les quatre 1" if deal.removed else ""
    return f"{french.count(deal.cards_each, 'carte')} chacun{ones}, {deal.passed} à passer à gauche"


def _heard(ledger: Ledger) -> str:
    round_ = ledger.current
    if round_ is None or not round_.exists or round_.filled:
        return ""
    return f"Manche {round_.number}{FIXED}: {_inside(gap_words(_gap(round_)))}"


def _beside(entry: Entry, ledger: Ledger) -> Node:
    """Qui a ramassé le Papayoo, d’un seul geste, à la manche que l’on écrit."""
    round_ = _asked(ledger)
    if round_ is None:
        return None
    return h.fieldset(class_="pour ramasse")[
        h.legend[f"Qui a ramassé le Papayoo à la manche {round_.number}{NARROW}?"],
        (_touch(entry, round_, seat) for seat in ledger.people),
    ]


def _asked(ledger: Ledger) -> Round | None:
    """La dernière manche écrite, tant que la suivante n’est pas commencée."""
    return next(iter(ledger.existing[-1:] or ledger.shown[:1]), None)


def _touch(entry: Entry, round_: Round, seat: Seat) -> Node:
    id_ = f"{entry.place.prefix}ramasse-{round_.number}-{seat.number}"
    return h.label(class_="personne", for_=id_)[
        h.input(
            type="checkbox",
            id=id_,
            value=str(seat.number),
            checked=round_.extra == seat,
            data_action=f"{TAKER}:{round_.number}-{seat.number}",
            data_focus=entry.focus == f"ramasse-{round_.number}-{seat.number}",
        ),
        h.span[name(seat.name)],
    ]


def _take(form: Form, argument: str) -> tuple[Form, str]:
    number, _, seat = argument.partition("-")
    if not number.isdecimal() or not seat.isdecimal() or int(number) not in range(1, LAST_ROUND + 1):
        return form, ""
    field = _taker_name(int(number))
    return {**form, field: "" if form.get(field) == seat else seat}, f"ramasse-{number}-{seat}"


def _remove(form: Form, seat: str) -> tuple[Form, str]:
    """Qui s’en va laisse le Papayoo à retrouver."""
    takers = {field for field, text in form.items() if field.startswith(f"{TAKER}-") and text == seat}
    return actions_of(KIND)["retirer"]({**form, **dict.fromkeys(takers, "")}, seat)


def _planned(players: int) -> tuple[tuple[int, str], ...]:
    by_player = ((players, "une par joueur"), (2 * players, "deux par joueur"))
    return (4, "une demi-heure"), (5, "partie moyenne"), *by_player


KIND = Kind(
    fewest=papayoo.FEWEST_PLAYERS,
    most=papayoo.MOST_PLAYERS,
    highest=ROUND_TOTAL,
    target_hint="Facultatif : la partie s’arrête à la fin de la manche où quelqu’un l’atteint.",
    planned=_planned,
    extras=(TAKER,),
    read_settings=_dealer_field,
    read_extra=_taker,
    fault=_fault,
    data=_data,
    heard=_heard,
    settings=_settings,
    feet=("Contrôle", "Papayoo"),
    foot=_foot,
    mark=_mark,
    words=_words,
    beside=_beside,
    columns=("Contrôle",),
    column=lambda round_: (french.digits(round_.sum),),
    story=story,
)

FIVE_ROUNDS = ((27, 71, 58, 94), (84, 12, 107, 47), (0, 119, 36, 95), (103, 34, 61, 52), (52, 6, 83, 109))
TAKERS = (2, 1, 2, 3, 1)


def _example() -> str:
    rounds = range(1, len(FIVE_ROUNDS) + 1)
    cells = [f"{cell_name(r, s)}={n}" for r in rounds for s, n in enumerate(FIVE_ROUNDS[r - 1], 1)]
    takers = [f"{_taker_name(r)}={TAKERS[r - 1]}" for r in rounds]
    return "&".join(["joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan", *cells, *takers, "manches=5"])


SHEET = sheet(
    KIND,
    actions={TAKER: _take, "retirer": _remove},
    slug="papayoo/partie",
    title="Compter une partie de Papayoo",
    blank="joueur-1=&joueur-2=&joueur-3=&joueur-4=",
    example=_example(),
)
