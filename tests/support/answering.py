"""The three seconds for an answer, counted so that a busy machine does not take them away.

The bot and its table share a process in most tests. While other programs have the processor
neither can do anything, and Discord, which has a processor of its own, is not imitated by a table
that lets three seconds pass meanwhile. Time for which the process could answer counts in full.
"""

import asyncio
import time
from collections.abc import Callable

from bot.table.server import TableServer

STEP = 0.1
"""Seconds between two looks at the clock."""


class Counted:
    """Calls back after so many seconds in which the process computed, or waited with time to do so.

    A step that took longer than it should counts as long as it should have been, or as long as the
    process computed meanwhile: whoever keeps the event loop busy is late as with Discord.
    """

    def __init__(self, seconds: float, act: Callable[[], None]) -> None:
        self._left = seconds
        self._act = act
        self._look()

    def cancel(self) -> None:
        """Call back no longer."""
        self._handle.cancel()

    def _look(self) -> None:
        self._began, self._computed = time.monotonic(), time.process_time()
        self._step = min(STEP, self._left)
        self._handle = asyncio.get_running_loop().call_later(self._step, self._count)

    def _count(self) -> None:
        passed = time.monotonic() - self._began
        computed = time.process_time() - self._computed
        self._left -= min(passed, max(self._step, computed))
        if self._left > 0:
            self._look()
        else:
            self._act()


def begin() -> None:
    """Let all tables of this process count so unless they are told otherwise."""
    TableServer.__init__.__kwdefaults__["later"] = Counted
