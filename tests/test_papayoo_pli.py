"""Papayoo: who takes the trick, and what it is worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_core.catalogue import SHEETS
from scoring_core.page import respond
from scoring_core.rules import papayoo

NOTHING = {"taker": None, "points": None}


def trick(*cards, die="coeur", more=""):
    played = "&".join(f"carte-{number}={card}" for number, card in enumerate(cards, 1))
    return respond("papayoo/pli", f"de={die}&{played}{more}")


@pytest.mark.parametrize(
    ("cards", "die", "taker", "points"),
    [
        (["pique-3", "pique-6", "pique-10", "coeur-7"], "coeur", 3, 40),
        (["pique-3", "coeur-10", "trefle-9"], "coeur", 1, 0),
        (["payoo-5", "payoo-2", "pique-10", "payoo-12"], "coeur", 4, 19),
        (["pique-1", "payoo-20"], "coeur", 1, 20),
        (["coeur-7", "coeur-8"], "pique", 2, 0),
        (["coeur-7"], "coeur", 1, 40),
        (["payoo-7", "payoo-1"], "coeur", 1, 8),
    ],
)
def test_payoo_atout_the_highest_of_the_led_suit_takes(cards, die, taker, points):
    answer = trick(*cards, die=die)
    assert answer.data == {"taker": taker, "points": points}
    assert answer.problems == []


def test_the_trick_of_the_fifth_round_is_told():
    html = respond("papayoo/pli", SHEETS["papayoo/pli"].example).html
    assert "Ramasse le pli\u00a0: <bdi>Léa</bdi>." in html
    assert "<bdi>Chloé</bdi> entame avec le 3 de pique." in html
    assert "<bdi>Hugo</bdi>\u00a0: le 7 de cœur, le Papayoo" in html
    assert "40 (Papayoo)" in html


def test_points_wait_for_the_die_and_the_taker_does_not():
    assert trick("pique-3", "pique-6", die="").data == {"taker": 2, "points": None}


def test_nothing_is_known_before_the_first_card():
    assert trick("", "pique-6").data == NOTHING
    assert trick("pique-11", "pique-6").data == NOTHING


def test_cards_may_leave_a_gap():
    assert trick("pique-3", "", "pique-10", "payoo-4").data == {"taker": 3, "points": 4}


@pytest.mark.parametrize(
    "card", ["pique-11", "pique-0", "payoo-21", "Pique-3", "cœur-3", "3", "pique 3", "pique-3 "]
)
def test_a_card_that_does_not_exist_is_a_problem_and_is_not_played(card):
    answer = trick("pique-4", card, "pique-5")
    assert answer.data == {"taker": 3, "points": 0}
    assert [problem["field"] for problem in answer.problems] == ["carte-2"]


def test_a_card_twice_is_a_problem_and_is_played_once():
    answer = trick("payoo-3", "payoo-3", "payoo-1")
    assert answer.data == {"taker": 1, "points": 4}
    assert [problem["field"] for problem in answer.problems] == ["carte-2"]


def test_a_trick_has_at_most_eight_cards():
    eight = [f"payoo-{number}" for number in range(1, 9)]
    assert trick(*eight).problems == []
    assert trick(*eight, more="&carte-9=payoo-20").data == trick(*eight).data
    assert len(trick(*eight, more="&carte-9=payoo-20&carte-10=payoo-19").problems) == 1


def test_emptying_the_trick_keeps_players_and_die():
    query = SHEETS["papayoo/pli"].example
    emptied = respond("papayoo/pli", f"{query}&action=vider")
    assert "carte" not in emptied.query
    assert "de=coeur" in emptied.query and "joueur-4=Hugo" in emptied.query


@given(
    st.lists(st.sampled_from(papayoo.DECK), min_size=1, max_size=8, unique=True),
    st.sampled_from(papayoo.SUITS),
)
def test_the_taker_follows_suit_and_nobody_beats_him(cards, die):
    answer = trick(*(card.code for card in cards), die=die)
    best = cards[answer.data["taker"] - 1]
    assert best.suit == cards[0].suit
    assert all(card.number <= best.number for card in cards if card.suit == best.suit)
    assert 0 <= answer.data["points"] <= papayoo.ROUND_TOTAL
