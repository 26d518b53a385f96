"""Numbers and lists of cards are read as people type them."""

import pytest

from scoring_core.numbers import Problem, card_list, whole_number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("", None),
        (" \u00a0\u202f", None),
        ("0", 0),
        (" 12 ", 12),
        ("3+6+2", 11),
        ("3 + 6", 9),
        ("1 000", 1000),
        ("1\u202f000", 1000),
        ("000000009", 9),
    ],
)
def test_a_number_is_read(text, number):
    assert whole_number(text, 0, 9999) == number


@pytest.mark.parametrize(
    "text",
    [
        "-1",
        "−1",
        "–1",
        "3,5",
        "3.5",
        "3 6",
        "1 0000",
        "+3",
        "3+",
        "3++4",
        "abc",
        "10000",
        "0000000001",
        "9" * 4000,
        "٣",
        "1\t",
        "²",
    ],
)
def test_what_is_not_a_number_is_a_problem(text):
    assert isinstance(whole_number(text, 0, 9999), Problem)


def test_a_sum_out_of_range_is_a_problem():
    assert whole_number("200+50", 0, 250) == 250
    assert isinstance(whole_number("200+51", 0, 250), Problem)


@pytest.mark.parametrize("text", ["5 7 10", "5, 7;10", "5+7+10", " 5\u00a07\u202f10 ", "5,,7  10"])
def test_cards_are_separated_by_anything(text):
    assert card_list(text, 1, 104) == (5, 7, 10)


@pytest.mark.parametrize("text", ["0", "105", "5.5", "x", "9" * 4000, "٣", "-3"])
def test_what_is_not_a_card_is_a_problem(text):
    assert isinstance(card_list(f"4 {text}", 1, 104), Problem)
