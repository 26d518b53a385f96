"""A form is read as a browser writes it, and made harmless."""

import pytest

from scoring_core import form


@pytest.mark.parametrize(
    ("query", "read"),
    [
        ("a=3%2B6+2", {"a": "3+6 2"}),
        ("a=&b", {"a": "", "b": ""}),
        ("a=1&a=2", {"a": "2"}),
        ("a=1;b=2", {"a": "1;b=2"}),
        ("a=%FF", {"a": "\ufffd"}),
        ("a=%zz", {"a": "\ufffdzz"}),
        ("a=%00%0A", {"a": "\ufffd "}),
        ("nom=Zo%C3%AB", {"nom": "Zoë"}),
        ("a=\ud800", {"a": "\ufffd\ufffd\ufffd"}),
        ("", {}),
    ],
)
def test_a_query_is_read(query, read):
    assert form.parse(query) == read


def test_what_is_written_is_read_again():
    fields = {"joueur-1": "Léa & Hugo", "manche-1-1": "3+6 +2", "objectif": ""}
    assert form.parse(form.encode(fields)) == fields
