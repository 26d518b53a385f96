"""Several games on one phone: a new one, those aside, those that are over."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import cell

PAGE, SLUG = "papayoo/partie/", "papayoo/partie"


@pytest.fixture
def sheet(sheet_on):
    return sheet_on(PAGE, SLUG)


def test_a_new_game_puts_the_other_aside_and_can_be_undone(page, sheet):
    sheet.field("joueur-1").fill("Léa")
    sheet.field(cell(1, 1)).fill("27")
    sheet.settle(1)
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    expect(sheet.field(cell(1, 1))).to_have_value("")
    expect(page.locator("[data-parties] li")).to_have_count(1)
    sheet.root.locator('.outils [data-geste="annuler"]').click()
    expect(sheet.field(cell(1, 1))).to_have_value("27")
    expect(sheet.field("joueur-1")).to_have_value("Léa")


def test_games_in_progress_are_listed_and_taken_up_again(page, sheet):
    for name in ("Léa", "Hugo"):
        sheet.field("joueur-1").fill(name)
        sheet.field(cell(1, 1)).fill("27")
        sheet.settle(1)
        page.wait_for_timeout(300)
        sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    entries = page.locator("[data-parties] li")
    expect(entries).to_have_count(2)
    entries.last.get_by_role("link", name="Reprendre").click()
    expect(sheet.field("joueur-1")).to_have_value("Léa")
    expect(entries).to_have_count(1)


def test_a_game_that_is_over_is_listed_apart_with_who_won(page, sheet):
    sheet.field("joueur-2").fill("Léa")
    for seat, number in enumerate(("27", "71", "58", "94"), 1):
        sheet.field(cell(1, seat)).fill(number)
    sheet.press("terminer")
    expect(sheet.root.locator("[data-fini]")).to_be_attached()
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    listed = page.locator("[data-parties]")
    listed.get_by_text("Parties finies").click()
    expect(listed.get_by_role("heading", name="Parties en cours")).to_be_hidden()
    expect(listed.get_by_role("listitem")).to_contain_text("Joueur 1 gagne")
    listed.get_by_role("link", name="Revoir").click()
    expect(sheet.field("joueur-2")).to_have_value("Léa")


def test_the_last_words_of_a_game_go_with_it(page, sheet):
    sheet.field(cell(1, 1)).fill("27")
    sheet.settle(1)
    sheet.field(cell(1, 2)).fill("71")
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    sheet.root.locator('.outils [data-geste="annuler"]').click()
    expect(sheet.field(cell(1, 2))).to_have_value("71")
    page.reload()
    expect(sheet.field(cell(1, 2))).to_have_value("71")


def test_a_new_game_with_the_same_players_comes_back_with_their_names(page, sheet):
    sheet.field("joueur-1").fill("Léa")
    for seat, number in enumerate(("27", "71", "58", "94"), 1):
        sheet.field(cell(1, seat)).fill(number)
    sheet.press("terminer")
    sheet.root.get_by_role("button", name="Rejouer avec les mêmes").click()
    expect(sheet.field(cell(1, 1))).to_have_value("")
    page.reload()
    expect(sheet.field("joueur-1")).to_have_value("Léa")
    expect(sheet.field(cell(1, 1))).to_have_value("")


def test_a_game_that_was_taken_up_again_and_left_does_not_come_back_by_itself(page, sheet):
    sheet.field("joueur-1").fill("Léa")
    sheet.settle(1)
    page.wait_for_timeout(300)
    new = sheet.root.locator('.outils [data-geste="nouvelle"]')
    new.click()
    page.locator("[data-parties] li").get_by_role("link", name="Reprendre").click()
    expect(sheet.field("joueur-1")).to_have_value("Léa")
    new.click()
    expect(sheet.field("joueur-1")).to_have_value("")
    page.reload()
    expect(page.locator("[data-parties] li")).to_have_count(1)
    expect(sheet.field("joueur-1")).to_have_value("")
