"""The sheets from a shell: `python -m scoring_core SLUG QUERY` (or `-` to read it)."""

import json
import signal
import sys

from scoring_core.catalogue import SHEETS
from scoring_core.page import respond

OK, PROBLEMS, USAGE = 0, 1, 2


def main(words: list[str]) -> int:
    """Répond à une feuille sur une ligne de JSON ; sans argument, nomme les feuilles."""
    if not words:
        print("\n".join(f"{slug}\t{sheet.title}" for slug, sheet in SHEETS.items()))
        return OK
    closed = words[1:] == ["-"] and sys.stdin is None
    if len(words) != 2 or words[0] not in SHEETS or closed:
        print("Usage : python -m scoring_core [FEUILLE CHAMPS|-]", file=sys.stderr)
        return USAGE
    slug, query = words
    return _answer(slug, sys.stdin.read().removeprefix("\ufeff").rstrip("\r\n") if query == "-" else query)


def _answer(slug: str, query: str) -> int:
    page = respond(slug, query)
    answer = {"data": page.data, "status": page.status, "problems": page.problems}
    print(json.dumps(answer, ensure_ascii=False))
    return PROBLEMS if page.problems else OK


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # who reads no further, as `head`, stops it without a word
    for stream in filter(None, (sys.stdin, sys.stdout, sys.stderr)):
        stream.reconfigure(encoding="utf-8", errors="replace")  # whatever the shell's locale
    sys.exit(main(sys.argv[1:]))
