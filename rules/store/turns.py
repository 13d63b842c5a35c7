"""The store as the service sees it: `rules.ports.Store` on any engine."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rules.ports import (
    ALL_SERVERS,
    Adventure,
    Commit,
    Listener,
    Note,
    PersonalRecords,
    Posting,
    Run,
    RunFilter,
    Shards,
    Step,
    Timer,
    TimerKind,
    Topic,
)
from rules.store import removal, units
from rules.store import statements as sql
from rules.store.dungeons import DungeonStore
from rules.store.engine import Engine, PointHook, Query, Value, no_hook, only
from rules.store.rows import dumped, posting_of, posting_values, timer_of, timer_values
from rules.store.servers import ServerStore
from rules.store.watched import Load, TimedEngine, Unwatched, Watcher, load

PAGE = 50
"""Steps of a journal that are read at once."""
LATEST = 2**62
"""A version that no adventure reaches."""
POSTINGS: tuple[Topic, ...] = ("postings",)
TIMERS: tuple[Topic, ...] = ("timers",)
NOTES: tuple[Topic, ...] = ("notes",)


class SqlStore(ServerStore, DungeonStore):
    """The store on an SQL engine. Every method is one transaction, done or not done at all.

    Any of them raises StoreUnavailable when the database cannot be read or written now, and those
    that write raise StoreTaken once another process has it.
    """

    def __init__(self, engine: Engine, at_point: PointHook = no_hook) -> None:
        super().__init__(engine)
        self._at_point = at_point
        self._watcher: Watcher = Unwatched()

    def watch(self, watcher: Watcher) -> None:
        """Tell a watcher of all work from now on."""
        self._watcher = watcher
        self._engine = TimedEngine(self._engine, watcher)

    async def load_now(self) -> Load:
        """Return how much waits and is running, in the whole database."""
        return await self._engine.read(load)

    @property
    def engine(self) -> Engine:
        """The engine, for what concerns all tables."""
        return self._engine

    @property
    def shared(self) -> bool:
        """Whether other processes may work with it at the same time."""
        return self._engine.shared

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener after every change that makes something due; return a way to stop it."""
        return self._engine.listen(listener)

    async def commit(self, change: Commit) -> Mapping[str, Any] | None:
        """Write a change.

        Returns:
            None when written; the stored `reply` when this `request` was already carried out
            (then nothing is written).

        Raises:
            Conflict: the stored version is not `expected`.
            RuleError: the channel already holds an open adventure ("error-channel-taken").
            ValueError: the parts of the change do not fit each other.
        """
        units.check(change)
        unit = partial(units.commit, change, self._at_point)
        replied = await self._engine.write("commit", unit, units.news_of(change))
        if replied is None and change.posting is not None:
            after = change.adventure
            self._watcher.committed(after.id, after.version, after.card)
        return replied

    async def replied(self, request: str) -> Mapping[str, Any] | None:
        """Return the reply stored for a request, or None."""
        return await self._engine.read(partial(units.replied, request))

    async def load(self, adventure: str) -> Adventure | None:
        """Return an adventure by id, with its seats."""
        return await self._adventure((sql.ADVENTURE, (adventure,)))

    async def in_channel(self, channel: int) -> Adventure | None:
        """Return the adventure of a channel: the open one (lobby or running), else the latest."""
        return await self._adventure((sql.IN_CHANNEL, (channel,)))

    async def of_user(self, user: int) -> Sequence[Adventure]:
        """Return the open adventures where a person hosts or has a seat, the latest first."""
        return await self._adventures((sql.OF_USER, (user,)))

    async def over_since(self, user: int, since: int) -> Sequence[Adventure]:
        """Return a person's adventures that ended at `since` or later, the latest 25."""
        return await self._adventures((sql.OVER_SINCE, (user, since)))

    async def named(self, guild: int) -> Sequence[Adventure]:
        """Return the adventures of a server that have a name, open ones first, the latest 25."""
        return await self._adventures((sql.NAMED, (guild,)))

    async def open_in(self, guild: int) -> Sequence[Adventure]:
        """Return the open adventures of a server, those idle for longest first."""
        return await self._adventures((sql.OPEN_IN, (guild,)))

    async def all_open(self, guild: int) -> Sequence[tuple[str, int]]:
        """Return the ids and channels of all open adventures of a server."""
        rows = await self._rows((sql.ALL_OPEN, (guild,)))
        return [(adventure, channel) for adventure, channel in rows]

    async def rulesets_played(self) -> Sequence[str]:
        """Return the keys of the systems and campaigns of all open adventures."""
        return [row[0] for row in await self._rows((sql.RULESETS_PLAYED, ()))]

    async def running(self) -> Sequence[str]:
        """Return the ids of all running adventures."""
        return [row[0] for row in await self._rows((sql.RUNNING, ()))]

    async def journal(
        self, adventure: str, since: int = 0, until: int | None = None
    ) -> Sequence[Step]:
        """Return the steps after version `since`, up to `until` if given, in order.

        It comes page by page, so that others may read meanwhile; what was journalled once never
        changes.
        """
        steps: list[Step] = []
        while page := await self.page(adventure, since, until):
            steps += page
            since = page[-1].version
            if len(page) < PAGE:
                break
        return steps

    async def page(
        self, adventure: str, since: int = 0, until: int | None = None
    ) -> Sequence[Step]:
        """Return the first of those steps, as many as can be handled in a few milliseconds."""
        last = LATEST if until is None else until
        return await self._engine.read(partial(units.journal, adventure, since, last, PAGE))

    async def event_counts(self, adventure: str) -> Sequence[tuple[int, int]]:
        """Return the version and the number of events of every step, in order."""
        return [(version, count) for version, count in await self._rows((sql.EVENTS, (adventure,)))]

    async def snapshot(self, adventure: str, version: int) -> Mapping[str, Any] | None:
        """Return an adventure's state at a version, while it is kept (the last 20 are)."""
        return await self._engine.read(partial(units.snapshot, adventure, version))

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
        if not self.shared:
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

    async def runs(self, wanted: RunFilter, since: int = 0, most: int = 10) -> Sequence[Run]:
        """Return the runs of a hall, the best first, then those without a place.

        They begin with number `since`, from 0. Of equal ones the earlier comes first; they share
        their place.
        """
        query = (sql.RUNS, (*_wanted(wanted), most, since))
        return await self._engine.read(partial(units.runs, query))

    async def count_runs(self, wanted: RunFilter) -> int:
        """Return how many runs `runs` would list in all."""
        rows = await self._rows((sql.COUNT_RUNS, _wanted(wanted)))
        count: int = rows[0][0]
        return count

    async def run(self, adventure: str) -> Run | None:
        """Return what the hall keeps of one adventure, without its `place`."""
        found = await self._engine.read(partial(units.runs, (sql.RUN, (adventure,))))
        return found[0] if found else None

    async def setting(self, key: str) -> str | None:
        """Return a value kept for the whole bot, such as the hash of the synced commands."""
        rows = await self._rows((sql.SETTING, (key,)))
        return rows[0][0] if rows else None

    async def set_setting(self, key: str, value: str, news: Collection[Topic] = ()) -> None:
        """Keep a value for the whole bot; `news` is who has to hear of it."""
        await self._write("setting", (sql.UPSERT_SETTING, (key, value)), news)

    async def replace_setting(self, key: str, value: str, expected: str) -> bool:
        """Keep a value in the place of an expected one, or of none; return whether it was that."""
        work = partial(only, (sql.REPLACE_SETTING, (key, value, expected)))
        return bool(await self._engine.write("setting", work))

    async def forget(self, user: int) -> int:
        """Free every seat of a person, and host nothing in their name; `host` becomes 0 there.

        Notes to them are deleted, their dungeons have no owner, and those of private messages are
        deleted. Versions stay as they are, so a change computed before must not be committed after:
        hold the locks of the person's adventures and dungeons.

        Returns:
            How many adventures it touched.
        """
        return await self._engine.write("forgotten", partial(removal.forget, user))

    async def records_of(self, user: int) -> PersonalRecords:
        """Return everything that names a person."""
        return await self._engine.read(partial(removal.records_of, user))

    async def sweep(self, now: int, over: int | None, most: int) -> int:
        """Delete old requests, notes and, where `over` is given, games that ended before it.

        At most `most` rows are deleted at once, and with the last of a game's many rows the few
        others. What the hall and chronicles need stays.

        Returns:
            How many rows went; fewer than `most` when nothing is left to go.
        """
        return await self._engine.write("swept", partial(removal.sweep, now, over, most))

    async def backup(self, path: Path) -> None:
        """Write a sound copy of the whole store to a new file, while play goes on.

        Raises:
            StoreRefused: there is a file already, or the copy could not be made; none is left.
            StoreTaken: another process has the database now.
        """
        await self._engine.backup(path)

    async def _first(self, query: Query) -> int | None:
        rows = await self._rows(query)
        return rows[0][0] if rows else None

    async def _adventure(self, query: Query) -> Adventure | None:
        found = await self._adventures(query)
        return found[0] if found else None

    async def _adventures(self, query: Query) -> Sequence[Adventure]:
        """Return the adventures that a query finds; their packs are at hand then."""
        found = await self._engine.read(partial(units.adventures, query))
        await self._bring(each.options for each in found)
        return found


def _wanted(wanted: RunFilter) -> tuple[Value, ...]:
    return (wanted.guild, wanted.ruleset, wanted.day, wanted.user or 0)
