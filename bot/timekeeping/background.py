"""The work that goes on beside the client: begun together, begun again when it fails."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from rules.store.errors import StoreTaken

log = logging.getLogger(__name__)

Run = Callable[[], Coroutine[Any, Any, None]]

LONGEST = 60
"""Seconds between two attempts, at most, however often a task fails."""
SOUND = 5 * 60
"""Seconds of work after which a task that fails counts as one that never did."""


def pauses() -> Iterator[int]:
    """Seconds to wait after the first failure, the second, and so on: 1, 2, 4 and up to 60."""
    pause = 1
    while True:
        yield pause
        pause = min(LONGEST, 2 * pause)


class Background:
    """The work that begins once the client is set up, unless a stop came before."""

    def __init__(self) -> None:
        self.closing = False
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, **runs: Run) -> None:
        """Start each as a task of that name; nothing once the house is closing."""
        if not self.closing:
            self.tasks += [
                asyncio.create_task(self._keep(name, run), name=name) for name, run in runs.items()
            ]

    def cancel(self) -> None:
        """Ask all of it to end."""
        for task in self.tasks:
            task.cancel()

    async def _keep(self, name: str, run: Run) -> None:
        """Do some work for as long as the house is open; where it ends by itself, begin again."""
        loop = asyncio.get_running_loop()
        waits = pauses()
        while not self.closing:
            begun, trouble = loop.time(), await self._ended(run)
            # Whoever lost the database stops as a whole, and begins nothing again.
            if self.closing or isinstance(trouble, StoreTaken):
                return
            if loop.time() - begun >= SOUND:
                waits = pauses()
            pause = next(waits)
            log.error("%s ended by itself; it begins again in %d s", name, pause, exc_info=trouble)
            await asyncio.sleep(pause)

    @staticmethod
    async def _ended(run: Run) -> BaseException | None:
        """Do some work until it ends by itself; what ended it.

        Raises:
            CancelledError: we are to end.
        """
        me = asyncio.current_task()
        try:
            await run()
        except asyncio.CancelledError as trouble:
            # What it waited for may be cancelled without anybody asking us to end.
            if me is None or me.cancelling():
                raise
            return trouble
        except Exception as trouble:  # noqa: BLE001 - whatever it is, `_keep` logs it
            return trouble
        return None
