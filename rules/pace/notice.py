"""Fair notice: no turn runs out right after clocks that stood still go on."""

from collections.abc import Mapping

from rules.core.model import Seat
from rules.pace.clock import Turn, due_at, elapsed
from rules.pace.eras import frozen_for
from rules.pace.schedule import reading
from rules.pace.table import Person, SeatClock, Table, policy_of
from rules.pace.turns import extended

NOTICE = 12 * 60 * 60
"""Seconds that a turn has left at least when a pause is over; a daily hour has its own notice."""


def with_notice(
    table: Table, people: Mapping[Seat, Person], now: int, stood: int | None = None
) -> Table:
    """Return the table with every open turn lasting `NOTICE` from now, or its whole budget.

    Players who were told that no clock runs cannot be expected to check every hour whether it does
    again. It is an extension like any other, so the time that remains still only falls by itself.
    No turn gains more than the clocks stood still, in seconds, where that is given: so nobody gets
    half a day by a pause of a minute.
    """
    for clock in table.seats:
        policy = policy_of(table, clock)
        least = policy.notice if policy.kind == "daily" else min(NOTICE, policy.budget)
        person = people.get(clock.seat, Person())
        if reading(table, person, clock.seat, now) is not None:
            more = _missing(table, person, clock, now, least)
            table = extended(table, clock.seat, more if stood is None else min(more, stood))
    return table


def _missing(table: Table, person: Person, clock: SeatClock, now: int, least: int) -> int:
    """Return the seconds that a turn lacks to last so long from now on.

    A turn that is over already lacks more.
    """
    turn = Turn(opened=clock.opened or now, extended=clock.extended)
    frozen = frozen_for(table, person, now)
    due = due_at(policy_of(table, clock), turn, frozen)
    if due is None:
        return 0
    return max(0, least - (elapsed(turn, frozen, due) - elapsed(turn, frozen, now)))
