"""Turns said ahead, as records: ranked, replaced, forgotten; and clocks that run for a round."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rules.core.words import Text
from rules.pace.clock import Policy
from rules.pace.declared import (
    MOST,
    Choice,
    Declared,
    declared_by,
    ranked,
    standing,
    with_declared,
    without,
)
from rules.pace.schedule import due_now, next_due, reading
from rules.pace.table import Person, Table, Terms, has_spoken, to_declare
from rules.pace.turns import awaited, carried_out

DAY = 86400
TERMS = Terms(policy=Policy(kind="budget", budget=DAY), together=True)


def choice(name):
    return Choice(id=name, label=Text.of(name), action={"kind": name})


def said(seat, *names, turn=5):
    return Declared(seat=seat, turn=turn, choices=tuple(choice(name) for name in names or ("hit",)))


def ids(choices):
    return [each.id for each in choices]


def test_the_latest_of_a_seat_counts_and_the_order_of_saying_does_not():
    all_said = [said(1), said(2, "flee"), said(3)]
    expected = tuple(all_said)
    for order in permutations(all_said):
        kept = ()
        for each in order:
            kept = with_declared(kept, each)
        assert kept == expected
    again = with_declared(expected, said(2, "hit", "flee"))
    assert ids(declared_by(again, 2).choices) == ["hit", "flee"]
    assert [each.seat for each in again] == [1, 2, 3]


def test_what_was_said_for_another_turn_or_by_who_had_theirs_does_not_stand():
    known = (said(1), said(2), said(3, turn=4))
    assert standing(known, (2, 3), 5) == (said(2),)
    assert without(known, (1, 3)) == (said(2),)
    assert declared_by((), 1) is None


def test_one_choice_at_least_and_three_at_most():
    for names in ((), ("a", "b", "c", "d")):
        with pytest.raises(ValidationError):
            Declared(seat=1, turn=1, choices=tuple(choice(name) for name in names))


def test_a_choice_takes_its_place_and_what_is_named_already_changes_places():
    two = (choice("hit"), choice("flee"))
    assert ids(ranked((), 3, choice("hit"))) == ["hit"]
    assert ids(ranked(two, 1, choice("drink"))) == ["drink", "flee"]
    assert ids(ranked(two, 3, choice("drink"))) == ["hit", "flee", "drink"]
    assert ids(ranked(two, 1, choice("flee"))) == ["flee", "hit"]
    assert ids(ranked(two, 3, choice("hit"))) == ["hit", "flee"]
    assert ids(ranked(two, 2, choice("flee"))) == ["hit", "flee"]


@given(st.lists(st.tuples(st.integers(-2, 9), st.sampled_from("abcde")), max_size=12))
def test_choices_are_never_named_twice_or_too_many(picks):
    kept = ()
    for rank, name in picks:
        before = kept
        kept = ranked(kept, rank, choice(name))
        assert 1 <= len(kept) <= MOST
        assert len(set(ids(kept))) == len(kept) >= len(before)
        assert name in ids(kept)


def round_of(*seats, now=0, acted=(), coming=(2, 3), turn=5, table=None):
    table = table or Table(terms=TERMS)
    return awaited(table, seats, now, acted=acted, coming=coming, turn=turn)


def test_everybody_of_a_round_is_on_the_clock_from_its_beginning():
    table = round_of(1)
    assert to_declare(table) == (2, 3)
    late = due_now(table, {}, DAY)
    assert [(each.kind, each.seat) for each in late] == [("late", 1), ("late", 2), ("late", 3)]
    later = round_of(2, now=100, acted=(1,), coming=(3,), table=table)
    assert later.clock(2).opened == 0
    assert later.clock(2).ahead is None
    assert to_declare(later) == (3,)
    assert reading(later, Person(), 2, 100).left == DAY - 100


def test_who_has_spoken_is_neither_reminded_nor_late_and_one_who_takes_it_back_has_no_more_time():
    table = round_of(1)
    spoken = table.with_(declared=(said(2),))
    assert has_spoken(spoken, 2)
    assert to_declare(spoken) == (3,)
    assert reading(spoken, Person(), 2, 50) is None
    assert {each.seat for each in due_now(spoken, {}, DAY)} == {1, 3}
    assert reading(table, Person(), 2, 50).left == DAY - 50
    assert not has_spoken(table.with_(declared=(said(1),)), 1)
    assert next_due(spoken, {}, 0) == next_due(table, {}, 0)


def test_a_new_round_is_a_new_turn_for_everybody():
    table = round_of(1)
    again = round_of(1, now=500, acted=(1, 2, 3), table=table)
    assert [again.clock(seat).opened for seat in (1, 2, 3)] == [500, 500, 500]
    other = round_of(1, now=700, turn=6, acted=(1,), table=table)
    assert other.clock(2).opened == 700
    assert other.clock(2).ahead == 6


def test_what_is_asked_besides_the_turn_has_a_time_of_its_own():
    table = round_of(1)
    asked = round_of(1, 2, now=400, table=table)
    assert asked.clock(2).opened == 400
    answered = round_of(1, now=600, acted=(2,), table=asked)
    assert (answered.clock(2).opened, answered.clock(2).ahead) == (600, 5)


def test_a_turn_that_is_late_before_it_comes_stays_late_and_no_vote_is_held_about_it():
    table = round_of(1).with_(terms=TERMS.with_(on_miss="vote"))
    for happening in due_now(table, {}, DAY):
        if happening.seat == 2:
            table = carried_out(table, happening, DAY)
    assert table.clock(2).missed == 1
    assert ("ask", 2) not in {(each.kind, each.seat) for each in due_now(table, {}, 9 * DAY)}
    come = round_of(2, now=DAY + 5, acted=(1,), coming=(3,), table=table)
    assert ("ask", 2) in {(each.kind, each.seat) for each in due_now(come, {}, DAY + 5)}


def test_whose_round_is_over_owes_nothing():
    table = round_of(1)
    over = round_of(1, now=10, acted=(1,), coming=(), table=table)
    assert over.clock(2).opened is None
    assert over.clock(2).ahead is None
    assert to_declare(over) == ()
