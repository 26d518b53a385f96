"""A turn of 6 qui prend: where each card goes, who takes a row, who must choose."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring_core.page import draw, respond
from scoring_core.rules import six_qui_prend as rules

ROWS = "rangee-1=10&rangee-2=20+25&rangee-3=30+35+38&rangee-4=40+45+48+49"


def tour(query):
    return respond("six-qui-prend/tour", query)


def faulty(page):
    return [problem["field"] for problem in page.problems]


def written(rows, cards, choices=None):
    """The turn as a query."""
    fields = [f"rangee-{number}={'+'.join(map(str, row))}" for number, row in enumerate(rows, 1)]
    fields += [f"joueur-{seat}=J{seat}&carte-{seat}={card}" for seat, card in cards.items()]
    return "&".join([*fields, *(f"choix-{seat}={row}" for seat, row in (choices or {}).items())])


def test_ramasser_the_sixth_card_takes_the_five():
    page = tour("rangee-1=3+5+10+22+29&rangee-2=50&rangee-3=70&rangee-4=90&joueur-3=Chloé&carte-3=30")
    assert page.data["taken"] == [{"seat": 3, "row": 1, "cards": [3, 5, 10, 22, 29], "heads": 12}]
    assert page.data["rows"] == [[30], [50], [70], [90]]
    assert (
        "Le 30 serait la sixième carte de la rangée 1\u00a0: <bdi>Chloé</bdi> ramasse 12\u00a0têtes."
        in page.html
    )
    assert "5 (22) + 3 (10) + 2 (5) + 2\u00a0×\u00a01 (3, 29) = 12" in page.html


def test_ramasser_a_card_lower_than_every_row_waits_for_a_choice():
    page = tour(f"{ROWS}&joueur-1=Léa&carte-1=5&joueur-2=Hugo&carte-2=50")
    assert page.data["waiting"] == 1
    assert page.data["cheapest"] == [1]
    assert page.data["rows"] == [[10], [20, 25], [30, 35, 38], [40, 45, 48, 49]]
    assert page.data["order"] == [1, 2]
    assert page.data["taken"] == []
    assert page.data["heads"] == [None, None]
    assert page.problems == []
    assert "<bdi>Léa</bdi> doit choisir une rangée." in page.html


def test_the_row_chosen_with_a_button_is_taken():
    page = tour(f"{ROWS}&joueur-1=Léa&carte-1=5&action=ramasser:1-2")
    assert page.data["rows"] == [[10], [5], [30, 35, 38], [40, 45, 48, 49]]
    assert page.data["heads"] == [5]
    assert "choix-1=2" in page.query


@pytest.mark.parametrize("choice", ["5", "0", "x", "1+1"])
def test_a_row_that_does_not_exist_is_a_problem_for_who_must_choose(choice):
    page = tour(f"{ROWS}&joueur-1=Léa&carte-1=5&choix-1={choice}")
    assert faulty(page) == ["choix-1"]
    assert page.data["waiting"] == 1


@pytest.mark.parametrize("choice", ["2", "5"])
def test_a_choice_that_nobody_asks_for_is_ignored(choice):
    page = tour(f"{ROWS}&joueur-1=Léa&carte-1=11&choix-1={choice}")
    assert page.problems == []
    assert page.data["rows"][0] == [10, 11]


def test_the_cheapest_rows_are_all_named():
    page = tour("rangee-1=10&rangee-2=20&rangee-3=55&rangee-4=30&joueur-1=&carte-1=5")
    assert page.data["cheapest"] == [1, 2, 4]


def test_nothing_is_placed_while_a_card_is_missing():
    page = tour(f"{ROWS}&joueur-1=Léa&joueur-2=Hugo&carte-2=50")
    assert page.data["rows"] == [[10], [20, 25], [30, 35, 38], [40, 45, 48, 49]]
    assert page.data["order"] == [2]
    assert page.data["heads"] == [None, None]
    assert "Sans carte\u00a0: Léa." in page.html


@pytest.mark.parametrize(
    ("row", "read"), [("40+12", []), ("1+2+3+4+5+6", []), ("105", []), ("7+7", []), ("x", []), ("", [])]
)
def test_a_wrong_row_counts_as_blank(row, read):
    page = tour(f"rangee-1={row}&rangee-2=37&rangee-3=43&rangee-4=58&joueur-1=A&carte-1=60")
    assert faulty(page) == ([] if not row else ["rangee-1"])
    assert page.data["rows"] == [read, [37], [43], [58]]
    assert page.data["order"] == [1]
    assert page.data["heads"] == [None]


@pytest.mark.parametrize("card", ["0", "105", "5,5", "37", "x"])
def test_a_wrong_card_is_a_problem_on_its_field(card):
    page = tour(
        f"rangee-1=12&rangee-2=37&rangee-3=43&rangee-4=58&joueur-1=A&carte-1=60&joueur-2=B&carte-2={card}"
    )
    assert faulty(page) == ["carte-2"]
    assert page.data["order"] == [1]
    assert page.data["heads"] == [None, None]


def test_two_players_cannot_play_the_same_card():
    page = tour(f"{ROWS}&joueur-1=Léa&carte-1=50&joueur-2=Hugo&carte-2=50")
    assert faulty(page) == ["carte-2"]


def test_a_card_cannot_lie_in_two_rows():
    assert faulty(tour("rangee-1=12&rangee-2=12")) == ["rangee-2"]


def test_a_sixth_card_takes_even_if_another_row_is_cheaper():
    page = tour("rangee-1=11+22+33+44+55&rangee-2=60&rangee-3=70&rangee-4=80&joueur-1=A&carte-1=56")
    assert page.data["heads"] == [27]


def test_the_next_turn_starts_from_the_rows():
    page = tour(f"{ROWS}&joueur-1=Léa&carte-1=5&choix-1=2&action=suite")
    assert page.data["rows"] == [[10], [5], [30, 35, 38], [40, 45, 48, 49]]
    assert page.data["order"] == []
    assert "choix" not in page.query


def test_the_example_is_told_step_by_step():
    story = draw("six-qui-prend/tour")
    assert (
        "Le 64 serait la sixième carte de la rangée 2\u00a0: <bdi>Hugo</bdi> ramasse 15\u00a0têtes." in story
    )
    assert "C’est la cinquième carte." in story
    assert story.index("pose le 22") < story.index("pose le 55") < story.index("Le 64 serait")


@st.composite
def deals(draw_):
    """A whole round: the four first cards, and ten a player."""
    players = draw_(st.integers(2, 10))
    tactical = draw_(st.booleans())
    cards = draw_(st.permutations(rules.deck(players, tactical)))
    hands = {seat: cards[4 + 10 * (seat - 1) : 4 + 10 * seat] for seat in range(1, players + 1)}
    return tuple((card,) for card in cards[:4]), hands, draw_(st.integers(1, 4))


@settings(max_examples=25, deadline=None)
@given(deals())
def test_ten_turns_end_with_every_card_owned_once(deal):
    rows, hands, choice = deal
    taken = []
    heads = 0
    for turn in range(10):
        cards = {seat: hand[turn] for seat, hand in hands.items()}
        page = tour(written(rows, cards, dict.fromkeys(hands, choice)))
        assert page.problems == []
        rows = page.data["rows"]
        heads += sum(page.data["heads"])
        taken += [card for one in page.data["taken"] for card in one["cards"]]
    dealt = [card for hand in hands.values() for card in hand]
    left = [card for row in rows for card in row]
    assert sorted(taken + left) == sorted([*dealt, *(row[0] for row in deal[0])])
    assert heads + rules.heads_of(left) == rules.heads_of(taken + left)
    if len(hands) == 10:
        assert heads + rules.heads_of(left) == 171


@settings(max_examples=25, deadline=None)
@given(deals(), st.randoms(use_true_random=False))
def test_a_turn_does_not_depend_on_the_order_of_seats(deal, random):
    rows, hands, choice = deal
    seats = [*hands]
    random.shuffle(seats)
    moved = dict(zip(hands, seats, strict=True))
    choices = dict.fromkeys(hands, choice)
    page = tour(written(rows, {seat: hand[0] for seat, hand in hands.items()}, choices))
    again = tour(written(rows, {moved[seat]: hand[0] for seat, hand in hands.items()}, choices))
    assert again.data["rows"] == page.data["rows"]
    assert again.data["order"] == [moved[seat] for seat in page.data["order"]]
    assert [one["cards"] for one in again.data["taken"]] == [one["cards"] for one in page.data["taken"]]
