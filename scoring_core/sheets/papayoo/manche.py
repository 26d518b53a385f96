"""A round of Papayoo, counted by the cards that each player took."""

from functools import lru_cache

import htpy as h

from scoring_core import french, people, picker, seats
from scoring_core.entry import Entry, Place
from scoring_core.fields import Cards, Choice
from scoring_core.french import FIXED
from scoring_core.markup import (
    Node,
    button,
    labelled,
    name,
    remembered,
    result,
    rule_link,
    sum_of,
    verdict,
)
from scoring_core.picker import Card
from scoring_core.rules import papayoo
from scoring_core.seats import Seat
from scoring_core.sheet import Sheet
from scoring_core.sheets.papayoo import SUITS
from scoring_core.sheets.papayoo.piles import Pile, Round, pile_of, verdict_words
from scoring_core.tables import table

PAPAYOO = "papayoo"  # the field of its taker, and its code among the cards to touch
SAID = {PAPAYOO: "Papayoo"}


def read(entry: Entry) -> Round:
    """Lit la manche ; une carte que deux ont compte pour les deux, et se dit."""
    suit = entry.read(Choice(name="de", label="Couleur tirée au dé", options=tuple(SUITS.items())))
    seated = seats.read_seats(entry, fewest=1, most=papayoo.MOST_PLAYERS)
    taker = entry.read(_taker_field(seated))
    piles = tuple(pile_of(seat, _payoo(entry, seat), taker == str(seat.number)) for seat in seated)
    _complain_of_doubles(entry, piles)
    chosen = picker.read_chosen(entry, seated)
    cards = [pile.payoo for pile in piles]
    return Round(piles, suit, chosen, papayoo.missing(cards), papayoo.owned_twice(cards))


def _taker_field(seated: tuple[Seat, ...]) -> Choice:
    options = tuple((str(seat.number), seat.name) for seat in seated)
    return Choice(name=PAPAYOO, label=f"Qui a ramassé le Papayoo{french.NARROW}?", options=options)


def _payoo(entry: Entry, seat: Seat) -> tuple[int, ...]:
    first, last = papayoo.PAYOO[0], papayoo.PAYOO[-1]
    label = f"Cartes Payoo ({seat.name})"
    cards = entry.read(Cards(name=_payoo_name(seat), label=label, low=first, high=last))
    doubled = papayoo.owned_twice([cards])
    if doubled:
        entry.complain(
            _payoo_name(seat),
            f"Écrit deux fois{FIXED}: {french.listed(map(str, doubled))}. Cela compte une fois.",
        )
    return tuple(dict.fromkeys(cards))


def _payoo_name(seat: Seat) -> str:
    return _list_of(seat.number)


def _list_of(seat: int) -> str:
    return f"payoo-{seat}"


def _complain_of_doubles(entry: Entry, piles: tuple[Pile, ...]) -> None:
    owner: dict[int, Seat] = {}
    for pile in piles:
        for card in pile.payoo:
            first = owner.setdefault(card, pile.seat)
            if first is not pile.seat:
                entry.complain(
                    _payoo_name(pile.seat),
                    f"Le Payoo {card} est déjà dans la pile d’un autre joueur{FIXED}: {first.name}.",
                )


def data(round_: Round) -> dict:
    return {
        "points": [pile.points for pile in round_.piles],
        "sum": round_.sum,
        "gap": round_.gap,
        "complete": round_.gap == 0,
        "missing": list(round_.missing),
    }


def status(round_: Round) -> str:
    if not round_.started:
        return "Aucune carte n’est encore comptée."
    scores = french.listed(f"{pile.seat.name} {french.count(pile.points, 'point')}" for pile in round_.piles)
    return " ".join([f"{scores}.", *verdict_words(round_)[1:]])


def form(entry: Entry, round_: Round) -> Node:
    return (
        picker.people_to_choose(entry, round_.chosen, {pile.seat: pile.points for pile in round_.piles}),
        picker.cards_to_touch(
            entry, "Cartes qui comptent", _cards_to_touch(round_.suit), _owners(round_), round_.chosen
        ),
        result(entry, _answer(entry.place, round_)),
        h.div[(_player(entry, pile, len(round_.piles)) for pile in round_.piles)],
        h.div(class_="reglages")[labelled(entry, PAPAYOO), labelled(entry, "de"), _named_card(round_)],
        h.div(class_="actions")[
            people.add_button(len(round_.piles), papayoo.MOST_PLAYERS),
            button("vider", "Vider les cartes", "calme"),
        ],
    )


@lru_cache
def _cards_to_touch(suit: str | None) -> tuple[Card, ...]:
    drawn = f"{french.NARROW}: le {papayoo.PAPAYOO_CARD} de {SUITS[suit]}" if suit else ""
    payoo = [Card(str(card), str(card), "", f"Payoo{FIXED}{card}") for card in papayoo.PAYOO]
    return (*payoo, Card(PAPAYOO, f"Papayoo{drawn}", str(papayoo.PAPAYOO), f"Papayoo{drawn}", "carte--large"))


def _owners(round_: Round) -> dict[str, Seat]:
    owned = ((card, pile.seat) for pile in round_.piles for card in _codes(pile))
    return dict(owned)


def _codes(pile: Pile) -> list[str]:
    return [*map(str, pile.payoo), *([PAPAYOO] if pile.papayoo else [])]


def _player(entry: Entry, pile: Pile, players: int) -> Node:
    return _pile(pile, people.name_field(entry, pile.seat), labelled(entry, _payoo_name(pile.seat)), players)


@remembered
def _pile(pile: Pile, named: Node, list_field: Node, players: int) -> h.Element:
    return people.player(
        pile.seat,
        named,
        people.points(french.digits(pile.points)),
        list_field,
        h.p(class_="calcul")[_sum(pile), people.remove_button(pile.seat, players, fewest=1)],
    )


def _sum(pile: Pile) -> Node:
    return h.span[sum_of(pile.lines, SAID) if pile.lines else "Aucune carte qui compte."]


def _named_card(round_: Round) -> Node:
    if not round_.suit:
        return None
    return h.p(class_="aide")[f"Le Papayoo est le {papayoo.PAPAYOO_CARD} de {SUITS[round_.suit]}."]


def _answer(place: Place, round_: Round) -> Node:
    if not round_.started:
        whole = papayoo.ROUND_TOTAL
        words = f"Touche ou écris les cartes de chacun{FIXED}: à la fin, la manche doit faire {whole}."
        return verdict("note", words, rule_link(place, "compter", "Ce que vaut chaque carte"))
    kind, figure, *rest = verdict_words(round_)
    return verdict(kind, figure, *rest, *_rules_behind(place, round_))


def _rules_behind(place: Place, round_: Round) -> list[Node]:
    anchors = dict.fromkeys(line.rule for pile in round_.piles for line in pile.lines)
    values = [rule_link(place, anchor, "Ce que vaut chaque carte") for anchor in anchors]
    return [*values, rule_link(place, "controle-250", f"Pourquoi {papayoo.ROUND_TOTAL}{french.NARROW}?")]


def drawing(round_: Round, place: Place) -> Node:
    rows = [
        (name(pile.seat.name), _cards(pile), _papayoo_cell(round_, pile), french.digits(pile.points))
        for pile in round_.piles
    ]
    payoo = sum(sum(pile.payoo) for pile in round_.piles)
    foot = ("Total", french.digits(payoo), french.digits(round_.sum - payoo), french.digits(round_.sum))
    return (
        table(
            "La manche, comptée par les cartes", ("Joueur", "Cartes Payoo", "Papayoo", "Points"), rows, foot
        ),
        h.ul(class_="calculs")[
            (h.li[name(pile.seat.name), f"{FIXED}: ", sum_of(pile.lines, SAID)] for pile in round_.piles)
        ],
        _answer(place, round_),
    )


def _cards(pile: Pile) -> str:
    return ", ".join(map(french.digits, pile.payoo)) or "aucune"


def _papayoo_cell(round_: Round, pile: Pile) -> str:
    if not pile.papayoo:
        return french.digits(0)
    suit = f"{papayoo.PAPAYOO_CARD} de {SUITS[round_.suit]}{FIXED}: " if round_.suit else ""
    return f"{suit}{french.digits(papayoo.PAPAYOO)}"


def _take(form_: dict[str, str], card: str) -> tuple[dict[str, str], str]:
    if card != PAPAYOO:
        return picker.taken(form_, card, _list_of)
    chosen = form_.get(picker.CHOSEN) or str(min(seats.present_seats(form_), default=""))
    return {**form_, PAPAYOO: "" if form_.get(PAPAYOO) == chosen else chosen}, f"{picker.TAKE}-{PAPAYOO}"


def _empty(form_: dict[str, str], _argument: str) -> tuple[dict[str, str], str]:
    names = {field: text for field, text in form_.items() if field.startswith("joueur-")}
    return names, next((field.replace("joueur", "payoo") for field in names), "")


SHEET = Sheet(
    slug="papayoo/manche",
    title="Compter une manche de Papayoo",
    blank="joueur-1=&joueur-2=&joueur-3=&joueur-4=",
    example=(
        "de=coeur&joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan&papayoo=1"
        "&payoo-1=3+9&payoo-2=6&payoo-3=13+15+17+18+20&payoo-4=1+2+4+5+7+8+10+11+12+14+16+19"
    ),
    read=read,
    data=data,
    status=status,
    form=form,
    drawing=drawing,
    actions={picker.TAKE: _take, "vider": _empty, **people.actions(papayoo.MOST_PLAYERS)},
)
