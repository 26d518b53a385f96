"""Rounds, totals, places: what every game in rounds shares."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_core.page import draw, respond
from scoring_core.rules import ledger, ranking
from scoring_core.rules.ledger import AWAY

THREE = "joueur-1=Ada&joueur-2=Bob&joueur-3=Cléo"
FIRST = f"{THREE}&manche-1-1=55&manche-1-2=155&manche-1-3=40"
SECOND = f"{FIRST}&manche-2-1=40&manche-2-2=55&manche-2-3=155"


def data(query):
    return respond("papayoo/partie", query).data


def fields(query):
    return {problem["field"] for problem in respond("papayoo/partie", query).problems}


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ((10, 10, 7), (2, 2, 1)),
        ((5, 5, 9), (1, 1, 3)),
        ((9, 9, 4), (2, 2, 1)),
        ((21, 30, 21, 5), (2, 4, 2, 1)),
        ((), ()),
    ],
)
def test_places_are_those_of_french_results(totals, places):
    assert ranking.ranks(totals, lowest_first=True) == places


def test_the_highest_may_be_first():
    assert ranking.ranks((30, 21, 21, 5), lowest_first=False) == (1, 2, 2, 4)


@given(st.lists(st.lists(st.one_of(st.integers(0, 250), st.just(AWAY)), min_size=3, max_size=3), max_size=8))
def test_totals_are_the_sum_of_the_closed_rounds(rounds):
    standing = ledger.standing(rounds, 3, target=None, planned=None, ended=True)
    columns = [[ledger.points(score) for score in column] for column in zip(*rounds, strict=True)] or [
        [],
        [],
        [],
    ]
    assert standing.totals == tuple(map(sum, columns))
    assert all(standing.totals[winner] == min(standing.totals) for winner in standing.winners)
    assert standing.over is bool(rounds)


def test_an_open_round_is_kept_and_not_added():
    page = respond("papayoo/partie", f"{FIRST}&manche-2-1=40&manche-2-3=")
    assert (page.data["totals"], page.data["rounds"], page.data["pending"]) == ([55, 155, 40], 1, 1)
    assert page.problems == []
    assert 'name="manche-2-1" value="40"' in page.html


def test_an_open_round_is_drawn_with_its_numbers_and_reaches_nothing():
    drawn = draw("papayoo/partie", f"{FIRST}&manche-2-1=17")
    line = re.search("<tr><th[^>]*>2<.*?</tr>", drawn)[0]
    assert "17" in line and "ouverte" in line and "→" not in line


def test_nobody_wins_before_a_round_is_closed():
    assert data(f"{THREE}&manche-1-1=55&terminee=oui") == {
        "rounds": 0,
        "pending": 1,
        "totals": [0, 0, 0],
        "leaders": [],
        "ranks": [],
        "over": False,
        "winners": [],
        "gaps": [195],
        "hints": [],
    }


def test_rounds_count_in_their_order_and_may_have_gaps():
    answer = data(
        f"{THREE}&manche-7-1=55&manche-7-2=155&manche-7-3=40&manche-3-1=250&manche-3-2=0&manche-3-3=0"
    )
    assert (answer["rounds"], answer["totals"], answer["gaps"]) == (2, [305, 155, 40], [0, 0])


@pytest.mark.parametrize("away", ["-", "–", "x", " x "])
def test_who_did_not_play_takes_nothing(away):
    answer = data(f"{THREE}&manche-1-1=95&manche-1-2=155&manche-1-3={away}")
    assert (answer["rounds"], answer["totals"]) == (1, [95, 155, 0])


@pytest.mark.parametrize("text", ["X", "−", "--", "3,5", "3.5", "3 6", "%2B3", "-1", "251", "abc"])
def test_what_cannot_be_read_leaves_the_round_open(text):
    query = f"{FIRST}&manche-2-1={text}&manche-2-2=210&manche-2-3=40"
    assert data(query)["totals"] == [55, 155, 40]
    assert data(query)["pending"] == 1
    assert fields(query) == {"manche-2-1"}


def test_a_problem_is_said_under_the_table_with_its_place():
    html = respond("papayoo/partie", f"{FIRST}&manche-2-1=3,5").html
    assert 'aria-describedby="manche-2-1-probleme"' in html
    assert "<bdi>Ada, manche 2</bdi>\u00a0: écris un nombre entier" in html


@pytest.mark.parametrize("text", ["1 00", "55%2B0", "3+%2B+6"])
def test_a_sum_can_be_written_in_a_cell(text):
    assert fields(f"{THREE}&manche-1-1={text}") == (set() if "%2B" in text else {"manche-1-1"})


@pytest.mark.parametrize(
    ("settings", "over"),
    [
        ("", False),
        ("&manches=2", True),
        ("&manches=3", False),
        ("&objectif=210", True),
        ("&objectif=211", False),
        ("&terminee=oui", True),
        ("&terminee=non", False),
        ("&objectif=&manches=", False),
    ],
)
def test_what_ends_a_game(settings, over):
    assert data(SECOND + settings)["over"] is over


def test_later_rounds_still_add_and_the_lowest_of_all_wins():
    answer = data(f"{SECOND}&objectif=150&manche-3-1=210&manche-3-2=0&manche-3-3=40")
    assert (answer["totals"], answer["winners"]) == ([305, 210, 235], [2])


def test_a_tie_is_shared():
    page = respond(
        "papayoo/partie",
        f"{THREE}&manche-1-1=100&manche-1-2=100&manche-1-3=50&manche-2-1=75&manche-2-2=75&manche-2-3=100&terminee=oui",
    )
    assert page.data["winners"] == [3]
    page = respond(
        "papayoo/partie",
        f"{THREE}&manche-1-1=100&manche-1-2=100&manche-1-3=50&manche-2-1=50&manche-2-2=50&manche-2-3=150&terminee=oui",
    )
    assert (page.data["winners"], page.data["ranks"]) == ([1, 2], [1, 1, 3])
    assert "Match nul\u00a0: Ada et Bob gagnent avec 150\u00a0points." in page.status
    assert "La victoire est partagée." in page.html
    assert "1er\u00a0ex\u00a0æquo" in page.html


def test_the_direction_is_said():
    assert "Le plus bas total gagne." in respond("papayoo/partie", THREE).html


@pytest.mark.parametrize(
    "end", ["manches=2", "objectif=200", "terminee=oui", "objectif=200&manches=1&terminee=oui"]
)
def test_one_more_round_reopens_the_game(end):
    html = respond("papayoo/partie", f"{SECOND}&{end}").html
    action = html.partition('value="encore:')[2].partition('"')[0]
    page = respond("papayoo/partie", f"{SECOND}&{end}&action=encore:{action}")
    assert page.data["over"] is False
    assert "manches=3" in page.query
    third = page.query + "&manche-3-1=0&manche-3-2=210&manche-3-3=40"
    assert data(third)["over"] is True


def test_a_game_is_ended_and_reopened_by_hand():
    page = respond("papayoo/partie", f"{SECOND}&action=terminer")
    assert page.data["over"] and "terminee=oui" in page.query
    assert (
        respond("papayoo/partie", f"{page.query}&action=reprendre").query
        == respond("papayoo/partie", SECOND).query
    )


def test_one_blank_round_follows_the_last_one_typed():
    for query, last in [
        (THREE, 1),
        (FIRST, 2),
        (f"{FIRST}&manche-2-1=abc", 3),
        (f"{THREE}&manche-60-1=1", 60),
    ]:
        html = respond("papayoo/partie", query).html
        assert f'id="manche-{last}-1"' in html
        assert f'id="manche-{last + 1}-1"' not in html


@pytest.mark.parametrize(
    "surplus",
    ["manche-61-1=5", "manche-61-1=5&manche-62-2=5", "manche-99999999999-1=5&manche-61-1=1", "papayoo-61=1"],
)
def test_a_round_too_many_is_one_problem(surplus):
    page = respond("papayoo/partie", f"{FIRST}&{surplus}")
    if "99999999999" not in surplus:
        assert len(page.problems) == 1
    assert page.data == data(FIRST)


@pytest.mark.parametrize(
    "field",
    ["manche-0-1=5", "manche-01-1=5", "manche-2-9=5", "manche-2-1", "manche-2-1=+", "manche-2-1=%C2%A0"],
)
def test_a_field_that_says_nothing_changes_nothing(field):
    page = respond("papayoo/partie", f"{FIRST}&{field}")
    assert page.problems == []
    assert page.data == data(FIRST)


def test_who_arrives_late_has_not_played_what_is_written():
    page = respond("papayoo/partie", f"{FIRST}&manche-2-1=40&action=ajouter")
    assert (page.data["rounds"], page.data["totals"]) == (1, [55, 155, 40, 0])
    assert "manche-1-4=%E2%80%93" in page.query and "manche-2-4" not in page.query


def test_who_leaves_takes_his_points_away():
    page = respond(
        "papayoo/partie",
        "joueur-4=&"
        + FIRST.replace("manche-1-3=40", "manche-1-3=30")
        + "&manche-1-4=10&papayoo-1=4&action=retirer:4",
    )
    assert page.data["totals"] == [0, 0, 0]
    assert "-4" not in page.query and "papayoo-1" not in page.query


def test_erasing_the_scores_keeps_players_and_settings():
    assert (
        respond("papayoo/partie", f"{SECOND}&manches=5&papayoo-1=2&terminee=oui&action=effacer").query
        == f"{respond('papayoo/partie', THREE).query}&manches=5"
    )


@pytest.mark.parametrize("slug", ["papayoo/partie", "six-qui-prend/partie"])
def test_what_things_are_worth_stands_beside_the_scores_as_a_table(slug):
    _, _, beside = respond(slug, "").html.partition('id="comment-compter"')
    assert "<table" in beside.partition("</details>")[0]
