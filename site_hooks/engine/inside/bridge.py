"""What worker.js calls: text in, text out, so that no Python object crosses into JavaScript."""

import gc
import json

from scoring_core.page import respond

FIELDS = ("html", "status", "data", "problems", "query")

gc.freeze()  # what is imported is there to stay: no key waits while it is searched for garbage


def answer(slug: str, query: str, prefix: str = "", home: str = "") -> str:
    page = respond(slug, query, prefix, home)
    return json.dumps({field: getattr(page, field) for field in FIELDS})
