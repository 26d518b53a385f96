"""Numbers are typed with the thumb, and a keyboard still works."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import cell

PAGE, SLUG = "papayoo/partie/", "papayoo/partie"
ROUNDS = [(27, 71, 58, 94), (84, 12, 107, 47), (0, 119, 36, 95), (103, 34, 61, 52), (52, 6, 83, 109)]


@pytest.fixture
def sheet(sheet_on):
    return sheet_on(PAGE, SLUG)


def tap(sheet, key: str) -> None:
    sheet.root.locator(f'[data-touche="{key}"]').tap()


def say_number(sheet, number: int) -> int:
    """Tap a number, then « Suivant »: how many taps it took."""
    keys = [*str(number), "suivant"]
    for key in keys:
        tap(sheet, key)
    return len(keys)


def test_five_rounds_at_four_are_typed_with_the_keypad_alone(sheet):
    sheet.field(cell(1, 1)).tap()
    for round_, points in enumerate(ROUNDS, 1):
        for seat, number in enumerate(points, 1):
            expect(sheet.field(cell(round_, seat))).to_be_focused(timeout=30_000)
            assert say_number(sheet, number) <= 4
    expect(sheet.root.locator(".total strong")).to_have_text(["266", "242", "345", "397"], timeout=30_000)


def test_the_phones_keyboard_stays_away_only_while_the_keypad_shows(sheet):
    box = sheet.field(cell(1, 1))
    box.tap()
    assert box.get_attribute("inputmode") == "none"
    expect(sheet.root.locator("[data-clavier]")).to_be_visible()
    sheet.root.locator('[data-geste="natif"]').tap()
    box.tap()
    assert box.get_attribute("inputmode") == "numeric"
    expect(sheet.root.locator("[data-clavier]")).to_be_hidden()


def test_a_keyboard_and_a_paste_work_beside_the_keypad(page, sheet):
    sheet.field(cell(1, 1)).tap()
    page.keyboard.type("3+6")
    page.keyboard.press("Enter")
    expect(sheet.field(cell(1, 2))).to_be_focused()
    page.keyboard.insert_text("1 000")
    sheet.settle(1)
    assert sheet.written()[cell(1, 1)] == "3+6"
    assert sheet.written()[cell(1, 2)] == "1 000"


def test_a_sum_goes_on_from_the_number_that_is_there(sheet):
    sheet.field(cell(1, 1)).fill("12")
    sheet.field(cell(1, 2)).tap()
    sheet.field(cell(1, 1)).tap()
    for key in "+3":
        tap(sheet, key)
    assert sheet.written()[cell(1, 1)] == "12+3"
    tap(sheet, "effacer")
    assert sheet.written()[cell(1, 1)] == "12+"


def test_a_double_tap_is_two_taps_and_enter_held_goes_one_cell_on(page, sheet):
    sheet.field(cell(1, 1)).tap()
    tap(sheet, "2")
    tap(sheet, "2")
    page.keyboard.down("Enter")
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(sheet.field(cell(1, 2))).to_be_focused()
    assert sheet.written()[cell(1, 1)] == "22"


def test_a_past_cell_is_corrected_in_three_taps(sheet):
    sheet.field(cell(1, 1)).fill("27")
    sheet.field(cell(1, 2)).tap()
    sheet.field(cell(1, 1)).tap()
    tap(sheet, "2")
    tap(sheet, "8")
    assert sheet.written()[cell(1, 1)] == "28"


WHERE = """cell => { const { x, y } = cell.getBoundingClientRect(), { offsetLeft, offsetTop, scale } = visualViewport;
  return [x - offsetLeft, y - offsetTop, scale, innerWidth].map(Math.round); }"""


def pinched(page) -> None:
    """Two fingers: what shows is half as wide, the page is as it was."""
    page.context.new_cdp_session(page).send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})


def zoomed(page) -> None:
    """Ctrl and +, up to 200 %, on a screen of 1280 px: all is laid out again in half of it."""
    metrics = {"width": 640, "height": 400, "deviceScaleFactor": 2, "mobile": False}
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", metrics)


@pytest.mark.parametrize("zoom", [pinched, zoomed])
def test_at_twice_the_size_a_number_is_right_and_nothing_jumps(page, sheet, zoom):
    box = sheet.field(cell(1, 1))
    box.focus()
    sheet.settle(1)
    zoom(page)
    page.keyboard.type("2")  # the browser brings the box in sight
    said = sheet.root.locator("[data-clavier] .compte:visible")
    expect(said).to_contain_text("il manque 248")
    before = box.evaluate(WHERE)
    page.keyboard.type("7")
    expect(said).to_contain_text("il manque 223")
    assert box.evaluate(WHERE) == before
    expect(box).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert before[2:] == ([2, 360] if zoom is pinched else [1, 640])


@pytest.mark.parametrize("game", ["papayoo", "six-qui-prend"])
def test_a_long_game_scrolls_in_its_table_and_the_page_does_not(page, sheet_on, game):
    page.set_viewport_size({"width": 320, "height": 640})
    people = "&".join(f"joueur-{seat}=" for seat in range(1, 9))
    cells = "&".join(f"{cell(round_, seat)}=1" for round_ in range(1, 31) for seat in range(1, 9))
    sheet = sheet_on(f"{game}/partie/#feuille={game}/partie&{people}&{cells}", f"{game}/partie")
    expect(sheet.field(cell(30, 8))).to_have_value("1", timeout=30_000)
    assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize("pause", [0, 1_000], ids=["at once", "once the answer is there"])
def test_after_the_last_number_of_a_game_next_leads_to_who_won(page, sheet_on, pause):
    sheet = sheet_on("six-qui-prend/partie/", "six-qui-prend/partie")
    sheet.field(cell(1, 1)).click()
    for number in (70, 3, 12, 7):
        for digit in str(number):
            sheet.root.locator(f'[data-touche="{digit}"]').click()
        page.wait_for_timeout(pause)
        sheet.root.locator('[data-touche="suivant"]').click()
    expect(sheet.root.locator("[data-fini]")).to_be_focused(timeout=30_000)
    expect(sheet.root.locator("[data-fini]")).to_contain_text("Joueur 2 gagne")


def test_the_line_above_the_keys_is_about_the_box_that_is_touched(page, sheet):
    for seat, number in enumerate(ROUNDS[0], 1):
        sheet.field(cell(1, seat)).fill(str(number))
    sheet.field(cell(2, 1)).fill("300")
    said = sheet.root.locator("[data-clavier] .compte:visible")
    expect(said).to_contain_text("écris un nombre de 0 à 250", timeout=30_000)
    sheet.field(cell(1, 3)).click()
    expect(said).to_have_text("Manche 1 : le compte est bon")


def test_the_phones_keyboard_is_left_as_it_came(sheet):
    box = sheet.field(cell(1, 1))
    box.click()
    sheet.root.get_by_role("button", name="Clavier du téléphone").click()
    expect(box).to_have_attribute("inputmode", "numeric")
    sheet.root.get_by_role("button", name="Revenir au clavier de la feuille").click()
    box.click()
    expect(sheet.root.locator("[data-clavier]")).to_be_visible()


def test_enter_in_a_name_goes_to_the_next_name_then_to_the_first_number(page, sheet):
    sheet.field("joueur-1").click()
    for seat in range(2, 5):
        page.keyboard.press("Enter")
        expect(sheet.field(f"joueur-{seat}")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet.field(cell(1, 1))).to_be_focused()
    for key, seat in (("ArrowDown", 2), ("ArrowUp", 1)):
        page.keyboard.press(key)
        expect(sheet.field(cell(1, seat))).to_be_focused()


def test_a_phone_that_is_turned_keeps_the_box_above_the_keys(page, sheet):
    sheet.field(cell(1, 4)).click()
    page.set_viewport_size({"width": 740, "height": 360})
    box, keys = sheet.field(cell(1, 4)), sheet.root.locator("[data-clavier]")
    expect(keys).to_be_visible()
    page.wait_for_timeout(300)
    assert box.bounding_box()["y"] + box.bounding_box()["height"] <= keys.bounding_box()["y"]


def test_one_tap_beside_the_keys_is_enough(page, sheet):
    sheet.field("joueur-1").fill("Léa")
    sheet.settle(1)
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    sheet.field(cell(1, 1)).click()
    expect(sheet.root.locator("[data-clavier]")).to_be_visible()
    resume = page.locator("[data-parties]").get_by_role("link", name="Reprendre")
    resume.evaluate("link => { link.scrollIntoView(); scrollBy(0, -200); }")
    box = resume.bounding_box()
    page.touchscreen.tap(box["x"] + 20, box["y"] + box["height"] / 2)
    expect(sheet.field("joueur-1")).to_have_value("Léa")


@pytest.mark.parametrize("way", ["keypad", "keyboard"])
def test_a_number_for_a_round_that_has_not_come_yet_is_not_glued_to_the_last(page, sheet_on, faults, way):
    faults["*.wasm"] = "stalled"
    sheet = sheet_on(PAGE, SLUG)
    sheet.field(cell(1, 4)).tap()
    if way == "keypad":
        say_number(sheet, 94)
        expect(sheet.root.locator(".compte:visible")).to_contain_text("arrive")
        tap(sheet, "3")
    else:
        page.keyboard.type("94\n3")
    assert sheet.written()[cell(1, 4)] == "94"
    sheet.field(cell(1, 1)).tap()
    sheet.field(cell(1, 4)).tap()
    tap(sheet, "5")
    assert sheet.written()[cell(1, 4)] == "5"


def test_undoing_keeps_the_keys_where_a_column_goes_away(page, sheet):
    sheet.field(cell(1, 1)).fill("27")
    sheet.field(cell(2, 1)).fill("84")
    sheet.field(cell(3, 1)).tap()
    sheet.root.locator('.clavier [data-geste="annuler"]').tap()
    expect(sheet.field(cell(3, 1))).to_have_count(0)
    expect(sheet.root.locator("[data-clavier]")).to_be_visible()


def test_who_undoes_with_the_keyboard_stays_on_the_button(page, sheet):
    sheet.field(cell(1, 1)).fill("27")
    undo = sheet.root.locator('.outils [data-geste="annuler"]')
    expect(undo).to_contain_text("27")
    undo.press("Enter")
    expect(sheet.field(cell(1, 1))).to_have_value("")
    expect(undo).to_be_focused()
    undo.press("Enter")
    expect(undo).to_be_disabled()


def test_ears_hear_once_which_number_is_wrong(page, sheet):
    status = sheet.root.locator("> [role=status]")
    sheet.field(cell(1, 1)).fill("douze")
    expect(status).to_contain_text("Joueur 1, manche 1 :", timeout=30_000)
    sheet.field(cell(1, 2)).fill("71")
    expect(status).not_to_contain_text("manche 1 :")
    assert status.inner_text() != ""
