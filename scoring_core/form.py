"""A submitted form: names of fields, and the text typed in them.

The query string is the only thing a sheet receives, so everything that other people
can write in a link is made harmless for HTML here, once.
"""

import re
from urllib.parse import parse_qsl, urlencode

MOST_BYTES = 64 * 1024

_BAD_ESCAPE = re.compile("%(?![0-9A-Fa-f]{2})")
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
# An <input> cannot hold these: what the page sends back must be what was read.
_NOT_IN_A_FIELD = str.maketrans({"\0": _REPLACEMENT, "\r": " ", "\n": " "})

Form = dict[str, str]


def too_long(query: str) -> bool:
    """Dit si le formulaire dépasse 64 Kio une fois encodé."""
    raw = len(query.encode("utf-8", "replace"))
    # A link may spare the escapes that its canonical spelling has: at most three bytes for one.
    return raw > MOST_BYTES or (3 * raw > MOST_BYTES and len(encode(parse(query))) > MOST_BYTES)


def parse(query: str) -> Form:
    """Lit `application/x-www-form-urlencoded` ; d’un champ répété, le dernier compte."""
    text = _BAD_ESCAPE.sub(_REPLACEMENT, query).encode("utf-8", "surrogatepass").decode("utf-8", "replace")
    pairs = parse_qsl(text, keep_blank_values=True, errors="replace")
    return {_clean(name): _clean(value) for name, value in pairs}


def encode(form: Form) -> str:
    """Écrit le formulaire comme un navigateur l’enverrait."""
    return urlencode(form)


def _clean(text: str) -> str:
    return text.translate(_NOT_IN_A_FIELD)
