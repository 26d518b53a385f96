"""Where a page stands, as search engines read it: schema.org's BreadcrumbList, data and never a script that runs."""

import json
from typing import Any
from urllib.parse import urljoin


def of(page: Any, base: str) -> str:
    """The trail from the home page to this one, as JSON; nothing for the home page itself."""
    if not page or page.is_homepage or not page.canonical_url:
        return ""
    trail = [("Accueil", base), *_folders(page, base), (page.title, page.canonical_url)]
    items = [
        {"@type": "ListItem", "position": position, "name": name, "item": address}
        for position, (name, address) in enumerate(trail, 1)
    ]
    data = {"@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": items}
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")


def _folders(page: Any, base: str) -> list[tuple[str, str]]:
    """The folders above the page, from the outermost, each by the page that it opens on."""
    sections = ((section, _index(section)) for section in reversed(page.ancestors))
    return [
        (section.title, urljoin(base, index.url)) for section, index in sections if index not in (None, page)
    ]


def _index(section: Any) -> Any:
    return next((child for child in section.children if getattr(child, "is_index", False)), None)
