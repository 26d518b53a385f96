"""Kinds of field: what each accepts, and the native control that holds it.

A field knows its name, its label and how to read what was typed; it never holds the
text itself. The form does: see `scoring_core.entry`.
"""

from dataclasses import dataclass
from typing import ClassVar

from htpy import Element, input, option, select

from scoring_core import numbers
from scoring_core.numbers import Problem

YES, NO = "oui", "non"
LONGEST = 4096  # characters: ten names as long as this still make a form that can be sent


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """Un champ de texte libre.

    `absent` est le texte qui revient au même que de ne pas envoyer le champ ; `None` si
    même un champ vide dit quelque chose (une place à table, un objectif effacé).
    """

    kind: ClassVar[str] = "text"
    name: str
    label: str
    hint: str = ""
    placeholder: str | None = None
    absent: str | None = ""

    def read(self, text: str) -> object:
        """Rend la valeur, `None` si rien n’est écrit, ou un `Problem`."""
        return text.strip() or None

    def spelled(self, text: str) -> str | None:
        """L’écriture la plus courte de ce texte ; `None` si le champ peut rester absent."""
        return None if text == self.absent else text

    def control(self, text: str, **attributes: object) -> Element:
        """Rend le champ natif, avec ce qui a été tapé."""
        return input(
            type="text",
            name=self.name,
            value=text,
            placeholder=self.placeholder,
            maxlength=str(LONGEST),
            autocomplete="off",
            **attributes,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Field):
    """Un nombre entier de `low` à `high`, ou une somme."""

    kind: ClassVar[str] = "number"
    low: int
    high: int

    def read(self, text: str) -> int | None | Problem:
        return numbers.whole_number(text, self.low, self.high)

    def control(self, text: str, **attributes: object) -> Element:
        return Field.control(self, text, inputmode="numeric", **attributes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards(Field):
    """Une liste de cartes numérotées de `low` à `high`."""

    kind: ClassVar[str] = "cards"
    low: int
    high: int

    def read(self, text: str) -> tuple[int, ...] | Problem:
        return numbers.card_list(text, self.low, self.high)

    # The numeric keypad of a phone has no space: the telephone one has, and digits as large.
    def control(self, text: str, **attributes: object) -> Element:
        return Field.control(self, text, inputmode="tel", **attributes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Field):
    """Un code parmi ceux de `options` ; `default` quand rien n’est choisi."""

    kind: ClassVar[str] = "choice"
    options: tuple[tuple[str, str], ...]
    default: str | None = None

    def read(self, text: str) -> str | None | Problem:
        if not text:
            return self.default
        return text if text in dict(self.options) else Problem(self.refusal())

    def refusal(self) -> str:
        """La phrase qui dit quoi choisir."""
        return (
            f"Choisis dans la liste{'' if len(self.options) > 12 else ' : ' + ', '.join(dict(self.options))}."
        )

    def control(self, text: str, **attributes: object) -> Element:
        return select(name=self.name, **attributes)[
            (
                option(value=code, selected=code == self.shown(text))[label]
                for code, label in self._offers(text)
            )
        ]

    def spelled(self, text: str) -> str | None:
        return None if text in ("", self.default) else text

    def shown(self, text: str) -> str:
        """Le code que la liste montre."""
        return text or self.default or ""

    def _offers(self, text: str) -> list[tuple[str, str]]:
        blank = [] if self.default else [("", "—")]
        # An unknown code stays in the list: what was sent must be sent back.
        known = {"", *dict(self.options)}
        return [*blank, *self.options, *([(text, text)] if text not in known else [])]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Field):
    """Une case à cocher : `oui`, `non` ou absent."""

    kind: ClassVar[str] = "check"

    def read(self, text: str) -> bool | Problem:
        if text in (YES, NO, ""):
            return text == YES
        return Problem("Écris « oui » ou « non ».")

    def spelled(self, text: str) -> str | None:
        return None if text in ("", NO) else text

    # A wrong value stays, ticked: what was sent must be sent back.
    def control(self, text: str, **attributes: object) -> Element:
        ticked = text not in ("", NO)
        return input(
            type="checkbox", name=self.name, value=text if ticked else YES, checked=ticked, **attributes
        )
