"""What a program can check of WCAG 2.2 AA: axe on every page and sheet, the keyboard, zoom, forced colours.

Light and dark share a page: only its colours change, so only these are judged again.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from scoring_core.catalogue import SHEETS
from site_hooks.serve import serving
from tests.browser.conftest import PHONE

AXE = (Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js").read_text("utf-8")
# Colours are judged once the page has taken its new ones, and none is still on its way.
VIOLATIONS = """
async (runOnly) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const found = await axe.run(document, {resultTypes: ["violations"], iframes: false, ...runOnly});
  const said = (id) => ({target, failureSummary}) => `${id} at ${target}: ${failureSummary}`;
  return found.violations.flatMap(({id, nodes}) => nodes.map(said(id)));
}
"""
COLOURS = {"runOnly": ["color-contrast"]}
# WCAG 1.4.12: what a reader may set.
SPACED = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }
"""
FOCUS = """
() => {
  const at = document.activeElement, shown = getComputedStyle(at), label = getComputedStyle(at.closest("label") ?? at);
  return [at.name || at.textContent.trim(), [shown, label].some(({outlineStyle}) => outlineStyle !== "none")];
}
"""

SETTINGS = {"bypass_csp": True, "reduced_motion": "reduce", **PHONE}

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def site(built_site: Path):
    """The server, and what it does wrong."""
    faults: dict[str, str] = {}
    with serving(built_site, faults) as url:
        yield url, faults


@pytest.fixture(scope="module")
def opened(chromium: Browser, site):
    """A phone's page that axe may judge; the policy would forbid it. Nothing moves: a colour on its way is no colour."""
    contexts = []

    def open_(**options: object) -> Page:
        contexts.append(chromium.new_context(**SETTINGS | {"base_url": site[0]} | options))
        contexts[-1].add_init_script(AXE)
        return contexts[-1].new_page()

    yield open_
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def phone(opened) -> Page:
    return opened()


def paths(built_site: Path) -> list[str]:
    files = sorted(built_site.rglob("*.html"))
    return [file.relative_to(built_site).as_posix().removesuffix("index.html") for file in files]


def violations(page: Page) -> list[str]:
    """Everything in light, then the colours in dark."""
    page.emulate_media(color_scheme="light")
    found = page.evaluate(VIOLATIONS, {})
    page.emulate_media(color_scheme="dark")
    return found + page.evaluate(VIOLATIONS, COLOURS)


def test_no_page_has_a_violation(phone: Page, built_site):
    found = {}
    for path in paths(built_site):
        phone.goto(path)
        found[path] = violations(phone)
    assert {path: said for path, said in found.items() if said} == {}


def wrong(query: str) -> str:
    """The form where every field holds what is no whole number."""
    return "&".join(f"{field.partition('=')[0]}=3%2C5" for field in query.split("&"))


@pytest.mark.parametrize("change", [str, wrong], ids=["finished", "with problems"])
def test_no_sheet_in_use_has_a_violation(phone: Page, change):
    found = {}
    for slug, sheet in SHEETS.items():
        game, _, name = slug.partition("/")
        phone.goto(f"{game}/aide/{name}/?{change(sheet.example)}")
        phone.locator('.feuille:not([data-reponse="0"])').wait_for(timeout=30_000)
        found[slug] = violations(phone)
    assert {slug: said for slug, said in found.items() if said} == {}


def test_a_sheet_whose_engine_failed_has_no_violation(opened, site):
    page = opened()
    site[1]["*.wasm"] = "404"
    found = {}
    for slug in SHEETS:
        game, _, name = slug.partition("/")
        page.goto(f"{game}/aide/{name}/?joueur-1=")
        page.get_by_role("alert").wait_for(timeout=30_000)
        found[slug] = violations(page)
    site[1].clear()
    assert {slug: said for slug, said in found.items() if said} == {}


def test_no_page_scrolls_sideways_zoomed_or_spaced(opened, built_site):
    page = opened(viewport={"width": 320, "height": 640})
    too_wide = []
    for path in paths(built_site):
        page.goto(path)
        page.add_style_tag(content=SPACED)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            too_wide.append(path)
    assert too_wide == []


def test_a_round_is_counted_with_the_keyboard_alone(phone: Page):
    phone.goto("papayoo/aide/manche/")
    phone.evaluate("document.querySelector('.feuille').scrollIntoView()")
    seen = []
    for _ in range(400):
        phone.keyboard.press("Tab")
        name, visible = phone.evaluate(FOCUS)
        assert visible, f"« {name} » does not show its focus"
        seen.append(name)
        if name == "payoo-1":
            phone.keyboard.type("3 9")
        if name.startswith("Toutes les règles"):
            break
    assert seen[-1].startswith("Toutes les règles"), "the keyboard is trapped in the sheet"
    expect(phone.locator(".points").first).to_have_text("12", timeout=30_000)
    assert "12" in phone.locator("form").aria_snapshot()


def test_what_is_chosen_shows_in_the_colours_of_the_system(opened):
    page = opened(forced_colors="active")
    page.goto("papayoo/aide/manche/")
    chosen = page.locator(".personne:has(:checked), .carte:has(:checked)").first
    expect(chosen).to_have_css("outline-style", "solid")


def test_nothing_moves_for_who_asked(phone: Page):
    phone.goto("papayoo/")
    moving = "[...document.querySelectorAll('.feuille *')].filter(e => parseFloat(getComputedStyle(e).transitionDuration))"
    assert phone.evaluate(f"{moving}.length") == 0
