"""Dungeons of the map generator in the store."""

from collections.abc import Sequence
from functools import partial

from typing_extensions import override

from rules.ports import Dungeon, DungeonShelf, Note, Timer, Topic
from rules.store import statements as sql
from rules.store import units
from rules.store.engine import Query
from rules.store.packs import PackStore

DUE: tuple[Topic, ...] = ("timers", "notes")


class DungeonStore(PackStore, DungeonShelf):
    """The part of the store that is about dungeons; every method is one transaction."""

    @override
    async def keep_dungeon(
        self,
        dungeon: Dungeon,
        expected: int | None,
        timers: Sequence[Timer] = (),
        notes: Sequence[Note] = (),
    ) -> None:
        unit = partial(units.keep_dungeon, dungeon, expected, timers, notes)
        await self._engine.write("dungeon", unit, DUE)

    @override
    async def dungeon(self, dungeon: str) -> Dungeon | None:
        found = await self._dungeons((sql.DUNGEON, (dungeon,)))
        return found[0] if found else None

    @override
    async def dungeons_of(self, user: int) -> Sequence[Dungeon]:
        return await self._dungeons((sql.DUNGEONS_OF, (user,)))

    @override
    async def note_card(self, dungeon: str, message: int) -> None:
        await self._write("noted", (sql.NOTE_CARD, (dungeon, message)))

    async def _dungeons(self, query: Query) -> Sequence[Dungeon]:
        """Return the dungeons that a query finds; their packs are at hand then."""
        found = await self._engine.read(partial(units.dungeons, query))
        await self._bring(each.options.get("dungeon", {}) for each in found)
        return found
