"""Landing on the site: one tap to a game, a game to take up again, words found without their accents."""

import pytest
from playwright.sync_api import Page, expect

from scoring_core.catalogue import GAMES, SHEETS


@pytest.mark.parametrize("path", ["", "nulle/part"])
def test_every_game_is_one_tap_away(page: Page, complaints, path):
    page.goto(path)
    links = page.locator(".jeux a.jeu")
    assert [link.get_attribute("href").strip("/") for link in links.all()] == list(GAMES)
    links.first.click()
    expect(page.locator("#calculer")).to_be_attached()
    complaints.clear()  # the browser says that there is nothing at « nulle/part »


def test_the_home_page_leads_to_each_sheet(page: Page):
    page.goto("")
    led = {link.get_attribute("href").split("/")[0] for link in page.locator(".jeux li li a").all()}
    assert led == {sheet.game for sheet in SHEETS.values()}
    assert page.locator(".jeux li li a").count() == len(SHEETS)


def test_a_game_is_taken_up_from_the_home_page(page: Page, sheet_on):
    page.goto("")
    expect(page.locator(".parties")).to_be_hidden()
    sheet = sheet_on("papayoo/partie/", "papayoo/partie")
    sheet.field("joueur-1").fill("Léa")
    sheet.settle()
    page.wait_for_timeout(500)
    page.goto("")
    resume = page.get_by_role("region", name="Reprendre ma partie").get_by_role("link", name="Papayoo")
    resume.click()
    expect(sheet.field("joueur-1")).to_have_value("Léa")


FOUND = {"boeuf": "bœuf", "tete": "têtes", "têtes": "tête", "les villes": "ville", "rangees": "rangée"}


def test_a_word_is_found_without_its_accents(page: Page):
    page.goto("")
    page.locator("label.md-header__button[for=__search]").click()
    box, said = page.get_by_role("textbox", name="Rechercher"), page.locator(".md-search-result__meta")
    for typed, found in FOUND.items():
        box.press_sequentially(typed)
        marked = page.locator(".md-search-result__item mark", has_text=found)
        expect(marked.first).to_be_attached(timeout=30_000)
        box.fill("")
        expect(said).to_have_text("Taper pour démarrer la recherche")
    box.press_sequentially("zzzz")
    expect(said).to_have_text("Aucun document trouvé", timeout=30_000)
