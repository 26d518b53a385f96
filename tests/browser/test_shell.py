"""The shell's rules, each in a real browser."""

from dataclasses import asdict

import pytest
from playwright.sync_api import expect

from scoring_core.catalogue import SHEETS
from scoring_core.page import respond

PAGE, SLUG = "papayoo/", "papayoo/manche"


@pytest.fixture
def sheet(sheet_on):
    return sheet_on(PAGE, SLUG)


def test_a_reader_who_only_reads_asks_nothing_of_the_engine(page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(PAGE, wait_until="networkidle")
    assert not [url for url in asked if "/moteur/" in url or "/worker-" in url]
    assert page.locator(".feuille").first.get_attribute("data-etat") == "attente"


def test_a_touch_starts_one_engine_and_shows_an_answer(page, sheet):
    sheet.field("payoo-1").tap()
    sheet.settle()
    assert sheet.state == "pret"
    sheet.field("payoo-1").fill("3 9")
    expect(sheet.root.locator(".points").first).to_have_text("12")
    assert len([url for url in page.evaluate("workers") if "/worker-" in url]) == 1


def test_what_is_typed_while_the_engine_loads_is_kept_and_answered(page, sheet, faults):
    faults["*/moteur/*"] = "slow"
    sheet.field("payoo-1").press_sequentially("3 9 12 15")
    sheet.field("joueur-1").press_sequentially("Léa")
    assert sheet.state == "chargement"
    expect(sheet.root.locator(".chargement")).to_contain_text("Mo")
    sheet.settle()
    assert sheet.field("payoo-1").input_value() == "3 9 12 15"
    assert sheet.field("joueur-1").input_value() == "Léa"
    expect(sheet.root.locator(".points").first).to_have_text("39")


@pytest.mark.parametrize("lateness", [150])
def test_only_the_answer_to_the_latest_form_counts(page, sheet, lateness):
    sheet.field("joueur-1").press_sequentially("1234567890", delay=40)
    expect(sheet.root.locator(".personne").first).to_contain_text("1234567890")
    assert sheet.field("joueur-1").input_value() == "1234567890"


@pytest.mark.parametrize("lateness", [300])
def test_a_button_is_never_dropped_and_what_was_typed_since_is_put_back(page, sheet, lateness):
    sheet.field("payoo-1").fill("3")
    sheet.settle(1)
    sheet.press("ajouter")
    sheet.field("payoo-2").press_sequentially("1 2 4", delay=30)
    expect(sheet.field("joueur-5")).to_be_attached()
    assert sheet.field("payoo-2").input_value() == "1 2 4"
    expect(sheet.root.locator(".points").nth(1)).to_have_text("7")


def test_buttons_pressed_before_the_engine_is_ready_wait_in_order(page, sheet, faults):
    faults["*.wasm"] = "slow"
    sheet.press("ajouter")
    sheet.press("retirer:1")
    assert sheet.root.locator('button[value="retirer:1"]').get_attribute("aria-busy") == "true"
    expect(sheet.field("joueur-5")).to_be_attached(timeout=30_000)
    expect(sheet.field("joueur-1")).not_to_be_attached()


def test_a_buttons_answer_moves_the_focus(page, sheet):
    sheet.press("ajouter")
    expect(sheet.field("joueur-5")).to_be_focused(timeout=30_000)


def test_enter_is_harmless_and_leads_to_the_answer(page, sheet):
    sheet.field("payoo-1").fill("20")
    sheet.field("payoo-1").press("Enter")
    expect(sheet.root.locator(".reponse")).to_be_focused(timeout=30_000)
    assert sheet.field("payoo-1").input_value() == "20"


def test_ears_hear_once_typing_has_stopped(page, sheet):
    status = sheet.root.locator("> [role=status]")
    sheet.field("payoo-1").press_sequentially("3 9", delay=30)
    sheet.shows_points("12", "0", "0", "0")
    assert status.inner_text() == ""
    expect(status).to_contain_text("12 points", timeout=5_000)


def test_a_card_shows_as_taken_before_python_is_there(page, sheet, faults):
    faults["*.wasm"] = "slow"
    card = page.get_by_label("Payoo 9, à personne")
    card.check()
    assert sheet.state == "chargement" and card.is_checked()
    expect(sheet.field("payoo-1")).to_have_value("9", timeout=30_000)


def test_the_picker_works_with_the_keyboard_alone(page, sheet):
    page.get_by_label("Payoo 9, à personne").focus()
    page.keyboard.press("Space")
    expect(page.get_by_label("Payoo 9, à Joueur 1")).to_be_focused(timeout=30_000)


def test_the_browser_writes_what_cpython_writes(page, sheet_on):
    strange = "joueur-1=%3Cb%3E&payoo-1=3+%C3%A9&payoo-1=%00"
    sheet = sheet_on(f"{PAGE}?feuille={SLUG}&{strange}", SLUG)
    sheet.settle(2)  # the page's own, then the link's
    assert asdict(respond(SLUG, strange)) in page.evaluate("answers")
    page.locator(".exemple a.essayer").first.click()
    sheet.root.get_by_role("button", name="Remplacer").click()
    mine = respond(SLUG, SHEETS[SLUG].example)
    sheet.shows_points(*map(str, mine.data["points"]))
    assert asdict(mine) in page.evaluate("answers")


def test_back_does_not_keep_an_interpreter(page, sheet):
    sheet.field("payoo-1").fill("3")
    sheet.settle()
    page.goto("")
    page.go_back()
    sheet.field("payoo-2").fill("4")
    expect(sheet.root.locator(".points").nth(1)).to_have_text("4", timeout=30_000)


def test_cards_touched_while_the_engine_loads_go_to_who_was_chosen(page, sheet, faults):
    faults["*.wasm"] = "slow"
    page.get_by_label("Payoo 1, à personne").check()
    sheet.root.locator("#pour-2").check()
    page.get_by_label("Payoo 20, à personne").check()
    sheet.root.locator("#pour-3").check()
    page.get_by_label("Payoo 5, à personne").check()
    sheet.shows_points("1", "20", "5", "0")
    expect(sheet.root.locator("#pour-3")).to_be_checked()
