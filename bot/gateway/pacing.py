"""Doing things only so often: at one pace of this process, or of all that share a database."""

import asyncio
from typing import Protocol


class Pace(Protocol):
    """Hands out turns by name; `rules.store.leases.Leases` does for all processes together."""

    async def pace(self, name: str, step: float, many: int = 1, saved: float = 0.0) -> float:
        """Reserve some turns, `step` seconds apart; return in how many seconds the last one is.

        After a rest, up to `saved` seconds of turns may be taken at once.

        Raises:
            GameError: no turn can be had now.
        """
        ...


class OwnPace:
    """The pace of one process."""

    def __init__(self) -> None:
        self._free: dict[str, float] = {}

    async def pace(self, name: str, step: float, many: int = 1, saved: float = 0.0) -> float:
        """Reserve some turns, and return in how many seconds the last of them is."""
        now = asyncio.get_running_loop().time()
        rested = now - saved
        self._free[name] = max(self._free.get(name, rested), rested) + many * step
        return self._free[name] - step - now
