"""A figure on a page is what the rules say, or the build stops."""

import pytest
from markdown import markdown

from scoring_core.rules import papayoo
from site_hooks import RefusedError
from site_hooks.figures import written

NARROW = "\N{NARROW NO-BREAK SPACE}"


def page(text: str) -> str:
    return markdown(text, extensions=["tables", "site_hooks.figures", "site_hooks.typography"])


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("[250](= papayoo.ROUND_TOTAL)", "250"),
        ("[250](=papayoo.ROUND_TOTAL )", "250"),
        ("[210](= sum(range(1, 21)))", "210"),
        ('[52](= example("papayoo/manche")["points"][0])', "52"),
        ('[7](= data("papayoo/manche", "joueur-1=&payoo-1=3+4")["points"][0])', "7"),
        ("[pique](= papayoo.SUITS[0])", "pique"),
        ("[1, 2, 3](= [1, 2, 3])", "1, 2, 3"),
        ("[1 000](= 10 * 100)", f"1{NARROW}000"),
        ("[a)](= 'a)')", "a)"),
        ("**[250](= papayoo.ROUND_TOTAL)**", "<strong>250</strong>"),
        ("[250](=\npapayoo.ROUND_TOTAL)", "250"),
    ],
)
def test_a_right_figure_is_shown_as_plain_text(typed, shown):
    assert page(f"il y a {typed} points") == f"<p>il y a {shown} points</p>"


def test_several_figures_stand_in_one_sentence():
    typed = "[40](= papayoo.PAPAYOO) + [210](= papayoo.PAYOO_SUIT) = [250](= papayoo.ROUND_TOTAL)"
    assert page(typed) == "<p>40 + 210 = 250</p>"


def test_a_link_stays_a_link():
    assert page("[250](#controle-250)") == '<p><a href="#controle-250">250</a></p>'


def test_a_wrong_figure_stops_the_build_with_what_was_expected():
    with pytest.raises(RefusedError, match=r"papayoo.ROUND_TOTAL.*the page says 240, the rules say 250"):
        page("[240](= papayoo.ROUND_TOTAL)")


def test_a_figure_follows_the_rule_it_names(monkeypatch):
    monkeypatch.setattr(papayoo, "ROUND_TOTAL", 260)
    with pytest.raises(RefusedError, match="the rules say 260"):
        page("[250](= papayoo.ROUND_TOTAL)")


@pytest.mark.parametrize(
    "expression",
    [
        "papayoo.RIEN",
        "belote.ATOUT",
        'example("papayoo/rien")',
        "1 +",
        "None",
        "open('x')",
        "__import__('os')",
    ],
)
def test_a_figure_that_cannot_be_computed_stops_the_build(expression):
    with pytest.raises(RefusedError, match="cannot be computed"):
        page(f"[250](= {expression})")


def test_a_figure_left_open_stops_the_build():
    with pytest.raises(RefusedError, match="no closing parenthesis"):
        page("[250](= sum(papayoo.PAYOO)")


@pytest.mark.parametrize(
    ("value", "french"),
    [(1234567, f"1{NARROW}234{NARROW}567"), (3.5, "3,5"), (True, "oui"), (False, "non"), (("a", 2), "a, 2")],
)
def test_values_are_written_in_french(value, french):
    assert written(value) == french
