"""Turns of a table's seats: how they begin, what is carried out of them, how they end."""

from collections.abc import Iterable

from rules.core.model import Seat
from rules.pace.ballots import with_closed
from rules.pace.clock import LATE, Policy
from rules.pace.schedule import MOST_WORDS, Happening
from rules.pace.table import SeatClock, Table, set_clock

SHORTEST = 6 * 60 * 60
"""Seconds that a turn has at least, however many were missed before, where the table's has more."""
BRIEF = 10 * 60
"""Seconds that somebody else's turn may last in the middle of one that is the same afterwards."""
MOST_EXTENDED = 7 * 24 * 60 * 60
"""Seconds that may be granted to one turn in all."""


def shortened(policy: Policy, missed: int) -> Policy | None:
    """Return how long a turn lasts after so many were missed in a row: each time half.

    None: as ever.
    """
    if policy.kind != "budget" or not missed:
        return None
    least = min(SHORTEST, policy.budget)
    budget = max(least, policy.budget >> missed)
    return policy.with_(budget=budget) if budget < policy.budget else None


def awaited(
    table: Table,
    seats: Iterable[Seat],
    now: int,
    *,
    acted: Iterable[Seat] = (),
    declared: Iterable[Seat] = (),
    led: Iterable[Seat] = (),
    moved: Iterable[Seat] = (),
    coming: Iterable[Seat] = (),
    turn: int = 0,
    interrupted: Iterable[Seat] = (),
) -> Table:
    """Return the table after something was done: who is awaited now, and who did it themselves.

    Who is awaited still keeps the turn; who is awaited newly, or acted and is awaited again, has a
    new one. Whoever acts is not away any more, and has missed nothing; nor has who had `declared` a
    turn that came, though they need not be there at the moment. Of the awaited those in `led` are
    led by the autopilot: their turn is as old as it is, should their player be back; what it has
    `moved` has a new one. Those who are `coming` have a turn still to come in the round of the
    table's `turn`, and their clocks run for it already: once it comes they keep what is left. The
    turns of those who are `interrupted` stand still while somebody else is in the middle of theirs;
    where that was not brief they are new ones afterwards.
    """
    wanted, there, ahead, still = set(seats), set(acted), set(coming), set(interrupted)
    here = there | set(declared)
    auto, away = set(led), set(moved) - here
    for seat in sorted(wanted | here | ahead | {clock.seat for clock in table.seats}):
        clock = table.clock(seat).with_(auto=seat in auto)
        if seat in here:
            clock = SeatClock(
                seat=seat, auto=clock.auto, acted=now if seat in there else clock.acted
            )
        elif seat in away:
            clock = _ended(clock)
        if seat in wanted:
            # What somebody is asked besides their turn has a time of its own.
            other = clock.ahead is not None and (seat in ahead or clock.ahead != turn)
            new = clock.opened is None or other or _waited_long(clock, now)
            clock = clock.with_(ahead=None, interrupted=None)
        elif seat in still and clock.opened is not None:
            new = False
            since = now if clock.interrupted is None else clock.interrupted
            clock = clock.with_(interrupted=since)
        elif seat in ahead:
            new = clock.opened is None or clock.ahead != turn
            clock = clock.with_(ahead=turn)
        else:
            new = False
            clock = _ended(clock)
        if new:
            policy = shortened(table.terms.policy, clock.missed)
            clock = clock.with_(opened=now, extended=0, reminded=(), policy=policy)
        table = set_clock(table, clock)
    if here:
        table = stirred(table, None)
    back = {
        each.target for each in table.ballots if each.target in here or each.target not in wanted
    }
    return table.with_(ballots=with_closed(table.ballots, back)) if back else table


def _waited_long(clock: SeatClock, now: int) -> bool:
    """Return whether a turn was interrupted for so long that its player will have gone again."""
    return clock.interrupted is not None and now - clock.interrupted > BRIEF


def _ended(clock: SeatClock) -> SeatClock:
    """Return a clock that waits for nothing."""
    return clock.with_(
        opened=None, extended=0, reminded=(), ahead=None, policy=None, interrupted=None
    )


def stirred(table: Table, now: int | None) -> Table:
    """Return a table that rests no longer.

    `now` where that is somebody's wish alone, nobody acting.
    """
    return table.with_(words=0, stirred=now, resting=None, sooner=(), alone=0)


def told(table: Table, happening: Happening, now: int) -> Table:
    """Return the table after a happening was carried out: it does not come again."""
    clock = table.clock(happening.seat)
    match happening.kind:
        case "remind":
            passed = [part for part in (50, LATE) if part <= happening.part]
            clock = clock.with_(reminded=tuple(sorted({*clock.reminded, *passed})))
        case "late":
            missed = clock.missed + 1
            away = now if clock.away is None and missed >= table.terms.misses else clock.away
            clock = clock.with_(reminded=(*clock.reminded, 100), missed=missed, away=away)
        case "covered":
            clock = clock.with_(reminded=(*clock.reminded, 100), covered=True)
        case "gone":
            clock = clock.with_(offered=True)
        case "told":
            return table.with_(ballots=with_closed(table.ballots, (happening.seat,)))
        case "still":
            words = table.words + 1
            return table.with_(words=words, resting=now if words >= MOST_WORDS else None)
        case "ask" | "resume":
            return table
    return set_clock(table, clock)


def extended(table: Table, seat: Seat, seconds: int) -> Table:
    """More time for a turn that is owed and not over, up to a bound; else the table as it is."""
    clock = table.clock(seat)
    if not clock.owes or 100 in clock.reminded:
        return table
    most = max(clock.extended, min(MOST_EXTENDED, clock.extended + seconds))
    return set_clock(table, clock.with_(extended=most))


def may_extend(table: Table, seat: Seat) -> int:
    """Seconds that may still be granted to a seat's turn."""
    return max(0, MOST_EXTENDED - table.clock(seat).extended)


def at_once(table: Table) -> Table:
    """The table's turn time counts for the turns that run already, too."""
    seats = tuple(
        each.with_(policy=shortened(table.terms.policy, each.missed)) for each in table.seats
    )
    return table.with_(seats=seats, sooner=())


def lasts_longer(table: Table) -> bool:
    """Return whether some turn that runs keeps a longer time than a new one would have."""
    return any(
        each.owes
        and each.policy is not None
        and each.policy != shortened(table.terms.policy, each.missed)
        for each in table.seats
    )


def returned(table: Table, seat: Seat, now: int) -> Table:
    """A seat is back: not away any more, nothing missed, and with a new turn if it owes one.

    Whoever was not away, but let the autopilot lead, goes on with the turn that is on.
    """
    clock = table.clock(seat)
    if clock.away is None:
        return set_clock(table, clock.with_(auto=False, offered=False))
    return renewed(table, seat, now)


def renewed(table: Table, seat: Seat, now: int) -> Table:
    """Return a seat in new hands: it has missed nothing, and has a new turn if it owes one."""
    opened = None if table.clock(seat).opened is None else now
    return set_clock(table, SeatClock(seat=seat, opened=opened, acted=now))
