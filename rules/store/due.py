"""What becomes due in the store: cards, timers and notes."""

from collections.abc import Sequence
from functools import partial

from typing_extensions import override

from rules.ports import ALL_SERVERS, DueShelf, Note, Posting, Shards, Timer, TimerKind, Topic
from rules.store import due_statements as sql
from rules.store import units
from rules.store.engine import Engine, Query, only
from rules.store.rows import dumped, posting_of, posting_values, timer_of, timer_values
from rules.store.single import SingleStatements
from rules.store.watched import Unwatched, Watcher

POSTINGS: tuple[Topic, ...] = ("postings",)
TIMERS: tuple[Topic, ...] = ("timers",)
NOTES: tuple[Topic, ...] = ("notes",)


class DueStore(SingleStatements, DueShelf):
    """The part of the store that is about what becomes due; every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._watcher: Watcher = Unwatched()

    @override
    async def post(self, posting: Posting) -> None:
        query = (sql.UPSERT_POSTING, posting_values(posting))
        await self._write("posted", query, POSTINGS)

    @override
    async def claim_posting(
        self, now: int, lease: int, shards: Shards = ALL_SERVERS
    ) -> Posting | None:
        return await self._engine.write("claim", partial(units.claim, now, lease, shards))

    @override
    async def posting(self, adventure: str) -> Posting | None:
        rows = await self._rows((sql.POSTING, (adventure,)))
        return posting_of(rows[0]) if rows else None

    @override
    async def release_postings(self, now: int, shards: Shards = ALL_SERVERS) -> None:
        await self._write(
            "released", (sql.RELEASE_POSTINGS, (*units.in_shards(shards), now)), POSTINGS
        )

    @override
    async def next_due(self, shards: Shards = ALL_SERVERS) -> int | None:
        return await self._first((sql.NEXT_DUE, units.in_shards(shards)))

    @override
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
        before = await self._engine.write(
            "shown", partial(units.shown, adventure, version, card, now, called, wishes)
        )
        self._watcher.shown(adventure, version, card)
        return before

    @override
    async def retiring(self, shards: Shards = ALL_SERVERS) -> Sequence[tuple[str, int, int]]:
        rows = await self._rows((sql.RETIRING, units.in_shards(shards)))
        return [(adventure, channel, message) for adventure, channel, message in rows]

    @override
    async def mark_retired(self, message: int) -> None:
        await self._write("retired", (sql.DELETE_RETIRING, (message,)))

    @override
    async def put_off_posting(
        self, adventure: str, version: int, due: int, *, refused: int
    ) -> None:
        query = (sql.PUT_OFF_POSTING, (adventure, version, due, refused))
        await self._write("posted", query, POSTINGS)

    @override
    async def drop_posting(self, adventure: str, version: int) -> None:
        await self._write("dropped", (sql.DROP_POSTING, (adventure, version)))

    @override
    async def timers(self, now: int) -> Sequence[Timer]:
        return [timer_of(row) for row in await self._rows((sql.TIMERS, (now,)))]

    @override
    async def claim_timers(
        self, now: int, lease: int, shards: Shards = ALL_SERVERS
    ) -> Sequence[Timer]:
        unit = partial(units.claim_timers, now, lease, shards)
        if not self._engine.shared:
            return await self._engine.read(unit)
        return await self._engine.write("timer", unit)

    @override
    async def next_call(self, shards: Shards = ALL_SERVERS) -> int | None:
        return await self._first((sql.NEXT_CALL, units.in_shards(shards)))

    @override
    async def put_off_timers(self, kind: TimerKind, until: int) -> None:
        await self._write("timer", (sql.PUT_OFF_TIMERS, (kind, until)))

    @override
    async def put_back(self, seconds: int, now: int) -> None:
        for query in sql.PUT_BACK:
            await self._write("timer", (query, (seconds, now)), ("timers", "postings", "notes"))

    @override
    async def set_timer(self, timer: Timer) -> None:
        await self._write("timer", (sql.SET_TIMER, timer_values(timer)), TIMERS)

    @override
    async def put_off_timer(self, timer: Timer, due: int) -> None:
        values = (timer.kind, timer.subject, timer.version, due)
        await self._write("timer", (sql.PUT_OFF_TIMER, values), TIMERS)

    @override
    async def drop_timer(self, timer: Timer) -> None:
        values = (timer.kind, timer.subject, timer.version)
        await self._write("timer", (sql.DELETE_TIMER, values))

    @override
    async def claim_note(self, now: int, lease: int, shards: Shards = ALL_SERVERS) -> Note | None:
        return await self._engine.write("timer", partial(units.claim_note, now, lease, shards))

    @override
    async def close_note(self, note: str, said: int | None = None) -> None:
        await self._write("timer", (sql.CLOSE_NOTE, (note, said)))

    @override
    async def hold_note(self, note: str, until: int, *, attempts: int = 0) -> None:
        await self._write("timer", (sql.HOLD_NOTE, (note, until, attempts)), NOTES)

    @override
    async def waiting_notes(self, adventure: str) -> Sequence[Note]:
        query = (sql.WAITING_NOTES, (adventure,))
        return await self._engine.read(partial(units.notes, query))

    @override
    async def waiting_notes_to(self, user: int) -> Sequence[Note]:
        return await self._engine.read(partial(units.notes, (sql.WAITING_NOTES_TO, (user,))))

    @override
    async def bundle_note(self, note: Note, due: int, until: int) -> bool:
        query = (sql.BUNDLE_NOTE, (note.id, dumped(note.body), due, until))
        return bool(await self._engine.write("timer", partial(only, query)))

    @override
    async def is_closed(self, note: str) -> bool:
        rows = await self._rows((sql.IS_CLOSED, (note,)))
        return bool(rows[0][0])

    @override
    async def calls_since(self, adventure: str, user: int, since: int) -> int:
        rows = await self._rows((sql.CALLS_SINCE, (adventure, user, since)))
        count: int = rows[0][0]
        return count

    @override
    async def last_call(self, adventure: str, user: int) -> int | None:
        return await self._first((sql.LAST_CALL, (adventure, user)))

    async def _first(self, query: Query) -> int | None:
        rows = await self._rows(query)
        return rows[0][0] if rows else None
