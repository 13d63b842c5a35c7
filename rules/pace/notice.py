"""Fair notice: nobody's turn runs out right after clocks that stood still go on."""

from collections.abc import Mapping

from rules.core.model import Seat
from rules.pace.schedule import reading
from rules.pace.table import Person, Table, policy_of
from rules.pace.turns import extended

NOTICE = 12 * 60 * 60
"""Seconds that a turn has left at least when a pause is over; a daily hour has its own."""


def with_notice(table: Table, people: Mapping[Seat, Person], now: int) -> Table:
    """The table, every open turn of which lasts `NOTICE` from now, or its whole budget if less.

    Whoever was told that nothing runs cannot be expected to look every hour whether it does again.
    What it adds is an extension like any other, so that a clock still only falls by itself.
    """
    for clock in table.seats:
        policy = policy_of(table, clock)
        least = policy.notice if policy.kind == "daily" else min(NOTICE, policy.budget)
        read = reading(table, people.get(clock.seat, Person()), clock.seat, now)
        if read is not None and read.left is not None and read.left < least:
            table = extended(table, clock.seat, least - read.left)
    return table
