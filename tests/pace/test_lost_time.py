"""Time that nobody had is given back to the second; a clock ahead gives and takes nothing."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rules.pace.clock import Policy
from rules.pace.frozen import Span
from rules.pace.lost_time import MOST, noted, put_back, put_right
from rules.pace.schedule import reading
from rules.pace.standstill import outlasting
from rules.pace.table import Person, Table, Terms
from rules.pace.turns import awaited

HOUR, DAY = 3600, 86400
T0 = 1_800_000_000
TERMS = Terms(policy=Policy(kind="budget", budget=DAY))


def length(spans):
    return sum(each.end - each.start for each in spans)


@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(1, 90)), max_size=3 * MOST))
def test_many_short_outages_are_all_counted_however_many(found):
    spans, seconds = (), set()
    for start, long in sorted(found):
        spans = noted(spans, Span(T0 + start, T0 + start + long))
        seconds |= set(range(start, start + long))
    assert len(spans) <= MOST
    assert length(spans) == len(seconds)
    assert all(one.end < other.start for one, other in pairwise(spans))


def left(table, outages, now):
    running = outlasting(table, outages)
    return reading(running.with_(stops=(*running.stops, *outages)), Person(), 1, now).left


@given(
    before=st.integers(0, 10 * HOUR),
    lead=st.integers(3, 10 * HOUR),
    ahead=st.integers(0, 10 * HOUR),
    after=st.integers(0, 3 * HOUR),
    down=st.integers(0, 5 * HOUR),
)
def test_a_lead_that_was_taken_for_an_outage_leaves_no_trace(before, lead, ahead, after, down):
    table = awaited(Table(terms=TERMS), (1,), T0)
    away = T0 + before
    back = away + down + lead
    spans = noted((), Span(away, back))
    wrong = back + ahead
    now = wrong - lead
    spans, right = put_back(spans, lead, now), put_right(table, lead, now)
    assert length(spans) == down
    assert all(each.end <= now for each in spans)
    now += after
    assert left(right, spans, now) == max(0, DAY - before - ahead - after)


@given(lead=st.integers(3, 10 * HOUR), ahead=st.integers(0, 5 * HOUR), after=st.integers(0, HOUR))
def test_a_turn_that_began_while_the_clock_was_ahead_has_its_time_and_no_more(lead, ahead, after):
    began = T0 + lead
    table = awaited(Table(terms=TERMS), (1,), began)
    now = began + ahead - lead
    right = put_right(table, lead, now)
    # What began before the clock was ahead by so much cannot be told from what began just then.
    assert right.clock(1).opened == (began - lead if began > now else began)
    if began > now:
        assert left(right, (), now + after) == DAY - ahead - after
