"""The end of a game of Carcassonne: final scores, and what is added to them."""

from urllib.parse import parse_qsl, urlencode

import pytest

from scoring_core.catalogue import SHEETS
from scoring_core.page import respond
from scoring_core.sheets.carcassonne.meeple import COLOURS

FOUR = "joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan"
TWO = "joueur-1=Léa&joueur-2=Hugo"


def partie(query):
    return respond("carcassonne/partie", query)


def fields_in_trouble(page):
    return [problem["field"] for problem in page.problems]


def test_final_scores_are_enough():
    page = partie(f"{FOUR}&piste-1=78&piste-2=61&tours-3=1&case-3=14&piste-4=49&terminee=oui")
    assert page.data == {
        "over": True,
        "totals": [78, 61, 64, 49],
        "elements": [],
        "goods": [0, 0, 0, 0],
        "winners": [1],
        "ranks": [1, 3, 2, 4],
    }
    assert "Léa gagne avec 78\u00a0points." in page.html


def test_egalite_finale_is_shared():
    page = partie(f"{FOUR}&piste-1=78&piste-2=78&terminee=oui")
    assert page.data["winners"] == [1, 2]
    assert page.data["ranks"] == [1, 1, 3, 3]
    assert "Léa et Hugo gagnent ensemble" in page.status


def test_the_highest_total_is_first_and_ties_are_one_one_three():
    assert partie(f"{FOUR}&piste-1=61&piste-2=80&piste-3=80&piste-4=4").data["ranks"] == [3, 1, 1, 4]


def test_nothing_known_is_nothing_each_and_never_null():
    page = partie(FOUR)
    assert page.data["totals"] == [0, 0, 0, 0]
    assert page.data["ranks"] == [1, 1, 1, 1]
    assert page.data["winners"] == [1, 2, 3, 4]
    assert page.data["over"] is False
    assert partie("").data["winners"] == []


def test_the_sum_of_a_player_is_written_whole():
    page = partie(
        f"{TWO}&piste-1=64&element-1-type=champ&element-1-villes=4&element-1-meeples-1=1&element-1-meeples-2=1&vin-1=2"
    )
    assert "64 (piste) + 12 (champ) + 10 (vin) = 86" in page.html
    assert page.data["totals"] == [86, 12]


def test_what_is_not_finished_being_typed_adds_nothing():
    page = partie(f"{TWO}&piste-1=64&element-2-type=ville&element-2-meeples-1=1")
    assert page.data["elements"] == [[None, None]]
    assert page.data["totals"] == [64, 0]


def test_an_element_exists_once_something_is_typed():
    assert partie(f"{TWO}&element-1-type=&element-1-tuiles=&element-3-terminee=non").data["elements"] == []


def test_forty_elements_count_and_the_next_ones_are_one_problem():
    many = "".join(
        f"&element-{k}-type=route&element-{k}-tuiles=1&element-{k}-meeples-1=1" for k in range(1, 50)
    )
    page = partie(TWO + many)
    assert page.data["totals"] == [40, 0]
    assert len(page.data["elements"]) == 40
    assert len(page.problems) == 1


@pytest.mark.parametrize(
    ("cell", "field", "totals"),
    [
        ("vin-1=10", "vin-1", [64, 0]),
        ("vin-1=5&vin-2=5", "vin-2", [74, 0]),
        ("ble-1=6&ble-2=1", "ble-2", [74, 0]),
        ("tissu-1=2&tissu-2=abc", "tissu-2", [74, 0]),
        ("tours-1=2&case-1=0", "case-1", [64, 0]),
        ("case-2=50", "case-2", [64, 0]),
        ("couleur-1=mauve", "couleur-1", [64, 0]),
        ("element-4-type=ville&element-4-tuiles=0&element-4-meeples-1=1", "element-4-tuiles", [64, 0]),
        ("element-4-type=abbaye&element-4-voisines=9&element-4-meeples-1=1", "element-4-voisines", [64, 0]),
        ("terminee=peut-etre", "terminee", [64, 0]),
    ],
)
def test_the_impossible_is_said_on_its_field_and_the_rest_counts(cell, field, totals):
    page = partie(f"{TWO}&piste-1=64&{cell}")
    assert fields_in_trouble(page) == [field]
    assert page.data["totals"] == totals


def test_a_closed_line_still_says_its_problem_and_keeps_its_fields():
    page = partie(f"{TWO}&element-1-type=ville&element-1-tuiles=0&ouvert=0")
    assert '<input type="hidden" id="element-1-tuiles" name="element-1-tuiles" value="0">' in page.html
    assert "Écris un nombre de 1 à 200." in page.html


def test_the_first_line_is_open_on_a_blank_sheet():
    assert '<select name="element-1-type"' in partie(FOUR).html


def test_a_line_as_the_page_sends_it_blank_is_no_line():
    page = partie(
        f"{TWO}&ouvert=1&element-1-type=&element-1-regle=actuelle&element-1-meeples-1=&action=element:ville"
    )
    assert "element-1-type=ville" in page.query
    assert "element-2" not in page.html


def test_a_line_is_added_open_and_closes():
    added = partie(f"{TWO}&ouvert=1&action=element:champ")
    assert "element-1-type=champ" in added.query
    assert '<input type="text" name="element-1-villes"' in added.html
    closed = partie(f"{added.query}&element-1-villes=4&action=fermer")
    assert '<input type="hidden" id="element-1-villes"' in closed.html
    assert closed.data == partie(f"{added.query}&element-1-villes=4").data


def test_a_new_line_comes_after_the_last_one():
    added = partie(f"{TWO}&element-3-type=route&element-3-tuiles=2&action=element:ville")
    assert "element-4-type=ville" in added.query


def test_a_line_opens_again_and_goes():
    line = f"{TWO}&element-3-type=route&element-3-tuiles=2&element-3-meeples-2=1"
    assert '<input type="text" name="element-3-tuiles"' in partie(f"{line}&action=ouvrir:3").html
    assert "element-3" not in partie(f"{line}&action=oter:3").query


def test_a_player_who_goes_takes_their_meeples_along():
    page = partie(
        f"{TWO}&element-1-type=route&element-1-tuiles=2&element-1-meeples-1=1&element-1-meeples-2=2&action=retirer:2"
    )
    assert page.data["totals"] == [2]
    assert "meeples-2" not in page.query


def test_emptying_keeps_players_and_colours():
    page = partie(f"{TWO}&couleur-1=rouge&piste-1=64&element-1-type=route&action=vider")
    assert dict(parse_qsl(page.query)) == {"joueur-1": "Léa", "joueur-2": "Hugo", "couleur-1": "rouge"}


@pytest.mark.parametrize("code", COLOURS)
def test_a_meeple_has_its_colour_and_its_initial(code):
    page = partie(f"joueur-1=léa&couleur-1={code}")
    assert COLOURS[code][1] in page.html
    assert ">L</text>" in page.html


def long_game():
    fields = {f"joueur-{n}": f"J{n}" for n in range(1, 7)} | {f"piste-{n}": "64" for n in range(1, 7)}
    for k in range(1, 41):
        fields |= {f"element-{k}-type": "ville", f"element-{k}-tuiles": "3"}
        fields |= {f"element-{k}-meeples-{n}": "1" for n in range(1, 7)}
    return urlencode(fields | {"ouvert": "40"})


def test_forty_elements_and_six_players_are_counted():
    assert partie(long_game()).data["totals"] == [64 + 40 * 3] * 6


def test_the_link_opens_the_same_form():
    page = partie(long_game())
    again = partie(page.query)
    assert (again.html, again.data, again.query) == (page.html, page.data, page.query)


def test_the_same_people_play_again_with_their_colours():
    example = SHEETS["carcassonne/partie"].example
    assert "data-nouvelle" in partie(example).html
    assert "data-nouvelle" not in partie(f"{TWO}&piste-1=12").html
    again = partie(f"{example}&action=rejouer")
    assert (again.data["over"], again.data["totals"], again.data["elements"]) == (False, [0, 0, 0, 0], [])
    assert again.query.endswith("couleur-1=rouge&couleur-2=bleu&couleur-3=vert&couleur-4=jaune")
