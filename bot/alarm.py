"""The alarm: sleeps until an instant of the clock, or until there is news."""

import asyncio
import contextlib

from rules.ports import Clock

TICK = 0.1
"""Seconds between two looks at the clock, which may be set anew while somebody sleeps by it."""


class Alarm:
    """Wakes one sleeper. What rings while nobody sleeps ends the next sleep at once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """There is news."""
        self._rung.set()

    async def wait(self, until: int | None) -> None:
        """Sleep until an instant (seconds since 1970; None: for ever), or until it rings."""
        while not self._rung.is_set() and (until is None or self._clock.now() < until):
            # Not wait_for: news at the moment of stopping would make it forget to stop.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if until is None else TICK):
                    await self._rung.wait()
        self._rung.clear()
