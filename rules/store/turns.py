"""The store as the service sees it: `rules.ports.Store` on any engine."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rules.ports import (
    Adventure,
    Commit,
    Listener,
    PersonalRecords,
    Run,
    RunFilter,
    Step,
    Topic,
)
from rules.store import removal, units
from rules.store import statements as sql
from rules.store.due import DueStore
from rules.store.dungeons import DungeonStore
from rules.store.engine import Engine, PointHook, Query, Value, no_hook, only
from rules.store.servers import ServerStore
from rules.store.watched import Load, TimedEngine, Watcher, load

PAGE = 50
"""Steps of a journal that are read at once."""
LATEST = 2**62
"""A version that no adventure reaches."""


class SqlStore(ServerStore, DungeonStore, DueStore):
    """The store on an SQL engine. Every method is one transaction, done or not done at all.

    Any of them raises StoreUnavailable when the database cannot be read or written now, and those
    that write raise StoreTaken once another process has it.
    """

    def __init__(self, engine: Engine, at_point: PointHook = no_hook) -> None:
        super().__init__(engine)
        self._at_point = at_point

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
