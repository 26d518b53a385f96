"""Addresses that a page shows to be copied: they hold the place where the site is published.

Write `%SITE%papayoo/`, in code as in text, for the whole address of a page.
"""

PLACE = "%SITE%"


def told(markdown: str, site_url: str) -> str:
    """The page, with the site's own address."""
    return markdown.replace(PLACE, site_url)
