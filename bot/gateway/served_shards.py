"""The shards that this process has now, where several processes share a database."""

import asyncio

from rules.ports import Shards

NOBODY = Shards(1, frozenset())
"""The shards of a process that has none yet."""


class ServedShards:
    """Whoever keeps the shards notes them here; the client and what sends cards ask."""

    def __init__(self) -> None:
        self._now = NOBODY
        self._opening = asyncio.Event()

    @property
    def now(self) -> Shards:
        """The shards that this process has."""
        return self._now

    def note(self, shards: Shards) -> None:
        """Note which shards this process has from now on."""
        self._now = shards

    @property
    def any_opened(self) -> bool:
        """Whether a shard was ever opened."""
        return self._opening.is_set()

    def note_opening(self) -> None:
        """Note that the first shard is being opened."""
        self._opening.set()

    async def first(self) -> None:
        """Wait until this process has a shard, and the library knows how many there are."""
        await self._opening.wait()
