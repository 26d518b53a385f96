"""Carcassonne: a feature and who holds it."""

from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring_core.page import respond
from scoring_core.rules.carcassonne import features, goods, majority
from scoring_core.rules.points import total

patient = settings(deadline=None)  # the machine may be busy: slow is not wrong

tiles = st.integers(2, 200)
shields = st.integers(0, 50)


def element(query):
    return respond("carcassonne/element", query)


def fields_in_trouble(page):
    return [problem["field"] for problem in page.problems]


def test_ville_a_city_of_three_tiles_and_a_shield_is_eight():
    page = element("type=ville&tuiles=3&blasons=1&terminee=oui")
    assert page.data == {"points": 8, "scores": []}
    assert "3\u00a0tuiles × 2 + 1\u00a0blason × 2 = 8" in page.html


def test_ville_of_two_tiles_is_four_and_two_in_the_old_rule():
    assert total(features.city(2, 0, complete=True)) == 4
    assert total(features.city(2, 1, complete=True, old=True)) == 3
    assert total(features.city(3, 0, complete=True, old=True)) == 6


def test_the_old_rule_does_not_change_an_unfinished_city():
    assert element("type=ville&tuiles=2&blasons=1&regle=ancienne").data["points"] == 3


def test_extensions_unfinished_inns_and_cathedrals_are_lost():
    assert element("type=route&tuiles=7&auberge=oui").data["points"] == 0
    assert element("type=ville&tuiles=7&blasons=2&cathedrale=oui").data["points"] == 0


def test_an_inn_on_a_city_is_ignored_and_kept():
    page = element("type=ville&tuiles=3&terminee=oui&auberge=oui")
    assert page.data["points"] == 6
    assert "auberge=oui" in page.query


def test_what_another_type_asks_is_not_even_wrong():
    page = element("type=abbaye&voisines=8&tuiles=abc&blasons=999&regle=neuve&cochon-1=x&joueur-1=A")
    assert page.data["points"] == 9
    assert page.problems == []
    assert "tuiles=abc" in page.query


@patient
@given(tiles, shields, st.booleans(), st.booleans())
def test_completing_never_lowers_a_value(tiles, shields, special, old):
    for built in (
        lambda done: features.road(tiles, done, special),
        lambda done: features.city(tiles, shields, done, special, old),
    ):
        assert total(built(True)) >= total(built(False))


@patient
@given(st.integers(3, 200), shields, st.booleans(), st.booleans())
def test_a_shield_adds_what_a_tile_adds(tiles, shields, complete, cathedral):
    before = total(features.city(tiles, shields, complete, cathedral))
    one_more_tile = total(features.city(tiles + 1, shields, complete, cathedral))
    assert total(features.city(tiles, shields + 1, complete, cathedral)) == one_more_tile >= before


@patient
@given(st.integers(0, 7))
def test_an_abbey_gains_one_a_neighbour_up_to_nine(neighbours):
    assert (
        total(features.cloister(neighbours + 1))
        == total(features.cloister(neighbours)) + 1
        <= features.CLOISTER
        == 9
    )


@patient
@given(st.dictionaries(st.integers(1, 6), st.integers(1, 9), min_size=1), st.integers(2, 40))
def test_egalite_majorite_a_tie_gives_everyone_the_whole(meeples, tiles):
    who = "".join(f"&joueur-{n}=&meeples-{n}={count}" for n, count in sorted(meeples.items()))
    most = max(meeples.values())
    scores = element(f"type=route&tuiles={tiles}{who}").data["scores"]
    assert scores == [tiles if count == most else 0 for _, count in sorted(meeples.items())]


@patient
@given(st.integers(0, 100), st.integers(1, 6), st.integers(1, 9))
def test_champs_a_pig_adds_one_a_city_to_its_owner_alone(cities, owner, farmers):
    who = "".join(f"&joueur-{n}=&meeples-{n}={farmers}" for n in range(1, 7))
    plain = element(f"type=champ&villes={cities}{who}").data["scores"]
    pig = element(f"type=champ&villes={cities}{who}&cochon-{owner}=oui").data
    assert pig["points"] == 3 * cities
    assert [with_ - without for with_, without in zip(pig["scores"], plain, strict=True)] == [
        cities if n == owner else 0 for n in range(1, 7)
    ]


def test_a_pig_alone_holds_nothing():
    assert element("type=champ&villes=4&joueur-1=A&joueur-2=B&cochon-1=oui&meeples-2=1").data["scores"] == [
        0,
        12,
    ]


def test_a_large_meeple_ties_with_two_and_says_so():
    page = element("type=ville&tuiles=4&terminee=oui&joueur-1=Léa&joueur-2=Hugo&grands-1=1&meeples-2=2")
    assert page.data["scores"] == [8, 8]
    assert "Égalité à 2, chacun marque tout" in page.html


def test_nobody_scores_an_empty_feature():
    page = element("type=ville&tuiles=5&terminee=oui&joueur-1=A&joueur-2=B")
    assert page.data["scores"] == [0, 0]
    assert "Personne n’y a de meeple" in page.status


@pytest.mark.parametrize(
    "query", ["", "type=ville", "type=ville&tuiles=", "type=champ&tuiles=3", "tuiles=3&terminee=oui"]
)
def test_a_blank_field_is_not_yet(query):
    page = element(f"{query}&joueur-1=A&joueur-2=B&meeples-1=1")
    assert page.data == {"points": None, "scores": [None, None]}
    assert page.problems == []


@pytest.mark.parametrize(
    ("query", "field", "points"),
    [
        ("type=ville&tuiles=0", "tuiles", None),
        ("type=route&tuiles=201", "tuiles", None),
        ("type=ville&tuiles=1&terminee=oui", "tuiles", None),
        ("type=ville&tuiles=2&blasons=5&terminee=oui", "blasons", 4),
        ("type=ville&tuiles=3&blasons=abc", "blasons", 3),
        ("type=abbaye&voisines=9", "voisines", None),
        ("type=champ&villes=101", "villes", None),
        ("type=ville&tuiles=2&terminee=oui&regle=neuve", "regle", 4),
        ("type=ville&tuiles=2&terminee=vrai", "terminee", 2),
        ("type=chateau&tuiles=2", "type", None),
        ("type=route&tuiles=3,5", "tuiles", None),
    ],
)
def test_the_impossible_is_said_on_its_field_and_counts_as_blank(query, field, points):
    page = element(query)
    assert fields_in_trouble(page) == [field]
    assert page.data["points"] == points
    assert f'id="{field}-probleme"' in page.html


def test_ten_meeples_are_a_problem_and_the_others_score():
    page = element("type=route&tuiles=4&joueur-1=A&joueur-2=B&meeples-1=10&meeples-2=1")
    assert fields_in_trouble(page) == ["meeples-1"]
    assert page.data["scores"] == [0, 4]


def test_a_road_of_one_tile_may_be_complete():
    assert element("type=route&tuiles=1&terminee=oui").data["points"] == 1


def test_seats_have_gaps_and_seven_players_are_one_problem():
    assert element("type=route&tuiles=4&joueur-2=A&joueur-6=B&meeples-6=1&meeples-1=3").data["scores"] == [
        0,
        4,
    ]
    page = element("type=route&tuiles=4&meeples-7=3&" + "&".join(f"joueur-{n}=" for n in range(1, 8)))
    assert page.data["scores"] == [0] * 6
    assert len(page.problems) == 1


def test_emptying_keeps_the_type_and_the_players():
    page = element("type=champ&villes=3&joueur-1=A&meeples-1=1&action=vider")
    assert page.query == "joueur-1=A&type=champ"


def test_changing_the_type_keeps_what_was_typed():
    page = element("type=champ&tuiles=7&villes=3")
    assert element(page.query.replace("champ", "route")).data["points"] == 7


def test_goods_a_tie_is_ten_each_and_nothing_is_nothing():
    tokens = {"vin": {1: 3, 2: 3, 3: 0}, "ble": {1: 0, 2: 0, 3: 0}}
    assert [total(goods.goods(tokens, seat)) for seat in (1, 2, 3)] == [10, 10, 0]


def test_the_box_holds_twenty_tokens():
    assert sum(goods.TOKENS.values()) == 20


def test_a_large_meeple_is_strength_alone():
    assert majority.strength(1, large=1) == 3


@patient
@given(
    st.dictionaries(
        st.sampled_from(["tuiles", "blasons", "voisines", "villes", "meeples-1", "cochon-1", "regle"]),
        st.text(max_size=6),
    )
)
def test_any_text_in_any_type_keeps_the_same_shape(texts):
    for kind in ("route", "ville", "abbaye", "jardin", "champ"):
        page = element(urlencode({"type": kind, "joueur-1": "A", **texts}, errors="replace"))
        assert set(page.data) == {"points", "scores"}
        assert len(page.data["scores"]) == 1
