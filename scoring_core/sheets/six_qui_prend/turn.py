"""A turn of 6 qui prend as it was typed: four rows, a card each, a row for who must choose."""

from collections.abc import Mapping
from dataclasses import dataclass

from scoring_core import seats
from scoring_core.entry import Entry
from scoring_core.fields import Cards, Choice, Number
from scoring_core.french import FIXED
from scoring_core.numbers import Problem
from scoring_core.rules import six_qui_prend
from scoring_core.rules.six_qui_prend import Row, Turn
from scoring_core.seats import Seat
from scoring_core.sheets.six_qui_prend.claims import Claims

FIRST, LAST = six_qui_prend.CARDS[0], six_qui_prend.CARDS[-1]
ROW_NUMBERS = range(1, six_qui_prend.ROWS + 1)
OPTIONS = tuple((str(number), f"Rangée{FIXED}{number}") for number in ROW_NUMBERS)


@dataclass(frozen=True, slots=True)
class Table:
    """La table : ce qui s’y trouve, et le tour dès que tout se lit."""

    people: tuple[Seat, ...]
    rows: tuple[Row, ...]
    cards: Mapping[int, int]  # by seat, those that can be read
    asked: Seat | None  # whose card is lower than every row
    turn: Turn | None

    @property
    def waiting(self) -> Seat | None:
        return self.asked if self.turn and self.turn.waiting else None

    @property
    def order(self) -> list[int]:
        return sorted(self.cards, key=self.cards.__getitem__)

    @property
    def played(self) -> bool:
        return self.turn is not None and self.turn.waiting is None

    @property
    def started(self) -> bool:
        return bool(any(self.rows) or self.cards)

    def heads(self, seat: Seat) -> int | None:
        """Les têtes qu’une place ramasse ; `None` tant que le tour n’est pas joué."""
        if not self.played:
            return None
        return sum(six_qui_prend.heads_of(step.taken) for step in self.turn.steps if step.seat == seat.number)


def read(entry: Entry) -> Table:
    """Lit la table ; tant qu’il y manque une carte, rien n’est posé."""
    claims = Claims()
    rows = tuple(_read_row(entry, number, claims) for number in ROW_NUMBERS)
    people = seats.read_seats(entry, fewest=1, most=six_qui_prend.MOST_PLAYERS)
    typed = {seat.number: _read_card(entry, seat, claims) for seat in people}
    cards = {number: card for number, card in typed.items() if card is not None}
    choices = {seat.number: entry.peek(_choice_field(seat)) for seat in people}
    if not (all(rows) and people and len(cards) == len(people)):
        return Table(people, rows, cards, None, None)
    asked = next((seat for seat in people if seat.number == six_qui_prend.low_seat(rows, cards)), None)
    return Table(people, rows, cards, asked, six_qui_prend.play(rows, cards, _choice(entry, asked, choices)))


def _choice(entry: Entry, asked: Seat | None, choices: Mapping[int, str | Problem | None]) -> dict[int, int]:
    """Le choix de la seule place qui en a un à faire ; les autres ne disent rien."""
    choice = choices[asked.number] if asked else None
    if isinstance(choice, Problem):
        entry.complain(choice_name(asked.number), choice)
        return {}
    return {asked.number: int(choice)} if asked and choice else {}


def row_name(number: int) -> str:
    """Le champ d’une rangée."""
    return f"rangee-{number}"


def card_name(seat: int) -> str:
    """Le champ de la carte jouée par une place."""
    return f"carte-{seat}"


def choice_name(seat: int) -> str:
    """Le champ de la rangée choisie par une place."""
    return f"choix-{seat}"


def _read_row(entry: Entry, number: int, claims: Claims) -> Row:
    name = row_name(number)
    row = entry.read(Cards(name=name, label=f"Rangée{FIXED}{number}", low=FIRST, high=LAST))
    trouble = _trouble(row)
    if trouble:
        entry.complain(name, trouble)
        return ()
    return row if claims.claim(entry, name, row, f"dans la rangée {number}") else ()


def _trouble(row: Row) -> str:
    if len(row) > six_qui_prend.ROW_LENGTH:
        return f"Une rangée a {six_qui_prend.ROW_LENGTH} cartes au plus{FIXED}: tu en as écrit {len(row)}."
    fall = six_qui_prend.fall(row)
    return f"Une rangée monte toujours{FIXED}: le {fall[0]} ne peut pas suivre le {fall[1]}." if fall else ""


def _read_card(entry: Entry, seat: Seat, claims: Claims) -> int | None:
    name = card_name(seat.number)
    card = entry.read(Number(name=name, label=f"Carte ({seat.name})", low=FIRST, high=LAST))
    if card is None or claims.claim(entry, name, (card,), f"joué par un autre joueur{FIXED}: {seat.name}"):
        return card
    return None


def _choice_field(seat: Seat) -> Choice:
    return Choice(name=choice_name(seat.number), label=f"Rangée ramassée ({seat.name})", options=OPTIONS)
