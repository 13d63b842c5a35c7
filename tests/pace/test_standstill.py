"""Votes, offers and absences while nobody can see the table: every second is given back once."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.pace.ballots import Ballot
from rules.pace.frozen import Span, frozen_within, merged, run_since
from rules.pace.handover import RECLAIM, FormerPlayer, Offer
from rules.pace.standstill import outlasting, parked, unparked
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
