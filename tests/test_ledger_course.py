"""How a game went: what decided it, and its totals as lines."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_core.catalogue import SHEETS
from scoring_core.ledger import chart
from scoring_core.page import draw, respond
from scoring_core.rules.course import Turn, turning_point
from scoring_core.rules.ledger import AWAY, running
from scoring_core.seats import Seat

GAME = SHEETS["papayoo/partie"].example


def page(query):
    return respond("papayoo/partie", query).html


@pytest.mark.parametrize(
    ("rounds", "turn"),
    [
        ([], None),
        ([(5, 9)], Turn("biggest", 1, 0)),
        ([(5, 9), (4, 6)], Turn("led", 0, 0)),
        ([(5, 9), (6, 1)], Turn("passed", 1, 1, (0,))),
        ([(5, 5), (1, 2)], Turn("passed", 0, 1, (0, 1))),
        ([(9, 5), (1, 9), (20, 0)], Turn("passed", 1, 2, (0,))),  # passed again, and for good
        ([(5, 9), (9, 5)], Turn("biggest", 1, 0)),  # a tie: nobody passed anybody
        ([(AWAY, 9), (3, AWAY)], Turn("led", 0, 0)),
    ],
)
def test_what_decided(rounds, turn):
    assert turning_point(rounds, 2) == turn


@given(st.lists(st.tuples(*[st.integers(0, 250)] * 4), min_size=2, max_size=12))
def test_from_the_turn_on_the_winner_is_first(rounds):
    turn = turning_point(rounds, 4)
    if turn.code == "biggest":
        assert rounds[turn.round][turn.player] == max(map(max, rounds))
    else:
        after = running(rounds, 4)[turn.round + 1 :]
        assert all(totals[turn.player] == min(totals) and totals.count(min(totals)) == 1 for totals in after)


def test_the_worked_game_was_decided_by_the_last_papayoo():
    said = re.sub("<[^>]+>", "", page(GAME))
    assert (
        "Hugo est en tête depuis la manche 5\u00a0: Léa, qui menait, y a pris 52\u00a0points et a ramassé le Papayoo."
        in said
    )


def test_nothing_is_decided_before_the_end():
    assert "decide" not in page(GAME.replace("&manches=5", ""))


def curve(query):
    return ElementTree.fromstring(re.search("<svg.*?</svg>", page(query))[0])


def test_the_lines_have_a_name_and_a_table():
    svg = curve(GAME)
    assert svg.get("role") == "img"
    assert (
        svg.find("title").text
        == "Totaux jusqu’à la manche 5\u00a0: Léa 266, Hugo 242, Chloé 345 et Nathan 397."
    )
    totals = page(GAME).partition("Totaux après chaque manche</caption>")[2]
    assert re.findall("<td>([0-9]+)</td>", totals.partition("</table>")[0])[-4:] == [
        "266",
        "242",
        "345",
        "397",
    ]


def test_each_line_has_its_own_dashes():
    dashes = [line.get("stroke-dasharray") for line in curve(GAME).iter("polyline")]
    assert len(dashes) == len(set(dashes)) == 4
    assert len(set(chart.DASHES)) == 10


def test_one_round_is_no_line():
    assert "<svg" not in page("joueur-1=A&joueur-2=B&joueur-3=C&manche-1-1=250&manche-1-2=0&manche-1-3=0")


def test_lines_are_drawn_beside_the_worked_example():
    assert "<svg" in draw("papayoo/partie")


@given(st.lists(st.integers(0, 2000), min_size=1, max_size=10))
def test_names_never_lie_on_each_other(totals):
    people = [Seat(number, "Zoë") for number in range(1, len(totals) + 1)]
    svg = ElementTree.fromstring(str(chart.lines(people, [1, 2], [[0] * len(totals), totals, totals], None)))
    names = [text for text in svg.iter("text") if text.text == "Zoë"]
    heights = sorted(int(text.get("y")) for text in names)
    assert all(below - above >= chart.GAP for above, below in pairwise(heights))
    assert heights[-1] < int(svg.get("viewBox").split()[3])


@pytest.mark.parametrize("name", ["a" * 40, "👨‍👩‍👧" * 9, "e\u0301" * 30, "\u202eevil"])
def test_a_long_name_is_cut_between_two_letters(name):
    svg = ElementTree.fromstring(str(chart.lines([Seat(1, name)], [1], [[0], [5]], None)))
    short = next(text.text for text in svg.iter("text") if text.text[0] == name[0])
    assert len(short) <= chart.MOST_LETTERS
    if short != name:
        cut = short.removesuffix("…")
        assert name.startswith(cut) and not cut.endswith("\N{ZERO WIDTH JOINER}")
        assert name[len(cut)] not in ("\N{ZERO WIDTH JOINER}", "\u0301")
