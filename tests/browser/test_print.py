"""What comes out of the printer: Chromium's own PDF, read back."""

import io
from datetime import date
from urllib.parse import parse_qsl, urlencode

import pypdfium2
import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from scoring_core.catalogue import SHEETS
from scoring_core.french import digits
from scoring_core.page import respond

MARGIN = 11 / 25.4 * 72  # the pages ask for 12 mm, which is rounded to pixels
GAMES = [slug for slug, sheet in SHEETS.items() if sheet.kept]
LEDGERS = [slug for slug in GAMES if "manche-1-1=" in SHEETS[slug].example]
ROUNDS = 30
NAMES = ("Léa", "Hugo", "Chloé", "Nathan", "Zoë", "Œdipe", "Lætitia", "Inès", "Noé", "Maël")
LONGEST = 40
MONTHS = ("janvier", "février", "mars", "avril", "mai", "juin")
MONTHS += ("juillet", "août", "septembre", "octobre", "novembre", "décembre")


def a_long_game(slug):
    """Thirty rounds of 250 points with every player that the sheet takes; one name in two is a long one."""
    everybody = respond(slug, urlencode({f"joueur-{n}": "" for n in range(1, 20)})).data["totals"]
    seats = range(1, len(everybody) + 1)
    names = {
        seat: name if seat % 2 else f"{name} de " + "la " * LONGEST for seat, name in enumerate(NAMES, 1)
    }
    points = {1: 250 - sum(2 * seat for seat in seats[1:])} | {seat: 2 * seat for seat in seats[1:]}
    people = {f"joueur-{seat}": names[seat][:LONGEST] for seat in seats}
    cells = {f"manche-{r}-{seat}": points[seat] for r in range(1, ROUNDS + 1) for seat in seats}
    return [*people.values()], urlencode(people | cells | {"terminee": "oui"})


# Sheets are there as their drawings, and links to headings serve the screen.
FURNITURE = """() => [...document.querySelectorAll("header.md-header, nav, footer, .md-skip, .headerlink, .feuille, button")]
  .filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 99))"""
COLOURS = """() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector("h1")).color]"""


@pytest.fixture
def printer(page: Page):
    page.add_init_script("window.printed = 0; window.print = () => { window.printed += 1; };")
    return page


def filled(printer, slug, query):
    printer.goto(f"{slug}/?feuille={slug}&{query}")
    sheet = printer.locator(f'.feuille[data-feuille="{slug}"]')
    expect(sheet.and_(printer.locator('[data-etat="pret"]'))).to_be_attached(timeout=30_000)
    return sheet


def printed_alone(printer, slug, query):
    """The PDF of « Imprimer la partie »."""
    filled(printer, slug, query)
    printer.get_by_role("button", name="Imprimer la partie").click()
    for _ in range(200):
        if printer.evaluate("printed"):
            break
        printer.wait_for_timeout(50)
    assert printer.evaluate("printed") == 1
    return printer.pdf(format="A4")


def texts(pdf):
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages]


def squeezed(text):
    return "".join(text.split())


def letters_beyond_the_margins(pdf):
    for page in pypdfium2.PdfDocument(pdf):
        width, height = page.get_size()
        text = page.get_textpage()
        for index in range(text.count_chars()):
            left, bottom, right, top = text.get_charbox(index)
            inside = MARGIN <= left <= right <= width - MARGIN and MARGIN <= bottom <= top <= height - MARGIN
            if right > left and not inside:
                yield text.get_text_range(index, 1)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_printed_alone_with_its_names_totals_winner_and_date(printer, slug):
    query = SHEETS[slug].example
    pdf, data = printed_alone(printer, slug, query), respond(slug, query).data
    text = " ".join(texts(pdf))
    names = {n: name for n, name in parse_qsl(query) if n.startswith("joueur-")}
    assert all(name in text for name in names.values())
    assert all(f"{total}" in text for total in data["totals"])
    assert all(names[f"joueur-{seat}"] in text.partition("gagne")[0][-60:] for seat in data["winners"])
    today = date.today()
    assert f"{today.day} {MONTHS[today.month - 1]} {today.year}" in text
    assert "Accueil" not in text and "Imprimer" not in text and "Compter une partie" not in text


@pytest.mark.parametrize("slug", LEDGERS)
def test_a_long_game_says_its_columns_on_each_page_and_cuts_nothing(printer, slug):
    names, query = a_long_game(slug)
    pdf = printed_alone(printer, slug, query)
    pages = [*map(squeezed, texts(pdf))]
    assert 1 < len(pages) <= 4
    for page in (page for page in pages if "→" in page):
        assert all(squeezed(name) in page for name in ["Manche", *names])
        assert page.count("→") % len(names) == 0
    assert sum(page.count("→") for page in pages) == ROUNDS * len(names)
    assert all(squeezed(digits(total)) in "".join(pages) for total in respond(slug, query).data["totals"])
    assert [*letters_beyond_the_margins(pdf)] == []


def test_what_is_typed_is_never_printed_as_it_was_before(printer):
    slug = "papayoo/partie"
    printed_alone(printer, slug, SHEETS[slug].example)
    assert "Compter une partie" in texts(printer.pdf(format="A4"))[0]  # the page is whole again
    sheet, drawing = printer.locator(f'[data-feuille="{slug}"]'), printer.locator(".a-imprimer .dessin")
    printer.emulate_media(media="print")
    expect(drawing).to_contain_text("Léa")
    sheet.locator('[name="joueur-1"]').evaluate(
        "e => { e.value = 'Zoé'; e.dispatchEvent(new InputEvent('input', { bubbles: true })); }"
    )
    assert drawing.inner_html() == ""
    expect(sheet).to_be_visible()
    expect(drawing).to_contain_text("Zoé", timeout=10_000)
    expect(sheet).not_to_be_visible()


@pytest.mark.long
def test_every_page_prints_black_on_white_without_navigation(printer, built_site):
    printer.emulate_media(media="print", color_scheme="dark")
    for path in sorted(built_site.rglob("index.html")):
        printer.goto(path.relative_to(built_site).as_posix().removesuffix("index.html"))
        assert printer.evaluate(FURNITURE) == []
        paper, ink = printer.evaluate(COLOURS)
        assert paper in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")
        assert ink == "rgb(0, 0, 0)"
