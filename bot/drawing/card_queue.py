"""Drawing for cards: in threads while few are asked for, and on other cores under load.

Threads that draw share the interpreter with the event loop: two of them draw 1.6 times what one
does (`make bench`), and clicks wait for them. A process for each spare core has its own.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from typing import TypeVar
from zlib import crc32

from bot.drawing.draw_process import DrawProcess, DrawProcessLost

T = TypeVar("T")
log = logging.getLogger(__name__)

AT_ONCE = 2
"""Cards drawn by threads at the same time: Pillow releases the interpreter, but cores are few."""
BUSY = 4
"""Cards asked for at the same time from which on processes are started: few bots ever need one."""
AWAY = 2
"""How many more must wait before the process that drew a table's last map than before another."""
STARTING = "card-processes"
"""The name of the task that starts the processes."""


class Lane:
    """A process and those who wait for it, who are served in the order in which they came."""

    def __init__(self, process: DrawProcess) -> None:
        self.waiting = 0
        self._process = process
        self._turn = asyncio.Lock()

    async def done(self, work: Callable[[], T]) -> T:
        """Return the result of some work.

        Raises:
            DrawProcessLost: the process ended twice during it.
        """
        self.waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(self._process.do, work)
        finally:
            self.waiting -= 1


class CardQueue:
    """Draws what whole tables wait for."""

    def __init__(
        self, processes: Sequence[DrawProcess], first: Callable[[], object] = os.getpid
    ) -> None:
        """Use processes, of which each does `first` before anything else."""
        self._first = first
        self._lanes = [Lane(each) for each in processes]
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._asked = 0
        self._starting: asyncio.Task[None] | None = None
        self._started = False

    async def done(self, work: Callable[[], T], table: str = "") -> T:
        """Return the result of some work for a table, which a process may keep a map of."""
        self._asked += 1
        try:
            if self._asked >= BUSY and self._lanes and self._starting is None:
                self._starting = asyncio.create_task(self._start(), name=STARTING)
            if self._started:
                try:
                    return await self._lane(table).done(work)
                except DrawProcessLost:
                    log.warning("a process that draws cards was lost; a thread draws this one")
            async with self._slots:
                return await asyncio.to_thread(work)
        finally:
            self._asked -= 1

    async def _start(self) -> None:
        """Start the processes, which takes seconds; threads go on drawing meanwhile."""
        try:
            await asyncio.gather(*(lane.done(self._first) for lane in self._lanes))
        except DrawProcessLost:
            log.warning("no process can be started for cards, so that threads go on drawing them")
        else:
            self._started = True

    def _lane(self, table: str) -> Lane:
        """Return the lane that has a table's last map, unless another is much shorter."""
        home = self._lanes[crc32(table.encode()) % len(self._lanes)]
        shortest = min(self._lanes, key=lambda lane: lane.waiting)
        return shortest if home.waiting > shortest.waiting + AWAY else home
