"""A form being read: what was typed, what it means, and what is wrong with it.

A sheet reads each of its fields once, through `Entry.read`. The entry remembers the
fields in that order, which gives the canonical query, and their problems, which come
back beside the field that they are about.
"""

from dataclasses import dataclass, field
from typing import Any

from scoring_core import form
from scoring_core.fields import Field
from scoring_core.numbers import Problem

ANSWER = "reponse"  # what a button moves to when it names no field


@dataclass(frozen=True, slots=True)
class Place:
    """Où la feuille se trouve.

    `prefix` précède les identifiants quand une page tient deux fois le même champ ;
    `home` mène de la page à celle du jeu, où sont les règles (`../`, par exemple).
    """

    prefix: str = ""
    home: str = ""


@dataclass(slots=True)
class Entry:
    """Un formulaire en cours de lecture."""

    form: form.Form
    place: Place = Place()
    focus: str = ""  # the name of what a button's answer moves to
    fields: dict[str, Field] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)

    def read(self, field_: Field) -> Any:
        """Lit un champ ; un problème compte comme un champ vide."""
        value = self.peek(field_)
        if isinstance(value, Problem):
            self.complain(field_.name, value)
            return field_.read("")
        return value

    def peek(self, field_: Field) -> Any:
        """Lit un champ qui ne servira peut-être pas : son problème est rendu, pas encore noté."""
        self.keep(field_)
        return field_.read(self.text(field_.name))

    def keep(self, field_: Field) -> None:
        """Garde un champ qui ne compte pas ici : ce qui y est tapé reste, sans être lu."""
        self.fields[field_.name] = field_

    def complain(self, name: str, message: str) -> None:
        """Note un problème ; le premier d’un champ reste, les suivants en découlent souvent."""
        self.problems.setdefault(name, str(message))

    def text(self, name: str) -> str:
        """Le texte d’un champ, exactement comme il a été tapé."""
        absent = self.fields[name].absent if name in self.fields else ""
        return self.form.get(name, absent or "")

    def query(self) -> str:
        """Le même formulaire, dans son écriture la plus courte."""
        spelled = {name: f.spelled(self.text(name)) for name, f in self.fields.items() if name in self.form}
        return form.encode({name: text for name, text in spelled.items() if text is not None})
