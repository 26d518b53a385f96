"""The score sheets for a pencil, read back from the PDFs that the site publishes."""

import io
from dataclasses import replace
from itertools import pairwise
from urllib.parse import urlsplit

import pypdfium2
import pytest
import zxingcpp
from pypdf import PdfReader

from scoring_core.catalogue import GAMES
from scoring_core.paper import Line
from site_hooks import RefusedError, paper

SITE = "http://127.0.0.1:8000/"
A4 = (210, 297)  # mm
MARGIN = 10
LOWEST_BOX = 8
PIXELS = 8  # a mm
INK = 200  # a grey darker than this is ink
POINTS = 72 / 25.4  # a mm

PAPERS = {slug: game.paper for slug, game in GAMES.items() if game.paper}
every_sheet = pytest.mark.parametrize("slug", PAPERS)


def published(site, slug):
    return (site / slug / paper.NAME).read_bytes()


def words(pdf):
    return " ".join(PdfReader(io.BytesIO(pdf)).pages[0].extract_text().split())


def rows_of(pdf):
    """The page as rows of greys."""
    bitmap = pypdfium2.PdfDocument(pdf)[0].render(scale=PIXELS / POINTS, grayscale=True)
    pixels = bytes(bitmap.buffer)
    starts = range(0, bitmap.height * bitmap.stride, bitmap.stride)
    return [pixels[start : start + bitmap.width] for start in starts]


def has_ink(row):
    return min(row) < INK


def fonts(pdf):
    """Every font of a page with the file that holds its shapes, or None."""
    for font in PdfReader(io.BytesIO(pdf)).pages[0]["/Resources"]["/Font"].values():
        for inner in font["/DescendantFonts"]:
            shapes = inner["/FontDescriptor"]
            yield font["/BaseFont"], next((shapes[key] for key in shapes if "FontFile" in key), None)


@every_sheet
def test_it_is_one_a4_page(built_site, slug):
    (page,) = PdfReader(io.BytesIO(published(built_site, slug))).pages
    assert [round(float(side) / POINTS, 1) for side in page.mediabox[2:]] == [*A4]


@every_sheet
def test_a_screen_reader_can_follow_it(built_site, slug):
    reader = PdfReader(io.BytesIO(published(built_site, slug)))
    assert reader.root_object["/MarkInfo"]["/Marked"]
    assert reader.root_object["/Lang"] == "fr"
    assert GAMES[slug].title in reader.metadata.title
    assert reader.metadata.author == paper.AUTHOR
    assert b"pdfuaid:part>1<" in reader.xmp_metadata.stream.get_data()


@every_sheet
def test_it_reads_from_the_title_down(built_site, slug):
    sheet, values = PAPERS[slug], GAMES[slug].values()
    told = [
        f"Feuille de score : {GAMES[slug].title}",
        sheet.direction,
        *sheet.blanks,
        sheet.corner,
        *(f"Joueur {seat}" for seat in range(1, sheet.players[1] + 1)),
        sheet.control,
        *(box for _ in range(sheet.players[1]) for box in sheet.boxes),
        *(line.name for line in sheet.lines),
        sheet.total,
        values.caption,
        *(cell for row in values.rows for cell in row),
        f"127.0.0.1:8000/{slug}/",
    ]
    text, place = words(published(built_site, slug)), 0
    for said in (" ".join(each.split()) for each in told):
        place = text.find(said, place)
        assert place >= 0, said
        place += len(said)


@every_sheet
def test_its_fonts_are_inside(built_site, slug):
    held = dict(fonts(published(built_site, slug)))
    assert held
    assert None not in held.values()


@every_sheet
def test_no_ink_is_in_the_margins(built_site, slug):
    rows, edge = rows_of(published(built_site, slug)), MARGIN * PIXELS
    assert any(map(has_ink, rows))
    assert not any(map(has_ink, rows[:edge] + rows[-edge:]))
    assert not any(has_ink(row[:edge]) or has_ink(row[-edge:]) for row in rows)


@every_sheet
def test_boxes_leave_room_for_a_pencil(built_site, slug):
    rows = rows_of(published(built_site, slug))
    inked = [sum(grey < INK for grey in row) > 0.8 * len(row) for row in rows]
    rules = [y for y, (above, here) in enumerate(pairwise(inked)) if here and not above]
    lines = len(PAPERS[slug].lines) + bool(PAPERS[slug].total)
    heights = [(below - above) / PIXELS for above, below in pairwise(rules)][-lines:]
    assert len(heights) == lines
    assert min(heights) >= LOWEST_BOX


@every_sheet
def test_it_is_white_with_lines(built_site, slug):
    rows = rows_of(published(built_site, slug))
    assert sum(grey < INK for row in rows for grey in row) < 0.06 * len(rows) * len(rows[0])


@every_sheet
def test_its_code_leads_to_the_games_page(built_site, slug):
    rows = rows_of(published(built_site, slug))
    picture = memoryview(b"".join(rows)).cast("B", (len(rows), len(rows[0])))
    (code,) = zxingcpp.read_barcodes(picture)
    assert code.text.startswith(SITE)
    assert (built_site / urlsplit(code.text).path.strip("/") / "index.html").is_file()


@every_sheet
def test_its_page_leads_to_it(built_site, slug):
    page = (built_site / slug / "index.html").read_text("utf-8")
    assert f'href="{paper.NAME}"' in page[page.index('id="feuille"') :]


@every_sheet
def test_the_same_game_makes_the_same_bytes(built_site, slug):
    assert paper.pdf(paper.record(GAMES[slug], f"{SITE}{slug}/")) == published(built_site, slug)


def test_french_letters_are_printed():
    names = ("Léa", "Chloé", "Zoë", "Œdipe", "Lætitia", "à la fin où")
    game = replace(GAMES["papayoo"], paper=replace(PAPERS["papayoo"], lines=tuple(map(Line, names))))
    pdf = paper.pdf(paper.record(game, SITE))
    assert all(name in words(pdf) for name in names)
    assert None not in dict(fonts(pdf)).values()


def test_a_sheet_that_leads_nowhere_stops_the_build(tmp_path):
    with pytest.raises(RefusedError, match=r"leads to docs/[\w-]+/index\.md"):
        paper.write(tmp_path, SITE)
