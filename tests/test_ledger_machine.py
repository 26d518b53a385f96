"""A table that types, mends, deletes, moves and changes its mind: totals always follow."""

from urllib.parse import parse_qs, urlencode

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from scoring_core.catalogue import SHEETS
from scoring_core.page import respond
from scoring_core.rules.papayoo import ROUND_TOTAL

LEDGERS = [
    slug for slug in SHEETS if "totals" in respond(slug, "").data and "rounds" in respond(slug, "").data
]
TEXTS = st.sampled_from(["", "0", "7", "12", "40", "83", "3+6", " 1 ", "–", "x", "3,5", "abc", "999", "1 00"])
ROUNDS = st.integers(1, 6)
SEATS = st.integers(1, 5)
MOST = 171  # in a box, whatever the game
AWAY = ("-", "–", "x")


def points(text):
    """What a box adds; None while it says nothing. Written anew here, and not taken from the core."""
    text = text.strip()
    if text in AWAY:
        return 0
    terms = [term.strip() for term in text.split("+")]
    total = sum(map(int, terms)) if all(term.isdecimal() for term in terms) else None
    return total if total is not None and total <= MOST else None


def totals(slug, query):
    form = {field: values[-1] for field, values in parse_qs(query, keep_blank_values=True).items()}
    people = sorted(int(field[7:]) for field in form if field.startswith("joueur-"))
    rounds = [[points(form.get(f"manche-{number}-{seat}", "")) for seat in people] for number in range(1, 61)]
    closed = [
        row for row in rounds if None not in row and (slug != "papayoo/partie" or sum(row) == ROUND_TOTAL)
    ]
    return [sum(column) for column in zip(*closed, strict=True)] or [0] * len(people)


class Table(RuleBasedStateMachine):
    """Keeps what the page keeps: the canonical query, and those before it."""

    slug = "papayoo/partie"

    @initialize()
    def sit_down(self):
        self.past, self.future = [], []
        self.page = respond(self.slug, "joueur-1=Léa&joueur-2=Hugo&joueur-3=Léa&joueur-4=")

    def answer(self, query):
        self.past.append(self.page)
        self.future.clear()
        self.page = respond(self.slug, query)

    def press(self, action):
        self.answer(f"{self.page.query}&{urlencode({'action': action})}")

    def write(self, **boxes):
        form = {
            field: values[-1] for field, values in parse_qs(self.page.query, keep_blank_values=True).items()
        }
        self.answer(urlencode(form | boxes))

    @rule(number=ROUNDS, seat=SEATS, text=TEXTS)
    def type_in_a_box(self, number, seat, text):
        self.write(**{f"manche-{number}-{seat}": text})

    @rule(number=ROUNDS, cuts=st.lists(st.integers(0, 80), min_size=9, max_size=9))
    def write_a_whole_round(self, number, cuts):
        form = parse_qs(self.page.query, keep_blank_values=True)
        seats = [int(field[7:]) for field in form if field.startswith("joueur-")]
        if len(seats) < 2:
            return  # a box holds less than the round
        shares = cuts[: len(seats) - 1]
        rest = max(ROUND_TOTAL - sum(shares), 0)
        shares = [*shares, rest] if rest <= MOST else [*shares[:-1], shares[-1] + rest - 100, 100]
        self.write(
            **{f"manche-{number}-{seat}": str(share) for seat, share in zip(seats, shares, strict=False)}
        )

    @rule(number=ROUNDS, seat=SEATS)
    def delete_a_box(self, number, seat):
        self.write(**{f"manche-{number}-{seat}": ""})

    @rule(action=st.sampled_from(["monter", "descendre", "absent", "revenu", "retirer"]), seat=SEATS)
    def do_something_to_a_player(self, action, seat):
        self.press(f"{action}:{seat}")

    @rule(action=st.sampled_from(["enlever", "inserer"]), number=ROUNDS)
    def do_something_to_a_round(self, action, number):
        self.press(f"{action}:{number}")

    @rule(action=st.sampled_from(["ajouter", "terminer", "reprendre", "encore:3", "rejouer", "manches:4"]))
    def do_something_to_the_game(self, action):
        self.press(action)

    @rule(number=ROUNDS, seat=SEATS)
    def give_the_papayoo(self, number, seat):
        self.press(f"papayoo:{number}-{seat}")

    @precondition(lambda self: self.past)
    @rule()
    def undo(self):
        self._step(self.past, self.future)

    @precondition(lambda self: self.future)
    @rule()
    def redo(self):
        self._step(self.future, self.past)

    def _step(self, back, forth):
        forth.append(self.page)
        before = back.pop()
        self.page = respond(self.slug, before.query)
        assert (self.page.query, self.page.data) == (before.query, before.data)

    @invariant()
    def totals_are_the_sum_of_the_closed_rounds(self):
        assert self.page.data["totals"] == totals(self.slug, self.page.query)

    @invariant()
    def what_is_kept_says_all(self):
        assert respond(self.slug, self.page.query).query == self.page.query


@pytest.mark.parametrize("slug", LEDGERS)
def test_a_table_that_changes_its_mind_never_loses_a_point(slug):
    run_state_machine_as_test(
        type(Table.__name__, (Table,), {"slug": slug}),
        settings=settings(max_examples=15, stateful_step_count=20, deadline=None),
    )
