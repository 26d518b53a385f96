"""A game of Papayoo: rounds of 250, who took the Papayoo, and what went wrong."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_core.catalogue import SHEETS
from scoring_core.page import draw, respond
from scoring_core.rules import papayoo

FOUR = "joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan"
ROUND = "manche-1-1=27&manche-1-2=71&manche-1-3=58&manche-1-4={}"
GAME = SHEETS["papayoo/partie"].example
WORTH = (*papayoo.PAYOO, papayoo.PAPAYOO)  # the cards that count, the Papayoo last

piles = st.integers(papayoo.FEWEST_PLAYERS, papayoo.MOST_PLAYERS).flatmap(
    lambda players: st.tuples(
        st.just(players), st.lists(st.integers(0, players - 1), min_size=len(WORTH), max_size=len(WORTH))
    )
)


def page(query):
    return respond("papayoo/partie", query)


def round_of(players, owners, more=()):
    """The fields of a round: who owns each card, and more points for some."""
    scores = [
        sum(points for points, owner in zip(WORTH, owners, strict=True) if owner == seat)
        for seat in range(players)
    ]
    for seat, points in more:
        scores[seat] += points
    names = "&".join(f"joueur-{seat}=" for seat in range(1, players + 1))
    return names + "".join(f"&manche-1-{seat}={score}" for seat, score in enumerate(scores, 1))


def codes(query):
    return {hint["code"] for hint in page(query).data["hints"]}


@given(piles)
def test_controle_250_closes_for_any_partition_of_the_cards(dealt):
    players, owners = dealt
    answer = page(f"{round_of(players, owners)}&papayoo-1={owners[-1] + 1}")
    assert (answer.data["rounds"], answer.data["gaps"], answer.problems) == (1, [0], [])


@given(piles, st.integers(0, len(WORTH) - 1), st.sampled_from([-1, 1]))
def test_any_single_forgotten_or_doubled_card_is_named(dealt, card, sign):
    players, owners = dealt
    points = WORTH[card]
    query = round_of(players, owners, [(owners[card], sign * points)])
    if any(int(score) > papayoo.ROUND_TOTAL for score in re.findall("manche-1-[0-9]=([0-9]+)", query)):
        return  # one player with everything and a card twice: the cell itself refuses it
    side = "missing" if sign < 0 else "twice"
    assert (f"papayoo-{side}" if points == papayoo.PAPAYOO else f"payoo-{side}:{points}") in codes(query)


@pytest.mark.parametrize(
    ("gap", "expected"),
    [
        (40, ("papayoo-missing",)),
        (-40, ("papayoo-twice",)),
        (-80, ("several-papayoo",)),
        (-120, ("several-papayoo",)),
        (33, ("papayoo-as-7",)),
        (1, ("payoo-missing:1",)),
        (20, ("payoo-missing:20",)),
        (21, ()),
        (-1, ("payoo-twice:1",)),
        (-7, ("payoo-twice:7", "plain-7s")),
        (-14, ("payoo-twice:14", "plain-7s")),
        (-20, ("payoo-twice:20",)),
        (-21, ("plain-7s",)),
        (250, ("not-entered",)),
        (-250, ("entered-twice",)),
        (0, ()),
        (-28, ()),
    ],
)
def test_controle_250_likely_mistakes(gap, expected):
    assert papayoo.likely_mistakes(gap) == expected


@pytest.mark.parametrize(
    ("nathan", "words"),
    [
        (93, "Manche 1\u00a0: il manque 1 pour faire 250.</strong> Le Payoo\u00a01 est-il oublié"),
        (54, "Le Papayoo (40) est-il oublié"),
        (61, "Le Papayoo est-il compté 7 au lieu de 40"),
        (101, "Un 7 qui n’est pas le Papayoo est-il compté 7"),
        (108, "Deux 7 qui ne sont pas le Papayoo"),
        (115, "Les trois autres 7 sont-ils comptés 7"),
        (102, "8 de trop\u00a0: la manche doit faire 250.</strong> Le Payoo\u00a08 est-il compté deux fois"),
        (134, "Le Papayoo est-il compté deux fois"),
        (174, "Plusieurs 7 sont-ils comptés 40"),
    ],
)
def test_the_likely_mistake_is_said_in_words(nathan, words):
    answer = page(f"{FOUR}&{ROUND.format(nathan)}")
    assert words in answer.html
    assert [problem["field"] for problem in answer.problems] == ["manche-1-4"]
    assert answer.status.startswith("Manche 1")


def test_a_round_being_written_says_what_is_missing_and_is_no_problem():
    answer = page(f"{FOUR}&manche-1-1=27&manche-1-2=71&manche-1-3=58")
    assert "Manche 1\u00a0: il manque 94 pour faire 250." in answer.html
    assert (answer.problems, answer.data["gaps"], answer.data["hints"]) == ([], [94], [])


def test_hints_speak_of_filled_rounds_only():
    assert codes(f"{FOUR}&manche-1-1=0&manche-1-2=0&manche-1-3=0") == set()
    assert codes(f"{FOUR}&manche-1-1=0&manche-1-2=0&manche-1-3=0&manche-1-4=0") == {"not-entered"}


def test_combien_de_manches_the_worked_game():
    answer = page(GAME)
    assert answer.problems == []
    assert answer.data["totals"] == [266, 242, 345, 397]
    assert (answer.data["over"], answer.data["winners"], answer.data["ranks"]) == (True, [2], [2, 1, 3, 4])
    assert "Hugo gagne avec 242\u00a0points." in answer.status


def test_the_worked_game_is_told():
    told = re.sub("<[^>]+>", "", draw("papayoo/partie"))
    assert "Hugo ramasse le Papayoo\u00a0: 71\u00a0points, 40 pour le Papayoo et 31 de cartes Payoo." in told
    assert "Hugo\u00a083, Léa\u00a0111, Nathan\u00a0141, Chloé\u00a0165" in told
    assert "84, a ramassé le Papayoo" in told


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ("papayoo-1=1", {"papayoo-1"}),  # 27 points: not enough
        ("papayoo-1=2", set()),
        ("papayoo-1=5", {"papayoo-1"}),
        ("papayoo-1=Hugo", {"papayoo-1"}),
        ("papayoo-1=", set()),
        ("papayoo-2=1", set()),
        ("papayoo-2=9", {"papayoo-2"}),
    ],
)
def test_the_taker_is_a_seat_with_at_least_40(fields, wrong):
    answer = page(f"{FOUR}&{ROUND.format(94)}&{fields}")
    assert {problem["field"] for problem in answer.problems} == wrong
    assert answer.data["rounds"] == 1


def test_who_did_not_play_did_not_take_the_papayoo():
    assert page(f"{FOUR}&manche-1-1=-&papayoo-1=1").problems


def test_nobody_else_has_more_than_210():
    answer = page(f"{FOUR}&manche-1-1=215&manche-1-2=&papayoo-1=2")
    assert [problem["field"] for problem in answer.problems] == ["manche-1-1"]
    assert page(f"{FOUR}&manche-1-1=215&papayoo-1=1").problems == []


def test_the_papayoo_is_given_in_one_tap_and_taken_back():
    once = page(f"{FOUR}&{ROUND.format(94)}&action=papayoo:1-2")
    assert "papayoo-1=2" in once.query
    assert 'aria-label="Hugo, manche 1, a ramassé le Papayoo"' in once.html
    assert "papayoo-1" not in page(f"{once.query}&action=papayoo:1-2").query


@pytest.mark.parametrize("argument", ["", "1", "1-", "-2", "61-2", "²-1", "1-²"])
def test_an_odd_tap_changes_nothing(argument):
    untouched = page(f"{FOUR}&{ROUND.format(94)}")
    assert page(f"{FOUR}&{ROUND.format(94)}&action=papayoo:{argument}").query == untouched.query


def test_the_dealer_turns():
    assert "<bdi>Léa</bdi> distribue\u00a0: 15\u00a0cartes chacun, 5 à passer à gauche." in page(FOUR).html
    assert "<bdi>Hugo</bdi> distribue" in page(f"{FOUR}&{ROUND.format(94)}").html
    assert "<bdi>Léa</bdi> distribue" in page(f"{FOUR}&{ROUND.format(94)}&donneur=4").html


def test_the_first_dealer_changes_no_data():
    assert page(f"{GAME}&donneur=3").data == page(GAME).data
