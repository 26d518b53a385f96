"""A trick of Papayoo: who takes it, and what it is worth."""

import re
from dataclasses import dataclass

import htpy as h

from scoring_core import french, people, seats
from scoring_core.entry import Entry, Place
from scoring_core.fields import Choice
from scoring_core.form import Form
from scoring_core.french import FIXED
from scoring_core.markup import Node, bare, button, kept, labelled, name, result, rule_link, sum_of, verdict
from scoring_core.rules import papayoo
from scoring_core.rules.papayoo import PAPAYOO_CARD, Card
from scoring_core.rules.points import Line, total
from scoring_core.seats import Seat
from scoring_core.sheet import Sheet
from scoring_core.sheets.papayoo import SUITS
from scoring_core.sheets.papayoo.cards import CARDS, said, said_with_article

SAID = {"papayoo": "Papayoo"}
MOST = papayoo.MOST_PLAYERS
SHOWN_AT_FIRST = 4

_CARD = re.compile("carte-([1-9][0-9]{0,8})")
_OPTIONS = tuple((code, said(card)) for code, card in CARDS.items())


@dataclass(frozen=True, slots=True)
class Play:
    """Une carte posée, à son tour."""

    number: int
    who: str  # the player's name, or « Carte 2 » when nobody is named
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """Un pli, tel qu’il est posé."""

    people: tuple[Seat, ...]
    shown: tuple[int, ...]
    plays: tuple[Play, ...]  # () until the first card is there
    die: str | None

    @property
    def winner(self) -> Play | None:
        return self.plays[papayoo.trick_winner(self.cards)] if self.plays else None

    @property
    def cards(self) -> list[Card]:
        return [play.card for play in self.plays]

    @property
    def lines(self) -> tuple[Line, ...] | None:
        """Les points, avec leur raison ; on ne les connaît pas sans le dé."""
        return papayoo.trick_points(self.cards, self.die) if self.plays and self.die else None


def read(entry: Entry) -> Trick:
    """Lit le pli ; une carte déjà posée, ou qui n’existe pas, compte comme non posée."""
    die = entry.read(Choice(name="de", label="Couleur tirée au dé", options=tuple(SUITS.items())))
    people = seats.read_seats(entry, fewest=1, most=MOST)
    shown = _shown(entry, people)
    names = {seat.number: seat.name for seat in people}
    plays: dict[str, Play] = {}
    for number in shown:
        _read_card(entry, number, names.get(number, f"Carte{FIXED}{number}"), plays)
    led = any(play.number == 1 for play in plays.values())
    return Trick(people, shown, tuple(plays.values()) if led else (), die)


def _read_card(entry: Entry, number: int, who: str, plays: dict[str, Play]) -> None:
    code = entry.read(Choice(name=_card_name(number), label=f"Carte{FIXED}{number}", options=_OPTIONS))
    if code in plays:
        first = plays[code].number
        entry.complain(
            _card_name(number), f"Cette carte est déjà posée{FIXED}: c’est la carte{FIXED}{first}."
        )
    elif code:
        plays[code] = Play(number, who, CARDS[code])


def _shown(entry: Entry, people: tuple[Seat, ...]) -> tuple[int, ...]:
    """Une carte par joueur ; sans joueurs, celles qui sont écrites et une de plus."""
    typed = _typed(entry)
    if typed and typed[-1] > MOST:
        message = f"Un pli a {MOST} cartes au plus{FIXED}: les cartes en trop ne comptent pas."
        entry.complain(_card_name(typed[-1]), message)
    next_one = [] if people else [SHOWN_AT_FIRST, *(number + 1 for number in typed)]
    last = max(1, *(seat.number for seat in people), *typed, *next_one)
    return tuple(range(1, min(last, MOST) + 1))


def _typed(entry: Entry) -> list[int]:
    written = (field for field, text in entry.form.items() if text.strip())
    return sorted(int(match[1]) for field in written if (match := _CARD.fullmatch(field)))


def _card_name(number: int) -> str:
    return f"carte-{number}"


def data(trick: Trick) -> dict:
    return {
        "taker": trick.winner and trick.winner.number,
        "points": None if trick.lines is None else total(trick.lines),
    }


def status(trick: Trick) -> str:
    if trick.winner is None:
        return _waiting()
    return " ".join([f"Ramasse le pli{FIXED}: {trick.winner.who}.", *_why(trick)])


def form(entry: Entry, trick: Trick) -> Node:
    return (
        h.div(class_="reglages")[labelled(entry, "de")],
        h.ol(class_="pli")[(_row(entry, trick, number) for number in trick.shown)],
        (kept(entry, seats.name_of(seat.number)) for seat in trick.people if seat.number > MOST),
        result(entry, _answer(entry.place, trick)),
        h.div(class_="actions")[
            people.add_button(len(trick.people), MOST),
            button("vider", "Vider le pli", "calme"),
        ],
    )


def drawing(trick: Trick, place: Place) -> Node:
    return _answer(place, trick)


def _row(entry: Entry, trick: Trick, number: int) -> h.Element:
    seated = any(seat.number == number for seat in trick.people)
    return h.li(class_="joueur")[
        bare(entry, seats.name_of(number)) if seated else None, labelled(entry, _card_name(number))
    ]


def _waiting() -> str:
    return "Choisis la carte qui entame, puis celles qui suivent, dans l’ordre où elles sont posées."


def _answer(place: Place, trick: Trick) -> Node:
    if trick.winner is None:
        return verdict("note", _waiting())
    why = rule_link(place, "payoo-atout", "Qui ramasse un pli, et pourquoi")
    return (
        verdict("bon", [f"Ramasse le pli{FIXED}: ", name(trick.winner.who), "."], *_why(trick), why),
        h.ol(class_="recit", aria_label="Le pli, carte par carte")[
            (h.li[_told(trick, play)] for play in trick.plays)
        ],
        h.p(class_="calcul")[_points(trick)],
    )


def _why(trick: Trick) -> list[str]:
    led = trick.cards[0].suit
    suit = f"la couleur demandée, {SUITS.get(led, 'Payoo')}"
    return [f"Le {said(trick.winner.card)} est la plus forte carte de {suit}.", *_points_words(trick)]


def _points_words(trick: Trick) -> list[str]:
    return (
        ["Dis la couleur du dé pour compter."]
        if trick.lines is None
        else [f"{french.count(total(trick.lines), 'point')}."]
    )


def _points(trick: Trick) -> Node:
    if trick.lines is None:
        return None
    return h.span[sum_of(trick.lines, SAID) if trick.lines else f"Aucune carte qui compte{FIXED}: 0."]


def _told(trick: Trick, play: Play) -> Node:
    led = trick.cards[0].suit
    card = [
        said_with_article(play.card),
        f", le Papayoo (le {PAPAYOO_CARD} de la couleur du dé)" if _is_papayoo(trick, play.card) else "",
    ]
    if play is trick.plays[0]:
        return name(play.who), " entame avec ", *card, "."
    return (
        name(play.who),
        f"{FIXED}: ",
        *card,
        "." if play.card.suit == led else ", hors de la couleur demandée.",
    )


def _is_papayoo(trick: Trick, card: Card) -> bool:
    return card == Card(trick.die or "", PAPAYOO_CARD)


def _empty(form_: Form, _argument: str) -> tuple[Form, str]:
    return {field: text for field, text in form_.items() if not field.startswith("carte-")}, _card_name(1)


SHEET = Sheet(
    slug="papayoo/pli",
    title="Savoir qui ramasse le pli au Papayoo",
    blank="joueur-1=&joueur-2=&joueur-3=&joueur-4=",
    example=(
        "de=coeur&joueur-1=Chloé&carte-1=pique-3&joueur-2=Nathan&carte-2=pique-6"
        "&joueur-3=Léa&carte-3=pique-10&joueur-4=Hugo&carte-4=coeur-7"
    ),
    read=read,
    data=data,
    status=status,
    form=form,
    drawing=drawing,
    actions={**people.actions(MOST), "vider": _empty},
)
