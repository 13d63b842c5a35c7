"""The clocks of one table: who is awaited since when, what is due, who is away.

A seat's turn is asked when it begins to be awaited and is over when it is not any more. What is
due is told as happenings; who carries them out writes the table that `told` gives, in the same
transaction, so that none comes twice.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from pydantic import Field

from rules.core.model import Model, Seat
from rules.pace.ballots import Ballot, Proposal, opens_at, with_closed
from rules.pace.clock import LATE, Policy, Reading, Turn, due_at, read, reminders
from rules.pace.declared import Declared, declared_by
from rules.pace.frozen import Calendar, Frozen, Quiet, Span, melted
from rules.pace.handing import Former, Offer
from rules.pace.parked import Parked

OnMiss = Literal["wait", "guard", "autopilot", "vote"]
DAY = 24 * 60 * 60
ABSENT = 10 * 60
"""Seconds after which the turn of somebody who is away is taken: not at once, as each is shown."""
FREE = (5, 6)
"""Days of a weekend, Monday being 0."""


class Terms(Model):
    """What a table has agreed on.

    `on_miss` says what happens to a turn whose time is up: nothing, a cautious deed, the
    autopilot by stance, or a vote of the others. After `misses` in a row a seat is away: its turns
    are taken after ten minutes, nobody is reminded; `offer_after` days later the seat is offered
    to others (0: never). `weekends` says whether clocks run on Saturdays and Sundays there, in
    `policy.zone`; `signs` whether a thread of ours is named after whose turn it is. With `together`
    everybody who has a turn in a round is on the clock from its beginning, and says ahead what they
    do. `vacations` says whether the table waits for who is on vacation, or their turns are taken.
    """

    policy: Policy = Policy()
    on_miss: OnMiss = "guard"
    misses: int = Field(default=3, ge=1, le=20)
    offer_after: int = Field(default=7, ge=0, le=60)
    weekends: bool = True
    signs: bool = True
    holidays: frozenset[str] = frozenset()
    together: bool = False
    vacations: Literal["wait", "play"] = "wait"


class Person(Model):
    """What a clock has to know of a person: their nights and their vacations."""

    quiet: Quiet | None = None
    vacations: tuple[Span, ...] = ()


class SeatClock(Model):
    """One seat's clock. `opened` is None while it owes nothing.

    `reminded` are the parts of this turn it was reminded of, 100 once its time was up. `missed`
    counts turns in a row that somebody else took for it. `away` is since when it is away,
    `offered` whether the seat was offered. `ahead` is set while the clock runs for a turn that is
    still to come: the table's turn in which its round is. `covered` tells of turns that were taken
    on a vacation, which counts as no absence.
    """

    seat: Seat
    opened: int | None = None
    extended: int = 0
    reminded: tuple[int, ...] = ()
    missed: int = 0
    away: int | None = None
    offered: bool = False
    ahead: int | None = None
    covered: bool = False


class Table(Model):
    """All clocks of an adventure. `stops` are pauses that are over and our outages.

    `pauser` and `why` belong to the pause that goes on. `undo` is a step that somebody wants to
    take back, `ballots` are about seats, `offers` and `former` about who leads them. `parked` says
    that nobody can be shown the table now.
    """

    terms: Terms = Terms()
    seats: tuple[SeatClock, ...] = ()
    stops: tuple[Span, ...] = ()
    paused: int | None = None
    pauser: Seat | None = None
    why: str = ""
    ballots: tuple[Ballot, ...] = ()
    offers: tuple[Offer, ...] = ()
    former: tuple[Former, ...] = ()
    undo: Proposal | None = None
    parked: Parked | None = None
    declared: tuple[Declared, ...] = ()
    """Turns that were declared before they come; nobody's business but of who said it."""
    alone: int = 0
    """How often the companions of a table that everybody left went on by themselves."""

    def clock(self, seat: Seat) -> SeatClock:
        """A seat's clock; one that was never awaited has a new one."""
        return next((each for each in self.seats if each.seat == seat), SeatClock(seat=seat))


class Happening(NamedTuple):
    """Something that is due for a seat.

    "remind": `part` hundredths of its turn are over. "late": the turn's time is up. "covered": its
    player is on vacation, and the turn is taken meanwhile. "gone": the seat has been away so long
    that it is offered to others. "ask": the others are asked about it again. "told": the ballot
    about it is over.
    """

    kind: Literal["remind", "late", "covered", "gone", "ask", "told"]
    seat: Seat
    part: int
    at: int


def set_clock(table: Table, clock: SeatClock) -> Table:
    """The table with one seat's clock as it is now."""
    others = [each for each in table.seats if each.seat != clock.seat]
    return table.with_(seats=tuple(sorted((*others, clock), key=lambda each: each.seat)))


def awaited(
    table: Table,
    seats: Iterable[Seat],
    now: int,
    *,
    acted: Iterable[Seat] = (),
    coming: Iterable[Seat] = (),
    turn: int = 0,
) -> Table:
    """The table after something was done: who is awaited now, and who did it themselves.

    Who is awaited still keeps the turn; who is awaited newly, or acted and is awaited again, has a
    new one. Whoever acts is not away any more, and has missed nothing. Those who are `coming` have
    a turn still to come in the round of the table's `turn`, and their clocks run for it already:
    once it comes they keep what is left.
    """
    wanted, here, ahead = set(seats), set(acted), set(coming)
    for seat in sorted(wanted | here | ahead | {clock.seat for clock in table.seats}):
        clock = table.clock(seat)
        if seat in here:
            clock = SeatClock(seat=seat)
        if seat in wanted:
            # What somebody is asked besides their turn has a time of its own.
            other = clock.ahead is not None and (seat in ahead or clock.ahead != turn)
            new = clock.opened is None or other
            clock = clock.with_(ahead=None)
        elif seat in ahead:
            new = clock.opened is None or clock.ahead != turn
            clock = clock.with_(ahead=turn)
        else:
            new = False
            clock = clock.with_(opened=None, extended=0, reminded=(), ahead=None)
        if new:
            clock = clock.with_(opened=now, extended=0, reminded=())
        table = set_clock(table, clock)
    back = {
        each.target for each in table.ballots if each.target in here or each.target not in wanted
    }
    return table.with_(ballots=with_closed(table.ballots, back)) if back else table


def frozen_for(table: Table, person: Person, now: int) -> Frozen:
    """Everything that stops a seat's clock."""
    running = () if table.paused is None else (Span(table.paused, now + 1000 * DAY),)
    terms = table.terms
    weekdays = frozenset() if terms.weekends else frozenset(FREE)
    calendar = Calendar(zone=terms.policy.zone, weekdays=weekdays, dates=terms.holidays)
    return Frozen(
        quiet=() if person.quiet is None else (person.quiet,),
        calendars=(calendar,) if weekdays or terms.holidays else (),
        spans=(*table.stops, *(person.vacations if terms.vacations == "wait" else ()), *running),
    )


def has_spoken(table: Table, seat: Seat) -> bool:
    """Whether a seat's turn is still to come, and it has said ahead what it does."""
    spoken = declared_by(table.declared, seat) is not None
    return spoken and table.clock(seat).ahead is not None


def to_declare(table: Table) -> tuple[Seat, ...]:
    """Who is to say ahead what they do, and has not yet; in the order of seats."""
    return tuple(
        clock.seat
        for clock in table.seats
        if clock.ahead is not None and declared_by(table.declared, clock.seat) is None
    )


def reading(table: Table, person: Person, seat: Seat, now: int) -> Reading | None:
    """A seat's clock now; None while it owes nothing or is away, or has said what it does."""
    clock = table.clock(seat)
    if clock.opened is None or clock.away is not None or has_spoken(table, seat):
        return None
    turn, frozen = (
        Turn(opened=clock.opened, extended=clock.extended),
        frozen_for(table, person, now),
    )
    found = read(table.terms.policy, turn, frozen, now)
    covered = _covered(table, person, clock.opened, frozen)
    if covered is None or (found.due is not None and found.due <= covered):
        return found
    return found._replace(due=covered, left=max(0, covered - now))


def schedule(table: Table, person: Person, seat: Seat, now: int) -> tuple[Happening, ...]:
    """What is still to come of a seat's turn, in order; past and future alike."""
    clock = table.clock(seat)
    found: list[Happening] = []
    if clock.away is not None and not clock.offered and table.terms.offer_after:
        found.append(Happening("gone", seat, 0, clock.away + table.terms.offer_after * DAY))
    if clock.opened is None or 100 in clock.reminded or has_spoken(table, seat):
        return tuple(found)
    frozen = frozen_for(table, person, now)
    if clock.away is not None:
        at = clock.opened + ABSENT
        stop = frozen.covers(at)
        found.append(Happening("late", seat, 100, stop.end if stop else at))
        return tuple(sorted(found, key=lambda each: each.at))
    turn = Turn(opened=clock.opened, extended=clock.extended)
    due = due_at(table.terms.policy, turn, frozen)
    covered = _covered(table, person, clock.opened, frozen)
    if covered is not None and (due is None or covered < due):
        end, silent_from = Happening("covered", seat, 100, covered), covered - ABSENT
    elif due is not None:
        end, silent_from = Happening("late", seat, 100, due), due
    else:
        return tuple(found)
    for part, at in reminders(table.terms.policy, turn, frozen):
        if part not in clock.reminded and at < silent_from:
            found.append(Happening("remind", seat, part, at))
    return tuple(sorted((*found, end), key=lambda each: each.at))


def _covered(table: Table, person: Person, opened: int, frozen: Frozen) -> int | None:
    """When a turn is taken because of a vacation, should the table not wait for those."""
    if table.terms.vacations == "wait":
        return None
    for vacation in sorted(person.vacations):
        at = max(opened, vacation.start) + ABSENT
        stop = frozen.covers(at)
        at = at if stop is None else stop.end
        if at < vacation.end:
            return at
    return None


def next_due(table: Table, people: Mapping[Seat, Person], now: int) -> int | None:
    """When to look at this table again; None when nothing will happen by itself.

    A pause ends by somebody's doing. What came due while a clock stood still is due at its end.
    """
    if table.paused is not None:
        return None
    coming: list[int] = [each.at for each in asked_of(table)]
    for clock in table.seats:
        person = people.get(clock.seat, Person())
        stopped = frozen_for(table, person, now).covers(now)
        runs_at = now if stopped is None else stopped.end
        to_come = schedule(table, person, clock.seat, now)
        coming += [each.at if stopped is None else max(each.at, runs_at) for each in to_come]
    return min(coming, default=None)


def due_now(table: Table, people: Mapping[Seat, Person], now: int) -> tuple[Happening, ...]:
    """What is due for every seat, the longest due first; a late turn needs no reminder.

    Nothing is while the person's clock stands still: it waits until the clock runs again.
    """
    if table.paused is not None:
        return ()
    found = [each for each in asked_of(table) if each.at <= now]
    for clock in table.seats:
        person = people.get(clock.seat, Person())
        if frozen_for(table, person, now).covers(now) is not None:
            continue
        coming = schedule(table, person, clock.seat, now)
        past = [happening for happening in coming if happening.at <= now]
        late = any(happening.kind in ("late", "covered") for happening in past)
        reminders_due = [happening for happening in past if happening.kind == "remind"]
        found += [happening for happening in past if happening.kind != "remind"]
        if reminders_due and not late:
            found.append(reminders_due[-1])
    return tuple(sorted(found, key=lambda each: (each.at, each.seat)))


def asked_of(table: Table) -> tuple[Happening, ...]:
    """When ballots end; and when the next one begins about who is still awaited, where all vote.

    Nights do not keep the others from speaking: these come whatever the target's clock does.
    """
    found = [
        Happening("told", each.target, 0, each.until) for each in table.ballots if not each.over
    ]
    asked = {happening.seat for happening in found}
    if table.terms.on_miss == "vote":
        found += [
            Happening("ask", clock.seat, 0, opens_at(table.ballots, clock.seat))
            for clock in table.seats
            if 100 in clock.reminded
            and clock.opened is not None
            and clock.seat not in asked
            # About a turn that is still to come there is nothing to decide yet.
            and clock.ahead is None
        ]
    return tuple(found)


def told(table: Table, happening: Happening, now: int) -> Table:
    """The table after a happening was carried out: it does not come again."""
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
        case "ask":
            return table
    return set_clock(table, clock)


def extended(table: Table, seat: Seat, seconds: int) -> Table:
    """More time for a turn that is owed and not over; else the table as it is."""
    clock = table.clock(seat)
    if clock.opened is None or 100 in clock.reminded:
        return table
    return set_clock(table, clock.with_(extended=clock.extended + seconds))


def pause(table: Table, now: int, pauser: Seat | None = None, why: str = "") -> Table:
    """Every clock stands still from now on; whose wish that was, and why."""
    if table.paused is not None:
        return table
    return table.with_(paused=now, pauser=pauser, why=why)


def resume(table: Table, now: int) -> Table:
    """The clocks go on; what they had left they still have."""
    if table.paused is None:
        return table
    stop = Span(table.paused, max(now, table.paused))
    return _kept(table.with_(paused=None, pauser=None, why="", stops=melted((*table.stops, stop))))


def credit(table: Table, outage: Span) -> Table:
    """Time that we were away ourselves is given back, to the second."""
    return _kept(table.with_(stops=melted((*table.stops, outage))))


def _kept(table: Table) -> Table:
    """Stops that no open turn has to count any more are forgotten."""
    opened = [clock.opened for clock in table.seats if clock.opened is not None]
    since = min(opened, default=None)
    if since is None:
        return table.with_(stops=())
    return table.with_(stops=tuple(stop for stop in table.stops if stop.end > since))


def returned(table: Table, seat: Seat, now: int) -> Table:
    """A seat is back: not away any more, nothing missed, and with a new turn if it owes one."""
    clock = table.clock(seat)
    opened = None if clock.opened is None else now
    return set_clock(table, SeatClock(seat=seat, opened=opened))
