"""What a game says of its rounds; everything else is the ledger's."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scoring_core.entry import Entry, Place
from scoring_core.markup import Node
from scoring_core.rules.ledger import Score
from scoring_core.seats import Seat

if TYPE_CHECKING:
    from scoring_core.ledger.reading import Ledger, Round

Offer = tuple[int | None, str]  # a number to propose, None for none, and why one would choose it
Cells = tuple[Score | None, ...]  # one a seat; None while nothing readable is written


def _nothing(*_: Any) -> Any:
    return None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Kind:
    """Ce qui distingue un jeu à manches d’un autre."""

    fewest: int
    most: int
    highest: int  # in a cell
    round_total: int | None = None  # what a whole round makes, where the rules fix it
    unit: str = "point"
    target: str = ""  # what an absent `objectif` means; "" for none
    target_hint: str = ""
    targets: Sequence[Offer] = ()  # objectives to propose
    planned: Callable[[int], Sequence[Offer]] = lambda _players: ()  # the same for `manches`, by players

    # The fields that a round has besides its cells, each of which holds a seat: `papayoo` for `papayoo-R`.
    extras: Sequence[str] = ()
    seat_settings: Sequence[str] = ()  # settings that hold a seat, the first one when absent
    read_settings: Callable[[Entry, Sequence[Seat]], Any] = _nothing
    read_extra: Callable[[Entry, Sequence[Seat], int, Cells], Any] = _nothing  # reads them, and complains
    # What is wrong with a round whose cells are all filled, the figure first; () closes it.
    fault: Callable[[Sequence[Score]], Sequence[str]] = lambda _scores: ()

    data: Callable[["Ledger"], Mapping[str, Any]] = lambda _ledger: {}
    heard: Callable[["Ledger"], str] = lambda _ledger: ""  # the game's sentence in the status
    settings: Callable[[Entry, "Ledger"], Node] = _nothing
    feet: Sequence[str] = ()  # the headings of what stands under the cells of a round
    foot: Callable[[Entry, "Round"], Sequence[str]] = (
        lambda _entry, _round: ()
    )  # one text or Markup a heading
    why: Callable[[Place], Node] = _nothing  # a link to the rule that a round must obey
    mark: Callable[["Round", Seat], str] = lambda _round, _seat: ""  # what a dot beside a cell says
    words: Callable[[Place, "Ledger"], Node] = _nothing  # what the round being written lacks
    beside: Callable[[Entry, "Ledger"], Node] = _nothing  # what can be touched beside the cells
    values: Callable[[], Node] = _nothing  # what things are worth
    counter: str = ""  # the sheet that counts one round
    # Reads that sheet: the points of each seat that has some, and the other fields of the round by their stem.
    counted: Callable[[Entry], tuple[Mapping[int, int], Mapping[str, str]]] = lambda _entry: ({}, {})
    columns: Sequence[str] = ()  # the headings of the drawing's last columns
    column: Callable[["Round"], Sequence[Node]] = lambda _round: ()
    story: Callable[["Ledger"], Node] = _nothing  # the game told round by round
