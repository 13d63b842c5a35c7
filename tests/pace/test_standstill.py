"""Votes, offers and absences while a table stands still: every second is given back once."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.pace.ballots import Ballot
from rules.pace.frozen import Span, frozen_within, merged, run_since
from rules.pace.handover import RECLAIM, FormerPlayer, Offer
from rules.pace.standstill import outlasting, parked, unparked
from rules.pace.stops import by_post_again, pause, played_live, resume
from rules.pace.table import SeatClock, Table
from rules.pace.zones import instant

HOUR = 3600
T0 = instant(date(2026, 3, 2), 9 * 60, "UTC")

hours = st.integers(0, 90)
outages = st.lists(st.tuples(hours, st.integers(1, 30)), max_size=4).map(
    lambda found: merged([Span(T0 + at * HOUR, T0 + (at + long) * HOUR) for at, long in found])
)


def began_at(at):
    """A table at which everything began at one instant."""
    return Table(
        seats=(SeatClock(seat=1, away=at),),
        ballots=(Ballot(target=1, opened=at),),
        offers=(Offer(seat=1, to=19, at=at),),
        former=(FormerPlayer(seat=1, user=12, until=at + RECLAIM),),
    )


def beginnings(table):
    """When each of them began, as far as its end tells."""
    (clock,), (ballot,), (offer,), (former,) = (
        table.seats,
        table.ballots,
        table.offers,
        table.former,
    )
    return {clock.away, ballot.opened, offer.at, former.until - RECLAIM}


@settings(max_examples=60, deadline=None)
@given(outages, hours, hours, hours)
def test_what_ran_before_a_table_was_lost_is_all_that_has_run_when_it_is_back(
    lost, began, since, lasted
):
    at = T0 + began * HOUR
    stopped, back = T0 + since * HOUR, T0 + (since + lasted) * HOUR
    now = max([at, back, *(span.end for span in lost)])
    ran = max(0, stopped - at) - frozen_within(lost, at, stopped)
    table = unparked(parked(began_at(at), "gone", stopped), now, lost)
    (running,) = beginnings(outlasting(table, lost))
    assert now - running == ran


KINDS = ("pause", "live", "lost")
SEEN = ("lost",)
"""What stops offers and days to have a seat back: nobody can see the table."""


def turned(table, kind, now, lost):
    """The table after one kind of standstill begins or, where it is on, ends."""
    match kind:
        case "pause" if table.paused is None:
            return pause(table, now)
        case "pause":
            return resume(table, now, lost)
        case "live" if table.live is None:
            return played_live(table, now)
        case "live":
            return by_post_again(table, now, lost)
        case _ if table.parked is None:
            return parked(table, "gone", now)
    return unparked(table, now, lost)


def ran_by_the_hour(at, now, lost, stood, kinds):
    """Hours that ran from one instant to another, looked at one by one."""
    still = [*lost, *(span for kind in kinds for span in stood[kind])]
    return sum(
        not any(span.start <= hour < span.end for span in still) for hour in range(at, now, HOUR)
    )


@settings(max_examples=150, deadline=None)
@given(outages, hours, st.lists(st.tuples(st.integers(0, 20), st.sampled_from(KINDS)), max_size=8))
def test_pauses_live_play_and_lost_channels_in_any_order_take_nothing(lost, began, changes):
    """Votes and absences stand still in all three, offers where nobody can see the table."""
    at, now = T0 + began * HOUR, T0
    table, since, stood = began_at(at), {}, {kind: [] for kind in KINDS}

    def turn(kind):
        nonlocal table
        table = turned(table, kind, now, lost)
        if kind in since:
            stood[kind].append(Span(since.pop(kind), now))
        else:
            since[kind] = now

    for later, kind in changes:
        now += later * HOUR
        turn(kind)
    now += 200 * HOUR
    for kind in tuple(since):
        turn(kind)
    running = outlasting(table, lost)
    votes = ran_by_the_hour(at, now, lost, stood, KINDS)
    offers = ran_by_the_hour(at, now, lost, stood, SEEN)
    assert {now - running.seats[0].away, now - running.ballots[0].opened} == {votes * HOUR}
    (former,) = running.former
    assert {now - running.offers[0].at, now - former.until + RECLAIM} == {offers * HOUR}


@settings(max_examples=60, deadline=None)
@given(outages, hours)
def test_an_outage_puts_everything_off_by_what_it_took(lost, began):
    at = T0 + began * HOUR
    (running,) = beginnings(outlasting(began_at(at), lost))
    end = max([at, *(span.end for span in lost)])
    assert running - at == frozen_within(lost, at, end)


@pytest.mark.parametrize(("ran", "since"), [(0, 11), (1, 9), (2, 8), (3, 4), (4, 3), (9, -2)])
def test_a_clock_has_run_since_before_what_it_stood_still_in(ran, since):
    # It stood still from 4 to 7 and from 9 to 10, and it is 11 now.
    assert run_since((Span(4, 7), Span(9, 10)), ran, 11) == since
    # A clock that jumped back knows of an outage that is to come.
    assert run_since((Span(4, 7), Span(9, 10), Span(20, 30)), ran, 11) == since
