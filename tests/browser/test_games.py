"""Several games on one phone: a new one, those aside, those that are over."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import cell
from tests.browser.test_keeping import SLOW_DISK

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
    expect(page.get_by_text("Parties finies")).to_be_hidden()
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


REMEMBER_OLD_PAGE = """() => new Promise((done) => {
  const opened = indexedDB.open("parties");
  opened.onsuccess = () => {
    const games = opened.result.transaction("parties", "readwrite").objectStore("parties");
    games.getAll().onsuccess = ({ target: { result: [game] } }) => {
      game.html = document.querySelector(".feuille form").innerHTML;
      game.query += "&manche-2-1=84&manche-3-1=103";
      games.put(game, game.id);
    };
    games.transaction.oncomplete = done;
  };
})"""


def test_a_game_kept_with_an_older_page_comes_back_whole(page, sheet):
    sheet.field("joueur-1").fill("Léa")
    sheet.settle(1)
    page.wait_for_timeout(300)
    page.evaluate(REMEMBER_OLD_PAGE)
    page.reload()
    sheet.field("joueur-2").fill("Hugo")
    expect(sheet.field(cell(3, 1))).to_have_value("103", timeout=30_000)
    page.wait_for_timeout(500)
    page.reload()
    expect(sheet.field(cell(2, 1))).to_have_value("84", timeout=30_000)
    expect(sheet.field(cell(3, 1))).to_have_value("103", timeout=30_000)
    expect(sheet.field("joueur-2")).to_have_value("Hugo")


def test_an_answer_that_comes_late_belongs_to_the_game_it_was_asked_for(page, sheet):
    for round_, number in enumerate(("27", "84", "103"), 1):
        sheet.field(cell(round_, 1)).fill(number)
    expect(sheet.field(cell(4, 1))).to_be_attached(timeout=30_000)
    sheet.root.locator("#reglages > summary").click()
    page.evaluate("window.lateness = 700")
    sheet.press("ajouter")
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    page.wait_for_timeout(1_500)
    assert sheet.field("joueur-5").count() == 0
    assert not any(name.startswith("manche-") for name in sheet.written())
    expect(page.locator("[data-parties] li")).to_have_count(1)
    page.locator("[data-parties]").get_by_role("link", name="Reprendre").click()
    expect(sheet.field(cell(3, 1))).to_have_value("103")


def test_a_new_game_starts_counting_cards_afresh(page, sheet):
    for name in ("Léa", "Hugo"):
        sheet.field("joueur-1").fill(name)
        sheet.settle(1)
        sheet.root.locator("[data-compteur]").click()
        counter = page.locator("dialog[open]")
        card = counter.get_by_label("Payoo 9, à personne")
        card.click(timeout=30_000)
        expect(counter.locator(".personne").first).to_contain_text("9")
        counter.get_by_role("button", name="Fermer").click()
        sheet.root.locator('.outils [data-geste="nouvelle"]').click()


def test_a_link_that_was_left_for_a_new_game_does_not_come_back(page, sheet_on):
    sheet = sheet_on(f"{PAGE}#feuille={SLUG}&joueur-1=Léa&manche-1-1=27", SLUG)
    expect(sheet.field(cell(1, 1))).to_have_value("27", timeout=30_000)
    page.wait_for_timeout(300)
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    page.reload()
    sheet.settle(1)
    page.wait_for_timeout(300)
    expect(sheet.field(cell(1, 1))).to_have_value("")


def test_a_game_that_is_forgotten_can_be_taken_back_while_others_are_written(page, sheet):
    for name in ("Léa", "Hugo"):
        sheet.field("joueur-1").fill(name)
        sheet.settle(1)
        page.wait_for_timeout(300)
        sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    entries = page.locator("[data-parties] li")
    expect(entries).to_have_count(2)
    entries.last.get_by_role("button").click()
    sheet.field("joueur-1").fill("Chloé")
    page.wait_for_timeout(500)
    expect(entries.last).to_have_class("oubliee")
    entries.last.get_by_role("button").click()
    expect(entries.last).not_to_have_class("oubliee")
    page.wait_for_timeout(300)
    page.reload()
    expect(entries).to_have_count(2)


def test_a_new_game_after_last_words_takes_nothing_from_the_game_they_were_for(page, sheet):
    sheet.field("joueur-1").fill("Léa")
    sheet.settle(1)
    page.wait_for_timeout(300)
    page.evaluate(SLOW_DISK, True)
    sheet.field(cell(1, 1)).fill("27")
    page.reload()
    expect(sheet.field(cell(1, 1))).to_have_value("27")
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    sheet.field("joueur-1").fill("Hugo")
    page.wait_for_timeout(500)
    page.locator("[data-parties]").get_by_role("link", name="Reprendre").click()
    expect(sheet.field("joueur-1")).to_have_value("Léa")
    expect(sheet.field(cell(1, 1))).to_have_value("27")
