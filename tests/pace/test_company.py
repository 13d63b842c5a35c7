"""Who of a table is there: those who are asked, and for a while those whose hero fell."""

import pytest

from rules.pace.clock import Policy
from rules.pace.company import is_idle, nobody_there
from rules.pace.frozen import Quiet, Span
from rules.pace.table import Person, SeatClock, Table, Terms

HOUR, DAY = 3600, 86400
NOW = 100 * DAY
PEOPLE = {1: Person(), 2: Person()}


def table(fallen, hours=24, **more):
    """A table whose first player is away, and asks the second nothing."""
    policy = Policy(kind="budget", budget=hours * HOUR)
    away = SeatClock(seat=1, opened=NOW - DAY, away=NOW - 2 * DAY, missed=2)
    return Table(terms=Terms(policy=policy), seats=(away, fallen), **more)


@pytest.mark.parametrize("hours", [24, 48])
def test_who_is_asked_nothing_is_there_for_the_time_of_two_turns(hours):
    for ago, there in ((2 * hours * HOUR - 1, True), (2 * hours * HOUR, False)):
        clocks = table(SeatClock(seat=2, acted=NOW - ago), hours)
        assert nobody_there(clocks, PEOPLE, NOW) is not there


def test_who_is_asked_is_there_while_their_time_runs():
    clocks = table(SeatClock(seat=2, acted=NOW - 9 * DAY, opened=NOW - HOUR))
    assert not nobody_there(clocks, PEOPLE, NOW)


def test_nights_do_not_count_and_outages_do():
    clock, night = SeatClock(seat=2, acted=NOW - 50 * HOUR), Quiet(zone="UTC", start=0, end=480)
    assert is_idle(table(clock), Person(), clock, NOW)
    assert not is_idle(table(clock), Person(quiet=night), clock, NOW)
    stop = Span(NOW - 2 * DAY, NOW - DAY)
    assert is_idle(table(clock, stops=(stop,)), Person(), clock, NOW)


def test_where_the_table_waits_for_who_is_late_the_others_wait_too():
    clocks = table(SeatClock(seat=2, acted=NOW - 9 * DAY))
    assert nobody_there(clocks, PEOPLE, NOW)
    assert not nobody_there(clocks, PEOPLE, NOW, waits=True)


def test_who_never_did_anything_is_there_until_a_turn_was_taken():
    assert not nobody_there(table(SeatClock(seat=2)), PEOPLE, NOW)
    assert nobody_there(table(SeatClock(seat=2, missed=1)), PEOPLE, NOW)
    assert nobody_there(table(SeatClock(seat=2, covered=True)), PEOPLE, NOW)


def test_who_looks_in_on_vacation_is_not_there_for_others_unless_they_wake_the_table():
    holiday = Person(vacations=(Span(NOW - 5 * DAY, NOW + 5 * DAY),))
    clocks = table(SeatClock(seat=2, acted=NOW - HOUR, opened=NOW - HOUR))
    people = {1: holiday, 2: holiday}
    assert nobody_there(clocks, people, NOW)
    assert not nobody_there(clocks, {1: holiday, 2: Person()}, NOW)
    for ago, there in ((DAY - 1, True), (DAY, False)):
        woken = table(SeatClock(seat=2, acted=NOW - ago, opened=NOW - HOUR), stirred=NOW - ago)
        assert nobody_there(woken, people, NOW) is not there
    # Somebody whose hero the autopilot leads woke it, who plays for nobody.
    assert nobody_there(clocks.with_(stirred=NOW - HOUR + 1), people, NOW)
