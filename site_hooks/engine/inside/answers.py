"""Answer every sheet blank, with its example and with nonsense, and write down which modules that took.

It runs in the engine with the whole library (what is needed?), in the engine with the archive (is something
missing?) and in CPython (are the answers the same, byte for byte?).
"""

import io
import json
import os
import sys
import traceback

import bridge

from scoring_core.catalogue import SHEETS

NONSENSE = "%3Cb%3E%22%27%00%F0%9F%83%8F%E2%80%AE3,5"


def queries(sheet):
    yield sheet.blank
    yield sheet.example
    yield "&".join(field.partition("=")[0] + "=" + NONSENSE for field in sheet.example.split("&"))


def answers():
    return {slug: [bridge.answer(slug, query) for query in queries(sheet)] for slug, sheet in SHEETS.items()}


def explain_a_bug():
    """The engine prints the traceback of an exception before JavaScript sees it: that takes modules too."""
    try:
        raise RuntimeError("a bug")
    except RuntimeError as error:
        traceback.print_exception(error, file=io.StringIO())


def files_in_use():
    """Names, inside the library's archive, of all that was imported."""
    specs = (getattr(module, "__spec__", None) for module in list(sys.modules.values()))
    origins = (getattr(spec, "origin", None) for spec in specs)
    return sorted(origin.partition(".zip/")[2] for origin in origins if origin and ".zip/" in origin)


def report():
    given = answers()
    explain_a_bug()
    return {"answers": given, "files": files_in_use()}


with open(os.environ["REPORT"], "w", encoding="utf-8") as file:
    json.dump(report(), file)
