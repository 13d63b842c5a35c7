"""Dungeons of the map generator in the store."""

from collections.abc import Sequence
from functools import partial

from rules.ports import Dungeon, Note, Timer, Topic
from rules.store import statements as sql
from rules.store import units
from rules.store.engine import Query
from rules.store.packs import PackStore

DUE: tuple[Topic, ...] = ("timers", "notes")


class DungeonStore(PackStore):
    """The part of the store that is about dungeons; every method is one transaction."""

    async def keep_dungeon(
        self,
        dungeon: Dungeon,
        expected: int | None,
        timers: Sequence[Timer] = (),
        notes: Sequence[Note] = (),
    ) -> None:
        """Write a dungeon: a new one, or its change since version `expected`.

        Its timers are replaced by these; notes are added to those that wait.

        Raises:
            Conflict: another version is stored (or, for a new one, its id is taken).
        """
        unit = partial(units.keep_dungeon, dungeon, expected, timers, notes)
        await self._engine.write("dungeon", unit, DUE)

    async def dungeon(self, dungeon: str) -> Dungeon | None:
        """Return a dungeon by id."""
        found = await self._dungeons((sql.DUNGEON, (dungeon,)))
        return found[0] if found else None

    async def dungeons_of(self, user: int) -> Sequence[Dungeon]:
        """Return the dungeons a person owns, the latest first, at most 25."""
        return await self._dungeons((sql.DUNGEONS_OF, (user,)))

    async def note_card(self, dungeon: str, message: int) -> None:
        """Note which message is the card of a dungeon."""
        await self._write("noted", (sql.NOTE_CARD, (dungeon, message)))

    async def _dungeons(self, query: Query) -> Sequence[Dungeon]:
        """Return the dungeons that a query finds; their packs are at hand then."""
        found = await self._engine.read(partial(units.dungeons, query))
        await self._bring(each.options.get("dungeon", {}) for each in found)
        return found
