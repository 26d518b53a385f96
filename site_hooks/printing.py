"""What the page holds for print: each sheet as its drawing.

The build draws the blank sheet; the shell draws again what is typed (`impression.js`).
"""

from htpy import Element, div, p, span, strong
from markupsafe import Markup

from scoring_core import page
from scoring_core.catalogue import GAMES
from scoring_core.sheet import Sheet
from site_hooks.typography import french


def on_paper(sheet: Sheet, home: str) -> Element:
    """What print shows in place of a sheet, with the title and date of a game that is printed alone."""
    blank = Markup(page.draw(sheet.slug, sheet.blank, home))
    head = p(".entete")[strong[french(GAMES[sheet.game].title)], span(".date")]
    return div(".a-imprimer", data_search_exclude=True)[head, div(".dessin")[blank]]
