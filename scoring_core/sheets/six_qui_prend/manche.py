"""A round of 6 qui prend, counted by the piles that the players took."""

import htpy as h

from scoring_core import cards as drawings
from scoring_core import french, people, picker
from scoring_core.entry import Entry, Place
from scoring_core.form import Form
from scoring_core.french import FIXED
from scoring_core.markup import Node, button, labelled, name, result, rule_link, verdict
from scoring_core.rules import six_qui_prend
from scoring_core.seats import Seat
from scoring_core.sheet import Sheet
from scoring_core.sheets.six_qui_prend import CARDS, cards, counters, heads_said, short_heads_said
from scoring_core.sheets.six_qui_prend.pile import Pile, cards_name, explained, heads_name
from scoring_core.sheets.six_qui_prend.round import DECK, ROWS, Round, read, verdict_words
from scoring_core.tables import table


def data(round_: Round) -> dict:
    control = {"expected": round_.expected, "found": round_.found}
    return {
        "heads": [pile.heads for pile in round_.piles],
        "left": round_.left,
        "control": None if round_.expected is None else control,
        "plausible": round_.sum <= round_.most and not round_.too_few,
    }


def status(round_: Round) -> str:
    if not round_.started:
        return "Aucune carte n’est encore comptée."
    scores = french.listed(f"{pile.seat.name} {short_heads_said(pile.heads)}" for pile in round_.piles)
    return " ".join([f"{scores}.", *verdict_words(round_)[1:]])


def form(entry: Entry, round_: Round) -> Node:
    players = len(round_.piles)
    return (
        h.div[
            picker.people_to_choose(entry, round_.chosen, {pile.seat: pile.heads for pile in round_.piles}),
            _cards_to_touch(entry, round_),
        ],
        _counters(entry, round_),
        result(entry, _answer(entry.place, round_)),
        h.div[(_player(entry, pile, players) for pile in round_.piles)],
        h.div(class_="reglages")[labelled(entry, DECK), labelled(entry, ROWS), _rows_said(round_)],
        h.div(class_="actions")[
            people.add_button(players, six_qui_prend.MOST_PLAYERS),
            button("vider", "Vider les piles", "calme"),
        ],
    )


def _cards_to_touch(entry: Entry, round_: Round) -> Node:
    playable = CARDS[: len(round_.deck)]
    owners: dict[str, Seat] = {str(card): pile.seat for pile in round_.piles for card in pile.cards}
    return h.details(open=True)[
        h.summary["Toucher les cartes"],
        picker.cards_to_touch(entry, "Cartes du jeu", playable, owners, round_.chosen),
    ]


def _counters(entry: Entry, round_: Round) -> Node:
    chosen = [pile for pile in round_.piles if pile.seat == round_.chosen]
    summary = h.summary["Compter par sortes de cartes"]
    return [h.details[summary, counters.counters(entry, pile)] for pile in chosen]


def _player(entry: Entry, pile: Pile, players: int) -> h.Element:
    cards_field, heads_field = cards_name(pile.seat.number), heads_name(pile.seat.number)
    return people.player(
        pile.seat,
        people.name_field(entry, pile.seat),
        people.points(french.digits(pile.heads)),
        h.div(class_="deux-champs")[labelled(entry, cards_field), labelled(entry, heads_field)],
        h.p(class_="calcul")[h.span[explained(pile)], people.remove_button(pile.seat, players, fewest=1)],
    )


def _rows_said(round_: Round) -> Node:
    if round_.left is None:
        return None
    return h.p(class_="calcul")[f"Restent dans les rangées{FIXED}: {heads_said(round_.left)}, pour personne."]


def _answer(place: Place, round_: Round) -> Node:
    if not round_.started:
        return verdict(
            "note", "Touche un joueur, puis ses cartes.", "Ou compte par sortes, ou écris ses têtes."
        )
    kind, figure, *rest = verdict_words(round_)
    return verdict(kind, figure, *rest, _link(place, kind))


def _link(place: Place, kind: str) -> Node:
    """Mène aux têtes des cartes, ou à ce qu’une manche doit faire."""
    if kind == "note":
        return rule_link(place, "compter", "Ce que vaut chaque carte")
    return rule_link(place, "verifier", "D’où vient ce contrôle")


def drawing(round_: Round, place: Place) -> Node:
    rows = [(name(pile.seat.name), explained(pile), french.digits(pile.heads)) for pile in round_.piles]
    foot = ("Toute la manche", "", french.digits(round_.sum))
    return (
        h.div[(_pile_drawn(pile) for pile in round_.piles)],
        table("La manche, comptée par les cartes", ("Joueur", "Têtes (cartes)", "Total"), rows, foot),
        _rows_said(round_),
        _answer(place, round_),
    )


def _pile_drawn(pile: Pile) -> Node:
    title = (name(pile.seat.name), f"{FIXED}: ", short_heads_said(pile.heads))
    return drawings.row(title, cards(sorted(pile.cards)))


def _take(form_: Form, card: str) -> tuple[Form, str]:
    return picker.taken(form_, card, cards_name)


def _empty(form_: Form, _argument: str) -> tuple[Form, str]:
    names = {field: text for field, text in form_.items() if field.startswith("joueur-")}
    deck = {DECK: form_[DECK]} if DECK in form_ else {}
    return {**names, **deck}, next((field.replace("joueur", "cartes") for field in names), "")


SHEET = Sheet(
    slug="six-qui-prend/manche",
    title=f"Compter une manche de 6 qui prend{french.NARROW}!",
    blank="joueur-1=&joueur-2=&joueur-3=&joueur-4=",
    example=(
        "joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan"
        "&cartes-1=7+83+87+89&cartes-2=2+8+11+26+55&cartes-3=12+18+32+37+44+46+48+50+53+59+78+79"
        "&cartes-4=28+29+31+38+40+60+65+66+68+69"
    ),
    read=read,
    data=data,
    status=status,
    form=form,
    drawing=drawing,
    actions={
        **people.actions(six_qui_prend.MOST_PLAYERS),
        picker.TAKE: _take,
        counters.MORE: counters.more,
        counters.LESS: counters.less,
        "vider": _empty,
    },
)
