"""There is one card of each number: where each was first seen."""

from dataclasses import dataclass, field

from scoring_core.entry import Entry
from scoring_core.french import FIXED
from scoring_core.rules.six_qui_prend import seen_twice
from scoring_core.sheets.six_qui_prend import listed


@dataclass(frozen=True, slots=True)
class Claims:
    """Les cartes déjà vues, et où."""

    places: dict[int, str] = field(default_factory=dict)

    def claim(self, entry: Entry, field_name: str, cards: tuple[int, ...], place: str) -> bool:
        """Dit si ces cartes peuvent être là ; sinon, le champ dit pourquoi."""
        doubled = seen_twice(cards)
        taken = next((card for card in cards if card in self.places), None)
        if doubled:
            entry.complain(
                field_name, f"On lit deux fois le {listed(doubled)}{FIXED}: garde chaque carte une fois."
            )
        elif taken is not None:
            entry.complain(field_name, f"Le {taken} est déjà {self.places[taken]}.")
        else:
            self.places.update(dict.fromkeys(cards, place))
        return not doubled and taken is None
