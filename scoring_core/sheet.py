"""What a sheet is: a form that can be read, answered and drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from scoring_core.entry import Entry, Place
from scoring_core.form import Form
from scoring_core.markup import Node
from scoring_core.paper import Paper
from scoring_core.tables import Words

# What a button does: the form and what follows the button's code become another form,
# and the name of the field to go to ("" for the answer).
Action = Callable[[Form, str], tuple[Form, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """Une feuille : les cinq choses que le site lui demande.

    `read` lit les champs et rend ce qu’ils valent ; les autres n’en font que des mots.
    """

    slug: str
    title: str
    blank: str  # the query a newcomer sees
    example: str  # the query of the worked example
    read: Callable[[Entry], Any]
    data: Callable[[Any], dict[str, Any]]
    status: Callable[[Any], str]
    form: Callable[[Entry, Any], Node]
    drawing: Callable[[Any, Place], Node]
    actions: Mapping[str, Action] = field(default_factory=dict)
    counter: str = ""  # the sheet that counts one round of it
    kept: bool = False  # a whole game: the page keeps it, and lists it until it is forgotten

    @property
    def game(self) -> str:
        """Le jeu, tel qu’il s’écrit dans les adresses."""
        return self.slug.partition("/")[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """Un jeu, ce que valent ses choses, et sa feuille de papier s’il en a une."""

    title: str
    values: Callable[[], Words]
    paper: Paper | None = None
