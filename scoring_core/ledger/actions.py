"""What the buttons of a ledger do to its form."""

from scoring_core import seats
from scoring_core.form import Form
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import cell_name, is_blank, typed_rounds
from scoring_core.rules.ledger import AWAY, LAST_ROUND
from scoring_core.sheet import Action

Changed = tuple[Form, str]


def actions_of(kind: Kind) -> dict[str, Action]:
    """Les boutons de toute feuille de manches."""
    return {
        "ajouter": lambda form, _: _add(kind, form),
        "retirer": _remove,
        "terminer": lambda form, _: ({**form, "terminee": "oui"}, ""),
        "reprendre": lambda form, _: ({**form, "terminee": ""}, ""),
        "encore": _one_more,
        "manches": lambda form, rounds: ({**form, "manches": rounds}, "manches"),
        "objectif": lambda form, target: ({**form, "objectif": target}, "objectif"),
        "effacer": _empty,
    }


def next_cell(form: Form) -> str:
    """La première case vide de la dernière manche écrite, ou de celle qui vient."""
    people = seats.present_seats(form)
    last = max((number for number in typed_rounds(form, people) if number <= LAST_ROUND), default=0)
    rounds = [number for number in (last, last + 1) if 0 < number <= LAST_ROUND]
    cells = [cell_name(number, seat) for number in rounds for seat in people]
    return next((cell for cell in cells if is_blank(form.get(cell, ""))), "")


def _add(kind: Kind, form: Form) -> Changed:
    """Qui arrive en cours de partie n’a pas joué les manches déjà écrites."""
    people = seats.present_seats(form)
    changed, field = seats.add_seat(form, kind.most)
    if not field:
        return form, ""
    late = int(field.rpartition("-")[2])
    played = [number for number in typed_rounds(form, people) if _written(form, people, number)]
    return {
        **_without_cells(changed, late),
        **{cell_name(number, late): AWAY.value for number in played},
    }, field


def _written(form: Form, people: list[int], number: int) -> bool:
    return not any(is_blank(form.get(cell_name(number, seat), "")) for seat in people)


def _without_cells(form: Form, seat: int) -> Form:
    cells = {field for field in form if field.startswith("manche-") and field.endswith(f"-{seat}")}
    return {field: text for field, text in form.items() if field not in cells}


def _remove(form: Form, argument: str) -> Changed:
    return seats.remove_seat(form, int(argument)) if argument.isdecimal() else (form, "")


def _one_more(form: Form, argument: str) -> Changed:
    """La partie finie reprend pour une manche ; un objectif déjà atteint ne l’arrête plus."""
    planned, _, erased = argument.partition(":")
    changed = {**form, "terminee": "", "manches": planned}
    return changed | ({"objectif": ""} if erased else {}), next_cell(form)


def _empty(form: Form, _argument: str) -> Changed:
    """Une nouvelle partie garde les joueurs et les réglages."""
    settings = ("objectif", "manches")
    kept = {field: text for field, text in form.items() if field.startswith("joueur-") or field in settings}
    return kept, next_cell(kept)
