"""Cards to touch: each tap gives a card to the chosen player, or takes it back.

The picker stands beside the typed lists and only rewrites them: a card is a checkbox
without a name, so it is no state of its own, and a tap shows before the engine answers.
"""

from collections.abc import Callable, Iterable, Mapping

import htpy as h
from markupsafe import Markup

from scoring_core import french, numbers, seats
from scoring_core.cards import Card
from scoring_core.entry import Entry
from scoring_core.fields import Choice
from scoring_core.form import Form
from scoring_core.markup import name, remembered
from scoring_core.seats import Seat

CHOSEN = "pour"
TAKE = "prendre"  # the action of a card, followed by its code


def read_chosen(entry: Entry, people: tuple[Seat, ...]) -> Seat | None:
    """Lit à qui vont les cartes que l’on touche : la première place, si rien n’est dit."""
    options = tuple((str(seat.number), seat.name) for seat in people)
    default = options[0][0] if options else None
    number = entry.read(Choice(name=CHOSEN, label="Cartes touchées pour", options=options, default=default))
    return next((seat for seat in people if str(seat.number) == number), None)


def people_to_choose(entry: Entry, chosen: Seat | None, totals: Mapping[Seat, int]) -> h.Element:
    """Rend les joueurs, avec leur total : celui que l’on touche reçoit les cartes."""
    return h.fieldset(class_="pour")[
        h.legend["À qui vont les cartes que tu touches", french.NARROW, "?"],
        (_person(entry.place.prefix, seat, total, seat == chosen) for seat, total in totals.items()),
    ]


def cards_to_touch(
    entry: Entry, legend: str, cards: Iterable[Card], owner: Mapping[str, Seat], chosen: Seat | None
) -> h.Element:
    """Rend les cartes ; celle d’un autre dit à qui elle est, et change de mains si on la touche."""
    touched = (
        _touch(
            entry.place.prefix, card, _owner(owner, card), _mine(owner, card, chosen), _focused(entry, card)
        )
        for card in cards
    )
    return h.fieldset(class_="cartes")[h.legend(class_="hors-vue")[legend], Markup("").join(touched)]


def taken(form: Form, card: str, list_of: Callable[[int], str]) -> tuple[Form, str]:
    """Donne une carte au joueur choisi, ou la lui reprend ; personne d’autre ne la garde."""
    chosen = chosen_number(form)
    mine = list_of(chosen) if chosen else ""
    had = numbers.holds(form.get(mine, ""), card)
    lists = {
        list_of(seat): numbers.without(form.get(list_of(seat), ""), card)
        for seat in seats.present_seats(form)
    }
    changed = {**form, **{field: text for field, text in lists.items() if field in form}}
    if mine and not had:
        changed[mine] = numbers.added(changed.get(mine, ""), card)
    return changed, f"{TAKE}-{card}"


def chosen_number(form: Form) -> int | None:
    """La place qui reçoit ce que l’on touche : la première, si rien de bon n’est dit."""
    people = seats.present_seats(form)
    return next((seat for seat in people if str(seat) == form.get(CHOSEN)), people[0] if people else None)


def _owner(owner: Mapping[str, Seat], card: Card) -> str:
    return owner[card.code].name if card.code in owner else ""


def _mine(owner: Mapping[str, Seat], card: Card, chosen: Seat | None) -> bool:
    return chosen is not None and owner.get(card.code) == chosen


def _focused(entry: Entry, card: Card) -> bool:
    return entry.focus == f"{TAKE}-{card.code}"


@remembered
def _person(prefix: str, seat: Seat, total: int, chosen: bool) -> h.Element:
    id_ = f"{prefix}{CHOSEN}-{seat.number}"
    return h.label(class_="personne", for_=id_)[
        h.input(type="radio", name=CHOSEN, value=str(seat.number), id=id_, checked=chosen),
        h.span[name(seat.name)],
        h.strong[french.digits(total)],
    ]


@remembered
def _touch(prefix: str, card: Card, owner: str, mine: bool, focused: bool) -> h.Element:
    id_ = f"{prefix}{TAKE}-{card.code}"
    state = "à toi" if mine and not owner else f"à {owner}" if owner else "à personne"
    box = h.input(
        type="checkbox",
        id=id_,
        value=card.code,
        checked=mine,
        aria_label=f"{card.name}, {state}",
        data_action=f"{TAKE}:{card.code}",
        data_focus=focused,
    )
    classes = f"carte {card.tint} {'carte--autre' if owner and not mine else ''}"
    return h.label(class_=" ".join(classes.split()), for_=id_)[
        box,
        h.span(class_="face")[card.face],
        h.small(class_="coin")[name(owner) if owner and not mine else card.worth],
    ]
