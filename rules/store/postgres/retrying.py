"""For how long, and how soon, something is tried again."""

import asyncio

FIRST, LONGEST = 0.004, 0.25
"""Seconds to wait before the second attempt, and at most before any."""


class Patience:
    """Time that is left for one piece of work, counted from when it was asked for.

    `share` from 0 to 1 is a number of the process: two that collided wait differently long.
    """

    def __init__(self, seconds: float, share: float) -> None:
        self._until = asyncio.get_running_loop().time() + seconds
        self._wait = FIRST * (0.5 + share)
        self._factor = 1.5 + share
        self.attempts = 0

    async def wait(self) -> bool:
        """Wait longer than the last time; return whether there was time left for it."""
        self.attempts += 1
        if asyncio.get_running_loop().time() + self._wait > self._until:
            return False
        await asyncio.sleep(self._wait)
        self._wait = min(self._wait * self._factor, LONGEST * (0.5 + self._factor / 4))
        return True
