"""What becomes due in the store: cards, timers and notes."""

from collections.abc import Sequence
from functools import partial

from rules.ports import ALL_SERVERS, Note, Posting, Shards, Timer, TimerKind, Topic
from rules.store import due_statements as sql
from rules.store import units
from rules.store.engine import Engine, Query, only
from rules.store.rows import dumped, posting_of, posting_values, timer_of, timer_values
from rules.store.single import SingleStatements
from rules.store.watched import Unwatched, Watcher

POSTINGS: tuple[Topic, ...] = ("postings",)
TIMERS: tuple[Topic, ...] = ("timers",)
NOTES: tuple[Topic, ...] = ("notes",)


class DueStore(SingleStatements):
    """The part of the store that is about what becomes due; every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._watcher: Watcher = Unwatched()

    async def post(self, posting: Posting) -> None:
        """Make a card due outside a commit; if one is due already, the earlier time counts.

        Raises:
            ValueError: there is no such adventure.
        """
        query = (sql.UPSERT_POSTING, posting_values(posting))
        await self._write("posted", query, POSTINGS)

    async def claim_posting(
        self, now: int, lease: int, shards: Shards = ALL_SERVERS
    ) -> Posting | None:
        """Claim the posting that has been due longest; it is due again after `lease` seconds.

        Of those due at the same time the older adventure's goes first.
        """
        return await self._engine.write("claim", partial(units.claim, now, lease, shards))

    async def posting(self, adventure: str) -> Posting | None:
        """Return the posting of an adventure, or None when its card is up to date."""
        rows = await self._rows((sql.POSTING, (adventure,)))
        return posting_of(rows[0]) if rows else None

    async def release_postings(self, now: int, shards: Shards = ALL_SERVERS) -> None:
        """Make every posting due at once: the process that claimed one before is gone."""
        await self._write(
            "released", (sql.RELEASE_POSTINGS, (*units.in_shards(shards), now)), POSTINGS
        )

    async def next_due(self, shards: Shards = ALL_SERVERS) -> int | None:
        """Return when the next posting is due."""
        return await self._first((sql.NEXT_DUE, units.in_shards(shards)))

    async def mark_shown(
        self,
        adventure: str,
        version: int,
        card: int,
        now: int,
        called: Sequence[str] = (),
        *,
        wishes: int,
    ) -> int | None:
        """Note that message `card` shows `version`, and close the posting that it answers.

        A newer one stays, and one that was asked for more often than the `wishes` known before
        the card was drawn. The notes in `called` were said by it.

        Returns:
            The card before, when it was another message; `retiring` lists it until `mark_retired`.
        """
        before = await self._engine.write(
            "shown", partial(units.shown, adventure, version, card, now, called, wishes)
        )
        self._watcher.shown(adventure, version, card)
        return before

    async def retiring(self, shards: Shards = ALL_SERVERS) -> Sequence[tuple[str, int, int]]:
        """Return old cards whose buttons are still to be removed: (adventure, channel, message)."""
        rows = await self._rows((sql.RETIRING, units.in_shards(shards)))
        return [(adventure, channel, message) for adventure, channel, message in rows]

    async def mark_retired(self, message: int) -> None:
        """Note that an old card has lost its buttons, or is gone."""
        await self._write("retired", (sql.DELETE_RETIRING, (message,)))

    async def put_off_posting(
        self, adventure: str, version: int, due: int, *, refused: int
    ) -> None:
        """Let a claimed posting be due later, `refused` so often by now. A newer one is kept."""
        query = (sql.PUT_OFF_POSTING, (adventure, version, due, refused))
        await self._write("posted", query, POSTINGS)

    async def drop_posting(self, adventure: str, version: int) -> None:
        """Give up a posting whose channel is gone or closed to the bot. A newer one is kept."""
        await self._write("dropped", (sql.DROP_POSTING, (adventure, version)))

    async def timers(self, now: int) -> Sequence[Timer]:
        """Return the timers that are due, the one due longest first, at most 100."""
        return [timer_of(row) for row in await self._rows((sql.TIMERS, (now,)))]

    async def claim_timers(
        self, now: int, lease: int, shards: Shards = ALL_SERVERS
    ) -> Sequence[Timer]:
        """Return the timers that are due; other processes get none of them for `lease` seconds."""
        unit = partial(units.claim_timers, now, lease, shards)
        if not self._engine.shared:
            return await self._engine.read(unit)
        return await self._engine.write("timer", unit)

    async def next_call(self, shards: Shards = ALL_SERVERS) -> int | None:
        """Return when the next timer or note is due."""
        return await self._first((sql.NEXT_CALL, units.in_shards(shards)))

    async def put_off_timers(self, kind: TimerKind, until: int) -> None:
        """Let no timer of a kind be due before a time."""
        await self._write("timer", (sql.PUT_OFF_TIMERS, (kind, until)))

    async def put_back(self, seconds: int, now: int) -> None:
        """Let all that is due after an instant be due earlier: the clock was ahead until now.

        What is looked at too early is put off again.
        """
        for query in sql.PUT_BACK:
            await self._write("timer", (query, (seconds, now)), ("timers", "postings", "notes"))

    async def set_timer(self, timer: Timer) -> None:
        """Set a timer, in the place of an earlier one of its kind and subject."""
        await self._write("timer", (sql.SET_TIMER, timer_values(timer)), TIMERS)

    async def put_off_timer(self, timer: Timer, due: int) -> None:
        """Let a timer be due at another time, unless it was set again for another version."""
        values = (timer.kind, timer.subject, timer.version, due)
        await self._write("timer", (sql.PUT_OFF_TIMER, values), TIMERS)

    async def drop_timer(self, timer: Timer) -> None:
        """Delete a timer, unless it was set again for another version."""
        values = (timer.kind, timer.subject, timer.version)
        await self._write("timer", (sql.DELETE_TIMER, values))

    async def claim_note(self, now: int, lease: int, shards: Shards = ALL_SERVERS) -> Note | None:
        """Claim the note that has been due longest; it is due again after `lease` seconds."""
        return await self._engine.write("timer", partial(units.claim_note, now, lease, shards))

    async def close_note(self, note: str, said: int | None = None) -> None:
        """Note that a note was said at an instant, or is void (None); it is never said again."""
        await self._write("timer", (sql.CLOSE_NOTE, (note, said)))

    async def hold_note(self, note: str, until: int, *, attempts: int = 0) -> None:
        """Put a note off to an instant; `attempts` is how many of its tries have failed by then."""
        await self._write("timer", (sql.HOLD_NOTE, (note, until, attempts)), NOTES)

    async def waiting_notes(self, adventure: str) -> Sequence[Note]:
        """Return the notes of an adventure or a dungeon that are still to be said, in order."""
        query = (sql.WAITING_NOTES, (adventure,))
        return await self._engine.read(partial(units.notes, query))

    async def waiting_notes_to(self, user: int) -> Sequence[Note]:
        """Return the notes to a person that are still to be said, in order."""
        return await self._engine.read(partial(units.notes, (sql.WAITING_NOTES_TO, (user,))))

    async def bundle_note(self, note: Note, due: int, until: int) -> bool:
        """Keep a note's body and take it until an instant, if it was due then; return whether so.

        It was not where somebody else has taken it meanwhile.
        """
        query = (sql.BUNDLE_NOTE, (note.id, dumped(note.body), due, until))
        return bool(await self._engine.write("timer", partial(only, query)))

    async def calls_since(self, adventure: str, user: int, since: int) -> int:
        """Return how often a person was called about an adventure since an instant."""
        rows = await self._rows((sql.CALLS_SINCE, (adventure, user, since)))
        count: int = rows[0][0]
        return count

    async def _first(self, query: Query) -> int | None:
        rows = await self._rows(query)
        return rows[0][0] if rows else None
