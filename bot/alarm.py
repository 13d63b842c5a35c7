"""The alarm: sleeping until an instant of the clock, or until it is rung."""

import asyncio
import contextlib

from rules.ports import Clock

FAR, NEAR = 1.0, 0.1
"""Seconds between two looks at the clock, as it may be set while somebody sleeps: usually, and in
the last second."""


class Alarm:
    """Wakes one sleeper; a ring while nobody sleeps ends the next sleep at once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """Wake the task that sleeps in `wait`."""
        self._rung.set()

    async def wait(self, until: int | None) -> None:
        """Sleep until an instant (seconds since 1970; None: for ever), or until it rings."""
        while not self._rung.is_set() and (until is None or self._clock.now() < until):
            # Not wait_for, which may swallow a cancellation that comes together with a ring.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._pause(until)):
                    await self._rung.wait()
        self._rung.clear()

    def _pause(self, until: int | None) -> float | None:
        """Return for how long to sleep before the next look at the clock."""
        if until is None:
            return None
        return FAR if until - self._clock.now() > 1 else NEAR
