"""Fair notice after a pause: never less than half a day, or a whole turn, and never a refill."""

from hypothesis import given
from hypothesis import strategies as st

from rules.pace.clock import Policy
from rules.pace.notice import NOTICE, with_notice
from rules.pace.schedule import reading
from rules.pace.stops import pause, resume
from rules.pace.table import Person, Table, Terms
from rules.pace.turns import awaited

T0 = 1_700_000_000
HOUR = 3600
NOBODY = Person()


def opened(policy: Policy) -> Table:
    return awaited(Table(terms=Terms(policy=policy)), (1,), T0)


def left(table: Table, now: int) -> int:
    read = reading(table, NOBODY, 1, now)
    assert read is not None
    assert read.left is not None
    return read.left


@given(
    budget=st.integers(60, 7 * 24 * HOUR),
    played=st.floats(0, 0.999),
    paused=st.integers(0, 90 * 24 * HOUR),
)
def test_there_is_always_notice_and_never_more_than_a_turn(budget, played, paused):
    table, at = opened(Policy(kind="budget", budget=budget)), T0 + int(budget * played)
    before = left(table, at)
    now = at + paused
    after = left(with_notice(resume(pause(table, at), now), {}, now), now)
    assert after == max(before, min(NOTICE, budget))
    asked = left(with_notice(resume(pause(table, at), now), {}, now, paused), now)
    assert asked == max(before, min(NOTICE, budget, before + paused))


@given(times=st.lists(st.integers(1, 48 * HOUR), max_size=6))
def test_no_row_of_pauses_makes_a_turn_longer_than_its_notice(times):
    table, now = opened(Policy(kind="budget", budget=24 * HOUR)), T0
    for seconds in times:
        before = left(table, now)
        table = pause(table, now)
        now += seconds
        table = with_notice(resume(table, now), {}, now)
        assert left(table, now) == max(before, NOTICE)


def test_a_daily_hour_keeps_its_own_notice():
    daily = Policy(kind="daily", minute=21 * 60, notice=4 * HOUR)
    table = opened(daily)
    before = left(table, T0)
    at = T0 + before - 60
    now = at + 24 * HOUR
    assert left(with_notice(resume(pause(table, at), now), {}, now), now) >= 4 * HOUR


def test_who_owes_nothing_and_where_no_clock_runs_nothing_changes():
    table = opened(Policy(kind="none"))
    assert with_notice(table, {}, T0) == table
    nobody = awaited(Table(terms=Terms(policy=Policy(kind="budget"))), (), T0)
    assert with_notice(nobody, {}, T0) == nobody
