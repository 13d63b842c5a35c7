"""What the service needs of a store for dungeons of the map generator."""

from collections.abc import Sequence
from typing import Protocol

from rules.ports.records import Dungeon, Note, Timer


class DungeonShelf(Protocol):
    """What the store keeps of dungeons."""

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
        ...

    async def dungeon(self, dungeon: str) -> Dungeon | None:
        """Return a dungeon by id."""
        ...

    async def dungeons_of(self, user: int) -> Sequence[Dungeon]:
        """Return the dungeons a person owns, the latest first, at most 25."""
        ...

    async def note_card(self, dungeon: str, message: int) -> None:
        """Note which message is the card of a dungeon."""
        ...
