"""Clocks that stand still because nobody can see the table; the time is given back afterwards."""

from collections.abc import Sequence

from rules.pace.deadlines import after_standstill, next_standstill, offers_put_off, votes_put_off
from rules.pace.frozen import Span, frozen_within
from rules.pace.parked import Parked, Why
from rules.pace.stops import give_back
from rules.pace.table import Table


def parked(table: Table, why: Why, since: int, until: int | None = None) -> Table:
    """Return the table as one that cannot be shown since an instant; an earlier one is kept."""
    if table.parked is not None:
        since = table.parked.since
    return table.with_(parked=Parked(since=since, why=why, until=until))


def unparked(table: Table, now: int, outages: Sequence[Span] = ()) -> Table:
    """Return the table as one that can be shown again, with the lost time given back.

    Turns, ballots, offers, seats that may be had back and absences are extended by it. A pause that
    a table agreed on goes on. Time lost by `outages` is left to `outlasting`, so that it counts
    once.
    """
    if table.parked is None:
        return table
    since, on = table.parked.since, table.with_(parked=None)
    on = offers_put_off(on, after_standstill(since, now, outages))
    on = votes_put_off(on, after_standstill(since, next_standstill(on, now), outages))
    return give_back(on, Span(since, max(now, since)))


def outlasting(table: Table, outages: Sequence[Span]) -> Table:
    """Return the table with votes, offers and absences longer by outages of the bot.

    Ballots, offers, seats that may be had back and absences last longer by them, as nobody could
    vote, accept or return. The outages are in order and do not touch.
    """
    if not outages:
        return table

    def later(at: int) -> int:
        return at + frozen_within(outages, at, outages[-1].end)

    return offers_put_off(votes_put_off(table, later), later)


def as_paused(table: Table) -> Table:
    """Return the clocks as they run: a parked table counts as paused."""
    if table.parked is None:
        return table
    since = table.parked.since
    paused = since if table.paused is None else min(since, table.paused)
    return table.with_(paused=paused, paused_until=None)
