"""A game of 6 qui prend: when it ends, who wins, and the game of the pages."""

import pytest

from scoring_core.catalogue import SHEETS
from scoring_core.page import draw, respond

EXAMPLE = SHEETS["six-qui-prend/partie"].example


def partie(query):
    return respond("six-qui-prend/partie", query)


def after(*totals, extra=""):
    """A game of one round."""
    seats = "".join(f"joueur-{n}=J{n}&manche-1-{n}={total}&" for n, total in enumerate(totals, 1))
    return partie(seats + extra).data


def test_66_pile_is_not_the_end():
    assert after(66, 40, 30)["over"] is False
    assert after(67, 40, 30)["over"] is True


@pytest.mark.parametrize(
    ("target", "total", "over"), [(66, 66, True), (75, 74, False), (75, 75, True), (33, 33, True)]
)
def test_autre_total_may_be_agreed(target, total, over):
    assert after(total, 20, extra=f"objectif={target}")["over"] is over


def test_without_objective_the_planned_rounds_end_the_game():
    assert after(90, 10, extra="objectif=")["over"] is False
    assert after(90, 10, extra="objectif=&manches=1")["winners"] == [2]


def test_egalite_is_shared():
    assert after(70, 12, 12)["winners"] == [2, 3]


def test_who_is_over_the_limit_can_still_win():
    assert after(67, 70, 80)["winners"] == [1]


def test_hugo_goes_from_59_to_74_in_the_example():
    page = partie(EXAMPLE)
    assert page.data["totals"] == [54, 74, 63, 66]
    assert page.data["winners"] == [1]
    before = partie(EXAMPLE.partition("&manche-5-1")[0]).data
    assert before["totals"] == [50, 59, 45, 47]
    assert before["over"] is False


def test_the_last_round_of_the_example_is_the_one_counted_by_cards():
    cards = respond("six-qui-prend/manche", SHEETS["six-qui-prend/manche"].example).data["heads"]
    before = partie(EXAMPLE.partition("&manche-5-1")[0]).data["totals"]
    assert [total + heads for total, heads in zip(before, cards, strict=True)] == partie(EXAMPLE).data[
        "totals"
    ]


def test_the_last_turn_of_the_example_gives_hugo_his_pile():
    taken = respond("six-qui-prend/tour", SHEETS["six-qui-prend/tour"].example).data["taken"]
    pile = f"joueur-1=Hugo&cartes-1={'+'.join(map(str, taken[1]['cards']))}"
    assert respond("six-qui-prend/manche", pile).data["heads"] == [15]


def test_an_unlikely_round_is_a_warning():
    page = partie("joueur-1=Léa&joueur-2=Hugo&manche-1-1=60&manche-1-2=20")
    assert (
        "Manche 1\u00a0: 80\u00a0têtes de bœuf en tout. À 2 joueurs, une manche en donne de 4 à 79."
        in page.html
    )
    assert page.problems == []
    assert "en donne de" not in partie(EXAMPLE).html


def test_the_other_readings_are_offered():
    html = partie(EXAMPLE).html
    assert all(f'value="objectif:{target}"' in html for target in ("67", "66", "75", "33", ""))


def test_the_game_is_told_round_by_round():
    assert "Manche 5." in draw("six-qui-prend/partie")
