"""The menu follows the folders; a page's front matter may say its name there and its rank.

`menu: 6 qui prend !` names the page, or its whole folder when it is the folder's index.md;
`rang: 90` orders it: smaller first, 50 when absent, then the alphabet.
`pied: Vie privée` also puts the page at the foot of every page, under this name.
"""

from typing import Any

import yaml

from site_hooks.typography import french


def _front_matter(item: Any) -> dict[str, Any]:
    """What the item's page says of itself; for a folder, its index page."""
    page = item.children[0] if item.children else item
    text = page.file.content_string if getattr(page, "file", None) else ""
    return (yaml.safe_load(text.split("---\n")[1]) or {}) if text.startswith("---\n") else {}


def _rank(item: Any) -> int:
    return _front_matter(item).get("rang", 50)


def arrange(items: list[Any]) -> None:
    """Name the entries and put them in order, in place; a folder of one page is that page."""
    items[:] = [item.children[0] if len(item.children or []) == 1 else item for item in items]
    items.sort(key=_rank)
    for item in items:
        if name := _front_matter(item).get("menu"):
            item.title = french(name)
        arrange(item.children or [])


def footer(pages: list[Any]) -> list[dict[str, str]]:
    """What the foot of every page leads to."""
    named = [(page, _front_matter(page).get("pied")) for page in sorted(pages, key=_rank)]
    return [{"name": french(name), "url": page.url} for page, name in named if name]


def spelled(meta: dict[str, Any]) -> dict[str, Any]:
    """The words of a front matter that readers see, in French print."""
    return {name: french(meta[name]) for name in ("title", "description") if name in meta}
