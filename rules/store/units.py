"""The units of work: the statements of each method of the store, in their order."""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rules.core.errors import Conflict, RuleError
from rules.ports import (
    Adventure,
    Commit,
    Dungeon,
    Note,
    Posting,
    Run,
    Shards,
    Step,
    Timer,
    Topic,
)
from rules.store import due_statements as due
from rules.store import statements as sql
from rules.store import voice_statements as voices
from rules.store.engine import PointHook, Query, Steps, Value
from rules.store.rows import (
    adventure_of,
    adventure_values,
    dumped,
    dungeon_of,
    dungeon_values,
    note_of,
    note_values,
    posting_of,
    posting_values,
    run_of,
    run_values,
    seat_values,
    step_of,
    step_values,
    timer_of,
    timer_values,
)
from rules.store.voice_rows import go_with

SNAPSHOTS_KEPT = 20


def news_of(change: Commit) -> Collection[Topic]:
    """Return the kinds of work that a change makes due, such as cards or timers."""
    made: dict[Topic, bool] = {
        "timers": bool(change.timers),
        "postings": change.posting is not None,
        "notes": bool(change.notes),
        "retiring": change.leaves is not None or change.undone_to is not None,
    }
    return [topic for topic, due in made.items() if due]


def check(change: Commit) -> None:
    """Check that the parts of a change fit each other.

    Raises:
        ValueError: its versions, its steps or its posting do not.
    """
    after, before = change.adventure, change.expected or 0
    versions = [step.version for step in change.steps]
    if not before < after.version:
        raise ValueError(f"version {after.version} does not come after {before}")
    if versions != sorted(set(versions)) or any(not before < v <= after.version for v in versions):
        raise ValueError(f"steps {versions} do not lead from {before} to {after.version}")
    posting = change.posting
    if posting and (posting.adventure, posting.version) != (after.id, after.version):
        raise ValueError("the posting is not of this change")


def commit(change: Commit, at_point: PointHook) -> Steps[Mapping[str, Any] | None]:
    """Write a change, or find that its request was carried out before."""
    at_point("commit:begin")
    after = change.adventure
    new = yield (
        sql.INSERT_SEEN,
        (change.request, after.id, dumped(change.reply), after.updated),
    )
    if not new:
        return (yield from replied(change.request))
    at_point("commit:seen")
    if change.leaves is not None:
        yield from _leave(after.id, change.leaves)
    yield from _record(change)
    at_point("commit:adventure")
    for step in change.steps:
        yield sql.INSERT_STEP, (after.id, *step_values(step))
    yield from go_with(change)
    at_point("commit:journal")
    if change.posting is not None:
        yield due.UPSERT_POSTING, posting_values(change.posting)
    at_point("commit:posting")
    yield due.CLEAR_TIMERS, (after.id,)
    for timer in change.timers:
        yield due.INSERT_TIMER, timer_values(timer)
    for note in change.notes:
        yield due.INSERT_NOTE, note_values(note)
    at_point("commit:timers")
    if change.run is not None:
        yield from _ended(change.run)
    return None


def _ended(run: Run) -> Steps[None]:
    """Write a run, once; a repeated daily has no place in the ranking."""
    unranked = run.unranked
    if run.day and (yield sql.REPEATS, (run.adventure, run.guild, run.ruleset, run.day)):
        unranked = "repeat"
    yield sql.INSERT_RUN, run_values(run, unranked)


def _leave(adventure: str, channel: int) -> Steps[None]:
    """Leave the card behind as an old one in a channel from which the adventure moves."""
    rows = yield sql.CARD, (adventure,)
    if rows and rows[0][1] is not None:
        yield due.INSERT_RETIRING, (rows[0][1], adventure, channel)
        yield sql.LEAVE_CARD, (adventure,)


def _record(change: Commit) -> Steps[None]:
    after = change.adventure
    values = adventure_values(after)
    if change.expected is None:
        done = yield sql.INSERT_ADVENTURE, values
    else:
        done = yield sql.UPDATE_ADVENTURE, (*values, change.expected)
    if not done:
        stored = yield sql.VERSION, (after.id,)
        if (stored[0][0] if stored else None) != change.expected:
            raise Conflict("error-conflict")
        raise RuleError("error-channel-taken")
    if not change.seats_stay:
        yield from _seat(after)
    if after.state is not None:
        yield sql.INSERT_SNAPSHOT, (after.id, after.version, dumped(after.state))
        yield sql.PRUNE_SNAPSHOTS, (after.id, after.version - SNAPSHOTS_KEPT)


def _seat(after: Adventure) -> Steps[None]:
    """Write the seats of an adventure, unless they are stored already."""
    seats = [seat_values(seat) for seat in sorted(after.seats, key=lambda seat: seat.seat)]
    if (yield sql.SEATS, (after.id,)) != seats:
        yield sql.CLEAR_SEATS, (after.id,)
        for seat in seats:
            yield sql.INSERT_SEAT, (after.id, *seat)


def replied(request: str) -> Steps[Mapping[str, Any] | None]:
    """Yield the reply stored for a request, or None."""
    rows = yield sql.REPLY, (request,)
    return json.loads(rows[0][0]) if rows else None


def adventures(query: Query) -> Steps[tuple[Adventure, ...]]:
    """Yield the adventures a query finds, each with its seats."""
    return tuple(map(adventure_of, (yield query)))


def runs(query: Query) -> Steps[tuple[Run, ...]]:
    """Yield the runs a query finds, each with its seats."""
    found = []
    for row in (yield query):
        seats = yield sql.SEATS, (row[0],)
        found.append(run_of(row, seats))
    return tuple(found)


def journal(adventure: str, since: int, until: int, most: int) -> Steps[list[Step]]:
    """Yield at most so many steps after one version and up to another, in order."""
    rows = yield sql.JOURNAL, (adventure, since, until, most)
    return [step_of(row) for row in rows]


def snapshot(adventure: str, version: int) -> Steps[Mapping[str, Any] | None]:
    """Yield the state an adventure had at a version, or None when it is not kept, or is no JSON."""
    rows = yield sql.SNAPSHOT, (adventure, version)
    try:
        return json.loads(rows[0][0]) if rows else None
    except ValueError:
        return None


def in_shards(shards: Shards) -> tuple[Value, ...]:
    """Return the values by which a statement tells the servers of some shards from others."""
    return shards.count, shards.listed


def claim(now: int, lease: int, shards: Shards) -> Steps[Posting | None]:
    """Take the posting that has been due longest."""
    rows = yield due.CLAIM_POSTING, (*in_shards(shards), now, now + lease)
    return posting_of(rows[0]) if rows else None


def claim_note(now: int, lease: int, shards: Shards) -> Steps[Note | None]:
    """Take the note that has been due longest."""
    rows = yield due.CLAIM_NOTE, (*in_shards(shards), now, now + lease)
    return note_of(rows[0]) if rows else None


def claim_timers(now: int, lease: int, shards: Shards) -> Steps[tuple[Timer, ...]]:
    """Take the timers that are due, the one due longest first."""
    rows = yield due.CLAIM_TIMERS, (*in_shards(shards), now, now + lease)
    return tuple(sorted(map(timer_of, rows), key=lambda timer: (timer.due, timer.subject)))


def shown(
    adventure: str, version: int, card: int, now: int, called: Sequence[str], wishes: int
) -> Steps[int | None]:
    """Note which message shows which version, and list the card before it as an old one.

    An edit answers no request for a new message, and no card answers more than the `wishes` that
    were known before it was drawn. Notes in `called` were sent with the card and need not be sent
    again.
    """
    for note in called:
        yield due.CLOSE_NOTE, (note, now)
    known = yield sql.CARD, (adventure,)
    if not known:
        return None
    channel, before, newest = known[0]
    yield sql.SET_CARD, (adventure, card, version, now)
    yield due.SHOWN_MEANWHILE, (adventure, now)
    yield voices.ON_CARD, (adventure, channel, version, card)
    yield due.DELETE_RETIRING, (card,)
    if before == card:
        yield due.CLOSE_EDIT, (adventure, version, wishes)
        if newest > version:
            # Another process showed a newer version, and this edit may have come after its own.
            yield due.UPSERT_POSTING, (adventure, newest, 0, now, 0)
        return None
    yield due.CLOSE_POSTING, (adventure, version, wishes)
    yield due.ANSWER_POSTING, (adventure, version)
    if before is None:
        return None
    yield due.INSERT_RETIRING, (before, adventure, channel)
    return int(before)


def notes(query: Query) -> Steps[tuple[Note, ...]]:
    """Yield the notes a query finds."""
    return tuple(note_of(row) for row in (yield query))


def keep_dungeon(
    dungeon: Dungeon, expected: int | None, timers: Sequence[Timer], notes: Sequence[Note]
) -> Steps[None]:
    """Write a dungeon, new or as it follows from version `expected`, its timers and notes."""
    values = dungeon_values(dungeon)
    if expected is None:
        done = yield sql.INSERT_DUNGEON, values
    else:
        done = yield sql.UPDATE_DUNGEON, (*values, expected)
    if not done:
        raise Conflict("error-conflict")
    yield due.CLEAR_TIMERS, (dungeon.id,)
    for timer in timers:
        yield due.INSERT_TIMER, timer_values(timer)
    for note in notes:
        yield due.INSERT_NOTE, note_values(note)


def dungeons(query: Query) -> Steps[tuple[Dungeon, ...]]:
    """Yield the dungeons a query finds."""
    return tuple(dungeon_of(row) for row in (yield query))
