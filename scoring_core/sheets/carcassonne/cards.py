"""A player of the final count: the marker's fields, the total, and where it comes from."""

import htpy as h
from markupsafe import Markup

from scoring_core import french, seats
from scoring_core import people as shared
from scoring_core.entry import Entry
from scoring_core.markup import bare, button, labelled, remembered, sum_of
from scoring_core.rules.carcassonne import MOST_PLAYERS
from scoring_core.seats import Seat
from scoring_core.sheets.carcassonne import people
from scoring_core.sheets.carcassonne.final import SAID, Player
from scoring_core.sheets.carcassonne.marker import Names
from scoring_core.sheets.carcassonne.meeple import colour_of, meeple


def marker_of(seat: Seat) -> Names:
    """Les champs du pion d’une place."""
    return Names(f"piste-{seat.number}", f"tours-{seat.number}", f"case-{seat.number}")


def card(entry: Entry, player: Player, place: str) -> Markup:
    """Rend un joueur : la réponse d’abord, puis d’où elle vient."""
    seat, names = player.seat, marker_of(player.seat)
    boxes = tuple(labelled(entry, field) for field in (names.total, names.laps, names.square))
    head = meeple(seat, player.colour), bare(entry, seats.name_of(seat.number))
    words = f"{place}{french.FIXED}: {worked(player)}" if player.reasons else worked(player)
    return _card(seat, head, player.total, boxes, words)


@remembered
def _card(seat: Seat, head: tuple, total: int, boxes: tuple, words: str) -> h.Element:
    points = shared.points(french.digits(total))
    return shared.player(seat, head, points, h.div(class_="pion")[boxes], h.p(class_="calcul")[h.span[words]])


def worked(player: Player) -> str:
    """D’où viennent les points : 64 (piste) + 12 (champ) = 76."""
    return str(sum_of(player.reasons, SAID)) if player.reasons else "Aucun point pour l’instant."


def colours(entry: Entry, seated: tuple[Seat, ...]) -> Markup:
    """Rend la section des couleurs, où les joueurs viennent et s’en vont."""
    return _colours(entry.place.prefix, seated, tuple(labelled(entry, colour_of(seat)) for seat in seated))


@remembered
def _colours(prefix: str, seated: tuple[Seat, ...], boxes: tuple) -> h.Element:
    return h.details(class_="plus", id=prefix + "section-joueurs", open=not seated)[
        h.summary["Joueurs et couleurs"],
        (
            h.div(class_="joueur-tete")[box, people.remove_button(seat)]
            for seat, box in zip(seated, boxes, strict=True)
        ),
        h.div(class_="actions")[
            shared.add_button(len(seated), MOST_PLAYERS), button("vider", "Vider la feuille", "calme")
        ],
    ]
