"""Clocks that stand still because nobody can see the table; the time is given back afterwards."""

from collections.abc import Callable, Sequence

from rules.pace.frozen import Span, frozen_within, run_since
from rules.pace.handover import RECLAIM
from rules.pace.parked import Parked, Why
from rules.pace.stops import give_back
from rules.pace.table import Table


def parked(table: Table, why: Why, now: int) -> Table:
    """Return the table as one that cannot be shown from now on; an earlier start is kept."""
    since = now if table.parked is None else table.parked.since
    return table.with_(parked=Parked(since=since, why=why))


def unparked(table: Table, now: int, outages: Sequence[Span] = ()) -> Table:
    """Return the table as one that can be shown again, with the lost time given back.

    Turns, ballots, offers, seats that may be had back and absences are extended by it. A pause that
    a table agreed on goes on. What `outages` took is left to `outlasting`, so that it counts once.
    """
    if table.parked is None:
        return table
    since = table.parked.since

    def later(at: int) -> int:
        ran = max(0, since - at) - frozen_within(outages, at, since)
        return run_since(outages, ran, max(at, now))

    on = _put_off(table.with_(parked=None), later)
    return give_back(on, Span(since, max(now, since)))


def outlasting(table: Table, outages: Sequence[Span]) -> Table:
    """Return the table with what outages of the bot took from all but its turns given back.

    Ballots, offers, seats that may be had back and absences last longer by them, as nobody could
    vote, accept or return. The outages are in order and do not touch.
    """
    if not outages:
        return table

    def later(at: int) -> int:
        return at + frozen_within(outages, at, outages[-1].end)

    return _put_off(table, later)


def _put_off(table: Table, later: Callable[[int], int]) -> Table:
    """Return the table with whatever began at an instant having begun later."""
    return table.with_(
        seats=tuple(
            each if each.away is None else each.with_(away=later(each.away)) for each in table.seats
        ),
        ballots=tuple(each.with_(opened=later(each.opened)) for each in table.ballots),
        offers=tuple(each.with_(at=later(each.at)) for each in table.offers),
        former=tuple(
            each.with_(until=later(each.until - RECLAIM) + RECLAIM) for each in table.former
        ),
    )


def as_paused(table: Table) -> Table:
    """Return the clocks as they run: a parked table counts as paused."""
    if table.parked is None:
        return table
    since = table.parked.since
    paused = since if table.paused is None else min(since, table.paused)
    return table.with_(paused=paused, paused_until=None)
