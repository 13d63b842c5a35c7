"""What people have time for besides their turns: votes, offers, seats to be had back, absences.

While nobody can see the table all of it stands still. A pause and live play stop votes and absences
alone: an offer may still be accepted, and a seat had back.
"""

from collections.abc import Callable, Sequence

from rules.pace.frozen import Span, frozen_within, run_since
from rules.pace.handover import RECLAIM
from rules.pace.table import Table

Later = Callable[[int], int]
"""From an instant at which something began to the later one from which it counts."""


def votes_put_off(table: Table, later: Later) -> Table:
    """Return the table with votes and absences moved to later."""
    return table.with_(
        seats=tuple(
            each if each.away is None else each.with_(away=later(each.away)) for each in table.seats
        ),
        ballots=tuple(each.with_(opened=later(each.opened)) for each in table.ballots),
    )


def offers_put_off(table: Table, later: Later) -> Table:
    """Return the table with offers, and the days to have a seat back, moved to later."""
    return table.with_(
        offers=tuple(each.with_(at=later(each.at)) for each in table.offers),
        former=tuple(
            each.with_(until=later(each.until - RECLAIM) + RECLAIM) for each in table.former
        ),
    )


def after_standstill(since: int, end: int, outages: Sequence[Span]) -> Later:
    """Return a function that moves a start to later, so that a standstill takes no time.

    Time lost by `outages` of the bot counts once: they are in order, do not touch, and are
    subtracted at every look.
    """

    def later(at: int) -> int:
        if end <= since:
            return at
        ran = max(0, since - at) - frozen_within(outages, at, since)
        return run_since(outages, ran, max(at, end))

    return later


def next_standstill(table: Table, now: int) -> int:
    """Return when the present standstill of a table began, or now if there is none."""
    parked = None if table.parked is None else table.parked.since
    return min(each for each in (table.paused, table.live, parked, now) if each is not None)
