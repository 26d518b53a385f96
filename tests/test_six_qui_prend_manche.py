"""A round of 6 qui prend: cards touched, written or counted, and what it should make."""

import re

import pytest

from scoring_core.page import respond

FOUR = "joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan"
TWO = "joueur-1=Léa&joueur-2=Hugo"
TEN = "&".join(f"joueur-{n}=J{n}" for n in range(1, 11))


def manche(query):
    return respond("six-qui-prend/manche", query)


def faulty(page):
    return [problem["field"] for problem in page.problems]


def test_every_head_is_explained_the_dearest_first():
    page = manche(f"{FOUR}&cartes-2=2+8+11+26+55")
    assert page.data["heads"] == [0, 15, 0, 0]
    assert "7 (55) + 5 (11) + 3\u00a0×\u00a01 (2, 8, 26) = 15" in page.html


def test_a_touched_card_goes_to_the_chosen_player_and_moves():
    once = manche(f"{FOUR}&pour=2&action=prendre:55")
    assert once.data["heads"] == [0, 7, 0, 0]
    moved = manche(f"{once.query}&pour=3&action=prendre:55")
    assert moved.data["heads"] == [0, 0, 7, 0]
    assert moved.problems == []


def test_a_card_of_another_says_whose():
    page = manche(f"{FOUR}&pour=1&cartes-2=55")
    assert 'aria-label="carte 55, 7 têtes de bœuf, à Hugo"' in page.html


def test_a_card_touched_again_is_given_back():
    once = manche(f"{FOUR}&pour=2&action=prendre:55").query
    assert manche(f"{once}&pour=2&action=prendre:55").data["heads"] == [0, 0, 0, 0]


def test_all_the_cards_can_be_touched_and_only_those_of_the_variant():
    assert len(re.findall('data-action="prendre:', manche(FOUR).html)) == 104
    assert len(re.findall('data-action="prendre:', manche(f"{FOUR}&paquet=tactique").html)) == 44


def test_one_seat_counts_its_own_pile():
    page = manche("joueur-1=&cartes-1=55+11")
    assert page.data == {"heads": [12], "left": None, "control": None, "plausible": True}
    assert page.problems == []


def test_heads_counted_at_the_table_are_enough():
    assert manche(f"{FOUR}&tetes-1=7%2B5%2B1&tetes-2=0").data["heads"] == [13, 0, 0, 0]


def test_cards_win_over_heads_that_differ():
    page = manche(f"{TWO}&cartes-1=55&tetes-1=5")
    assert page.data["heads"] == [7, 0]
    assert faulty(page) == ["tetes-1"]
    assert faulty(manche(f"{TWO}&cartes-1=55&tetes-1=7")) == []


@pytest.mark.parametrize("list_", ["0", "105", "5.5", "x", "55+55", "-3"])
def test_a_wrong_list_counts_as_blank_and_the_rest_counts(list_):
    page = manche(f"{TWO}&cartes-1={list_}&cartes-2=11")
    assert page.data["heads"] == [0, 5]
    assert faulty(page) == ["cartes-1"]
    assert "cartes-1-probleme" in page.html


def test_a_card_in_two_piles_is_a_problem_on_the_second():
    page = manche(f"{TWO}&cartes-1=5+55&cartes-2=55+3")
    assert faulty(page) == ["cartes-2"]
    assert page.problems[0]["message"] == "Le 55 est déjà dans la pile d’un autre joueur\u00a0: Léa."


def test_a_card_in_a_pile_cannot_be_in_the_rows():
    page = manche(f"{TEN}&cartes-1=55&rangees=55+1")
    assert faulty(page) == ["rangees"]
    assert page.data["left"] is None
    assert page.data["control"] is None


def test_the_rows_hold_20_cards():
    twenty = "+".join(map(str, range(1, 21)))
    assert faulty(manche(f"{FOUR}&rangees={twenty}")) == []
    assert faulty(manche(f"{FOUR}&rangees={twenty}+21")) == ["rangees"]


def test_variante_tactique_has_no_card_above_its_last():
    assert faulty(manche(f"{TWO}&paquet=tactique&cartes-1=24&cartes-2=25")) == ["cartes-2"]


def test_ten_players_have_a_control_of_171():
    piles = "&".join(f"tetes-{n}=15" for n in range(1, 11))
    page = manche(f"{TEN}&{piles}&rangees=55+11+22+10+1")
    assert page.data["control"] == {"expected": 171, "found": 171}
    assert "Le compte est bon\u00a0: 171." in page.html
    short = manche(f"{TEN}&{piles}&rangees=55+11+22+1")
    assert short.data["control"] == {"expected": 171, "found": 168}
    assert "Il manque 3\u00a0têtes." in short.html
    assert short.problems == []


def test_there_is_no_control_while_cards_stay_in_the_box():
    page = manche(f"{FOUR}&tetes-1=10&rangees=1+2")
    assert page.data["left"] == 2
    assert page.data["control"] is None


@pytest.mark.parametrize(
    ("heads", "plausible"), [((60, 19), True), ((60, 20), False), ((3, 1), True), ((3, 0), False)]
)
def test_a_sum_that_two_players_cannot_hold_is_a_warning(heads, plausible):
    page = manche(f"{TWO}&tetes-1={heads[0]}&tetes-2={heads[1]}")
    assert page.data["plausible"] is plausible
    assert page.problems == []


def test_few_heads_are_plausible_until_everyone_has_something():
    assert manche(f"{TWO}&tetes-1=0").data["plausible"] is True
    assert "À compter encore\u00a0: Hugo." in manche(f"{TWO}&tetes-1=0").html


def test_counters_write_the_sum_of_the_chosen_player():
    page = manche(f"{FOUR}&pour=2&tetes-2=7&action=plus:5")
    assert page.data["heads"] == [0, 12, 0, 0]
    assert "tetes-2=7%2B5" in page.query
    assert manche(f"{FOUR}&pour=2&tetes-2=7%2B5%2B1&action=moins:5").data["heads"] == [0, 8, 0, 0]


@pytest.mark.parametrize(("kind", "most"), [(7, 1), (5, 8), (3, 10), (2, 9), (1, 76)])
def test_counters_stop_at_the_cards_of_the_deck(kind, most):
    full = "%2B".join([str(kind)] * most)
    page = manche(f"{FOUR}&tetes-1={full}&action=plus:{kind}")
    assert page.data["heads"][0] == kind * most


def test_counters_leave_a_pile_of_cards_alone():
    page = manche(f"{FOUR}&cartes-1=55&action=plus:5")
    assert page.data["heads"][0] == 7
    assert page.problems == []


def test_counters_take_nothing_from_an_empty_pile():
    page = manche(f"{FOUR}&action=moins:1")
    assert page.data["heads"] == [0, 0, 0, 0]
    assert "tetes" not in page.query


def test_emptying_keeps_players_and_deck():
    page = manche(f"{FOUR}&paquet=tactique&cartes-1=11&rangees=1&action=vider")
    assert page.query == manche(f"{FOUR}&paquet=tactique").query


def test_eleven_players_are_one_problem():
    page = manche(f"{TEN}&joueur-11=K&tetes-10=4")
    assert len(page.problems) == 1
    assert page.data["heads"] == [0] * 9 + [4]
