"""Turns of a table's seats: how they begin, how happenings change them, how they end."""

from collections.abc import Iterable

from rules.core.model import Seat
from rules.pace.ballots import with_closed
from rules.pace.clock import LATE, Policy
from rules.pace.schedule import MOST_WORDS, Happening
from rules.pace.table import SeatClock, Table, set_clock

SHORTEST = 6 * 60 * 60
"""Seconds that a turn has at least after missed turns, where the table's own time is longer."""
BRIEF = 10 * 60
"""Seconds that an interruption may last for the turn to be the same one afterwards."""
MOST_EXTENDED = 7 * 24 * 60 * 60
"""Seconds by which one turn may be extended in all."""


def shortened(policy: Policy, missed: int) -> Policy | None:
    """Return the time of a turn after missed turns in a row, which halve it each.

    It falls to `SHORTEST` at least; None where the time is the usual one.
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
    """Return whether a turn was interrupted for so long that its player may have left."""
    return clock.interrupted is not None and now - clock.interrupted > BRIEF


def _ended(clock: SeatClock) -> SeatClock:
    """Return a clock without a turn."""
    return clock.with_(
        opened=None, extended=0, reminded=(), ahead=None, policy=None, interrupted=None
    )


def stirred(table: Table, now: int | None) -> Table:
    """Return a table that rests no longer.

    `now` is given where somebody woke it without acting in the game.
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
    """Return the table with a seat's open turn extended, up to a bound.

    A seat without an open turn leaves it unchanged.
    """
    clock = table.clock(seat)
    if not clock.owes or 100 in clock.reminded:
        return table
    most = max(clock.extended, min(MOST_EXTENDED, clock.extended + seconds))
    return set_clock(table, clock.with_(extended=most))


def may_extend(table: Table, seat: Seat) -> int:
    """Return by how many seconds a seat's turn may still be extended."""
    return max(0, MOST_EXTENDED - table.clock(seat).extended)


def at_once(table: Table) -> Table:
    """Return the table with its turn time counting for the turns that are running, too."""
    seats = tuple(
        each.with_(policy=shortened(table.terms.policy, each.missed)) for each in table.seats
    )
    return table.with_(seats=seats, sooner=())


def lasts_longer(table: Table) -> bool:
    """Return whether a running turn keeps a longer time than a new one would have."""
    return any(
        each.owes
        and each.policy is not None
        and each.policy != shortened(table.terms.policy, each.missed)
        for each in table.seats
    )


def returned(table: Table, seat: Seat, now: int) -> Table:
    """Return the table with a seat's player back: nothing missed, and a new turn if it owes one.

    A player who was not absent, but let the autopilot lead, goes on with the turn that is on.
    """
    clock = table.clock(seat)
    if clock.away is None:
        return set_clock(table, clock.with_(auto=False, offered=False))
    return renewed(table, seat, now)


def renewed(table: Table, seat: Seat, now: int) -> Table:
    """Return the table with a seat in new hands: nothing missed, and a new turn if it owes one."""
    opened = None if table.clock(seat).opened is None else now
    return set_clock(table, SeatClock(seat=seat, opened=opened, acted=now))
