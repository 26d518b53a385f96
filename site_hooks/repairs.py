"""What Material leaves wrong in a page, outside of the blocks that `theme/main.html` can override."""

import re

# HTML knows no `autocomplete` on a checkbox.
TOGGLE = re.compile(r'(<input class="md-toggle"[^>]*) autocomplete="off">')
# The part of the menu that lists a game's pages is named by an arrow, which has no words: its title has some.
PART_OF_MENU = re.compile(
    r'aria-labelledby="(__nav_\d+(?:_\d+)*)_label"([^>]*>\s*<label class="md-nav__title")'
)
# A table of a page may be wider than a phone: it scrolls in its own box, which the keyboard must reach.
TABLE = re.compile(r"<table>\n.*?</table>", re.DOTALL)
BOX = '<div class="defile" tabindex="0" role="group" aria-label="Tableau">{}</div>'


def valid(html: str) -> str:
    """The page without what a validator refuses."""
    html = PART_OF_MENU.sub(r'aria-labelledby="\1_titre"\2 id="\1_titre"', html)
    html = TABLE.sub(lambda table: BOX.format(table[0]), html)
    return TOGGLE.sub(r"\1>", html)
