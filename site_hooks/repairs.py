"""What Material leaves wrong in a page, outside of the blocks that `theme/main.html` can override."""

import re

# HTML knows no `autocomplete` on a checkbox.
TOGGLE = re.compile(r'(<input class="md-toggle"[^>]*) autocomplete="off">')


def valid(html: str) -> str:
    """The page without what a validator refuses."""
    return TOGGLE.sub(r"\1>", html)
