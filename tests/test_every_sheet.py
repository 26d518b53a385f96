"""What is true of every sheet, whatever the game."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qsl, urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring_core.catalogue import SHEETS
from scoring_core.page import draw, respond

CASES = json.loads(Path(__file__).with_name("cases").joinpath("given.json").read_text("utf-8"))
HOSTILE = [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "\0",
    "👨‍👩‍👧 Zoë",
    "\u202eà l’envers\u2066",
    "9" * 4000,
    "-1",
    "3,5",
    "abc",
    "+",
    " ",
]

every_sheet = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)


class Controls(HTMLParser):
    """The native controls of a page, and its identifiers."""

    def __init__(self, html):
        super().__init__()
        self.ids, self.values, self.buttons, self.focused, self.inputs = [], {}, [], 0, []
        self.select = None
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        named = dict(attrs)
        self.ids += [named["id"]] if "id" in named else []
        self.focused += "data-focus" in named
        name = named.get("name")
        if tag == "input":
            self.inputs.append(named)
        if tag == "input" and name and (named.get("type") not in ("checkbox", "radio") or "checked" in named):
            self.values[name] = named["value"]
        if tag == "select":
            self.select = name
        if tag == "option" and "selected" in named:
            self.values[self.select] = named["value"]
        if tag == "button" and named["type"] == "submit":
            self.buttons.append(named)


def known(sheet, query):
    """The fields of a query that the sheet knows."""
    return dict(parse_qsl(respond(sheet.slug, query).query, keep_blank_values=True))


@pytest.mark.parametrize("case", [c for c in CASES if c["sheet"] in SHEETS], ids=lambda case: case["id"])
def test_a_case_of_the_contract(case):
    page = respond(case["sheet"], case["query"])
    for key, expected in case["data"].items():
        found = page.data[key]
        if isinstance(expected, dict) and set(expected) == {"contains"}:
            assert expected["contains"] in found
        else:
            assert found == expected, key
    assert bool(page.problems) is case["problem"], page.problems


@every_sheet
def test_blank_is_not_wrong(sheet):
    assert respond(sheet.slug, sheet.blank).problems == []
    assert respond(sheet.slug, "").problems == []


@every_sheet
def test_the_example_has_no_problem_and_can_be_drawn(sheet):
    assert respond(sheet.slug, sheet.example).problems == []
    assert not re.search("<(input|select|button|textarea)", draw(sheet.slug))


@every_sheet
def test_it_sends_back_all_that_it_was_given(sheet):
    controls = Controls(respond(sheet.slug, sheet.example).html)
    given_ = dict(parse_qsl(sheet.example, keep_blank_values=True))
    assert {name: controls.values.get(name) for name in given_} == given_


@every_sheet
@pytest.mark.parametrize("query", ["blank", "example"])
def test_identifiers_are_unique_and_prefixed(sheet, query):
    ids = Controls(respond(sheet.slug, getattr(sheet, query), prefix="ici-").html).ids
    assert len(ids) == len(set(ids))
    assert all(id_.startswith("ici-") for id_ in ids)


@every_sheet
def test_a_field_is_named_as_its_identifier(sheet):
    inputs = Controls(respond(sheet.slug, sheet.example).html).inputs
    named = [field for field in inputs if "name" in field and field["type"] != "radio"]
    assert [field["name"] for field in named] == [field["id"] for field in named]


@every_sheet
def test_every_input_has_its_value(sheet):
    assert all("value" in field for field in Controls(respond(sheet.slug, sheet.example).html).inputs)


@every_sheet
def test_the_first_button_changes_nothing(sheet):
    first = Controls(respond(sheet.slug, sheet.example).html).buttons[0]
    assert first["name"] == "action"
    pressed = respond(sheet.slug, f"{sheet.example}&action={first['value']}")
    untouched = respond(sheet.slug, sheet.example)
    assert (pressed.query, pressed.data) == (untouched.query, untouched.data)


@every_sheet
def test_a_button_marks_one_place_to_go_to(sheet):
    for button in Controls(respond(sheet.slug, sheet.example).html).buttons:
        pressed = respond(sheet.slug, f"{sheet.example}&action={button['value']}")
        assert Controls(pressed.html).focused == 1, button


@every_sheet
def test_the_canonical_query_says_the_same(sheet):
    page = respond(sheet.slug, sheet.example)
    again = respond(sheet.slug, page.query)
    assert (again.data, again.query, again.html) == (page.data, page.query, page.html)


@every_sheet
@pytest.mark.parametrize("query", ["blank", "example"])
def test_the_page_s_own_form_says_the_same(sheet, query):
    page = respond(sheet.slug, getattr(sheet, query))
    sent = respond(sheet.slug, urlencode(Controls(page.html).values))
    assert (sent.data, sent.html, sent.problems) == (page.data, page.html, page.problems)


def one_of_each_kind(names):
    """`manche-3-2` is read as `manche-1-1` is."""
    return {re.sub("[0-9]+", "", name): name for name in names}.values()


@every_sheet
@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text)[:40])
def test_any_field_survives_what_others_write(sheet, text):
    for name in one_of_each_kind(known(sheet, sheet.example)):
        query = urlencode({**dict(parse_qsl(sheet.example, keep_blank_values=True)), name: text})
        page = respond(sheet.slug, query)
        assert set(page.data) == set(respond(sheet.slug, "").data)
        assert "<script" not in page.html and "<img src=x" not in page.html
        assert Controls(page.html).values[name] == text.replace("\0", "\N{REPLACEMENT CHARACTER}")
        json.dumps(page.data)


@every_sheet
def test_a_form_of_more_than_64_kib_is_one_problem(sheet):
    page = respond(sheet.slug, "joueur-1=" + "a" * 70_000)
    assert len(page.problems) == 1
    assert page.data == respond(sheet.slug, "").data


@every_sheet
def test_a_seat_too_many_is_one_problem(sheet):
    if "joueur-1" not in known(sheet, sheet.example):
        return
    query = "&".join(f"joueur-{n}=A" for n in range(1, 15))
    assert len(respond(sheet.slug, query).problems) == 1


@every_sheet
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_anything_typed_is_answered_with_the_same_keys(sheet, data):
    names = [*known(sheet, sheet.example), "action", "inconnu"]
    fields = data.draw(st.dictionaries(st.sampled_from(names), st.text(max_size=20)))
    page = respond(sheet.slug, urlencode(fields, errors="replace"))
    assert set(page.data) == set(respond(sheet.slug, "").data)
    assert respond(sheet.slug, page.query).query == page.query


@every_sheet
def test_no_number_in_a_button_is_too_long_to_be_refused(sheet):
    for code in sheet.actions:
        for argument in ("", "9" * 5000, "0", "-1", "²", "1:" + "9" * 5000, "<b>", "a:b:c"):
            page = respond(sheet.slug, f"{sheet.example}&{urlencode({'action': f'{code}:{argument}'})}")
            assert set(page.data) == set(respond(sheet.slug, "").data)
