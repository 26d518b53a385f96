"""What a seat took: its cards one by one, or its heads as counted at the table."""

from collections import Counter
from dataclasses import dataclass

from scoring_core import french
from scoring_core.entry import Entry
from scoring_core.fields import Cards, Number
from scoring_core.french import FIXED
from scoring_core.rules import six_qui_prend
from scoring_core.seats import Seat
from scoring_core.sheets.six_qui_prend import short_heads_said, sum_said
from scoring_core.sheets.six_qui_prend.claims import Claims


@dataclass(frozen=True, slots=True)
class Pile:
    """Ce qu’une place a ramassé."""

    seat: Seat
    cards: tuple[int, ...]
    typed: int | None

    @property
    def heads(self) -> int:
        return six_qui_prend.heads_of(self.cards) if self.cards else self.typed or 0

    @property
    def filled(self) -> bool:
        return bool(self.cards) or self.typed is not None


def read_pile(entry: Entry, seat: Seat, deck: range, claims: Claims) -> Pile:
    """Lit une pile ; les cartes passent avant les têtes comptées."""
    cards = read_cards(entry, cards_name(seat.number), f"Cartes ({seat.name})", deck, claims, _of(seat))
    typed = entry.read(_heads_field(seat))
    pile = Pile(seat, cards, typed)
    if cards and typed is not None and typed != pile.heads:
        entry.complain(heads_name(seat.number), _disagreement(pile.heads))
    return pile


def read_cards(
    entry: Entry, name: str, label: str, deck: range, claims: Claims, place: str, hint: str = ""
) -> tuple[int, ...]:
    """Lit des cartes dont chacune n’existe qu’une fois."""
    cards = entry.read(Cards(name=name, label=label, hint=hint, low=deck[0], high=deck[-1]))
    return cards if claims.claim(entry, name, cards, place) else ()


def cards_name(seat: int) -> str:
    """Le champ des cartes d’une place."""
    return f"cartes-{seat}"


def heads_name(seat: int) -> str:
    """Le champ des têtes d’une place, comme la table les a comptées."""
    return f"tetes-{seat}"


def explained(pile: Pile) -> str:
    """D’où viennent les têtes d’une pile."""
    if not pile.cards:
        return "Têtes comptées à la table." if pile.filled else "Rien n’est encore compté."
    return sum_said(pile.cards)


def kinds_counted(text: str) -> Counter[int]:
    """Combien de cartes de chaque sorte une somme comme `7+5+1+1` raconte."""
    terms = (term.strip() for term in text.split("+"))
    return Counter(int(term) for term in terms if term in {str(heads) for heads in six_qui_prend.kinds()})


def _of(seat: Seat) -> str:
    return f"dans la pile d’un autre joueur{FIXED}: {seat.name}"


def _heads_field(seat: Seat) -> Number:
    label = f"Têtes ({seat.name})"
    return Number(name=heads_name(seat.number), label=label, low=0, high=six_qui_prend.DECK_HEADS)


def _disagreement(heads: int) -> str:
    return f"Ses cartes font {short_heads_said(heads)}{FIXED}: écris {french.digits(heads)}, ou efface l’un des deux."
