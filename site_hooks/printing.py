"""What the page holds for print: each sheet as its drawing, and a button that prints a game alone.

The build draws the blank sheet; the shell draws again what is typed (`impression.js`).
"""

from htpy import Fragment, button, div, fragment, p, span, strong
from markupsafe import Markup

from scoring_core import page
from scoring_core.catalogue import GAMES
from scoring_core.sheet import Sheet
from site_hooks.typography import french


def on_paper(sheet: Sheet, home: str) -> Fragment:
    """What print shows in place of a sheet; its next sibling, for a game, is what prints it alone."""
    blank = Markup(page.draw(sheet.slug, sheet.blank, home))
    head = p(".entete")[strong[french(GAMES[sheet.game].title)], span(".date")]
    alone = p(".outils")[button(type="button", data_imprimer=True)["Imprimer la partie"]]
    return fragment[
        div(".a-imprimer", data_search_exclude=True)[head, div(".dessin")[blank]],
        alone if sheet.kept else None,
    ]
