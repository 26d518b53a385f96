"""The keys under the thumb, and what stands above them."""

import re

import pytest

from scoring_core.catalogue import SHEETS
from scoring_core.page import respond

LEDGERS = [slug for slug in SHEETS if "data-clavier" in respond(slug, SHEETS[slug].blank).html]
FOUR = "joueur-1=Léa&joueur-2=Hugo&joueur-3=Chloé&joueur-4=Nathan"
THREE_OF_FOUR = f"{FOUR}&manche-1-1=27&manche-1-2=71&manche-1-3=58"


def html(query, slug="papayoo/partie"):
    return respond(slug, query).html


def line(query, round_, slug="papayoo/partie"):
    """What is read above the keys while one writes in this round."""
    said = re.search(f'data-compte="{round_}"[^>]*>(.*?)</p>', html(query, slug))[1]
    return re.sub("<[^>]+>", "", said).strip()


@pytest.mark.parametrize("slug", LEDGERS)
def test_every_figure_has_a_key_and_0_is_one(slug):
    keys = re.findall('data-touche="([^"]+)"', html(SHEETS[slug].blank, slug))
    assert sorted(keys) == sorted([*"0123456789", "+", "–", "effacer", "suivant"])


@pytest.mark.parametrize("slug", LEDGERS)
def test_only_the_boxes_of_points_keep_the_phones_keyboard_away(slug):
    keyless = re.findall('name="([^"]+)"[^>]*inputmode="none"', html(SHEETS[slug].example, slug))
    assert keyless and all(field.startswith("manche-") for field in keyless)


@pytest.mark.parametrize("slug", LEDGERS)
def test_no_key_sends_the_form(slug):
    pad = re.search('<div class="clavier".*?<div class="outils"', html(SHEETS[slug].blank, slug))[0]
    assert pad.count("<button") == pad.count('<button type="button"')


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (FOUR, "il manque 250"),
        (f"{FOUR}&manche-1-1=27", "il manque 223"),
        (f"{THREE_OF_FOUR}&manche-1-4=94", "le compte est bon"),
        (f"{THREE_OF_FOUR}&manche-1-4=102", "8 de trop"),
        (f"{THREE_OF_FOUR}&manche-2-1=10", "il manque 94"),
        (f"{FOUR}&manche-1-1=100&manche-1-2=100&manche-1-3=50", "il reste à écrire 0 pour Nathan"),
        (f"{FOUR}&manche-1-1=300", "Léa\u00a0: écris un nombre de 0 à 250."),
        (f"{THREE_OF_FOUR}&manche-1-4=94&terminee=oui", "Léa gagne avec 27\u00a0points."),
    ],
)
def test_the_round_being_written_says_what_it_lacks(query, said):
    assert line(query, 1) == f"Manche 1\u00a0: {said}"


def test_each_round_has_its_line_and_the_page_shows_one():
    query = f"{THREE_OF_FOUR}&manche-2-1=10"
    assert line(query, 2) == "Manche 2\u00a0: il manque 240"
    assert re.findall('data-compte="([0-9]+)"(?! hidden)', html(query)) == ["2"]


def test_who_is_missing_from_a_round_of_6_qui_prend_is_named():
    assert line(f"{THREE_OF_FOUR}", 1, "six-qui-prend/partie") == "Manche 1\u00a0: il manque Nathan"


def rest(query):
    return re.findall('data-texte="([0-9]+)" data-pour="([^"]+)"', html(query))


def test_what_is_left_is_offered_to_the_last_player_and_not_written():
    assert rest(THREE_OF_FOUR) == [("94", "manche-1-4")]
    assert 'name="manche-1-4" value=""' in html(THREE_OF_FOUR)


@pytest.mark.parametrize(
    "query",
    [
        FOUR,
        f"{FOUR}&manche-1-1=27&manche-1-2=71",
        f"{THREE_OF_FOUR}&manche-1-4=94",
        f"{THREE_OF_FOUR}&manche-1-4=abc",  # written, though nobody can read it
        f"{FOUR}&manche-1-1=200&manche-1-2=71&manche-1-3=58",  # too much already
    ],
)
def test_nothing_is_offered_while_it_is_not_known(query):
    assert rest(query) == []


@pytest.mark.parametrize("slug", [slug for slug in SHEETS if SHEETS[slug].kept])
def test_a_kept_game_has_its_tools(slug):
    page = html(SHEETS[slug].blank, slug)
    for gesture in ("annuler", "retablir", "nouvelle"):
        assert f'<button type="button" data-geste="{gesture}"' in page
    assert "data-veille" in page and page.count("data-quoi") >= 2
