"""Tables that do not wait for vacations: turns are taken meanwhile, and nobody counts as absent."""

from datetime import date

import pytest
from pydantic import ValidationError

from rules.pace.clock import HALF, Policy
from rules.pace.frozen import Quiet, Span
from rules.pace.schedule import ABSENT, due_now, next_due, reading
from rules.pace.stops import pause
from rules.pace.table import Person, Table, Terms
from rules.pace.turns import awaited, carried_out
from rules.pace.zones import instant

HOUR, DAY = 3600, 86400
T0 = instant(date(2026, 3, 2), 9 * 60, "UTC")
PLAY = Terms(policy=Policy(kind="budget", budget=DAY), vacations="play")


def table(**terms):
    return awaited(Table(terms=PLAY.with_(**terms)), (1,), T0)


def due(clocks, person, now):
    return [(each.kind, each.part) for each in due_now(clocks, {1: person, 2: Person()}, now)]


@pytest.mark.parametrize("kind", ["none", "budget", "daily"])
def test_a_turn_that_comes_on_a_vacation_is_taken_soon(kind):
    clocks = table(policy=Policy(kind=kind))
    person = Person(vacations=(Span(T0 - DAY, T0 + 9 * DAY),))
    assert next_due(clocks, {1: person}, T0) == T0 + ABSENT
    assert due(clocks, person, T0 + ABSENT - 1) == []
    assert due(clocks, person, T0 + ABSENT) == [("covered", 100)]
    assert reading(clocks, person, 1, T0).due == T0 + ABSENT


def test_it_counts_as_no_absence_however_often():
    person = Person(vacations=(Span(T0, T0 + 30 * DAY),))
    clocks, now = table(misses=1), T0
    for _ in range(5):
        now += ABSENT
        (happening,) = due_now(clocks, {1: person, 2: Person()}, now)
        clocks = carried_out(clocks, happening, now)
        assert due(clocks, person, now + HOUR) == []
        clocks = awaited(awaited(clocks, (), now), (1,), now)
    clock = clocks.clock(1)
    assert (clock.missed, clock.away, clock.covered) == (0, None, True)
    assert awaited(clocks, (), now, acted=(1,)).clock(1).covered is False


def test_a_turn_that_was_open_before_is_reminded_of_until_the_vacation_and_then_taken():
    begins = T0 + 13 * HOUR
    person = Person(vacations=(Span(begins, begins + 9 * DAY),))
    clocks = table()
    assert due(clocks, person, T0 + 12 * HOUR) == [("remind", HALF)]
    assert due(clocks, person, begins + ABSENT) == [("covered", 100)]


def test_a_vacation_that_begins_after_the_turn_is_over_saves_nobody():
    person = Person(vacations=(Span(T0 + 2 * DAY, T0 + 9 * DAY),))
    assert due(table(), person, T0 + DAY) == [("late", 100)]


def test_one_that_is_nearly_over_leaves_the_turn_to_who_comes_back():
    person = Person(vacations=(Span(T0 - DAY, T0 + ABSENT),))
    clocks = table()
    assert due(clocks, person, T0 + HOUR) == []
    assert reading(clocks, person, 1, T0).due == T0 + DAY


def test_nights_and_pauses_hold_for_who_is_away_too():
    night = Quiet(start=9 * 60, end=12 * 60, zone="UTC")
    person = Person(quiet=night, vacations=(Span(T0 - DAY, T0 + 9 * DAY),))
    clocks = table()
    assert due(clocks, person, T0 + HOUR) == []
    assert due(clocks, person, T0 + 3 * HOUR) == [("covered", 100)]
    assert due(pause(clocks, T0), person, T0 + 3 * HOUR) == []


def test_where_the_table_waits_nothing_is_due():
    person = Person(vacations=(Span(T0 - DAY, T0 + 9 * DAY),))
    assert due(table(vacations="wait"), person, T0 + 3 * DAY) == []


@pytest.mark.parametrize("minutes", [-1, 24 * 60])
def test_quiet_hours_begin_and_end_within_a_day(minutes):
    Quiet(start=0, end=24 * 60 - 1, zone="UTC")
    for wrong in ({"start": minutes, "end": 0}, {"start": 0, "end": minutes}):
        with pytest.raises(ValidationError):
            Quiet(**wrong, zone="UTC")
