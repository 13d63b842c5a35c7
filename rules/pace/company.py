"""Who of a table is there: the autopilot fills in for the absent only while somebody is."""

from collections.abc import Mapping

from rules.core.model import Seat
from rules.pace.clock import Turn, elapsed
from rules.pace.eras import frozen_for
from rules.pace.table import DAY, Person, SeatClock, Table

SILENT = 2
"""Turns in a row that somebody let pass after which they count as not there."""

SILENT_LIVE = 15 * 60
"""Seconds of silence after which a player of a game played live counts as not there."""


def silent_until(table: Table, clock: SeatClock) -> int:
    """Return when a player who does nothing in live play begins to count as not there."""
    return max(clock.seen or 0, clock.acted or 0, table.live or 0) + SILENT_LIVE


def is_absent(clock: SeatClock, person: Person, now: int, *, late: bool = False) -> bool:
    """Return whether a player is not there: away, on vacation, or silent for `SILENT` turns.

    `late` says that the time of their turn is up just now. A person who looks in during a vacation
    plays their own turns, and counts as absent for the turns of others.
    """
    silent = clock.missed + late >= SILENT
    return clock.away is not None or silent or is_on_vacation(person, now)


def is_idle(table: Table, person: Person, clock: SeatClock, now: int) -> bool:
    """Return whether a player with nothing to decide, as their hero fell, counts as gone.

    They have done nothing for the time of two turns, nights and the table's days off left out. A
    player who never did anything counts as present until a turn was taken for them.
    """
    if clock.opened is not None:
        return False
    if clock.acted is None:
        return clock.missed > 0 or clock.covered
    policy = table.terms.policy
    most = SILENT * (policy.budget if policy.kind == "budget" else DAY)
    # Outages and pauses count: they may last for a week, and who comes back wakes the table.
    free = frozen_for(table.with_(stops=()), person, now)
    return elapsed(Turn(opened=clock.acted), free, now) >= most


def is_on_vacation(person: Person, now: int) -> bool:
    """Return whether a person is on vacation, whether they look in meanwhile or not."""
    return any(each.start <= now < each.end for each in person.vacations)


def nobody_there(
    table: Table,
    people: Mapping[Seat, Person],
    now: int,
    late: frozenset[Seat] = frozenset(),
    *,
    waits: bool = False,
) -> bool:
    """Return whether none of a table's players is there; `people` are those of its led seats.

    The time of the turns of seats in `late` is up just now. Where the table `waits` for who is
    late, so do those who are asked nothing. A person who woke the table counts as present for a
    day, whatever their settings, or until somebody acts.
    """
    led = [seat for seat in people if not table.clock(seat).auto]
    woke = None if table.stirred is None or now - table.stirred >= DAY else table.stirred
    if woke is not None and any(table.clock(seat).acted == woke for seat in led):
        return False
    return bool(led) and all(
        is_absent(table.clock(seat), people[seat], now, late=seat in late)
        or (not waits and is_idle(table, people[seat], table.clock(seat), now))
        for seat in led
    )
