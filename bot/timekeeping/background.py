"""Background tasks beside the client: begun together, and restarted when they fail."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from rules.store.errors import StoreTaken

log = logging.getLogger(__name__)

Run = Callable[[], Coroutine[Any, Any, None]]

LONGEST = 60
"""The longest pause before a restart, in seconds."""
SOUND = 5 * 60
"""Seconds of work after which earlier failures of a task are forgotten."""


def pauses() -> Iterator[int]:
    """Yield the seconds to wait after each failure: 1, 2, 4 and up to 60."""
    pause = 1
    while True:
        yield pause
        pause = min(LONGEST, 2 * pause)


class Background:
    """The tasks that begin once the client is set up, unless a stop came before."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self._runs: dict[str, Run] = {}
        self._closing = False

    def add(self, **runs: Run) -> None:
        """Add work to be started as a task of this name, when all background work starts."""
        self._runs |= runs

    def begin(self) -> None:
        """Start all work that was added, unless the process is stopping."""
        if not self._closing:
            self.tasks += [
                asyncio.create_task(self._keep(name, run), name=name)
                for name, run in self._runs.items()
            ]

    def close(self) -> None:
        """Start no work from now on, and do not restart work that ends."""
        self._closing = True

    def cancel(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks:
            task.cancel()

    async def _keep(self, name: str, run: Run) -> None:
        """Do some work until the process stops; restart it when it ends by itself."""
        loop = asyncio.get_running_loop()
        waits = pauses()
        while not self._closing:
            begun, trouble = loop.time(), await self._ended(run)
            # A process that lost the database stops as a whole, and restarts nothing.
            if self._closing or isinstance(trouble, StoreTaken):
                return
            if loop.time() - begun >= SOUND:
                waits = pauses()
            pause = next(waits)
            log.error("%s ended by itself; it begins again in %d s", name, pause, exc_info=trouble)
            await asyncio.sleep(pause)

    @staticmethod
    async def _ended(run: Run) -> BaseException | None:
        """Do some work until it ends by itself, and return the error that ended it, if any.

        Raises:
            CancelledError: the task itself was cancelled.
        """
        me = asyncio.current_task()
        try:
            await run()
        except asyncio.CancelledError as trouble:
            # The work may be cancelled by what it waits for, without this task being cancelled.
            if me is None or me.cancelling():
                raise
            return trouble
        except Exception as trouble:  # noqa: BLE001 - whatever it is, `_keep` logs it
            return trouble
        return None
