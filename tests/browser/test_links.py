"""Links that fill a sheet: what they may do, and what they may not."""

import base64
import zlib

import pytest
from playwright.sync_api import expect
from selectolax.lexbor import LexborHTMLParser

from scoring_core.catalogue import SHEETS

PAGE, SLUG = "papayoo/", "papayoo/manche"
KEEP, REPLACE = "Garder ce qui est écrit", "Remplacer"
FIELDS = "joueur-1=Zo%C3%A9&payoo-1=11+12"


def compact(text: str, **fields: str) -> str:
    """A compact link, with its z: base64url of raw deflate."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    z = base64.urlsafe_b64encode(deflate.compress(text.encode()) + deflate.flush()).decode().rstrip("=")
    return f"#feuille={SLUG}&z={fields.get('z', z)}"


def example_in_javascript(site) -> str:
    """What the page for developers gives to copy, to make a compact link."""
    page = LexborHTMLParser((site / "aide" / "index.html").read_text("utf-8"))
    return next(code.text() for code in page.css("pre code") if "CompressionStream" in code.text())


def question(sheet):
    return sheet.root.get_by_role("alertdialog")


@pytest.fixture
def sheet(sheet_on):
    return sheet_on(PAGE, SLUG)


@pytest.fixture
def game(sheet):
    """A sheet in which someone has written."""
    sheet.field("payoo-1").fill("3 9")
    sheet.shows_points("12", "0", "0", "0")
    return sheet


@pytest.mark.parametrize("link", [f"?feuille={SLUG}&{FIELDS}", compact(FIELDS)])
def test_a_link_fills_a_blank_sheet_and_lands_on_the_answer(page, sheet_on, link):
    sheet = sheet_on(PAGE + link, SLUG)
    sheet.shows_points("23")
    expect(sheet.field("joueur-1")).to_have_value("Zoé")
    expect(sheet.root.locator(".reponse")).to_be_focused()
    expect(sheet.root.locator(".reponse")).to_be_in_viewport(ratio=1)
    assert on_top(sheet.root.locator(".reponse"))


def on_top(element) -> bool:
    """What one touches at the middle and near the top of an element is the element."""
    return element.evaluate("""element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = (y) => element.contains(document.elementFromPoint(left + width / 2, y));
      return found(top + 2) && found(top + height / 2);
    }""")


def test_the_link_that_developers_copy_fills_the_sheet(page, sheet_on, built_site, address):
    copied = example_in_javascript(built_site).replace("await lien(", "return await lien(")
    link = page.evaluate(f"(async () => {{ {copied} }})()")
    sheet = sheet_on(link.replace("http://127.0.0.1:8000/", address), SLUG)
    sheet.shows_points("12")
    expect(sheet.field("joueur-1")).to_have_value("Léa")


def test_the_anchor_of_a_question_stays_in_sight(page, sheet_on):
    sheet = sheet_on(f"{PAGE}?feuille={SLUG}&{FIELDS}#egalite", SLUG)
    sheet.shows_points("23")
    expect(page.locator("#egalite")).to_be_in_viewport()


def test_a_link_over_a_game_asks_and_the_game_can_stay_or_go(page, game):
    follow = f"() => {{ history.replaceState(0, '', location.pathname); location.hash = 'feuille={SLUG}&{FIELDS}'; }}"
    for key in ("Enter", "Escape"):
        page.evaluate("document.activeElement.blur()")
        page.evaluate(follow)
        expect(question(game)).to_be_in_viewport()
        expect(question(game).get_by_role("button", name=KEEP)).to_be_focused()
        page.keyboard.press(key)
        expect(question(game)).not_to_be_attached()
        assert game.field("payoo-1").input_value() == "3 9"
        game.shows_points("12", "0", "0", "0")
    game.field("payoo-1").focus()
    page.evaluate(follow)
    expect(question(game)).to_be_in_viewport()
    expect(game.field("payoo-1")).to_be_focused()  # whoever is writing goes on
    question(game).get_by_role("button", name=REPLACE).tap()
    game.shows_points("23")
    expect(question(game)).not_to_be_attached()


def test_a_link_asks_over_a_game_that_was_kept_and_replacing_it_can_be_undone(page, sheet_on):
    ledger = "papayoo/partie"
    sheet = sheet_on(f"{ledger}/", ledger)
    sheet.field("manche-1-1").fill("27")
    sheet.settle()
    page.goto("about:blank")
    page.goto(f"{ledger}/#feuille={ledger}&{SHEETS[ledger].example}")
    expect(question(sheet)).to_be_in_viewport()
    assert sheet.field("manche-1-1").input_value() == "27"
    question(sheet).get_by_role("button", name=REPLACE).tap()
    expect(sheet.field("manche-5-4")).to_have_value("109")
    sheet.root.locator('.outils [data-geste="annuler"]').tap()
    expect(sheet.field("manche-5-4")).not_to_be_attached()
    assert sheet.field("manche-1-1").input_value() == "27"


def test_the_same_link_again_changes_nothing_and_asks_nothing(page, sheet):
    example = page.locator(f'a.essayer[href*="feuille={SLUG}&"]')
    example.click()
    sheet.shows_points("52", "6", "83", "109")
    example.click()
    expect(sheet.root.locator(".reponse")).to_be_in_viewport()
    expect(question(sheet)).not_to_be_attached()


def test_a_link_to_a_heading_does_not_fill_the_sheet_again(page, sheet_on):
    sheet = sheet_on(f"{PAGE}?feuille={SLUG}&{FIELDS}", SLUG)
    sheet.shows_points("23")
    sheet.field("payoo-1").fill("1")
    sheet.root.get_by_role("link", name="Pourquoi 250").click()
    expect(page.locator("#controle-250")).to_be_in_viewport()
    expect(question(sheet)).not_to_be_attached()
    sheet.shows_points("1")


BOMB = "joueur-1=" + "a" * 50_000_000
HOSTILE = {
    "cut": (compact("", z="abc"), "abîmé"),
    "no base64": (compact("", z="%3Cscript%3E"), "abîmé"),
    "no deflate": (compact("", z="_____w"), "abîmé"),
    "no utf-8": (compact("", z="-wcA"), "abîmé"),
    "a bomb": (compact(BOMB), "trop long"),
    "64 KiB": (f"#feuille={SLUG}&joueur-1=" + "a" * 65_536, "trop long"),
    "a script": ("?feuille=javascript:alert(1)&payoo-1=3", "pas sur cette page"),
    "markup": ("#feuille=%3Cimg%20src=x%20onerror=alert(1)%3E", "pas sur cette page"),
}


def test_a_hostile_link_does_nothing_but_say_so(page, sheet_on):
    for what, (link, said) in HOSTILE.items():
        page.goto("about:blank")
        sheet = sheet_on(PAGE + link, SLUG)
        expect(question(sheet), what).to_contain_text(said)
        expect(question(sheet), what).to_be_in_viewport()
        question(sheet).get_by_role("button", name="Fermer").tap()
        assert (sheet.state, sheet.answers) == ("attente", 0), what
        assert sheet.field("joueur-1").input_value() == "", what


def test_a_link_presses_no_button_and_writes_no_markup(page, sheet_on):
    name = "%3Cimg src=x onerror=alert(1)%3E"
    sheet = sheet_on(f"{PAGE}#feuille={SLUG}&joueur-1={name}&payoo-1=4&%61ction=vider", SLUG)
    sheet.shows_points("4")
    assert sheet.field("joueur-1").input_value() == "<img src=x onerror=alert(1)>"
    assert page.locator(".feuille img").count() == 0


def test_a_link_without_fields_leaves_the_blank_sheet(sheet_on):
    sheet = sheet_on(f"{PAGE}?feuille={SLUG}#calculer", SLUG)
    assert sheet.state == "attente"
    expect(sheet.field("joueur-4")).to_be_attached()


def test_whoever_went_to_read_is_not_called_back(page, sheet_on, faults):
    faults["*.wasm"] = "slow"
    sheet = sheet_on(f"{PAGE}#feuille={SLUG}&{SHEETS[SLUG].example}", SLUG)
    page.mouse.wheel(0, 6000)
    sheet.shows_points("52", "6", "83", "109")
    expect(sheet.root.locator(".reponse")).not_to_be_in_viewport()


def test_a_link_that_was_followed_asks_nothing_when_the_page_is_loaded_again(page, sheet_on):
    sheet = sheet_on(
        "papayoo/partie/?feuille=papayoo/partie&joueur-1=Léa&joueur-2=&joueur-3=", "papayoo/partie"
    )
    expect(sheet.field("joueur-1")).to_have_value("Léa", timeout=30_000)
    sheet.field("manche-1-1").fill("27")
    sheet.settle(2)
    page.wait_for_timeout(300)
    page.reload()
    expect(sheet.field("manche-1-1")).to_have_value("27")
    sheet.settle(1)
    expect(sheet.root.get_by_text("Ce lien remplit la feuille")).to_have_count(0)


def test_cards_that_are_being_counted_survive_a_page_that_is_loaded_again(page, sheet_on):
    sheet = sheet_on("papayoo/", "papayoo/manche")
    sheet.field("payoo-1").fill("3 9")
    sheet.press("ajouter")
    expect(sheet.field("joueur-5")).to_be_attached(timeout=30_000)
    page.reload()
    expect(sheet.field("payoo-1")).to_have_value("3 9")
    expect(sheet.field("joueur-5")).to_be_attached(timeout=30_000)
    page.goto("papayoo/")
    expect(sheet.field("payoo-1")).to_have_value("")


def test_a_game_that_is_sent_opens_at_somebody_elses(chromium, page, sheet_on):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet = sheet_on("papayoo/partie/", "papayoo/partie")
    sheet.field("joueur-2").fill("Zoë & Œdipe")
    sheet.field("manche-1-1").fill("3+6")
    sheet.settle(1)
    sheet.root.get_by_role("button", name="Envoyer la partie").click()
    expect(sheet.root.get_by_role("button", name="Lien copié")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "Zo" not in link
    with chromium.new_context() as elsewhere:
        theirs = elsewhere.new_page()
        theirs.goto(link)
        received = type(sheet)(theirs, "papayoo/partie")
        expect(received.field("joueur-2")).to_have_value("Zoë & Œdipe", timeout=30_000)
        expect(received.field("manche-1-1")).to_have_value("3+6")


def test_a_calculator_that_is_loaded_again_has_the_players_that_were_added(page, sheet_on):
    sheet = sheet_on("papayoo/", "papayoo/manche")
    sheet.press("ajouter")
    expect(sheet.field("joueur-5")).to_be_attached(timeout=30_000)
    sheet.field("joueur-5").fill("Zoé")
    sheet.settle(2)
    page.reload()
    expect(sheet.field("joueur-5")).to_have_value("Zoé", timeout=30_000)
    page.goto("papayoo/regles/")
    page.goto("papayoo/")
    page.reload()
    page.wait_for_timeout(500)
    expect(sheet.field("joueur-5")).to_have_count(0)
