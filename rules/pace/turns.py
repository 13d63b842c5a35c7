"""Turns of a table's seats: how they begin, how happenings change them, how they end."""

from collections.abc import Iterable

from rules.core.model import Seat
from rules.pace.ballots import with_closed, without_voice
from rules.pace.clock import LATE, Policy
from rules.pace.deadlines import after_standstill, offers_put_off, votes_put_off
from rules.pace.frozen import Span, merged
from rules.pace.schedule import MOST_WORDS, Happening
from rules.pace.table import SeatClock, Table, set_clock
from rules.pace.turn_times import SHORTEST, after_idle, agreed_time, held_since, time_of

BRIEF = 10 * 60
"""Seconds that an interruption may last for the turn to be the same one afterwards."""
MOST_EXTENDED = 7 * 24 * 60 * 60
"""Seconds by which one turn may be extended in all."""


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
    fresh: Iterable[Seat] = (),
    long: Iterable[Seat] = (),
    holding: Iterable[Seat] = (),
    in_round: bool = False,
) -> Table:
    """Return the table after something was done, with the turns that began, went on or ended.

    `seats` are those for which the game waits now. One for which it waited before keeps its turn;
    any other, and one that `acted`, begins a new one. A player who acts is no longer absent and has
    missed nothing; a seat whose `declared` turn came begins a new one, too, but its player need not
    be there now, so that silence is not over. Seats in `led` are led by the autopilot and keep the
    age of their turn, in case their player returns; those that the autopilot has `moved` begin a
    new one. Seats in `coming` have a turn still to come in the round of the table's `turn`, and
    their clocks run for it already: once it comes they keep what is left. The turns of seats in
    `interrupted` stand still while somebody else is in the middle of theirs; after more than
    `BRIEF` they are new ones.

    `in_round` says that a round is on which has one time for all (`time_of`): whatever it
    asks of a seat that has done nothing in it runs out at the same instant. Those in `fresh` have
    their turn of it, now or later: their time begins with the round. Those in `long` have a turn of
    many steps of which some are left, and keep its time when they `acted`; those in `holding` stand
    in the middle of it, so that others cannot act.
    """
    wanted, there, ahead, still = set(seats), set(acted), set(coming), set(interrupted)
    begins, came, lasting, busy = set(fresh), set(declared), set(long), set(holding)
    here = there | came
    auto, away = set(led), set(moved) - here
    for seat in sorted(wanted | here | ahead | {clock.seat for clock in table.seats}):
        clock = table.clock(seat).with_(auto=seat in auto)
        if seat in there:
            goes_on = in_round and seat in lasting and _is_of(clock, turn)
            clock = _acted(clock, now, goes_on=goes_on)
        elif seat in away | came:
            clock = _ended(clock)
        clock = _heard(clock, in_round=in_round, fresh=seat in begins)
        same = in_round and _is_of(clock, turn)
        first = seat in begins and clock.round != turn
        if seat in wanted:
            clock, new = _asked(clock, now, turn, coming=seat in ahead)
            new = first or (new and not same)
        elif seat in still and clock.opened is not None:
            clock, new = _interrupted(clock, now), False
        elif seat in ahead:
            clock = _resumed(clock, now)
            new = first or clock.opened is None or (clock.ahead != turn and not same)
            clock = clock.with_(ahead=turn)
        else:
            clock, new = _ended(clock), False
        if new:
            waited = 0 if clock.opened is None or not first else now - clock.opened
            clock = _begun(clock, table.terms.policy, now, turn if in_round else None, waited)
        since = held_since(clock, now, acted=seat in there) if seat in busy else None
        clock = clock.with_(holds=since)
        table = set_clock(table, clock)
    for seat in there:
        table = set_clock(table, table.clock(seat).with_(acted=now))
    if here:
        table = woken(table, now).with_(stirred=None)
    back = {
        each.target for each in table.ballots if each.target in here or each.target not in wanted
    }
    return table.with_(ballots=with_closed(table.ballots, back)) if back else table


def _heard(clock: SeatClock, *, in_round: bool, fresh: bool) -> SeatClock:
    """Return a clock without a silence that is over: of a round before, or of one that ended."""
    over = clock.silent and (not in_round or (clock.silent == "after" and fresh))
    return clock.with_(silent="") if over else clock


def _acted(clock: SeatClock, now: int, *, goes_on: bool) -> SeatClock:
    """Return the clock of a player who did something: nothing missed, and what they owed is done.

    A turn of a round that `goes_on` keeps the time that it had, however many steps it takes.
    """
    fresh = SeatClock(seat=clock.seat, auto=clock.auto, acted=clock.acted, seen=clock.seen)
    if not goes_on or 100 in clock.reminded:
        return fresh
    return fresh.with_(
        opened=clock.opened,
        extended=clock.extended,
        stood=clock.stood,
        reminded=clock.reminded,
        ahead=clock.ahead,
        policy=clock.policy,
        round=clock.round,
        begun=now,
    )


def _is_of(clock: SeatClock, turn: int) -> bool:
    """Return whether a clock runs for a round with one time for all, played in such a turn."""
    return clock.opened is not None and clock.round == turn


def _asked(clock: SeatClock, now: int, turn: int, *, coming: bool) -> tuple[SeatClock, bool]:
    """Return the clock of a seat that has to decide something, and whether its turn is a new one.

    `coming` says that its turn of the round is still to come: then it is asked something else
    meanwhile, for which it has a time of its own.
    """
    other = clock.ahead is not None and (coming or clock.ahead != turn)
    waited_long = clock.interrupted is not None and now - clock.interrupted > BRIEF
    new = clock.opened is None or other or waited_long
    return _resumed(clock, now).with_(ahead=None), new


def _resumed(clock: SeatClock, now: int) -> SeatClock:
    """Return a clock that runs on after an interruption, if there was one."""
    if clock.interrupted is None:
        return clock
    stood = (
        clock.stood if clock.interrupted >= now else (*clock.stood, Span(clock.interrupted, now))
    )
    return clock.with_(interrupted=None, stood=stood)


def _interrupted(clock: SeatClock, now: int) -> SeatClock:
    """Return a clock that stands still while somebody else is in the middle of their turn."""
    return clock.with_(interrupted=now if clock.interrupted is None else clock.interrupted)


def _begun(
    clock: SeatClock, policy: Policy, now: int, round_: int | None, waited: int
) -> SeatClock:
    """Return a clock at the beginning of a turn, which is shorter after missed turns.

    In a round with one time for all it is as long as `time_of` says, and no longer than
    what a player had left who has been asked something else for `waited` seconds.
    """
    time = time_of(policy, clock.missed, in_round=round_ is not None)
    if round_ is not None:
        time = after_idle(time or policy, clock.idle) if clock.idle else time
    if waited and policy.kind == "budget":
        left = max(min(SHORTEST, policy.budget), policy.budget - waited)
        time = policy.with_(budget=min(left, (time or policy).budget))
    return clock.with_(
        round=round_,
        opened=now,
        extended=0,
        stood=(),
        reminded=(),
        left=False,
        policy=time,
        begun=None,
    )


def _ended(clock: SeatClock) -> SeatClock:
    """Return a clock without a turn."""
    return clock.with_(
        opened=None,
        extended=0,
        stood=(),
        reminded=(),
        ahead=None,
        policy=None,
        interrupted=None,
        left=False,
        round=None,
        begun=None,
    )


def left_no_more(table: Table) -> Table:
    """Return the table without turns left to companions; players still asked get a new turn."""
    if not any(clock.left for clock in table.seats):
        return table
    return table.with_(seats=tuple(_ended(clock) if clock.left else clock for clock in table.seats))


def woken(table: Table, now: int) -> Table:
    """Return a table that rests no longer since an instant, with the time of its rest given back.

    It was woken by somebody who did not act in the game, or acts now.
    """
    on = table.with_(words=0, stirred=now, resting=None, alone=0)
    if table.resting is None or table.resting >= now:
        return on
    later = after_standstill(table.resting, now, ())
    on = offers_put_off(votes_put_off(on, later), later)
    return on.with_(stops=merged((*on.stops, Span(table.resting, now))))


def carried_out(table: Table, happening: Happening, now: int) -> Table:
    """Return the table after a happening was carried out: it does not come again."""
    clock = table.clock(happening.seat)
    match happening.kind:
        case "remind":
            passed = [part for part in (50, LATE) if part <= happening.part]
            clock = clock.with_(reminded=tuple(sorted({*clock.reminded, *passed})))
        case "late" if clock.begun is not None:
            # Whoever has begun their turn of a round was there, and has missed nothing.
            clock = clock.with_(reminded=(*clock.reminded, 100), covered=False)
        case "late":
            missed = clock.missed + 1
            # Whoever was silent in a round is waited for no more until they speak again.
            counted = missed if clock.round is None else missed * 2
            away = now if clock.away is None and counted >= table.terms.misses else clock.away
            reminded = (*clock.reminded, 100)
            clock = clock.with_(reminded=reminded, missed=missed, away=away, covered=False)
        case "covered":
            clock = clock.with_(reminded=(*clock.reminded, 100), covered=True)
        case "home":
            clock = clock.with_(
                opened=now, extended=0, stood=(), reminded=(), covered=False, left=False
            )
        case "gone":
            clock = clock.with_(offered=True)
        case "held":
            clock = clock.with_(holds=now)
        case _:
            return _of_all(table, happening, now)
    return set_clock(table, clock)


def _of_all(table: Table, happening: Happening, now: int) -> Table:
    """Return the table after a happening that changes no clock of a seat."""
    match happening.kind:
        case "told":
            return table.with_(ballots=with_closed(table.ballots, (happening.seat,)))
        case "still":
            words = table.words + 1
            return table.with_(words=words, resting=now if words >= MOST_WORDS else None)
        case "rest":
            return table.with_(resting=now)
        case "wake":
            return woken(table, now).with_(stirred=None)
        case _:
            return table


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
    seats = tuple(each.with_(policy=agreed_time(table, each)) for each in table.seats)
    return table.with_(seats=seats, sooner=())


def returned(table: Table, seat: Seat, now: int) -> Table:
    """Return the table with a seat's player back: nothing missed, and a new turn if it owes one.

    A player who was not absent, but let the autopilot lead, goes on with the turn that is on.
    """
    clock = table.clock(seat)
    if clock.away is None:
        return set_clock(table, clock.with_(auto=False, offered=False))
    return renewed(table, seat, now)


def present(table: Table, seat: Seat, now: int) -> Table:
    """Return the table with a seat's player present, although they have not acted in the game."""
    clock = table.clock(seat)
    if clock.auto:
        return table
    return set_clock(table, clock.with_(away=None, missed=0, acted=now, silent="", idle=0))


def renewed(table: Table, seat: Seat, now: int) -> Table:
    """Return the table with a seat in new hands: nothing missed, and a new turn if it owes one.

    A vote about the turn that it owed before is over.
    """
    opened = None if table.clock(seat).opened is None else now
    table = table.with_(ballots=with_closed(table.ballots, (seat,)))
    return set_clock(table, SeatClock(seat=seat, opened=opened, acted=now))


def handed_over(table: Table, seat: Seat, now: int) -> Table:
    """Return the table with a seat given by its player to another, who goes on with its turn.

    Nothing is refilled: what is left of the time is left for whoever has the seat now. A turn whose
    time is up, or whose player was absent, is a new one.
    """
    clock = table.clock(seat)
    if not clock.owes or clock.away is not None or 100 in clock.reminded:
        return renewed(table, seat, now)
    table = table.with_(ballots=with_closed(table.ballots, (seat,)))
    return set_clock(table, clock.with_(missed=0, acted=now, offered=False, covered=False))


def vacated(table: Table, seat: Seat) -> Table:
    """Return the table with a seat whose player has left: nobody is absent there or voted about.

    The turn and what was missed stay as they are, in case the player returns.
    """
    clock = table.clock(seat).with_(away=None, offered=False)
    return set_clock(table.with_(ballots=with_closed(table.ballots, (seat,))), clock)


def without_votes(table: Table, seat: Seat) -> Table:
    """Return the table without the votes of a seat's player: they do not bind a new player."""
    undo = table.undo
    if undo is not None:
        left = tuple(each for each in undo.agreed if each != seat)
        undo = undo.with_(agreed=left) if left else None
    return table.with_(
        ballots=without_voice(table.ballots, seat),
        undo=undo,
        sooner=tuple(each for each in table.sooner if each != seat),
    )
