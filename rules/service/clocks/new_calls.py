"""Whom a change calls: whose turn begins, who is next, who is asked to vote."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from rules.core.model import Seat
from rules.pace.table import SeatClock, Table, has_spoken
from rules.ports import Adventure, Note, SeatRecord
from rules.service.clocks.known_turns import HUMAN
from rules.service.clocks.schedule import table_of
from rules.service.journal import kinds
from rules.service.journal.chain import Draft
from rules.service.journal.loading import loaded

TURN, AHEAD, NEXT, VOTE = "turn", "ahead", "next", "vote"
"""Kinds of notes: a turn begins, a turn may be declared, somebody is next, somebody may vote."""
ASKED = "asked"
"""The kind of a note: somebody whose turn is open in live play was asked about it."""
PAUSED, STILL, RESTS, AWAY = "paused", "still", "rests", "away"
"""Kinds of notes: somebody stopped the clocks; a table has waited for a week; none of a table's
players is there, so that it rests; somebody counts as away from now on."""
WANTED, EXTENDED = "wanted", "extended"
"""Kinds of notes to a host: is the lobby still wanted; somebody gave turns more time."""
SOON = 20
"""Seconds after which players are called who did nothing and were not on a new card."""

About = Literal["ballot", "undo", "concede", "retired"]


class VoteRequest(NamedTuple):
    """Seats that are asked to vote, and on what; `mark` tells one occasion from the next."""

    seats: tuple[Seat, ...]
    about: About
    mark: int


def calls_of(
    before: Adventure | None,
    draft: Draft,
    asker: int,
    now: int,
    *,
    asked: Sequence[VoteRequest] = (),
    again: bool = False,
    wanting: Collection[int] = (),
) -> tuple[Note, ...]:
    """Return the notes of a change: never for who asked for it, nor for who has just acted.

    With `again` every player whose turn is open is called, as after a pause. People in `wanting`
    like to know when they are next.
    """
    after = draft.adventure
    if after.status != "running" or after.state is None:
        return ()
    here = {step.seat for step in draft.steps if kinds.of(step).by == "player"}
    people = [
        each for each in after.seats if each.pilot == HUMAN and each.user not in (None, asker)
    ]
    waited_for = [each for each in people if each.seat not in here]
    notes = [*_turns(before, after, waited_for, now, again=again), *_gone(before, after, people)]
    notes += [
        _note(after, record, VOTE, now + SOON, about=each.about, what=each.mark)
        for each in asked
        for record in people
        if record.seat in each.seats
    ]
    eager = [each for each in people if each.user in wanting]
    return (*notes, *(_next(before, after, eager, now) if eager else ()))


def _turns(
    before: Adventure | None,
    after: Adventure,
    people: Iterable[SeatRecord],
    now: int,
    *,
    again: bool,
) -> Iterator[Note]:
    """Yield the notes for people whose turn is a new one, or with `again` for all who have one."""
    was = Table() if before is None or before.status != "running" else table_of(before)
    table = table_of(after)
    for record in people:
        clock = table.clock(record.seat)
        if not clock.owes or clock.away is not None or has_spoken(table, record.seat):
            # Nor is anybody called whose turn was said before it came.
            continue
        if again or is_new(was.clock(record.seat), clock):
            kind = TURN if clock.ahead is None else AHEAD
            # One turn is one occasion, however many changes it lasts; called again it is another,
            # and so it is where others had to answer something in the middle of it.
            mark = after.version if again or clock.begun is not None else clock.opened
            yield _note(after, record, kind, now + SOON, mark=mark, opened=clock.opened)


def _gone(
    before: Adventure | None, after: Adventure, people: Iterable[SeatRecord]
) -> Iterator[Note]:
    """Yield the notes for people who count as away from this change on: one for each absence."""
    was, table = Table() if before is None else table_of(before), table_of(after)
    for record in people:
        since = table.clock(record.seat).away
        if since is not None and was.clock(record.seat).away is None:
            yield _note(after, record, AWAY, since, mark=since, since=since)


def is_new(was: SeatClock, clock: SeatClock) -> bool:
    """Return whether a seat's turn is a new one, or a declared turn that has come."""
    if not was.owes or was.opened != clock.opened:
        return True
    return was.ahead is not None and clock.ahead is None


def _next(
    before: Adventure | None, after: Adventure, people: Collection[SeatRecord], now: int
) -> Iterator[Note]:
    """Yield who is next now and was not before."""
    was_next = _following(before)[:1] if before is not None else ()
    coming = [seat for seat in _following(after)[:1] if seat not in was_next]
    for record in people:
        if record.seat in coming:
            yield _note(after, record, NEXT, now + SOON)


def _following(adventure: Adventure) -> tuple[Seat, ...]:
    if adventure.status != "running" or adventure.state is None:
        return ()
    rules, state = loaded(adventure)
    return rules.following(state)


def _note(
    adventure: Adventure, record: SeatRecord, kind: str, due: int, **more: int | str | None
) -> Note:
    about, mark = more.get("about", ""), more.get("mark", adventure.version)
    return Note(
        id=f"{adventure.id}:{mark}:{kind}{about}:{record.seat}",
        adventure=adventure.id,
        user=record.user or 0,
        body={"kind": kind, "seat": record.seat, **more},
        due=due,
    )
