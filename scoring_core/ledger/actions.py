"""What the buttons of a ledger do to its form."""

from collections.abc import Callable

from scoring_core import people, seats
from scoring_core.entry import Entry
from scoring_core.form import Form, parse, too_long
from scoring_core.ledger import moves
from scoring_core.ledger.kind import Kind
from scoring_core.ledger.reading import VISITED, cell_name, is_blank, typed_rounds
from scoring_core.rules.ledger import AWAY, LAST_ROUND
from scoring_core.sheet import Action

Changed = tuple[Form, str]


def actions_of(kind: Kind) -> dict[str, Action]:
    """Les boutons de toute feuille de manches."""
    return {
        **people.actions(kind.most),
        people.ADD: lambda form, _: _add(kind, form),
        "monter": lambda form, seat: _moved(kind, form, seat, -1),
        "descendre": lambda form, seat: _moved(kind, form, seat, 1),
        "absent": lambda form, seat: _gone(form, seat, moves.away),
        "revenu": lambda form, seat: _gone(form, seat, moves.back),
        "enlever": lambda form, number: _round_out(kind, form, number),
        "inserer": lambda form, number: _round_in(kind, form, number),
        "reporter": lambda form, counted: _report(kind, form, counted),
        "terminer": lambda form, _: ({**form, "terminee": "oui"}, ""),
        "reprendre": lambda form, _: ({**form, "terminee": ""}, ""),
        "encore": _one_more,
        "rejouer": lambda form, _: _replay(kind, form),
        "manches": lambda form, rounds: ({**form, "manches": rounds}, "manches"),
        "objectif": lambda form, target: ({**form, "objectif": target}, "objectif"),
        "effacer": lambda form, _: _replay(kind, form),
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
    seated = seats.present_seats(form)
    changed, field = seats.add_seat(form, kind.most)
    if not field:
        return form, ""
    late = int(field.rpartition("-")[2])
    played = [number for number in typed_rounds(form, seated) if _written(form, seated, number)]
    away = {cell_name(number, late): AWAY.value for number in played}
    again = people.ADD if len(seated) + 1 < kind.most else f"place-{late}"  # others may be coming too
    return {**_without_cells(changed, late), **away}, again


def _written(form: Form, people: list[int], number: int) -> bool:
    return not any(is_blank(form.get(cell_name(number, seat), "")) for seat in people)


def _without_cells(form: Form, seat: int) -> Form:
    cells = {field for field in form if field.startswith("manche-") and field.endswith(f"-{seat}")}
    return {field: text for field, text in form.items() if field not in cells}


def _one_more(form: Form, argument: str) -> Changed:
    """La partie finie reprend pour une manche ; un objectif déjà atteint ne l’arrête plus."""
    planned, _, erased = argument.partition(":")
    changed = {**form, "terminee": "", "manches": planned}
    return changed | ({"objectif": ""} if erased else {}), next_cell(form)


def _replay(kind: Kind, form: Form) -> Changed:
    """Une nouvelle partie garde les joueurs et les réglages."""
    settings = ("objectif", "manches", *kind.seat_settings)
    kept = {field: text for field, text in form.items() if field.startswith("joueur-") or field in settings}
    return kept, next_cell(kept)


def _moved(kind: Kind, form: Form, argument: str, step: int) -> Changed:
    """Un joueur passe devant son voisin, ou derrière."""
    people = seats.present_seats(form)
    seat = _number(argument)
    place = people.index(seat) + step if seat in people else -1
    if not 0 <= place < len(people):
        return form, ""
    arrow = step if 0 <= place + step < len(people) else -step
    return moves.swapped(
        kind, form, seat, people[place]
    ), f"{'monter' if arrow < 0 else 'descendre'}-{people[place]}"


def _gone(form: Form, argument: str, change: Callable[[Form, int], Form]) -> Changed:
    seat = _number(argument)
    return (change(form, seat), f"place-{seat}") if seat in seats.present_seats(form) else (form, "")


def _round_out(kind: Kind, form: Form, argument: str) -> Changed:
    number = _round_number(form, argument)
    left = {field: text for field, text in form.items() if field != VISITED}
    return (moves.without_round(kind, left, number) if number else form), VISITED


def _round_in(kind: Kind, form: Form, argument: str) -> Changed:
    """La manche vide attend que l’on y écrive."""
    number = _round_number(form, argument)
    changed = moves.with_round(kind, form, number) if number else form
    people = seats.present_seats(form)
    return changed, cell_name(number, people[0]) if people and changed is not form else VISITED


def _report(kind: Kind, form: Form, argument: str) -> Changed:
    """Écrit dans une manche ce que la feuille qui compte les cartes en a lu."""
    code, _, query = argument.partition(":")
    number = _number(code)
    if not 1 <= number <= LAST_ROUND or too_long(query):
        return form, ""
    points, extras = kind.counted(Entry(parse(query)))
    people = seats.present_seats(form)
    cells = {cell_name(number, seat): str(points[seat]) for seat in people if seat in points}
    return {**form, **cells, **{f"{stem}-{number}": text for stem, text in extras.items()}}, ""


def _round_number(form: Form, argument: str) -> int:
    """La manche que le bouton nomme, sinon celle que la liste montre ; 0 s’il n’y en a pas."""
    number = _number(argument or form.get(VISITED, ""))
    return number if 1 <= number <= LAST_ROUND else 0


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0
