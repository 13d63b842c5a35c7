"""The clock of a turn: its twelve invariants, and a slow clock beside it."""

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.pace.clock import HALF, LATE, Policy, Turn, due_at, elapsed, read, reminders, runs_until
from rules.pace.frozen import Calendar, Frozen, Quiet, Span, merged
from rules.pace.zones import instant
from tests.support.soak import SOAK

HOUR, DAY = 3600, 86400
START = instant(date(2026, 3, 20), 0, "UTC")
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
MINUTE = 60

zones = st.sampled_from(ZONES)
minutes = st.integers(0, 95).map(lambda quarter: quarter * 15)
opened = st.integers(0, 21 * 24 * 4).map(lambda quarter: START + quarter * 15 * MINUTE)
quiets = st.builds(Quiet, start=minutes, end=minutes, zone=zones)
calendars = st.builds(
    Calendar,
    zone=zones,
    weekdays=st.frozensets(st.integers(0, 6), max_size=6),
    dates=st.frozensets(st.sampled_from(["2026-03-29", "2026-04-06", "2026-04-01"])),
)
spans = st.builds(
    lambda start, length: Span(start, start + length),
    opened,
    st.integers(0, 200).map(lambda n: n * 900),
)
frozens = st.builds(
    Frozen,
    quiet=st.lists(quiets, max_size=2).map(tuple),
    calendars=st.lists(calendars, max_size=1).map(tuple),
    spans=st.lists(spans, max_size=3).map(tuple),
)
budgets = st.integers(1, 300).map(lambda n: n * 900)
budget_policies = st.builds(Policy, kind=st.just("budget"), budget=budgets)
daily_policies = st.builds(
    Policy,
    kind=st.just("daily"),
    minute=minutes,
    zone=zones,
    notice=st.integers(1, 96).map(lambda n: n * 900),
)
policies = budget_policies | daily_policies
turns = st.builds(Turn, opened=opened, extended=st.sampled_from([0, 0, 900, 7200]))
usual = settings(max_examples=150 if SOAK else 60, deadline=None)


def slow_frozen(frozen, at):
    """Whether a clock stands still in a quarter of an hour, by looking at the wall."""
    if any(span.start <= at < span.end for span in frozen.spans):
        return True
    for quiet in frozen.quiet:
        wall = datetime.fromtimestamp(at, ZoneInfo(quiet.zone))
        minute = wall.hour * 60 + wall.minute
        inside = (
            quiet.start <= minute < quiet.end
            if quiet.start <= quiet.end
            else minute >= quiet.start or minute < quiet.end
        )
        if inside and quiet.start != quiet.end:
            return True
    for calendar in frozen.calendars:
        wall = datetime.fromtimestamp(at, ZoneInfo(calendar.zone))
        if wall.weekday() in calendar.weekdays or wall.date().isoformat() in calendar.dates:
            return True
    return False


def slow_due(turn, frozen, seconds):
    """Count quarters of an hour on the wall until enough of them ran; None after 60 days."""
    at, left = turn.opened, seconds
    while at < turn.opened + 60 * DAY:
        still = slow_frozen(frozen, at)
        if left <= 0 and not still:
            return at
        if not still:
            left -= 15 * MINUTE
        at += 15 * MINUTE
    return None


def plain(frozen):
    """Zones whose clocks change inside a night are told apart in test_zones; here they are not."""
    return all(quiet.zone in ("UTC", "Asia/Kathmandu") for quiet in frozen.quiet)


@usual
@given(turns, frozens, budgets)
def test_a_budget_runs_out_when_a_slow_clock_says_so(turn, frozen, budget):
    assume(plain(frozen))
    policy = Policy(kind="budget", budget=budget)
    expected = slow_due(turn, frozen, budget + turn.extended)
    assume(expected is not None)
    assert due_at(policy, turn, frozen) == expected


@usual
@given(policies, turns, frozens)
def test_a_turn_has_its_budget_and_never_ends_while_its_clock_stands_still(policy, turn, frozen):
    due = due_at(policy, turn, frozen)
    if due is None:
        return
    wanted = policy.budget + turn.extended if policy.kind == "budget" else policy.notice
    counted = frozen if policy.kind == "budget" else frozen.lost
    assert elapsed(turn, counted, due) >= wanted
    assert due - turn.opened >= wanted
    assert frozen.covers(due) is None


@usual
@given(policies, turns, frozens, st.lists(st.integers(0, 40 * DAY), min_size=2, max_size=20))
def test_what_remains_only_falls(policy, turn, frozen, looks):
    lefts = [read(policy, turn, frozen, turn.opened + look).left for look in sorted(looks)]
    if lefts[0] is None:
        return
    assert lefts == sorted(lefts, reverse=True)


@usual
@given(budget_policies, turns, frozens, spans, st.integers(0, 10 * DAY))
def test_a_stop_takes_nothing_and_gives_nothing(policy, turn, frozen, stop, passed):
    """Time that a clock stands still is given back to the second, from when it began to stop."""
    now = turn.opened + passed
    assume(stop.start >= now)
    stopped = frozen.with_(spans=(*frozen.spans, stop))
    before, after = read(policy, turn, frozen, now), read(policy, turn, stopped, now)
    assert after.left == before.left
    if before.due is not None and after.due is not None:
        assert after.due >= before.due


@usual
@given(budget_policies, turns, st.lists(spans, min_size=1, max_size=4))
def test_an_outage_shifts_the_end_by_its_length(policy, turn, outages):
    plain_end = due_at(policy, turn, Frozen())
    frozen = Frozen(spans=tuple(outages))
    end = due_at(policy, turn, frozen)
    lost = (end - turn.opened) - (plain_end - turn.opened)
    within = sum(
        max(0, min(span.end, end) - max(span.start, turn.opened)) for span in merged(outages)
    )
    assert lost == within


@usual
@given(policies, turns, frozens, st.randoms())
def test_the_same_facts_in_any_order_give_the_same_end(policy, turn, frozen, chance):
    mixed = list(frozen.spans)
    chance.shuffle(mixed)
    nights = list(frozen.quiet)
    chance.shuffle(nights)
    other = frozen.with_(spans=tuple(mixed), quiet=tuple(nights))
    assert due_at(policy, turn, other) == due_at(policy, turn, frozen)
    assert due_at(policy, turn, frozen.with_(spans=merged(frozen.spans))) == due_at(
        policy, turn, frozen
    )


@usual
@given(policies, turns, frozens)
def test_an_extension_moves_the_end_and_nothing_else_does(policy, turn, frozen):
    due = due_at(policy, turn, frozen)
    longer = due_at(policy, turn.with_(extended=turn.extended + HOUR), frozen)
    if due is None or longer is None:
        return
    assert longer >= due + HOUR
    assert elapsed(turn, frozen, longer) - elapsed(turn, frozen, due) == HOUR


@usual
@given(policies, turns, frozens)
def test_reminders_are_few_in_order_and_before_the_end(policy, turn, frozen):
    found = reminders(policy, turn, frozen)
    due = due_at(policy, turn, frozen)
    assert [part for part, _ in found] in ([], [HALF], [LATE], [HALF, LATE])
    instants = [at for _, at in found]
    assert instants == sorted(instants)
    for at in instants:
        assert turn.opened < at < due
        assert frozen.covers(at) is None


@usual
@given(daily_policies, turns, frozens)
def test_a_daily_hour_is_that_hour_and_gives_notice(policy, turn, frozen):
    assume(not turn.extended)
    due = due_at(policy, turn, frozen)
    if due is None:
        return
    ready = runs_until(turn, frozen.lost, policy.notice)
    days = [date(2026, 3, 1) + timedelta(days=number) for number in range(120)]
    hours = [instant(day, policy.minute, policy.zone) for day in days]
    expected = [at for at in hours if at >= ready and frozen.off.covers(at) is None]
    if expected:
        night = frozen.covers(expected[0])
        assert due == (expected[0] if night is None else night.end)


@usual
@given(policies, turns, frozens, st.integers(0, 3 * DAY))
def test_a_clock_that_jumps_back_has_used_no_more(policy, turn, frozen, step):
    now = turn.opened + 2 * DAY
    assert elapsed(turn, frozen, now - step) <= elapsed(turn, frozen, now)
    assert elapsed(turn, frozen, turn.opened - step) == 0


def test_without_a_policy_no_turn_ends():
    reading = read(Policy(), Turn(opened=START), Frozen(), START + 1000 * DAY)
    assert reading.due is None
    assert reading.left is None
    assert reminders(Policy(), Turn(opened=START), Frozen()) == ()


def test_a_calendar_without_a_working_day_stands_still_for_good():
    every_day = Calendar(zone="UTC", weekdays=frozenset(range(7)))
    frozen = Frozen(calendars=(every_day,))
    assert due_at(Policy(kind="budget"), Turn(opened=START), frozen) is None
    assert due_at(Policy(kind="daily"), Turn(opened=START), frozen) is None


def test_a_weekend_is_not_counted():
    friday = instant(date(2026, 11, 20), 18 * 60, "Europe/Berlin")
    frozen = Frozen(calendars=(Calendar(zone="Europe/Berlin", weekdays=frozenset((5, 6))),))
    due = due_at(Policy(kind="budget", budget=DAY), Turn(opened=friday), frozen)
    assert due == instant(date(2026, 11, 23), 18 * 60, "Europe/Berlin")
    saturday = read(Policy(kind="budget"), Turn(opened=friday), frozen, friday + DAY)
    assert saturday.stopped == Span(
        instant(date(2026, 11, 21), 0, "Europe/Berlin"),
        instant(date(2026, 11, 23), 0, "Europe/Berlin"),
    )


@pytest.mark.parametrize(("hour", "expected_day"), [(8, 20), (10, 21)])
def test_a_daily_hour_leaves_twelve_hours_to_answer(hour, expected_day):
    asked = instant(date(2026, 11, 20), hour * 60, "Europe/Berlin")
    policy = Policy(kind="daily", minute=21 * 60, zone="Europe/Berlin")
    assert due_at(policy, Turn(opened=asked), Frozen()) == instant(
        date(2026, 11, expected_day), 21 * 60, "Europe/Berlin"
    )
