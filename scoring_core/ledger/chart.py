"""Running totals as lines, told apart by their dashes and by the name at their end.

Everything is an attribute or a class: the page's policy allows no style of its own.
"""

import unicodedata
from collections.abc import Sequence

import htpy as h

from scoring_core import french
from scoring_core.seats import Seat

LEFT, TOP, WIDTH, HEIGHT, NAMES = 34, 12, 200, 150, 96
GAP = 15  # between two names
MOST_LABELS = 10
MOST_LETTERS = 10
# One a seat: a line printed in black is still somebody's.
DASHES = (None, "6 3", "2 3", "9 3 2 3", "12 4", "4 2 1 2", "1 4", "7 2 2 2 2 2", "3 6", "14 3 3 3")
JOINERS = ("\N{ZERO WIDTH JOINER}", "\N{VARIATION SELECTOR-16}")

Totals = Sequence[int]


def lines(
    people: Sequence[Seat], numbers: Sequence[int], reached: Sequence[Totals], target: int | None
) -> h.Element:
    """Rend une courbe par joueur, de zéro au dernier total."""
    top = max(1, *map(max, reached))
    ends = _names_apart([_y(total, top) for total in reached[-1]])
    height = max(TOP + HEIGHT, *ends) + 24
    return h.svg(class_="courbe", viewBox=f"0 0 {LEFT + WIDTH + NAMES} {height}", role="img")[
        h.title[_title(people, numbers, reached[-1])],
        h.g(class_="courbe-axes", aria_hidden="true")[_axes(numbers, top, target)],
        (_line(position, [totals[position] for totals in reached], top) for position in range(len(people))),
        (_end(position, seat, ends[position]) for position, seat in enumerate(people)),
    ]


def _title(people: Sequence[Seat], numbers: Sequence[int], totals: Totals) -> str:
    said = french.listed(
        f"{seat.name} {french.digits(total)}" for seat, total in zip(people, totals, strict=True)
    )
    return f"Totaux jusqu’à la manche {numbers[-1]}{french.FIXED}: {said}."


def _x(position: int, rounds: int) -> int:
    return LEFT + round(WIDTH * position / rounds)


def _y(total: int, top: int) -> int:
    return TOP + HEIGHT - round(HEIGHT * total / top)


def _axes(numbers: Sequence[int], top: int, target: int | None) -> list[h.Element]:
    step = -(-len(numbers) // MOST_LABELS)
    marks = [0, top] + ([target] if target and GAP < TOP + HEIGHT - _y(target, top) < HEIGHT - GAP else [])
    return [
        *(_level(mark, top) for mark in marks),
        *(
            h.text(x=str(_x(position, len(numbers))), y=str(TOP + HEIGHT + 16), text_anchor="middle")[
                str(number)
            ]
            for position, number in enumerate(numbers, 1)
            if position % step == 0
        ),
    ]


def _level(total: int, top: int) -> h.Element:
    y = _y(total, top)
    return h.g[
        h.line(x1=str(LEFT), x2=str(LEFT + WIDTH), y1=str(y), y2=str(y)),
        h.text(x=str(LEFT - 5), y=str(y + 4), text_anchor="end")[french.digits(total)],
    ]


def _line(position: int, totals: Totals, top: int) -> h.Element:
    rounds = len(totals) - 1
    points = " ".join(f"{_x(number, rounds)},{_y(total, top)}" for number, total in enumerate(totals))
    return h.polyline(
        class_=f"courbe-joueur courbe-{position + 1}",
        points=points,
        stroke_dasharray=DASHES[position % len(DASHES)],
        fill="none",
    )


def _end(position: int, seat: Seat, y: int) -> h.Element:
    x = LEFT + WIDTH
    return h.g(class_=f"courbe-nom courbe-{position + 1}", aria_hidden="true")[
        h.line(
            x1=str(x + 3),
            x2=str(x + 17),
            y1=str(y),
            y2=str(y),
            stroke_dasharray=DASHES[position % len(DASHES)],
        ),
        h.text(x=str(x + 21), y=str(y + 4))[_short(seat.name)],
    ]


def _names_apart(wanted: list[int]) -> list[int]:
    """Chaque nom au bout de sa courbe, ou juste dessous si la place est prise."""
    places, free = {}, 0
    for position in sorted(range(len(wanted)), key=lambda position: wanted[position]):
        places[position] = max(wanted[position], free, TOP)
        free = places[position] + GAP
    return [places[position] for position in range(len(wanted))]


def _short(text: str) -> str:
    """Le début d’un nom, sans couper une lettre de son accent ni un emoji en deux."""
    if len(text) <= MOST_LETTERS:
        return text
    end = MOST_LETTERS - 1
    while end and (_joined(text[end]) or text[end - 1] in JOINERS):
        end -= 1
    return f"{text[:end].rstrip()}…"


def _joined(letter: str) -> bool:
    return letter in JOINERS or unicodedata.combining(letter) > 0
