"""The clocks of a table: the ladder of absence, pauses, outages, people who come back."""

from datetime import date
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.pace.clock import HALF, LATE, Policy
from rules.pace.frozen import Quiet, Span
from rules.pace.schedule import Happening, due_now, next_due, reading
from rules.pace.stops import give_back, pause, resume
from rules.pace.table import Person, Table, Terms
from rules.pace.turns import BRIEF, awaited, carried_out, extended, returned
from rules.pace.zones import instant
from tests.support.soak import SOAK

HOUR, DAY = 3600, 86400
T0 = instant(date(2026, 3, 2), 9 * 60, "UTC")
BUDGET = Policy(kind="budget", budget=DAY)


def table(seats=(1,), now=T0, **terms):
    return awaited(Table(terms=Terms(policy=BUDGET, **terms)), seats, now)


def run(clocks, until, *, people=None, step=HOUR, act=lambda clock, at: False, start=T0):
    """Live on hour by hour; who acts is asked again at once. What happened, and the table.

    `act` says of a clock that runs whether its player acts now.
    """
    people = people or {}
    happened = []
    now = start
    while now <= until:
        for happening in due_now(clocks, people, now):
            happened.append((happening.kind, happening.seat, happening.part, now - T0))
            clocks = carried_out(clocks, happening, now)
            if happening.kind == "late" and clocks.terms.on_miss != "wait":
                clocks = awaited(clocks, (), now)
                clocks = awaited(clocks, (happening.seat,), now)
        for clock in [each for each in clocks.seats if each.opened is not None]:
            if act(clock, now):
                clocks = awaited(clocks, (clock.seat,), now, acted=(clock.seat,))
        now += step
    return happened, clocks


def test_who_is_awaited_is_reminded_twice_and_then_late():
    happened, _ = run(table(on_miss="wait"), T0 + 6 * DAY)
    assert happened == [
        ("remind", 1, HALF, 12 * HOUR),
        ("remind", 1, LATE, 21 * HOUR),
        ("late", 1, 100, DAY),
    ]


def test_three_misses_in_a_row_and_a_seat_is_away_and_later_offered():
    happened, after = run(table(misses=3, offer_after=7), T0 + 12 * DAY)
    late = [at for kind, _, _, at in happened if kind == "late"]
    # After a miss the next turn has half of the time, and never less than six hours.
    assert late[:3] == [24 * HOUR, 36 * HOUR, 42 * HOUR]
    # Its turns are taken at the next look, as all are looked at every hour here.
    assert late[3] == 43 * HOUR
    assert after.clock(1).away == T0 + 42 * HOUR
    gone = [at for kind, _, _, at in happened if kind == "gone"]
    assert gone == [7 * DAY + 42 * HOUR]
    # Nor is whoever missed one reminded twice of the next; once it is away, not at all.
    reminded = [(part, at) for kind, _, part, at in happened if kind == "remind"]
    assert [part for part, _ in reminded] == [HALF, LATE, LATE]
    assert reminded[-1][1] < 42 * HOUR


def test_whoever_comes_back_is_not_away_and_has_a_whole_turn():
    _, after = run(table(misses=1), T0 + 2 * DAY)
    assert after.clock(1).away is not None
    back = returned(after, 1, T0 + 3 * DAY)
    assert back.clock(1).missed == 0
    assert reading(back, Person(), 1, T0 + 3 * DAY).left == DAY


PATTERNS = {
    "always there": lambda clock, at: True,
    "an hour before the end": lambda clock, at: at - clock.opened >= DAY - HOUR,
    "every third day": lambda clock, at: (at - T0) // DAY % 3 == 2,
    "weekends only": lambda clock, at: ((at // DAY) + 4) % 7 in (6, 0),
    "vanishes after two days": lambda clock, at: at < T0 + 2 * DAY,
    "evenings": lambda clock, at: at % DAY // HOUR in (19, 20),
    "never": lambda clock, at: False,
}
ON_MISS = ("wait", "guard", "autopilot", "vote")
NIGHTS = (None, Quiet(start=22 * 60, end=8 * 60, zone="UTC"))
DAYS = 21 if SOAK else 15
"""Days that go by: enough for whoever never comes to be gone."""
ABSENCES = [
    pytest.param(
        pattern, on_miss, quiet, id=f"{pattern}-{on_miss}-{'nights' if quiet else 'no nights'}"
    )
    for (one, pattern), (two, on_miss), (three, quiet) in product(
        enumerate(PATTERNS), enumerate(ON_MISS), enumerate(NIGHTS)
    )
    if SOAK or (one + two + three) % 2 == 0
]
"""A short run plays every other one: each pattern with each rule, half of them with nights."""


@pytest.mark.parametrize(("pattern", "on_miss", "quiet"), ABSENCES)
def test_every_pattern_of_absence_climbs_the_ladder_and_no_other(pattern, on_miss, quiet):
    people = {1: Person(quiet=quiet), 2: Person()}
    happened, after = run(
        table(on_miss=on_miss), T0 + DAYS * DAY, people=people, act=PATTERNS[pattern]
    )
    kinds = [kind for kind, *_ in happened]
    if pattern in ("always there", "evenings", "an hour before the end"):
        assert "late" not in kinds
        assert after.clock(1).away is None
    if pattern == "always there":
        assert not kinds
    if pattern == "never":
        assert "late" in kinds
        assert (after.clock(1).away is None) == (on_miss == "wait")
        assert ("gone" in kinds) == (on_miss != "wait")
    if quiet is not None:
        for *_, at in happened:
            hour = (T0 + at) % DAY // HOUR
            assert 8 <= hour < 22
    for first, second in pairwise(happened):
        assert first[3] <= second[3]


@settings(max_examples=100 if SOAK else 40, deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(["pause", "resume", "outage", "look"]), st.integers(1, 30)),
        max_size=12,
    )
)
def test_pauses_and_outages_never_give_nor_take_time(doings):
    clocks, now, ran = table(), T0, 0
    for what, hours in doings:
        later = now + hours * HOUR
        if what == "pause":
            clocks = pause(clocks, now)
        elif what == "resume":
            clocks = resume(clocks, now)
        stopped = clocks.paused is not None
        if what == "outage" and not stopped:
            clocks = give_back(clocks, Span(now, later))
        elif not stopped:
            ran += later - now
        now = later
        left = reading(clocks, Person(), 1, now).left
        if left is not None:
            assert left == max(0, DAY - ran)


def test_nothing_is_due_while_paused_and_what_was_left_is_left():
    paused = pause(table(), T0 + 20 * HOUR)
    assert due_now(paused, {}, T0 + 7 * DAY) == ()
    assert next_due(paused, {}, T0 + 7 * DAY) == T0 + 20 * HOUR + 7 * DAY
    (over,) = due_now(paused, {}, T0 + 20 * HOUR + 7 * DAY)
    assert over.kind == "resume"
    on = resume(paused, T0 + 30 * DAY)
    assert reading(on, Person(), 1, T0 + 30 * DAY).left == 4 * HOUR
    assert next_due(on, {}, T0 + 30 * DAY) <= T0 + 30 * DAY + 4 * HOUR


def test_a_vacation_stops_one_persons_clock_alone():
    both = table(seats=(1, 2))
    people = {1: Person(vacations=(Span(T0 + HOUR, T0 + 8 * DAY),)), 2: Person()}
    happened, _ = run(both, T0 + 26 * HOUR, people=people)
    assert {seat for _, seat, *_ in happened} == {2}
    assert reading(both, people[1], 1, T0 + 8 * DAY).left == 23 * HOUR


def test_two_looks_at_once_tell_a_thing_once():
    late = due_now(table(), {}, T0 + 2 * DAY)
    assert [each.kind for each in late] == ["late"]
    after = carried_out(table(), late[0], T0 + 2 * DAY)
    assert due_now(after, {}, T0 + 2 * DAY) == ()
    assert due_now(after, {}, T0 + DAY) == ()


def test_of_several_who_are_late_whoever_was_due_first_comes_first():
    # Seat 2 is asked an hour before seat 1, and has the lower hour of the two.
    clocks = awaited(awaited(table(seats=(2,)), (1, 2), T0 + HOUR), (1, 2), T0 + HOUR)
    found = due_now(clocks, {}, T0 + 2 * DAY)
    assert [(each.kind, each.seat) for each in found] == [("late", 2), ("late", 1)]


def test_a_clock_that_jumps_back_tells_nothing_twice():
    first = due_now(table(), {}, T0 + 13 * HOUR)
    after = carried_out(table(), first[0], T0 + 13 * HOUR)
    assert due_now(after, {}, T0 + 12 * HOUR) == ()
    assert due_now(after, {}, T0 + 14 * HOUR) == ()


def test_an_extension_is_for_a_turn_that_is_owed():
    longer = extended(table(), 1, 6 * HOUR)
    assert reading(longer, Person(), 1, T0).left == 30 * HOUR
    nobody = awaited(table(), (), T0)
    assert extended(nobody, 1, HOUR) == nobody


def test_who_acted_and_is_awaited_again_has_a_new_turn_and_who_waits_keeps_theirs():
    both = table(seats=(1, 2))
    later = awaited(both, (1, 2), T0 + 5 * HOUR, acted=(1,))
    assert later.clock(1).opened == T0 + 5 * HOUR
    assert later.clock(2).opened == T0


def test_acting_ends_an_absence():
    _, after = run(table(misses=1), T0 + 2 * DAY)
    acting = awaited(after, (1,), T0 + 3 * DAY, acted=(1,))
    assert acting.clock(1).away is None
    assert acting.clock(1).missed == 0


def test_an_interrupted_turn_is_the_same_one_after_a_brief_wait():
    clocks = table((1, 2, 3))
    acting = awaited(clocks, (2,), T0 + HOUR, acted=(2,), interrupted=(1, 3))
    assert [each.kind for each in due_now(acting, {}, T0 + 3 * DAY) if each.seat != 2] == []
    assert reading(acting, Person(), 1, T0 + HOUR) is None
    after = awaited(acting, (1, 3), T0 + HOUR + BRIEF, acted=(2,))
    assert after.clock(1).opened == clocks.clock(1).opened
    # Not a second of the interruption counts.
    assert reading(after, Person(), 1, T0 + HOUR + BRIEF).left == 23 * HOUR


def test_who_was_kept_waiting_for_long_has_a_whole_new_turn():
    clocks = table((1, 2))
    acting = awaited(clocks, (2,), T0 + HOUR, acted=(2,), interrupted=(1,))
    still = awaited(acting, (2,), T0 + 2 * HOUR, acted=(2,), interrupted=(1,))
    assert still.clock(1).interrupted == T0 + HOUR
    after = awaited(still, (1,), T0 + 9 * HOUR, acted=(2,))
    assert (after.clock(1).opened, after.clock(1).interrupted) == (T0 + 9 * HOUR, None)
    assert reading(after, Person(), 1, T0 + 9 * HOUR).left == DAY


def test_a_turn_that_ends_while_it_is_interrupted_is_over():
    acting = awaited(table((1, 2)), (2,), T0 + HOUR, acted=(2,), interrupted=(1,))
    over = awaited(acting, (2,), T0 + 2 * HOUR, acted=(2,))
    assert (over.clock(1).opened, over.clock(1).interrupted) == (None, None)
    # Who owed nothing before has nothing that could be interrupted.
    idle = awaited(Table(terms=Terms(policy=BUDGET)), (2,), T0, interrupted=(1,))
    assert idle.clock(1).opened is None


def test_nobody_votes_about_a_turn_that_is_interrupted():
    clocks = carried_out(table((1, 2), on_miss="vote"), Happening("late", 1, 100, T0), T0 + DAY)
    asks = [each.kind for each in due_now(clocks, {}, T0 + DAY) if each.seat == 1]
    assert asks == ["ask"]
    acting = awaited(clocks, (2,), T0 + DAY, acted=(2,), interrupted=(1,))
    assert [each for each in due_now(acting, {}, T0 + DAY) if each.seat == 1] == []
