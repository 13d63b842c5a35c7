"""Which shards a process is to serve: those that are free, or those that its host names."""

import re
from dataclasses import dataclass
from typing import Self

AUTO = "auto"
MOST = 100_000
"""More shards than any bot has."""


@dataclass(frozen=True)
class ShardPlan:
    """Some shards of `count`, from `first` to `last`."""

    first: int
    last: int
    count: int

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Read `0-3/8`: the shards 0 to 3 of 8. It is None for `auto`: whichever are free.

        Raises:
            ValueError: it is neither.
        """
        if text == AUTO:
            return None
        found = re.fullmatch(r"(\d{1,6})(?:-(\d{1,6}))?/(\d{1,6})", text, re.ASCII)
        if found is not None:
            plan = cls(int(found[1]), int(found[2] or found[1]), int(found[3]))
            if plan.first <= plan.last < plan.count <= MOST:
                return plan
        raise ValueError("write auto, or shards and how many there are in all, such as 0-3/8")

    def has(self, shard: int) -> bool:
        """Return whether a shard belongs to this plan."""
        return self.first <= shard <= self.last
