"""Storage that is forbidden, full or silent costs nobody a game."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import cell

PAGE, SLUG = "papayoo/partie/", "papayoo/partie"
NO_DATABASE = "indexedDB.open = () => { throw new DOMException('interdit', 'SecurityError'); };"
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('plein', 'QuotaExceededError'); };"


@pytest.mark.parametrize("fault", [NO_DATABASE, FULL], ids=["forbidden", "full"])
def test_without_storage_a_game_goes_on_and_says_so(page, sheet_on, fault):
    page.add_init_script(fault)
    sheet = sheet_on(PAGE, SLUG)
    sheet.field(cell(1, 1)).fill("27")
    sheet.field(cell(1, 2)).fill("71")
    expect(sheet.root.locator(".sans-memoire")).to_be_visible()
    sheet.root.locator('[data-geste="annuler"]').first.click()
    expect(sheet.field(cell(1, 2))).to_have_value("")
    assert sheet.written()[cell(1, 1)] == "27"


FULL_LATER = """{ const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...what) {
    if (window.full) throw new DOMException("plein", "QuotaExceededError");
    return put.apply(this, what);
  };
}"""


def test_undoing_goes_back_to_before_the_storage_was_full(page, sheet_on):
    page.add_init_script(FULL_LATER)
    sheet = sheet_on(PAGE, SLUG)
    cells = [cell(round_, seat) for round_ in range(1, 8) for seat in range(1, 5)]
    for name in cells[:-1]:
        sheet.field(name).fill("1")
    page.wait_for_timeout(500)
    page.evaluate("window.full = true")
    sheet.field(cells[-1]).fill("1")
    undo = sheet.root.locator('.outils [data-geste="annuler"]')
    for name in reversed(cells):
        expect(sheet.field(name)).to_have_value("1")
        undo.click()
        expect(sheet.field(name)).not_to_have_value("1")


DATABASE_IN_NO_HURRY = """{ const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...what) {
    return sessionStorage.silent ? new EventTarget() : open.apply(this, what);
  };
}"""


def test_a_database_that_does_not_answer_loses_neither_the_game_nor_what_is_typed(page, sheet_on):
    page.add_init_script(DATABASE_IN_NO_HURRY)
    sheet = sheet_on(PAGE, SLUG)
    sheet.field(cell(1, 1)).fill("27")
    sheet.settle(1)
    page.wait_for_timeout(300)
    page.evaluate("sessionStorage.silent = true")
    page.reload()
    sheet.field(cell(1, 2)).click()
    sheet.root.locator('[data-touche="7"]').click()
    page.evaluate("sessionStorage.removeItem('silent')")
    page.reload()
    expect(sheet.field(cell(1, 1))).to_have_value("27")
    expect(sheet.field(cell(1, 2))).to_have_value("7")


@pytest.mark.parametrize("fault", [NO_DATABASE, FULL], ids=["forbidden", "full"])
def test_without_a_database_a_game_comes_back_from_its_last_words(page, sheet_on, fault):
    page.add_init_script(fault)
    sheet = sheet_on(PAGE, SLUG)
    for seat, number in ((1, "27"), (2, "71"), (3, "58")):
        sheet.field(cell(1, seat)).fill(number)
        page.wait_for_timeout(300)
    page.reload()
    for seat, number in ((1, "27"), (2, "71"), (3, "58")):
        expect(sheet.field(cell(1, seat))).to_have_value(number)


def test_games_that_were_kept_can_be_taken_up_although_the_storage_is_full(page, sheet_on):
    page.add_init_script(FULL_LATER)
    sheet = sheet_on(PAGE, SLUG)
    sheet.field("joueur-1").fill("Léa")
    sheet.settle(1)
    page.wait_for_timeout(300)
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    page.reload()
    page.evaluate("window.full = true")
    sheet.field("joueur-1").fill("Hugo")
    expect(sheet.root.locator(".sans-memoire")).to_be_visible()
    expect(page.locator("[data-parties] li")).to_have_count(1)
    undo = sheet.root.locator('.outils [data-geste="annuler"]')
    undo.click()
    expect(sheet.field("joueur-1")).to_have_value("")
    undo.click()
    expect(sheet.field("joueur-1")).to_have_value("Léa")


def test_without_a_database_a_new_game_with_the_same_players_keeps_their_names(page, sheet_on):
    page.add_init_script(NO_DATABASE)
    sheet = sheet_on(PAGE, SLUG)
    sheet.field("joueur-1").fill("Léa")
    for seat, number in enumerate(("27", "71", "58", "94"), 1):
        sheet.field(cell(1, seat)).fill(number)
    sheet.press("terminer")
    sheet.root.get_by_role("button", name="Rejouer avec les mêmes").click()
    expect(sheet.field(cell(1, 1))).to_have_value("")
    sheet.field(cell(1, 1)).fill("84")
    page.reload()
    expect(sheet.field("joueur-1")).to_have_value("Léa")
    expect(sheet.field(cell(1, 1))).to_have_value("84")


def test_without_a_database_games_of_this_tab_are_taken_up_where_they_are(page, sheet_on):
    page.add_init_script(NO_DATABASE)
    sheet = sheet_on(PAGE, SLUG)
    sheet.field("joueur-1").fill("Léa")
    sheet.settle(1)
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    sheet.field("joueur-1").fill("Hugo")
    listed = page.locator("[data-parties] li")
    for name in ("Léa", "Hugo"):
        listed.get_by_role("link", name="Reprendre").click()
        expect(sheet.field("joueur-1")).to_have_value(name)
        expect(listed).to_have_count(1)
    sheet.field(cell(1, 1)).fill("27")
    page.reload()
    expect(sheet.field("joueur-1")).to_have_value("Hugo")
    expect(sheet.field(cell(1, 1))).to_have_value("27")


def test_last_words_that_cannot_be_read_hide_no_others(page, sheet_on):
    page.add_init_script(NO_DATABASE)
    sheet = sheet_on(PAGE, SLUG)
    page.evaluate("localStorage.setItem('journal papayoo/partie zzz q', '{bad')")
    sheet.field(cell(1, 1)).fill("27")
    page.reload()
    expect(sheet.field(cell(1, 1))).to_have_value("27")
