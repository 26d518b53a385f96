"""What worker.js calls: text in, text out, so that no Python object crosses into JavaScript."""

import gc
import json

from scoring_core.page import draw, respond

FIELDS = ("html", "status", "data", "problems", "query")

gc.freeze()  # what is imported is there to stay: no key waits while it is searched for garbage


def answer(slug: str, query: str, prefix: str = "", home: str = "", drawn: bool = False) -> str:
    """The page of a form or, drawn, only what paper shows of it."""
    if drawn:
        return json.dumps({"html": draw(slug, query, home)})
    page = respond(slug, query, prefix, home)
    return json.dumps({field: getattr(page, field) for field in FIELDS})
