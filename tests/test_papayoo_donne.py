"""Papayoo: the deal."""

import pytest

from scoring_core.page import respond
from scoring_core.rules import papayoo

ONES = ["pique-1", "coeur-1", "carreau-1", "trefle-1"]


@pytest.mark.parametrize(
    ("players", "cards", "passed", "deck"),
    [(3, 20, 5, 60), (4, 15, 5, 60), (5, 12, 4, 60), (6, 10, 3, 60), (7, 8, 3, 56), (8, 7, 3, 56)],
)
def test_combien_de_cartes(players, cards, passed, deck):
    removed = ONES if players >= 7 else []
    answer = respond("papayoo/donne", f"joueurs={players}")
    assert answer.data == {"cards_each": cards, "passed": passed, "deck": deck, "removed": removed}
    assert cards * players == deck
    assert f"{cards}\u00a0cartes chacun, {passed} à passer." in answer.html


def test_the_payoo_1_stays():
    assert papayoo.Card("payoo", 1) not in papayoo.deal(7).removed
    assert "Le Payoo\u00a01 reste" in respond("papayoo/donne", "joueurs=7").html


@pytest.mark.parametrize("text", ["2", "9", "0", "-3", "3,5", "abc"])
def test_another_number_of_players_is_a_problem(text):
    answer = respond("papayoo/donne", f"joueurs={text}")
    assert answer.data == {"cards_each": None, "passed": None, "deck": None, "removed": []}
    assert [problem["field"] for problem in answer.problems] == ["joueurs"]


def test_a_number_is_touched():
    assert respond("papayoo/donne", "joueurs=&action=joueurs:5").query == "joueurs=5"
