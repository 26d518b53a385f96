"""An engine that cannot start says so in French, loses nothing, and recovers."""

import pytest
from playwright.sync_api import expect

SLUG = "papayoo/manche"
SHORT = "?veille=4000"  # a test waits less than 20 s


def asked_in_vain(sheet_on, path=f"papayoo/{SHORT}"):
    sheet = sheet_on(path, SLUG)
    sheet.field("payoo-1").press_sequentially("3 9")
    sheet.wait_for_state("erreur")
    return sheet


# tests/test_worker.py tries each fault on each file: here is what people see of them, one after the other.
SENTENCES = {
    "404": "Un fichier manque sur le site.",
    "500": "Le site ne répond pas bien.",
    "truncated": "Le téléchargement s’est arrêté en route.",
    "stalled": "Le téléchargement n’avance plus.",
}


def test_a_failure_is_a_sentence_and_a_button_and_nothing_is_lost(page, sheet_on, faults, complaints):
    faults["*.wasm"] = "404"
    sheet = asked_in_vain(sheet_on)
    again = sheet.root.get_by_role("button", name="Réessayer")
    for fault, sentence in SENTENCES.items():
        if fault != "404":
            faults["*.wasm"] = fault
            again.click()
        alert = sheet.root.get_by_role("alert")
        expect(alert).to_have_text(f"{sentence} Ce que tu as écrit est toujours là.", timeout=30_000)
        assert sheet.field("payoo-1").input_value() == "3 9"
        expect(page.locator(".exemple").first).to_contain_text("40 (Papayoo) + 3 + 9 = 52")
    faults.clear()
    again.click()
    expect(sheet.root.locator(".points").first).to_have_text("12", timeout=30_000)
    assert sheet.state == "pret"
    complaints.clear()  # the browser's own words for a failed request


def test_a_worker_that_does_not_come_is_a_sentence_too(page, sheet_on, faults, complaints):
    faults["*/worker-*.js"] = "404"
    sheet = asked_in_vain(sheet_on)
    for fault in ("mime", "stalled", None):
        faults.clear()
        if fault:
            faults["*/worker-*.js"] = fault
        sheet.root.get_by_role("button", name="Réessayer").click()
        sheet.wait_for_state("erreur" if fault else "pret")
    expect(sheet.root.locator(".points").first).to_have_text("12", timeout=30_000)
    complaints.clear()


def test_a_wrong_mime_type_simply_works(sheet_on, faults):
    faults["*.wasm"] = faults["*/python-*.zip"] = "mime"
    sheet = sheet_on(f"papayoo/{SHORT}", SLUG)
    sheet.field("payoo-1").fill("3 9")
    expect(sheet.root.locator(".points").first).to_have_text("12", timeout=30_000)


def test_typing_goes_on_while_the_engine_is_down(sheet_on, faults, complaints):
    faults["*.wasm"] = "404"
    sheet = asked_in_vain(sheet_on)
    sheet.field("payoo-1").press_sequentially(" 12")
    sheet.press("ajouter")
    faults.clear()
    sheet.root.get_by_role("button", name="Réessayer").click()
    expect(sheet.field("joueur-5")).to_be_attached(timeout=30_000)
    assert sheet.field("payoo-1").input_value() == "3 9 12"
    expect(sheet.root.locator(".points").first).to_have_text("24")
    complaints.clear()


@pytest.mark.parametrize("path", ["papayoo/", "papayoo/aide/manche/"], ids=["in the site", "embedded"])
def test_scripts_that_do_not_come_are_a_sentence_too_and_nothing_is_lost(
    page, sheet_on, faults, complaints, path
):
    faults["*/garde-*.js"] = "404"
    sheet = sheet_on(path, SLUG)
    expect(sheet.root.get_by_role("alert")).to_contain_text("n’est pas arrivé")
    sheet.field("payoo-1").fill("3 9")
    again = sheet.root.get_by_role("button", name="Réessayer")
    again.press("Enter")
    sheet.wait_for_state("erreur")
    assert page.evaluate("document.activeElement.matches('.feuille')")
    faults.clear()
    again.click()
    expect(sheet.root.locator(".points").first).to_have_text("12", timeout=30_000)
    expect(sheet.root.get_by_role("alert")).to_have_count(0)
    complaints.clear()


def test_who_asks_again_with_the_keyboard_stays_in_the_sheet(page, sheet_on, faults, complaints):
    faults["*.wasm"] = "404"
    sheet = asked_in_vain(sheet_on)
    faults.clear()
    sheet.root.get_by_role("button", name="Réessayer").press("Enter")
    sheet.wait_for_state("pret")
    page.keyboard.press("Shift+Tab")
    assert sheet.root.locator("form :focus").count() == 1
    complaints.clear()
