"""The score track of Carcassonne: laps, squares and totals."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring_core.page import respond
from scoring_core.rules.carcassonne import track

patient = settings(deadline=None)  # the machine may be busy: slow is not wrong


def test_piste_a_lying_marker_on_28_is_78():
    page = respond("carcassonne/piste", "tours=1&case=28")
    assert page.data == {"total": 78, "laps": 1, "square": 28}
    assert "1\u00a0tour × 50 + 28 = 78" in page.html


@patient
@given(st.integers(0, 9999))
def test_piste_is_its_own_inverse(points):
    there = respond("carcassonne/piste", f"total={points}").data
    back = respond("carcassonne/piste", f"tours={there['laps']}&case={there['square']}").data
    assert back == there
    assert 0 <= there["square"] < track.LAP


@pytest.mark.parametrize("query", ["", "tours=", "tours=2", "total=", "case="])
def test_a_marker_without_a_square_is_nowhere_yet(query):
    page = respond("carcassonne/piste", query)
    assert page.data == {"total": None, "laps": None, "square": None}
    assert page.problems == []


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("total=78&tours=1&case=27", "case"),
        ("total=78&case=28", "case"),
        ("total=78&tours=2", "tours"),
        ("total=78&tours=1&case=50", "case"),
    ],
)
def test_the_total_wins_over_laps_and_square_that_disagree(query, field):
    page = respond("carcassonne/piste", query)
    assert page.data == {"total": 78, "laps": 1, "square": 28}
    assert [problem["field"] for problem in page.problems] == [field]


def test_both_ways_may_agree():
    assert respond("carcassonne/piste", "total=78&tours=1&case=28").problems == []


def test_a_total_that_cannot_be_read_leaves_the_square():
    page = respond("carcassonne/piste", "total=abc&case=28")
    assert page.data["total"] == 28
    assert [problem["field"] for problem in page.problems] == ["total"]
