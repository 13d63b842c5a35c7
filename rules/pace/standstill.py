"""Clocks that stand still because nobody can see the table; the time is given back afterwards."""

from rules.pace.frozen import Span
from rules.pace.parked import Parked, Why
from rules.pace.stops import give_back
from rules.pace.table import Table


def parked(table: Table, why: Why, now: int) -> Table:
    """Return the table as one that cannot be shown from now on; an earlier start is kept."""
    since = now if table.parked is None else table.parked.since
    return table.with_(parked=Parked(since=since, why=why))


def unparked(table: Table, now: int) -> Table:
    """Return the table as one that can be shown again, with the lost time given back.

    Turns, ballots, offers, seats that may be had back and absences are extended by it. A pause that
    a table agreed on goes on.
    """
    if table.parked is None:
        return table
    since = table.parked.since

    def later(at: int) -> int:
        return at + max(0, now - max(at, since))

    return give_back(
        table.with_(
            parked=None,
            seats=tuple(
                each.with_(away=None if each.away is None else later(each.away))
                for each in table.seats
            ),
            ballots=tuple(each.with_(opened=later(each.opened)) for each in table.ballots),
            offers=tuple(each.with_(at=later(each.at)) for each in table.offers),
            former=tuple(
                each.with_(until=each.until + max(0, now - since)) if each.until > since else each
                for each in table.former
            ),
        ),
        Span(since, max(now, since)),
    )


def as_paused(table: Table) -> Table:
    """Return the clocks as they run: a parked table counts as paused."""
    if table.parked is None:
        return table
    since = table.parked.since
    paused = since if table.paused is None else min(since, table.paused)
    return table.with_(paused=paused, paused_until=None)
