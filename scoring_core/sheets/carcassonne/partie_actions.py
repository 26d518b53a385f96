"""What the buttons of the final count do: lines come, open, close and go."""

from scoring_core.form import Form
from scoring_core.sheet import Action
from scoring_core.sheets.carcassonne import line, people, rows
from scoring_core.sheets.carcassonne.feature import KINDS, SIZE

OPENED = "ouvert"  # the field that holds the number of the line that shows its fields
NONE_OPEN = "0"


def free_line(form_: Form) -> int | None:
    """Le numéro d’une nouvelle ligne ; une ligne où rien n’est écrit est libre."""
    return rows.free(line.typed_lines(form_))


def _add_feature(form_: Form, kind: str) -> tuple[Form, str]:
    number = free_line(form_)
    if number is None or kind not in KINDS:
        return form_, ""
    prefix = line.prefix_of(number)
    return {**form_, f"{prefix}type": kind, OPENED: str(number)}, prefix + SIZE[kind]


def _open(form_: Form, argument: str) -> tuple[Form, str]:
    return {**form_, OPENED: argument}, f"{line.prefix_of(argument)}type"


def _close(form_: Form, _argument: str) -> tuple[Form, str]:
    return {**form_, OPENED: NONE_OPEN}, f"{line.OPEN}-{form_.get(OPENED, '')}"


def _remove_feature(form_: Form, argument: str) -> tuple[Form, str]:
    return {**rows.without(form_, line.NOUN, argument), OPENED: NONE_OPEN}, ""


def _empty(form_: Form, _argument: str) -> tuple[Form, str]:
    return {field: text for field, text in form_.items() if field.startswith(("joueur-", "couleur-"))}, ""


ACTIONS: dict[str, Action] = {
    "element": _add_feature,
    line.OPEN: _open,
    "fermer": _close,
    "oter": _remove_feature,
    "vider": _empty,
    "rejouer": _empty,
    **people.ACTIONS,
}
