"""Fields by their three rules, against an oracle that counts on its fingers."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring_core.page import respond
from scoring_core.rules.carcassonne import farmers
from scoring_core.rules.carcassonne.farmers import Field

patient = settings(deadline=None)  # the machine may be busy: slow is not wrong

SEATS = (1, 2)
CITIES = ("", "A", "B", "AB")


def holds(field, seat):
    mine = field.farmers.get(seat, 0)
    return mine > 0 and all(mine >= other for other in field.farmers.values())


def oracle(rule, fields, seat):
    """What a seat scores: every city is asked, one after the other, what it pays and how often."""
    points = 0
    for city in sorted(set().union(*(field.cities for field in fields))):
        around = [field for field in fields if city in field.cities]
        paid = [4 if seat in field.pigs else 3 for field in around if holds(field, seat)]
        if rule == "v3":
            points += sum(paid)
        elif rule == "v2":
            points += max([0, *paid])
        else:
            lying = {other: sum(field.farmers.get(other, 0) for field in around) for other in SEATS}
            points += 4 if lying[seat] and lying[seat] == max(lying.values()) else 0
    return points


def small_fields(number):
    for cities, *lying, pig in product(CITIES, range(3), range(3), (False, True)):
        yield Field(
            number, frozenset(cities), dict(zip(SEATS, lying, strict=True)), frozenset({1} if pig else ())
        )


@pytest.mark.parametrize("rule", farmers.RULES)
def test_champs_every_table_of_two_fields_is_what_the_oracle_says(rule):
    for fields in product(small_fields(1), small_fields(2)):
        awards = farmers.awards(rule, fields)
        assert [farmers.points(awards, seat) for seat in SEATS] == [
            oracle(rule, fields, seat) for seat in SEATS
        ], fields


one_field = st.builds(
    Field,
    st.just(0),
    st.frozensets(st.sampled_from("ABCD")),
    st.fixed_dictionaries({seat: st.integers(0, 9) for seat in SEATS}),
    st.frozensets(st.sampled_from(SEATS)),
)
tables = st.lists(one_field, max_size=4)


def written(rule, fields):
    cells = [f"regle={rule}", *(f"joueur-{seat}=" for seat in SEATS)]
    for number, field in enumerate(fields, 1):
        cells += [f"champ-{number}-villes={'+'.join(field.cities)}"]
        cells += [f"champ-{number}-paysans-{seat}={count}" for seat, count in field.farmers.items()]
        cells += [f"champ-{number}-cochon-{seat}=oui" for seat in field.pigs]
    return "&".join(cells)


@patient
@given(tables, st.sampled_from(farmers.RULES))
def test_the_sheet_says_what_the_oracle_says(fields, rule):
    page = respond("carcassonne/champs", written(rule, fields))
    assert page.data["points"] == [oracle(rule, fields, seat) for seat in SEATS]
    assert page.problems == []


@patient
@given(tables)
def test_v3_never_pays_less_than_v2(fields):
    v3, v2 = (farmers.awards(rule, fields) for rule in (farmers.V3, farmers.V2))
    assert all(farmers.points(v3, seat) >= farmers.points(v2, seat) for seat in SEATS)


def test_the_example_gives_lea_and_hugo_twelve_each():
    page = respond(
        "carcassonne/champs",
        "joueur-1=Léa&joueur-2=Hugo&champ-1-villes=ABCD&champ-1-paysans-1=1&champ-1-paysans-2=1",
    )
    assert page.data == {"points": [12, 12]}
    assert "champ\u00a01, 4\u00a0villes (A, B, C, D) × 3 = 12" in page.html


@pytest.mark.parametrize("text", ["AB", "a b", "A,B;A", "BA++B", "A%2BB", "A%C2%A0B"])
def test_a_city_written_twice_counts_once_however_it_is_written(text):
    page = respond("carcassonne/champs", f"joueur-1=A&champ-1-villes={text}&champ-1-paysans-1=1")
    assert page.data["points"] == [6]
    assert page.problems == []


@pytest.mark.parametrize("text", ["A1", "é", "ß", "ı", "A-B", "A|B"])
def test_a_city_is_a_letter(text):
    page = respond(
        "carcassonne/champs",
        f"joueur-1=A&champ-1-villes={text}&champ-1-paysans-1=1&champ-2-villes=Z&champ-2-paysans-1=1",
    )
    assert page.data["points"] == [3]
    assert [problem["field"] for problem in page.problems] == ["champ-1-villes"]


def test_the_three_rules_stand_side_by_side():
    page = respond(
        "carcassonne/champs",
        "joueur-1=A&champ-1-villes=X&champ-1-paysans-1=1&champ-2-villes=X&champ-2-paysans-1=1",
    )
    assert "<td>4</td><td>3</td><td>6</td>" in page.html


def test_v1_ignores_pigs_and_v2_keeps_the_best_value():
    twice = "joueur-1=A&champ-1-villes=X&champ-1-paysans-1=1&champ-2-villes=X&champ-2-paysans-1=1&champ-2-cochon-1=oui"
    assert [
        respond("carcassonne/champs", f"{twice}&regle={rule}").data["points"] for rule in ("v1", "v2", "v3")
    ] == [[4], [4], [7]]


def test_an_unknown_rule_is_a_problem_and_v3_counts():
    page = respond("carcassonne/champs", "regle=v4&joueur-1=A&champ-1-villes=X&champ-1-paysans-1=1")
    assert page.data["points"] == [3]
    assert [problem["field"] for problem in page.problems] == ["regle"]


def test_forty_fields_count_and_the_next_ones_are_one_problem():
    fields = "".join(f"&champ-{k}-villes=A&champ-{k}-paysans-1=1" for k in range(1, 44))
    page = respond("carcassonne/champs", f"joueur-1=A{fields}")
    assert page.data["points"] == [120]
    assert len(page.problems) == 1


def test_a_field_is_added_and_taken_away():
    two = respond("carcassonne/champs", "joueur-1=A&champ-1-villes=AB&champ-1-paysans-1=1&action=champ")
    assert 'id="champ-2-villes"' in two.html
    assert "champ-2-villes=" in two.query
    assert "champ-1" not in respond("carcassonne/champs", f"{two.query}&action=oter:1").query


def test_fields_keep_their_numbers():
    assert respond("carcassonne/champs", "joueur-3=A&champ-7-villes=AB&champ-7-paysans-3=1").data[
        "points"
    ] == [6]
