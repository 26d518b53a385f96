"""Papayoo: the rules, and the sheets in their words."""

import pytest

from scoring_core.page import respond
from scoring_core.rules import papayoo

FOUR = "joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan"
LAST_ROUND = (
    f"de=coeur&{FOUR}&papayoo=1&payoo-1=3+9&payoo-2=6"
    "&payoo-3=13+15+17+18+20&payoo-4=1+2+4+5+7+8+10+11+12+14+16"
)


def test_controle_250_whatever_the_number_of_players():
    assert papayoo.PAYOO_SUIT == 210
    assert papayoo.ROUND_TOTAL == 250


def test_compter_a_pile_explains_itself():
    lines = papayoo.pile([3, 9], papayoo=True)
    assert [line.points for line in lines] == [40, 3, 9]
    assert {line.rule for line in lines} == {"compter"}


def test_the_last_round_of_the_example_closes():
    page = respond("papayoo/manche", LAST_ROUND + "+19")
    assert page.data == {"points": [52, 6, 83, 109], "sum": 250, "gap": 0, "complete": True, "missing": []}
    assert "40 (Papayoo) + 3 + 9 = 52" in page.html
    assert "Le compte est bon\u00a0: 250." in page.html


def test_a_forgotten_card_is_named():
    page = respond("papayoo/manche", LAST_ROUND)
    assert page.data["missing"] == [19]
    assert "Il manque 19 pour faire 250." in page.html
    assert "Personne n’a le Payoo\u00a019." in page.html
    assert page.problems == []


def test_a_card_owned_twice_counts_for_both_and_is_a_problem():
    page = respond("papayoo/manche", f"{FOUR}&payoo-1=19&payoo-2=19")
    assert page.data["points"] == [19, 19, 0, 0]
    assert [problem["field"] for problem in page.problems] == ["payoo-2"]


def test_a_card_written_twice_in_one_pile_counts_once():
    page = respond("papayoo/manche", f"{FOUR}&payoo-1=19+19")
    assert page.data["points"] == [19, 0, 0, 0]
    assert [problem["field"] for problem in page.problems] == ["payoo-1"]


@pytest.mark.parametrize("text", ["-1", "3,5x", "abc", "9" * 4000, "21", "0"])
def test_a_wrong_card_is_a_problem_on_its_field_and_the_rest_counts(text):
    page = respond("papayoo/manche", f"{FOUR}&payoo-1={text}&payoo-2=6&papayoo=1")
    assert page.data["points"] == [40, 6, 0, 0]
    assert [problem["field"] for problem in page.problems] == ["payoo-1"]
    assert 'id="payoo-1-probleme"' in page.html


def test_nine_players_are_one_problem_and_eight_are_counted():
    nine = "&".join(f"joueur-{n}=J{n}" for n in range(1, 10))
    page = respond("papayoo/manche", f"{nine}&payoo-8=20")
    assert page.data["points"] == [0] * 7 + [20]
    assert len(page.problems) == 1


def test_seats_may_have_gaps_and_the_same_name():
    page = respond("papayoo/manche", "joueur-2=Léa&joueur-5=léa&payoo-5=20&papayoo=2")
    assert page.data["points"] == [40, 20]
    assert "léa\u00a02" in page.html


def test_one_seat_counts_its_own_pile():
    page = respond("papayoo/manche", "joueur-1=Moi&payoo-1=3+9&papayoo=1")
    assert page.data["points"] == [52]
    assert "Il manque" not in page.html


def test_a_player_comes_and_goes():
    five = respond("papayoo/manche", f"{FOUR}&payoo-2=6&action=ajouter").query
    assert "joueur-5=" in five
    assert "payoo-2" not in respond("papayoo/manche", f"{five}&action=retirer:2").query


def test_emptying_keeps_the_players():
    page = respond("papayoo/manche", f"{LAST_ROUND}&action=vider")
    assert page.data["sum"] == 0
    assert "Nathan" in page.query


def test_a_touched_card_goes_to_the_chosen_player():
    page = respond("papayoo/manche", f"{FOUR}&pour=2&payoo-1=3+9&action=prendre:9")
    assert page.data["points"] == [3, 9, 0, 0]
    assert 'aria-label="Payoo\u00a09, à Hugo"' in page.html


def test_a_card_touched_again_is_given_back():
    once = respond("papayoo/manche", f"{FOUR}&action=prendre:9").query
    assert respond("papayoo/manche", f"{once}&action=prendre:9").data["sum"] == 0


def test_the_papayoo_is_touched_like_the_others():
    once = respond("papayoo/manche", f"{FOUR}&pour=3&action=prendre:papayoo").query
    assert respond("papayoo/manche", once).data["points"] == [0, 0, 40, 0]
    assert respond("papayoo/manche", f"{once}&action=prendre:papayoo").data["sum"] == 0


def test_touching_keeps_what_cannot_be_read():
    assert "payoo-1=3+abc+9" in respond("papayoo/manche", f"{FOUR}&payoo-1=3+abc&action=prendre:9").query
