"""A round of 6 qui prend as it was typed: piles, rows, and what they should make together."""

from dataclasses import dataclass

from scoring_core import french, picker, seats
from scoring_core.entry import Entry
from scoring_core.fields import Choice
from scoring_core.french import FIXED
from scoring_core.rules import six_qui_prend
from scoring_core.seats import Seat
from scoring_core.sheets.six_qui_prend import heads_said, short_heads_said
from scoring_core.sheets.six_qui_prend.claims import Claims
from scoring_core.sheets.six_qui_prend.pile import Pile, read_cards, read_pile

ROWS, DECK = "rangees", "paquet"
WHOLE, TACTICAL = "complet", "tactique"


@dataclass(frozen=True, slots=True)
class Round:
    """Une manche, telle qu’on la compte."""

    piles: tuple[Pile, ...]
    deck: range
    tactical: bool
    rows: tuple[int, ...]
    chosen: Seat | None

    @property
    def sum(self) -> int:
        return sum(pile.heads for pile in self.piles)

    @property
    def started(self) -> bool:
        return any(pile.filled for pile in self.piles)

    @property
    def uncounted(self) -> list[Seat]:
        return [pile.seat for pile in self.piles if not pile.filled]

    @property
    def left(self) -> int | None:
        return six_qui_prend.heads_of(self.rows) if self.rows else None

    @property
    def expected(self) -> int | None:
        return six_qui_prend.control(len(self.piles), self.tactical) if self.rows else None

    @property
    def found(self) -> int:
        return self.sum + (self.left or 0)

    @property
    def most(self) -> int:
        return six_qui_prend.most_heads(len(self.piles), self.tactical)

    @property
    def too_few(self) -> bool:
        several = len(self.piles) >= six_qui_prend.FEWEST_PLAYERS
        return several and not self.uncounted and self.sum < six_qui_prend.fewest_heads(len(self.piles))


def read(entry: Entry) -> Round:
    """Lit la manche ; une liste qui a un problème compte comme vide."""
    people = seats.read_seats(entry, fewest=1, most=six_qui_prend.MOST_PLAYERS)
    tactical = entry.read(_deck_field(len(people))) == TACTICAL
    deck = six_qui_prend.deck(len(people), tactical)
    claims = Claims()
    piles = tuple(read_pile(entry, seat, deck, claims) for seat in people)
    rows = _read_rows(entry, deck, claims)
    return Round(piles, deck, tactical, rows, picker.read_chosen(entry, people))


def _deck_field(players: int) -> Choice:
    known = six_qui_prend.deck(players, tactical=True)
    whole = f"Les {len(six_qui_prend.CARDS)} cartes"
    tactical = f"Variante tactique{FIXED}: de {known[0]} à {known[-1]}"
    return Choice(
        name=DECK, label="Cartes du jeu", options=((WHOLE, whole), (TACTICAL, tactical)), default=WHOLE
    )


def _read_rows(entry: Entry, deck: range, claims: Claims) -> tuple[int, ...]:
    label = "Cartes restées dans les rangées"
    hint = "Elles ne comptent pour personne, mais elles permettent parfois de vérifier."
    rows = read_cards(entry, ROWS, label, deck, claims, "dans les rangées", hint)
    if len(rows) <= six_qui_prend.MOST_IN_ROWS:
        return rows
    entry.complain(
        ROWS,
        f"Les rangées ont {six_qui_prend.MOST_IN_ROWS} cartes au plus{FIXED}: tu en as écrit {len(rows)}.",
    )
    return ()


def verdict_words(round_: Round) -> tuple[str, ...]:
    """La sorte de verdict, puis ses phrases, le chiffre d’abord."""
    said = heads_said(round_.sum)
    if round_.expected is not None:
        return _control_words(round_.expected, round_.found)
    if round_.sum > round_.most:
        return (
            "manque",
            f"{said}, c’est trop.",
            _most_words(len(round_.piles), round_.most),
            "Recompte les piles.",
        )
    if round_.too_few:
        players = len(round_.piles)
        fewest = six_qui_prend.fewest_heads(players)
        return "manque", f"{said}, c’est trop peu.", f"{players} joueurs ramassent au moins {fewest} cartes."
    if round_.uncounted and round_.piles[1:]:
        return "note", f"{said} pour l’instant.", f"À compter encore{FIXED}: {_names(round_.uncounted)}."
    return "note", f"{said}.", "Le plus bas total gagne la partie."


def _most_words(players: int, most: int) -> str:
    return (
        f"{players} joueurs en ramassent {most} au plus." if players > 1 else f"Une pile en a {most} au plus."
    )


def _control_words(expected: int, found: int) -> tuple[str, ...]:
    rule = f"Piles et rangées font ensemble {french.digits(expected)}"
    if found == expected:
        return "bon", f"Le compte est bon{FIXED}: {french.digits(expected)}.", f"{rule}."
    gap = short_heads_said(abs(expected - found))
    first = f"Il manque {gap}." if found < expected else f"{gap} de trop."
    return "manque", first, f"{rule}{FIXED}: tu en trouves {french.digits(found)}."


def _names(people: list[Seat]) -> str:
    return french.listed(seat.name for seat in people)
