"""What stops a table's clocks and starts them again, and how new terms take effect.

Time counts forward only: what a clock has used stays used, and new terms count from now on.
"""

from collections.abc import Sequence

from rules.core.model import Seat
from rules.pace.clock import Turn, due_at, elapsed
from rules.pace.deadlines import after_standstill, next_standstill, votes_put_off
from rules.pace.eras import frozen_for
from rules.pace.frozen import Frozen, Span, merged
from rules.pace.table import DAY, Era, Person, SeatClock, Table, Terms, policy_of
from rules.pace.turn_times import agreed_time
from rules.pace.turns import woken

PAUSE, LONGEST_PAUSE = 7 * DAY, 90 * DAY
"""Seconds that a pause lasts by default, and at most."""


def pause(
    table: Table, now: int, pauser: Seat | None = None, why: str = "", until: int | None = None
) -> Table:
    """Return the table with every clock stopped: who asked for it, why, and until when."""
    if table.paused is not None:
        return table
    end = now + PAUSE if until is None else min(until, now + LONGEST_PAUSE)
    return table.with_(paused=now, paused_until=end, pauser=pauser, why=why)


def resume(table: Table, now: int, outages: Sequence[Span] = ()) -> Table:
    """Return the table with its clocks running again; each has the time left that it had.

    So have ballots and absences; time lost by `outages` of the bot counts once.
    """
    if table.paused is None:
        return table
    on = table.with_(paused=None, paused_until=None, pauser=None, why="")
    return _runs_again(on, table.paused, now, outages)


def paused_for(table: Table, now: int) -> int:
    """Return the seconds that a pause which is on has lasted."""
    return 0 if table.paused is None else max(0, now - table.paused)


def played_live(table: Table, now: int) -> Table:
    """Return the table without running clocks, as everybody plays at the same time."""
    return table if table.live is not None else table.with_(live=now)


def by_post_again(table: Table, now: int, outages: Sequence[Span] = ()) -> Table:
    """Return the table with its clocks running again after live play.

    They, ballots and absences have what was left when live play began; new turns have all their
    time. Time lost by `outages` of the bot counts once.
    """
    if table.live is None:
        return table
    return _runs_again(table.with_(live=None), table.live, now, outages)


def _runs_again(table: Table, since: int, now: int, outages: Sequence[Span]) -> Table:
    later = after_standstill(since, next_standstill(table, now), outages)
    return give_back(votes_put_off(table, later), Span(since, max(now, since)))


def give_back(table: Table, outage: Span) -> Table:
    """Return the table with a span given back to every open turn, to the second."""
    return pruned(table.with_(stops=merged((*table.stops, outage))))


def pruned(table: Table) -> Table:
    """Return the table without stops and calendars that nothing open needs any more."""
    opened = [clock.opened for clock in table.seats if clock.opened is not None]
    if table.proposal is not None:
        opened.append(table.proposal.opened)
    if not opened:
        return table.with_(stops=(), eras=())
    since = min(opened)
    return table.with_(
        stops=tuple(stop for stop in table.stops if stop.end > since),
        eras=tuple(era for era in table.eras if era.until > since),
    )


def with_terms(table: Table, terms: Terms, now: int) -> Table:
    """Return the table with other terms from now on.

    A turn that is running keeps the longer of the two times; a shorter one begins with the next
    turn. One without an end has the whole of its new time from now on.
    """
    before = table.terms
    eras = (*table.eras, *_era(before, terms, now))
    # Votes are about the time that was agreed on: another time is another question.
    sooner = table.sooner if terms.policy == before.policy else ()
    after = woken(table, now).with_(terms=terms, eras=eras, sooner=sooner)
    seats = [
        each if each.opened is None else _longer(table, after, each, now) for each in after.seats
    ]
    return pruned(after.with_(seats=tuple(seats)))


def _longer(before: Table, after: Table, clock: SeatClock, now: int) -> SeatClock:
    """Return a clock whose turn ends no sooner under new terms than under the old.

    Missed turns shorten both alike and nights stop both alike, so neither is looked at.
    """
    had = policy_of(before, clock)
    # Who was asked something else before has less than the table's time, and keeps that.
    same = after.terms.policy == before.terms.policy
    renewed = clock if same else clock.with_(policy=agreed_time(after, clock))
    if had.kind == "none":
        return _bounded(after, renewed, now)
    kept_on = clock.with_(policy=None if had == after.terms.policy else had)
    # Both use the same calendar: a free day makes neither policy the longer one.
    end, other = _end(after, kept_on, now), _end(after, renewed, now)
    if end is not None and (other is None or other >= end):
        kept_on, end = renewed, other
    ends = _end(before, clock, now)
    daily = policy_of(after, kept_on).kind == "daily"
    if daily and ends is not None and end is not None and end < ends:
        # A daily hour that a free day had moved stays where it was.
        more = elapsed(Turn(opened=end), _frozen(after, now), ends)
        kept_on = kept_on.with_(extended=kept_on.extended + more)
    return kept_on


def _bounded(table: Table, clock: SeatClock, now: int) -> SeatClock:
    """Return a clock whose turn had no end, with the whole of its new time from an instant on."""
    soon, whole = _end(table, clock, now), _end(table, clock.with_(opened=now, extended=0), now)
    if soon is None or whole is None or soon >= whole:
        return clock
    more = elapsed(Turn(opened=soon), _frozen(table, now), whole)
    return clock.with_(extended=clock.extended + more)


def _end(table: Table, clock: SeatClock, now: int) -> int | None:
    """Return when a seat's turn would end if there were no nights."""
    turn = Turn(opened=clock.opened or now, extended=clock.extended)
    return due_at(policy_of(table, clock), turn, _frozen(table, now))


def _frozen(table: Table, now: int) -> Frozen:
    return frozen_for(table.with_(paused=None, live=None), Person(), now)


def _era(before: Terms, after: Terms, now: int) -> tuple[Era, ...]:
    """Return the calendars up to now, with the present one added if the terms change it."""
    ended = _calendar_of(before, now)
    return () if ended == _calendar_of(after, now) else (ended,)


def _calendar_of(terms: Terms, until: int) -> Era:
    """Return the calendar of some terms, as it held up to an instant."""
    return Era(
        until=until,
        zone=terms.policy.zone,
        weekends=terms.weekends,
        holidays=terms.holidays,
        vacations=terms.vacations,
    )
