"""6 qui prend: the cards and their heads, and the rules that count them."""

import pytest

from scoring_core.page import draw, respond, values
from scoring_core.rules import six_qui_prend as rules


@pytest.mark.parametrize(("heads", "cards"), [(7, 1), (5, 8), (3, 10), (2, 9), (1, 76)])
def test_compter_how_many_cards_have_these_heads(heads, cards):
    assert rules.kinds()[heads] == cards


def test_compter_all_the_cards_have_171_heads():
    assert len(rules.CARDS) == 104
    assert rules.DECK_HEADS == 171
    assert "171" in values("six-qui-prend")


def test_carte_55_has_two_reasons():
    page = respond("six-qui-prend/carte", "carte=55")
    assert page.data == {"heads": 7, "reasons": ["double", "five"]}
    assert "5 (double) + 2 (finit par 5) = 7" in page.html
    assert 'aria-label="carte 55, 7 têtes de bœuf"' in page.html
    assert page.status == "La carte 55 a 7\u00a0têtes de bœuf\u00a0: 5 (double) + 2 (finit par 5) = 7."


@pytest.mark.parametrize(
    ("card", "reasons"),
    [
        (1, ["plain"]),
        (10, ["ten"]),
        (15, ["five"]),
        (11, ["double"]),
        (99, ["double"]),
        (100, ["ten"]),
        (101, ["plain"]),
    ],
)
def test_every_card_says_why(card, reasons):
    assert respond("six-qui-prend/carte", f"carte={card}").data["reasons"] == reasons


def test_a_blank_card_has_no_heads_yet():
    page = respond("six-qui-prend/carte", "carte=")
    assert page.data == {"heads": None, "reasons": []}
    assert page.problems == []


@pytest.mark.parametrize("text", ["0", "105", "5,5", "-3", "x", "3.5"])
def test_what_is_no_card_is_a_problem(text):
    page = respond("six-qui-prend/carte", f"carte={text}")
    assert page.data == {"heads": None, "reasons": []}
    assert [problem["field"] for problem in page.problems] == ["carte"]


def test_a_row_of_five_costs_at_least_5_or_11_with_the_55():
    cheapest = sorted(map(rules.heads, rules.CARDS))[: rules.ROW_LENGTH]
    assert sum(cheapest) == rules.CHEAPEST_FULL_ROW == 5
    assert rules.heads(55) + sum(cheapest[1:]) == rules.CHEAPEST_FULL_ROW_WITH_THE_55 == 11


@pytest.mark.parametrize(
    ("players", "last", "control"),
    [
        (2, 24, 38),
        (3, 34, 55),
        (4, 44, 72),
        (5, 54, 85),
        (6, 64, 103),
        (7, 74, 120),
        (8, 84, 137),
        (9, 94, 154),
        (10, 104, 171),
    ],
)
def test_variante_tactique_keeps_the_first_cards(players, last, control):
    assert rules.deck(players, tactical=True)[-1] == last
    assert rules.control(players, tactical=True) == control


def test_only_ten_players_use_the_whole_deck():
    assert [players for players in range(1, 11) if rules.control(players, tactical=False)] == [10]


def test_what_players_can_hold():
    whole = [rules.most_heads(players, tactical=False) for players in range(1, 11)]
    tactical = [rules.most_heads(players, tactical=True) for players in range(2, 11)]
    assert whole == [167, 79, *(10 * players + 67 for players in range(3, 11))]
    assert tactical == [34, 51, 68, 81, 99, 116, 133, 150, 167]
    assert [rules.fewest_heads(players) for players in range(2, 11)] == [
        10 * players - 16 for players in range(2, 11)
    ]


@pytest.mark.parametrize("sheet", ["carte", "manche", "tour"])
def test_a_drawn_card_is_read_aloud(sheet):
    assert "carte 55, 7 têtes de bœuf" in draw(f"six-qui-prend/{sheet}")
