"""A game at the table survives what a phone, four people and a spilled drink do to it."""

import random
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import cell

PAGE, SLUG = "papayoo/partie/", "papayoo/partie"


@pytest.fixture
def sheet(sheet_on):
    return sheet_on(PAGE, SLUG)


@pytest.fixture
def another_tab(new_page, sheet):
    """Open the same address in a new tab of the same browser."""

    def opened():
        tab = new_page()
        tab.goto(PAGE)
        return type(sheet)(tab, SLUG)

    return opened


def crash(page: Page) -> None:
    """The tab's process dies, as when a phone wants its memory back."""
    with suppress(Error):
        page.goto("chrome://crash", timeout=5_000)


@pytest.mark.apart
@pytest.mark.long
@pytest.mark.parametrize("company", [False, True], ids=["alone", "while another tab types"])
def test_nothing_is_lost_when_the_tab_dies_after_each_of_twenty_numbers(sheet, another_tab, faults, company):
    numbers, tab, expected = random.Random(7), sheet, {"joueur-1": "Tour 1"}
    sheet.field("joueur-1").fill("Tour 1")
    sheet.page.wait_for_timeout(1_000)
    other = another_tab() if company else None
    for round_ in range(1, 6):
        for seat in range(1, 5):
            name, number = cell(round_, seat), str(numbers.randint(0, 250))
            tab.field(name).wait_for(state="attached", timeout=30_000)
            tab.field(name).fill(number)
            expected[name] = number
            if other:
                expected[f"joueur-{seat}"] = f"Tour {round_}"
                other.field(f"joueur-{seat}").fill(expected[f"joueur-{seat}"])
            tab.page.wait_for_timeout(200)
            crash(tab.page)
            # Most tabs die before their engine is up: only a new column needs it, which another tab may bring.
            faults["*.wasm"] = "slow" if company or seat < 4 else ""
            tab = another_tab()
            for field in (name, f"joueur-{seat if company else 1}"):
                expect(tab.field(field)).to_have_value(expected[field])
            assert expected.items() <= tab.written().items()


def test_two_tabs_on_one_game_keep_what_both_type(page, sheet, another_tab):
    sheet.field(cell(1, 1)).fill("27")
    sheet.settle(1)
    page.wait_for_timeout(200)
    other = another_tab()
    expect(other.field(cell(1, 1))).to_have_value("27")
    for seat, number in ((2, "71"), (3, "58")):
        (other if seat == 2 else sheet).field(cell(1, seat)).fill(number)
    for tab in (sheet, other):
        expect(tab.field(cell(1, 2))).to_have_value("71", timeout=30_000)
        expect(tab.field(cell(1, 3))).to_have_value("58", timeout=30_000)
        expect(tab.field(cell(1, 1))).to_have_value("27")
    page.wait_for_timeout(500)
    shown = sheet.answers
    page.wait_for_timeout(500)
    assert sheet.answers == shown, "each tab answers the other for ever"


def test_a_game_comes_back_at_once_and_can_be_undone_before_the_engine_is_up(page, faults, sheet_on):
    faults["*.wasm"] = "stalled"
    sheet = sheet_on(PAGE, SLUG)
    sheet.field(cell(1, 1)).fill("27")
    sheet.field(cell(1, 2)).fill("71")
    undo = sheet.root.locator('.outils [data-geste="annuler"]')
    expect(undo).to_contain_text("71")
    page.wait_for_timeout(300)
    page.reload()
    expect(sheet.field(cell(1, 2))).to_have_value("71")
    assert sheet.answers == 0
    expect(undo).to_contain_text("71")
    undo.click()
    expect(sheet.field(cell(1, 2))).to_have_value("")
    expect(undo).to_contain_text("27")
    sheet.root.locator('.outils [data-geste="retablir"]').click()
    expect(sheet.field(cell(1, 2))).to_have_value("71")
    assert sheet.answers == 0


def test_rotation_and_back_change_nothing(page, sheet):
    sheet.field(cell(1, 1)).fill("27")
    sheet.settle(1)
    page.set_viewport_size({"width": 740, "height": 360})
    page.set_viewport_size({"width": 360, "height": 740})
    assert sheet.written()[cell(1, 1)] == "27"
    page.goto("papayoo/")
    page.go_back()
    expect(sheet.field(cell(1, 1))).to_have_value("27")


@pytest.mark.apart
def test_a_game_goes_on_past_midnight(page, sheet_on):
    page.clock.install(time="2026-12-31T23:59:58+01:00")
    sheet = sheet_on(PAGE, SLUG)
    sheet.field(cell(1, 1)).fill("27")
    page.clock.fast_forward(5_000)
    sheet.field(cell(1, 2)).fill("71")
    sheet.settle(1)
    page.clock.fast_forward(1_000)
    page.reload()
    expect(sheet.field(cell(1, 1))).to_have_value("27")
    expect(sheet.field(cell(1, 2))).to_have_value("71")


def test_a_round_is_counted_by_its_cards_and_its_points_come_back(page, sheet):
    sheet.field("joueur-1").fill("Léa")
    sheet.field(cell(1, 1)).fill("27")
    sheet.settle(1)
    sheet.root.locator("[data-compteur]").click()
    counter = page.locator("dialog[open]")
    expect(counter.get_by_label("Payoo 9, à personne")).to_be_attached(timeout=30_000)
    counter.get_by_label("Payoo 9, à personne").click()
    counter.get_by_label("Papayoo, à personne").click()
    expect(counter.locator(".personne").first).to_contain_text("49")
    counter.get_by_role("button", name="Reporter dans la partie").click()
    expect(sheet.field(cell(1, 1))).to_have_value("49")
    sheet.root.locator('.outils [data-geste="annuler"]').click()
    expect(sheet.field(cell(1, 1))).to_have_value("27")


# A write that goes on and on is undone when its tab dies.
SLOW_DISK = """hung => { const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...what) {
    const again = () => (this.get("nothing").onsuccess = again);
    if (hung) again();
    return put.apply(this, what);
  };
}"""


@pytest.mark.apart
@pytest.mark.parametrize("hung", [False, True], ids=["stored", "not stored yet"])
def test_what_is_typed_in_a_column_that_has_just_come_survives_a_tab_that_dies(
    page, sheet, another_tab, hung
):
    sheet.field(cell(1, 1)).fill("27")
    sheet.settle(1)
    page.evaluate("window.lateness = 700")
    sheet.field(cell(2, 1)).fill("84")
    page.wait_for_timeout(500)  # stored before its answer
    page.evaluate(SLOW_DISK, hung)
    sheet.field(cell(3, 1)).fill("103")
    page.wait_for_timeout(200)
    crash(page)
    tab = another_tab()
    expect(tab.field(cell(3, 1))).to_have_value("103", timeout=30_000)
    expect(tab.field(cell(2, 1))).to_have_value("84")


MERGED = """async queries => {
  const { mergedFields } = await import(document.querySelector('link[href*="/parties-"]').href);
  return mergedFields(...queries);
}"""


@pytest.mark.parametrize(
    ("theirs", "base", "mine", "merged"),
    [
        (
            "manche-1-1=27&manche-2-1=84",
            "manche-1-1=27",
            "manche-1-1=27&manche-2-1=",
            "manche-1-1=27&manche-2-1=84",
        ),
        ("manche-1-1=27&manche-1-2=71", "manche-1-1=27", "manche-1-1=", "manche-1-1=&manche-1-2=71"),
        ("joueur-1=L&joueur-2=H", "joueur-1=&joueur-2=", "joueur-1=", "joueur-1=L"),
        ("joueur-1=L", "joueur-1=", "joueur-1=&joueur-2=", "joueur-1=L&joueur-2="),
    ],
    ids=["a blank column that comes", "a number that is erased", "a player who leaves", "a player who comes"],
)
def test_what_two_tabs_do_goes_together(page, sheet, theirs, base, mine, merged):
    assert page.evaluate(MERGED, [theirs, base, mine]) == merged


def test_what_is_typed_before_the_scripts_are_there_goes_to_the_game_that_comes_back(page, sheet, faults):
    sheet.field(cell(1, 1)).fill("27")
    sheet.settle(1)
    page.wait_for_timeout(300)
    faults[f"/{PAGE}"] = "slow"  # the scripts run when the page is whole
    page.goto(PAGE, wait_until="commit")
    sheet.field(cell(1, 2)).fill("71")
    expect(sheet.field(cell(1, 2))).to_have_attribute("inputmode", "numeric")  # the phone's own keyboard
    expect(sheet.field(cell(1, 1))).to_have_value("27", timeout=30_000)
    expect(sheet.field(cell(1, 2))).to_have_value("71")
    expect(sheet.field(cell(1, 2))).to_have_attribute("inputmode", "none")
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    expect(sheet.field(cell(1, 2))).to_have_value("")


def test_the_round_being_written_is_in_sight_when_a_game_comes_back(page, sheet_on, faults):
    cells = "&".join(f"{cell(round_, seat)}=1" for round_ in range(1, 9) for seat in range(1, 4))
    game, people = "six-qui-prend/partie", "joueur-1=&joueur-2=&joueur-3="
    sheet = sheet_on(f"{game}/#feuille={game}&{people}&{cells}", game)
    expect(sheet.field(cell(9, 1))).to_be_attached(timeout=30_000)
    assert sheet.field(cell(9, 1)).bounding_box()["x"] < 300
    page.wait_for_timeout(300)
    faults["*.wasm"] = "stalled"
    page.goto("six-qui-prend/")
    page.goto(f"{game}/")
    expect(sheet.field(cell(8, 1))).to_have_value("1")
    assert sheet.field(cell(9, 1)).bounding_box()["x"] < 300


def test_undoing_says_who_and_which_round(sheet):
    undo = sheet.root.locator('.outils [data-geste="annuler"]')
    sheet.field("joueur-2").fill("Hugo")
    sheet.settle(1)
    sheet.field(cell(1, 2)).fill("71")
    expect(undo).to_contain_text("71, Hugo, manche 1")
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    expect(undo).to_contain_text("Nouvelle partie")


def test_a_game_that_was_never_stored_comes_back_before_those_that_were(page, sheet, another_tab):
    sheet.field("joueur-1").fill("Léa")
    sheet.settle(1)
    page.wait_for_timeout(300)
    sheet.root.locator('.outils [data-geste="nouvelle"]').click()
    page.evaluate(SLOW_DISK, True)
    sheet.field("joueur-1").fill("Hugo")
    page.wait_for_timeout(300)
    tab = another_tab()
    expect(tab.field("joueur-1")).to_have_value("Hugo")
