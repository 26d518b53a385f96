"""What a table does to a game: change seats, come and go, forget a round, count by cards, play again."""

from urllib.parse import parse_qs, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_core.catalogue import SHEETS
from scoring_core.page import respond

GAME = SHEETS["papayoo/partie"].example
THREE = "joueur-1=Ada&joueur-2=Bob&joueur-3=Cléo"
FIRST = f"{THREE}&manche-1-1=55&manche-1-2=155&manche-1-3=40"


def page(query, action=""):
    return respond("papayoo/partie", f"{query}&{urlencode({'action': action})}" if action else query)


def fields(query):
    return {field: values[-1] for field, values in parse_qs(query, keep_blank_values=True).items()}


def test_a_player_moves_with_all_that_is_his():
    moved = page(GAME, "descendre:1")
    assert moved.data["totals"] == [242, 266, 345, 397]
    assert moved.data["winners"] == [1]
    found = fields(moved.query)
    assert (found["joueur-1"], found["joueur-2"]) == ("Hugo", "Léa")
    assert [found[f"papayoo-{number}"] for number in range(1, 6)] == ["1", "2", "1", "3", "2"]


def test_who_deals_first_stays_the_same_person():
    assert fields(page(THREE, "descendre:1").query)["donneur"] == "2"
    assert "donneur" not in page(page(THREE, "descendre:1").query, "monter:2").query


@given(st.integers(1, 3))
def test_moving_down_then_up_changes_nothing(seat):
    down = page(GAME, f"descendre:{seat}").query
    assert page(down, f"monter:{seat + 1}").query == page(GAME).query


@pytest.mark.parametrize(
    "action", ["monter:1", "descendre:4", "monter:9", "monter:", "monter:²", "monter:-1", "absent:9"]
)
def test_a_move_that_is_no_move_changes_nothing(action):
    assert page(GAME, action).query == page(GAME).query


def test_seats_with_gaps_change_places_with_their_neighbour():
    moved = page(
        "joueur-2=Ada&joueur-5=Bob&joueur-7=Cléo&manche-1-2=1&manche-1-5=2&manche-1-7=3", "descendre:2"
    )
    assert fields(moved.query)["joueur-5"] == "Ada"
    assert fields(moved.query)["manche-1-5"] == "1"


def test_a_round_too_many_goes_and_the_others_follow():
    shorter = page(GAME, "enlever:2")
    assert (shorter.data["rounds"], shorter.data["totals"]) == (4, [182, 230, 238, 350])
    assert fields(shorter.query)["papayoo-2"] == "2"  # Hugo took it in what was round 3


def test_a_forgotten_round_finds_its_place():
    longer = page(GAME, "inserer:2")
    assert longer.data == page(GAME).data
    assert 'name="manche-2-1" value=""' in longer.html and "manche-6-4" in longer.query
    assert page(longer.query, "enlever:2").query == page(GAME).query


def test_the_round_may_be_chosen_in_a_list():
    assert page(f"{GAME}&visee=2", "enlever").query == page(GAME, "enlever:2").query
    assert page(GAME, "enlever").query == page(GAME).query
    assert page(f"{GAME}&visee=40").query == page(GAME).query


@pytest.mark.parametrize(
    "action", ["enlever:", "enlever:0", "enlever:61", "inserer:", "inserer:x", "inserer:999"]
)
def test_a_round_that_is_none_changes_nothing(action):
    assert page(GAME, action).query == page(GAME).query


def test_there_is_no_sixty_first_round():
    full = f"{FIRST}&manche-60-1=1"
    assert page(full, "inserer:2").query == page(full).query


def test_who_leaves_has_a_dash_where_nothing_is_written():
    left = page(f"{FIRST}&manche-2-1=200&manche-2-2=50", "absent:3")
    assert (left.data["rounds"], left.data["totals"]) == (2, [255, 205, 40])
    assert fields(left.query)["manche-2-3"] == "–"


def test_who_leaves_between_two_rounds_has_a_dash_in_the_next():
    assert fields(page(FIRST, "absent:3").query)["manche-2-3"] == "–"


@pytest.mark.parametrize("query", [FIRST, f"{FIRST}&manche-2-1=200", f"{FIRST}&manche-2-1=200&manche-2-2=50"])
def test_who_comes_back_finds_his_boxes(query):
    left = page(query, "absent:3").query
    assert "Revient" in page(left).html
    assert page(left, "revenu:3").query == page(query).query


CARDS = "de=coeur&joueur-1=&joueur-2=&joueur-3=&papayoo=2&payoo-1=1+2+3&payoo-2=4+5&payoo-3=" + "+".join(
    map(str, range(6, 21))
)


def test_a_round_counted_by_cards_is_written_in_the_ledger():
    counted = page(FIRST, f"reporter:2:{CARDS}")
    assert counted.data["totals"] == [61, 204, 235]
    assert counted.data["gaps"] == [0, 0]
    assert fields(counted.query)["papayoo-2"] == "2"


def test_who_is_not_at_the_table_is_not_written():
    counted = page(FIRST, f"reporter:2:{CARDS}&joueur-7=Eve&payoo-7=1")
    assert "manche-2-7" not in counted.query


def test_a_pile_that_is_not_counted_yet_stays_blank():
    cards = "joueur-1=&cartes-1=55+11&joueur-2=&tetes-2=0&joueur-3="
    counted = respond("six-qui-prend/partie", f"{THREE}&{urlencode({'action': f'reporter:1:{cards}'})}")
    assert fields(counted.query) == fields(f"{THREE}&manche-1-1=12&manche-1-2=0")


def test_papayoo_cards_counted_for_one_leave_the_others_as_they_are():
    counted = page(f"{FIRST}&manche-2-2=71", "reporter:2:joueur-1=&joueur-2=&joueur-3=&payoo-1=1+2")
    written = fields(counted.query)
    assert [written.get(f"manche-2-{seat}") for seat in (1, 2, 3)] == ["3", "71", None]


@pytest.mark.parametrize("argument", ["", "2", "2:", "0:" + CARDS, "61:" + CARDS, "x:" + CARDS])
def test_a_count_of_nothing_writes_nothing(argument):
    assert page(FIRST, f"reporter:{argument}").query == page(FIRST).query


def test_the_counter_starts_with_those_who_play():
    html = page("joueur-2=L%C3%A9a+%22&joueur-4=Hugo&joueur-5=Zo%C3%A9").html
    assert 'data-depart="joueur-2=L%C3%A9a+%22&amp;joueur-4=Hugo&amp;joueur-5=Zo%C3%A9"' in html
    assert 'data-manche="1"' in html
    assert "data-compteur" not in page(GAME).html  # it is over


@pytest.mark.parametrize("action", ["rejouer", "effacer"])
def test_playing_again_keeps_people_and_settings(action):
    again = page(f"{GAME}&donneur=3&objectif=400&terminee=oui", action)
    assert (again.data["rounds"], again.data["over"], again.problems) == (0, False, [])
    assert fields(again.query) == fields(
        urlencode({"joueur-1": "Léa", "joueur-2": "Hugo", "joueur-3": "Chloé", "joueur-4": "Nathan"})
    ) | {"manches": "5", "objectif": "400", "donneur": "3"}


def test_a_game_that_is_over_offers_another_and_says_so():
    html = page(GAME).html
    assert "data-fini" in html and "data-nouvelle" in html
    assert "data-fini" not in page(FIRST).html and "data-nouvelle" not in page(FIRST).html
