"""What is due at a table, and when: computed from its clocks, its people and the instant alone.

What is due is returned as happenings. Whoever carries one out stores the table that `carried_out`
of `turns` returns in the same transaction, so that none comes twice.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from rules.core.model import Seat
from rules.pace.ballots import opens_at
from rules.pace.clock import HALF, Reading, Turn, due_at, elapsed, read, reminders
from rules.pace.company import SILENT, nobody_there
from rules.pace.eras import frozen_for
from rules.pace.frozen import Frozen, merged
from rules.pace.proposals import counts_at
from rules.pace.table import DAY, Person, SeatClock, Table, policy_of, stands_by
from rules.pace.turn_times import held_until

SITTING = 30 * 60
"""Seconds after a player's last step in a turn of a round before which it is not taken."""
ABSENT = 10 * 60
"""Seconds after which the turn of an absent player is taken; the pause lets people see each one."""
TAKING = ("late", "covered", "held", "ask", "told", "gone")
"""Happenings that do something for somebody who is not there."""
WEEK = 7 * DAY
"""Seconds between two messages to the host of a table that waits without a limit."""
MOST_WORDS = 2
"""Messages after which such a table rests."""


class Happening(NamedTuple):
    """Something that is due for a seat, or for the whole table (seat 0).

    "remind": `part` percent of its turn are over. "late": the turn's time is up. "covered": its
    player is on vacation, and the turn is taken for them. "held": its player stands in the middle
    of it, so that others could not act for long. "home": the vacation is over before such
    a turn has come, and it is the player's again. "gone": the player has been absent so long that
    the seat is offered to others. "ask": a new ballot about the seat begins. "told": the
    ballot about it is over. "resume": the table's pause is over. "still": the table has waited for
    a week without a limit, and its host is told. "rest": a turn would be taken although none of
    the players is there, so that the table rests instead. "wake": the vacation of somebody whom a
    resting table asks is over. "agreed": what the seat would have the party do counts, or what most
    want, as all have spoken or the time to say otherwise is up.
    """

    kind: Literal[
        "remind",
        "late",
        "covered",
        "held",
        "home",
        "gone",
        "ask",
        "told",
        "resume",
        "still",
        "rest",
        "wake",
        "agreed",
    ]
    seat: Seat
    part: int
    at: int


def _frozen_turn(table: Table, person: Person, clock: SeatClock, now: int) -> Frozen:
    """Return everything that stops the turn of a seat, interruptions among it."""
    frozen = frozen_for(table, person, now)
    return frozen.with_(spans=(*frozen.spans, *clock.stood)) if clock.stood else frozen


def reading(table: Table, person: Person, seat: Seat, now: int) -> Reading | None:
    """Return the present state of a seat's clock.

    None while it owes nothing, its player is absent, or the turn waits for others.
    """
    clock = table.clock(seat)
    if clock.opened is None or clock.auto or clock.away is not None or stands_by(table, seat):
        return None
    turn, frozen = _turn(clock), _frozen_turn(table, person, clock, now)
    found = read(policy_of(table, clock), turn, frozen, now)
    least = max(table.grace, _sits_until(clock))
    if found.due is not None and found.due < least:
        left = max(0, elapsed(turn, frozen, least) - found.used)
        found = found._replace(due=least, left=left)
    covered = _taken_on_vacation(table, person, clock.opened, frozen)
    if covered is None or (found.due is not None and found.due <= covered):
        return found
    return found._replace(due=covered, left=max(0, covered - now))


def idle_of(table: Table, person: Person, seat: Seat, now: int) -> int:
    """Return the seconds of its clock since a player's last step in a turn that is half done."""
    clock = table.clock(seat)
    if clock.begun is None:
        return 0
    return elapsed(Turn(opened=clock.begun), _frozen_turn(table, person, clock, now), now)


def gives_way_at(table: Table, person: Person, seat: Seat, now: int) -> int | None:
    """Return when others go on without a player who stands in the middle of a turn, if ever."""
    clock = table.clock(seat)
    return held_until(clock, _frozen_turn(table, person, clock, now))


def _sits_until(clock: SeatClock) -> int:
    """Return up to when a player may just be in the middle of their turn of a round."""
    return 0 if clock.begun is None else clock.begun + SITTING


def _turn(clock: SeatClock) -> Turn:
    """Return the turn that a seat's clock runs for."""
    return Turn(opened=clock.opened or 0, extended=clock.extended)


def schedule(table: Table, person: Person, seat: Seat, now: int) -> tuple[Happening, ...]:
    """Return everything that is due in a seat's turn, past and future, in order.

    No turn runs out right after an outage of the bot.
    """
    clock = table.clock(seat)
    found: list[Happening] = []
    if clock.away is not None and not clock.offered and table.terms.offer_after:
        gone = clock.away + table.terms.offer_after * DAY
        found.append(Happening("gone", seat, 0, max(gone, table.grace)))
    home = _home_at(person, clock)
    if home is not None:
        found.append(Happening("home", seat, 0, home))
    if not clock.owes or 100 in clock.reminded or stands_by(table, seat):
        return tuple(found)
    turn, frozen = _turn(clock), _frozen_turn(table, person, clock, now)
    policy = policy_of(table, clock)
    if clock.away is not None:
        at = turn.opened + ABSENT
        stop = frozen.covers(at)
        found.append(Happening("late", seat, 100, max(stop.end if stop else at, table.grace)))
        return tuple(sorted(found, key=lambda each: each.at))
    due = due_at(policy, turn, frozen)
    due = None if due is None else max(due, _sits_until(clock))
    covered = _taken_on_vacation(table, person, turn.opened, frozen)
    if covered is not None and (due is None or covered < due):
        end, silent_from = Happening("covered", seat, 100, covered), covered - ABSENT
    elif due is not None:
        end, silent_from = Happening("late", seat, 100, due), due
    else:
        return tuple(found)
    held = held_until(clock, frozen)
    if held is not None and held < end.at:
        end, silent_from = Happening("held", seat, 0, held), min(held, silent_from)
    for part, at in reminders(policy, turn, frozen):
        # A player who missed the turn before has less time, so one reminder is enough.
        if part not in clock.reminded and at < silent_from and not (clock.missed and part == HALF):
            found.append(Happening("remind", seat, part, at))
    found.append(end._replace(at=max(end.at, table.grace)))
    return tuple(sorted(found, key=lambda each: each.at))


def _taken_on_vacation(table: Table, person: Person, opened: int, frozen: Frozen) -> int | None:
    """Return when a turn is taken because of a vacation, if the table does not wait for those."""
    if table.terms.vacations == "wait":
        return None
    for vacation in sorted(person.vacations):
        if any(stop.start < vacation.end <= stop.end for stop in table.stops):
            # The table rested until they were back, so that the turn is theirs.
            continue
        at = max(opened, vacation.start) + ABSENT
        stop = frozen.covers(at)
        at = at if stop is None else stop.end
        if at < vacation.end:
            return at
    return None


def _home_at(person: Person, clock: SeatClock) -> int | None:
    """Return when a player is back for whom a turn that is still to come was to be taken."""
    if clock.opened is None or clock.ahead is None or not clock.covered:
        return None
    if 100 not in clock.reminded:
        return None
    # One that is on or was cut short covered the turn; one that is planned did not.
    ends = [each.end for each in merged(person.vacations) if each.end > clock.opened]
    return min(ends, default=clock.opened)


def next_due(table: Table, people: Mapping[Seat, Person], now: int) -> int | None:
    """Return when to look at this table again; None when nothing will happen by itself.

    In live play a proposal alone can be due. Nothing is while nobody has a turn, and while a table
    rests until somebody wakes it or is back from a vacation. Happenings that came due while a clock
    stood still are due when that ends.
    """
    if table.live is not None:
        return min((each.at for each in _proposed(table, people, now)), default=None)
    if table.paused is not None:
        return table.paused_until
    if table.resting is not None:
        return min((each.at for each in _wakes(table, people)), default=None)
    coming: list[int] = [
        each.at
        for each in (
            *ballots_due(table),
            *_proposed(table, people, now),
            *_reminder_to_host(table, people, now),
        )
    ]
    for clock in table.seats:
        person = people.get(clock.seat, Person())
        stopped = frozen_for(table, person, now).covers(now)
        runs_at = now if stopped is None else stopped.end
        to_come = schedule(table, person, clock.seat, now)
        coming += [each.at if stopped is None else max(each.at, runs_at) for each in to_come]
    return min(coming, default=None)


def due_now(table: Table, people: Mapping[Seat, Person], now: int) -> tuple[Happening, ...]:
    """Return the happenings that are due for all seats, the longest due first.

    An overdue turn needs no reminder. Nothing is due while the person's clock stands still: it
    waits until the clock runs again.
    """
    if table.live is not None:
        return tuple(each for each in _proposed(table, people, now) if each.at <= now)
    if table.paused is not None:
        over = table.paused_until is not None and table.paused_until <= now
        return (Happening("resume", 0, 0, table.paused_until or now),) if over else ()
    if table.resting is not None:
        back = sorted(_wakes(table, people), key=lambda each: each.at)
        return tuple(each for each in back[:1] if each.at <= now)
    general = (
        *ballots_due(table),
        *_proposed(table, people, now),
        *_reminder_to_host(table, people, now),
    )
    found = [each for each in general if each.at <= now]
    for clock in table.seats:
        found += _seat_due(table, people.get(clock.seat, Person()), clock.seat, now)
    found.sort(key=lambda each: (each.at, each.seat))
    return _rested(table, people, found, now)


def _proposed(table: Table, people: Mapping[Seat, Person], now: int) -> Iterator[Happening]:
    """Yield when what somebody would have the party do counts; nothing while the table is paused.

    Those who may speak are the seats that owe a decision, and those that have spoken; in town those
    whom it concerns. Where nothing is proposed there, what waits for that is due.
    """
    proposal = table.proposal
    if table.paused is not None:
        return
    if proposal is None:
        if table.agenda:
            yield Happening("agreed", table.agenda[0].seat, 0, max(table.grace, now))
        return
    party = [each.seat for each in table.seats if each.owes and each.ahead is None]
    party = [*(proposal.party or party), *(each.seat for each in proposal.voices)]
    at = counts_at(proposal, table, people, party, now)
    yield Happening("agreed", proposal.seat, 0, at)


def _wakes(table: Table, people: Mapping[Seat, Person]) -> Iterator[Happening]:
    """Yield when the vacations end during which a table came to rest, of players whom it asks."""
    since = table.resting or 0
    for clock in table.seats:
        if clock.owes and clock.away is None and clock.missed < SILENT:
            for span in merged(people.get(clock.seat, Person()).vacations):
                if span.start <= since < span.end:
                    yield Happening("wake", clock.seat, 0, span.end)


def _rested(
    table: Table, people: Mapping[Seat, Person], found: list[Happening], now: int
) -> tuple[Happening, ...]:
    """Return what is due, or that the table rests where only absent players would be played for."""
    taken = [each for each in found if each.kind in TAKING]
    waits = table.terms.on_miss == "wait"
    if not taken or (waits and all(each.kind == "late" for each in taken)):
        return tuple(found)
    late = frozenset(each.seat for each in taken if each.kind == "late")
    if not nobody_there(table, people, now, late, waits=waits):
        return tuple(found)
    return (Happening("rest", 0, 0, taken[0].at),)


def _seat_due(table: Table, person: Person, seat: Seat, now: int) -> list[Happening]:
    """Return what is due for one seat; of several reminders the last, and none once it is late."""
    if frozen_for(table, person, now).covers(now) is not None:
        return []
    past = [each for each in schedule(table, person, seat, now) if each.at <= now]
    reminders_due = [each for each in past if each.kind == "remind"]
    found = [each for each in past if each.kind != "remind"]
    late = any(each.kind in ("late", "covered") for each in found)
    return found if late else [*found, *reminders_due[-1:]]


def ballots_due(table: Table) -> tuple[Happening, ...]:
    """Return when open ballots end, and when those about overdue seats begin where all vote.

    The others may vote at night too: these come whatever the clock of the seat in question does.
    """
    found = [
        Happening("told", each.target, 0, max(each.until, table.grace))
        for each in table.ballots
        if not each.over
    ]
    asked = {happening.seat for happening in found}
    if table.terms.on_miss == "vote":
        found += [
            Happening("ask", clock.seat, 0, opens_at(table.ballots, clock.seat))
            for clock in table.seats
            if 100 in clock.reminded
            and clock.owes
            and not clock.left
            and clock.seat not in asked
            # A turn that cannot be taken yet needs no decision.
            and clock.ahead is None
            and clock.interrupted is None
        ]
    return tuple(found)


def _reminder_to_host(
    table: Table, people: Mapping[Seat, Person], now: int
) -> tuple[Happening, ...]:
    """Return the next message to the host of a table where nothing else is due, unless it rests."""
    owing = [clock.opened for clock in table.seats if clock.owes and clock.opened is not None]
    if table.resting is not None or not owing or ballots_due(table):
        return ()
    persons = ((each.seat, people.get(each.seat, Person())) for each in table.seats)
    if any(schedule(table, person, seat, now) for seat, person in persons):
        return ()
    since = max(min(owing), table.stirred or 0, *(each.end for each in table.stops), 0)
    return (Happening("still", 0, 0, since + WEEK * (table.words + 1)),)
