"""Which servers a process serves, where several processes share the work."""

from dataclasses import dataclass
from functools import cached_property

CREATED = 22
"""The bits of an id below the time at which it was made; a shard is counted from those above."""


@dataclass(frozen=True)
class Shards:
    """Some of `count` shards: those of the servers that a process serves.

    Shard 0 has what belongs to no server: direct messages, and the work for the whole bot.
    """

    count: int = 1
    served: frozenset[int] = frozenset({0})

    def of(self, guild: int | None) -> int:
        """Return the shard of a server, or of direct messages."""
        return ((guild or 0) >> CREATED) % self.count

    def serve(self, guild: int | None) -> bool:
        """Return whether a server is served, or direct messages are."""
        return self.of(guild) in self.served

    @cached_property
    def listed(self) -> str:
        """The shards as statements look them up: each between two commas."""
        return "".join(f",{shard}" for shard in sorted(self.served)) + ","


ALL_SERVERS = Shards()
"""All servers, served by the one process there is."""
