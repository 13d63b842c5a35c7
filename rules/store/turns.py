"""The store as the service sees it: `rules.ports.Store` on any engine."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from typing_extensions import override

from rules.ports import (
    Adventure,
    Commit,
    Listener,
    PersonalRecords,
    Run,
    RunFilter,
    Step,
    Store,
    Topic,
)
from rules.store import removal, units
from rules.store import statements as sql
from rules.store.due import DueStore
from rules.store.dungeons import DungeonStore
from rules.store.engine import Engine, PointHook, Query, Value, no_hook, only
from rules.store.evenings import EveningStore
from rules.store.servers import ServerStore
from rules.store.voices import RETIRING, VoiceStore
from rules.store.watched import Load, TimedEngine, Watcher, load

PAGE = 50
"""Steps of a journal that are read at once."""
LATEST = 2**62
"""A version that no adventure reaches."""


class SqlStore(ServerStore, DungeonStore, DueStore, VoiceStore, EveningStore, Store):
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
        """The engine, for work that concerns all tables."""
        return self._engine

    @property
    @override
    def shared(self) -> bool:
        return self._engine.shared

    @override
    def listen(self, listener: Listener) -> Callable[[], None]:
        return self._engine.listen(listener)

    @override
    async def commit(self, change: Commit) -> Mapping[str, Any] | None:
        units.check(change)
        unit = partial(units.commit, change, self._at_point)
        replied = await self._engine.write("commit", unit, units.news_of(change))
        if replied is None and change.posting is not None:
            after = change.adventure
            self._watcher.committed(after.id, after.version, after.card)
        return replied

    @override
    async def replied(self, request: str) -> Mapping[str, Any] | None:
        return await self._engine.read(partial(units.replied, request))

    @override
    async def load(self, adventure: str) -> Adventure | None:
        return await self._adventure((sql.ADVENTURE, (adventure,)))

    @override
    async def in_channel(self, channel: int) -> Adventure | None:
        return await self._adventure((sql.IN_CHANNEL, (channel,)))

    @override
    async def of_user(self, user: int) -> Sequence[Adventure]:
        return await self._adventures((sql.OF_USER, (user,)))

    @override
    async def over_since(self, user: int, since: int) -> Sequence[Adventure]:
        return await self._adventures((sql.OVER_SINCE, (user, since)))

    @override
    async def named(self, guild: int) -> Sequence[Adventure]:
        return await self._adventures((sql.NAMED, (guild,)))

    @override
    async def open_in(self, guild: int) -> Sequence[Adventure]:
        return await self._adventures((sql.OPEN_IN, (guild,)))

    @override
    async def all_open(self, guild: int) -> Sequence[tuple[str, int]]:
        rows = await self._rows((sql.ALL_OPEN, (guild,)))
        return [(adventure, channel) for adventure, channel in rows]

    @override
    async def rulesets_played(self) -> Sequence[str]:
        return [row[0] for row in await self._rows((sql.RULESETS_PLAYED, ()))]

    @override
    async def running(self) -> Sequence[str]:
        return [row[0] for row in await self._rows((sql.RUNNING, ()))]

    @override
    async def journal(
        self, adventure: str, since: int = 0, until: int | None = None
    ) -> Sequence[Step]:
        steps: list[Step] = []
        while page := await self.page(adventure, since, until):
            steps += page
            since = page[-1].version
            if len(page) < PAGE:
                break
        return steps

    @override
    async def page(
        self, adventure: str, since: int = 0, until: int | None = None
    ) -> Sequence[Step]:
        last = LATEST if until is None else until
        return await self._engine.read(partial(units.journal, adventure, since, last, PAGE))

    @override
    async def event_counts(self, adventure: str) -> Sequence[tuple[int, int]]:
        return [(version, count) for version, count in await self._rows((sql.EVENTS, (adventure,)))]

    @override
    async def snapshot(self, adventure: str, version: int) -> Mapping[str, Any] | None:
        return await self._engine.read(partial(units.snapshot, adventure, version))

    @override
    async def runs(self, wanted: RunFilter, since: int = 0, most: int = 10) -> Sequence[Run]:
        query = (sql.RUNS, (*_wanted(wanted), most, since))
        return await self._engine.read(partial(units.runs, query))

    @override
    async def count_runs(self, wanted: RunFilter) -> int:
        rows = await self._rows((sql.COUNT_RUNS, _wanted(wanted)))
        count: int = rows[0][0]
        return count

    @override
    async def run(self, adventure: str) -> Run | None:
        found = await self._engine.read(partial(units.runs, (sql.RUN, (adventure,))))
        return found[0] if found else None

    @override
    async def setting(self, key: str) -> str | None:
        rows = await self._rows((sql.SETTING, (key,)))
        return rows[0][0] if rows else None

    @override
    async def set_setting(self, key: str, value: str, news: Collection[Topic] = ()) -> None:
        await self._write("setting", (sql.UPSERT_SETTING, (key, value)), news)

    @override
    async def replace_setting(self, key: str, value: str, expected: str) -> bool:
        work = partial(only, (sql.REPLACE_SETTING, (key, value, expected)))
        return bool(await self._engine.write("setting", work))

    @override
    async def forget(self, user: int) -> int:
        return await self._engine.write("forgotten", partial(removal.forget, user), RETIRING)

    @override
    async def records_of(self, user: int) -> PersonalRecords:
        return await self._engine.read(partial(removal.records_of, user))

    @override
    async def sweep(self, now: int, over: int | None, most: int) -> int:
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
