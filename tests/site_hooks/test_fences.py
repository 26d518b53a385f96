"""Fences bring the core's HTML to a page, and nothing rewrites it."""

import json
from pathlib import Path

import pytest
import yaml
from markdown import markdown
from selectolax.lexbor import LexborHTMLParser

from scoring_core import page
from scoring_core.catalogue import GAMES, SHEETS
from site_hooks import RefusedError

CONFIG = yaml.unsafe_load(Path("mkdocs.yml").read_text("utf-8").replace("!ENV", ""))
CUSTOM = next(
    extension["pymdownx.superfences"]["custom_fences"]
    for extension in CONFIG["markdown_extensions"]
    if "pymdownx.superfences" in extension
)


def rendered(name: str, content: str) -> str:
    return markdown(
        f"Avant :\n\n```{name}\n{content}\n```\n\nAprès !",
        extensions=["pymdownx.superfences", "site_hooks.typography"],
        extension_configs={"pymdownx.superfences": {"custom_fences": CUSTOM}},
    )


@pytest.mark.parametrize("slug", SHEETS)
def test_a_sheet_is_first_painted_blank_exactly_as_the_core_drew_it(slug):
    blank = page.respond(slug, SHEETS[slug].blank).html
    form = LexborHTMLParser(rendered("feuille", slug)).css_first("form")
    assert form.inner_html == LexborHTMLParser(f"<form>{blank}</form>").css_first("form").inner_html
    assert form.attributes.items() >= {("method", "dialog"), ("action", "/search/"), ("autocomplete", "off")}


@pytest.mark.parametrize("slug", SHEETS)
def test_a_sheet_waits_for_its_engine(slug):
    sheet = LexborHTMLParser(rendered("feuille", slug)).css_first("div.feuille")
    assert sheet.attributes.items() >= {
        ("class", "feuille"),
        ("data-feuille", slug),
        ("data-etat", "attente"),
        ("data-reponse", "0"),
    }
    assert [child.tag for child in sheet.iter()] == ["form", "p"]
    assert sheet.css_first('p[role="status"]').text() == ""


@pytest.mark.parametrize("slug", SHEETS)
def test_a_whole_game_is_kept_and_listed_and_a_round_is_not(slug):
    page_ = LexborHTMLParser(rendered("feuille", slug))
    kept = SHEETS[slug].kept
    assert kept is slug.endswith("/partie")
    assert ("data-garde" in page_.css_first("div.feuille").attributes) is kept
    assert [section.attributes["data-parties"] for section in page_.css("section.parties[hidden]")] == [
        slug
    ] * kept
    assert len(page_.css("section.parties template")) == kept


@pytest.mark.parametrize("slug", SHEETS)
def test_an_example_is_drawn_without_controls_with_a_link_that_fills_the_sheet(slug):
    html = rendered("exemple", slug)
    drawing = LexborHTMLParser(html).css_first("div.exemple")
    assert page.draw(slug) in html
    assert not drawing.css("input, select, textarea, button")
    link = drawing.css_first("a.essayer").attributes["href"]
    assert link == f"?feuille={slug}&{SHEETS[slug].example}#calculer"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_things_are_worth(game):
    assert page.values(game) in rendered("valeurs", game)


def test_the_home_page_names_every_game():
    links = LexborHTMLParser(rendered("jeux", "")).css("ul.jeux > li > a")
    assert [link.attributes["href"] for link in links] == [f"{game}/" for game in GAMES]


@pytest.mark.parametrize(
    ("name", "content"),
    [("feuille", "papayoo/rien"), ("exemple", ""), ("valeurs", "papayoo/manche"), ("jeux", "papayoo")],
)
def test_an_unknown_name_stops_the_build_and_says_the_known_ones(name, content):
    with pytest.raises(RefusedError, match=f"fence « {name} » holds « {content} »; it may hold: "):
        rendered(name, content)


def test_a_bug_of_the_core_stops_the_build_too(monkeypatch):
    monkeypatch.setattr(page, "draw", lambda slug, **_: 1 / 0)
    with pytest.raises(RefusedError, match="ZeroDivisionError"):
        rendered("exemple", next(iter(SHEETS)))


def test_a_message_is_what_the_core_answers():
    shown = LexborHTMLParser(rendered("message", "papayoo/manche formulaire=joueur-1=L%C3%A9a&payoo-1=3+9"))
    told = json.loads(shown.css_first("code").text())
    answer = page.respond("papayoo/manche", "joueur-1=L%C3%A9a&payoo-1=3+9")
    assert (told["query"], told["data"], told["problems"]) == (answer.query, answer.data, [])
