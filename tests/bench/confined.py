"""A program on a small machine: one core and a limit of memory, with all processes it starts."""

import asyncio
import os
import resource
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import psutil

from bot.table.server import TableServer
from tests.bot.processes import Program, connected, environment, seat_at

MIB = 2**20
LIMIT = 512
"""The memory of the machine in MiB."""
LOOKS = 0.1
"""The fewest seconds between two looks at the memory of all processes."""
SHARE = 20
"""One second in so many may be spent on looks: each has the system count all pages of memory."""
PATIENCE = 300.0


class Used(NamedTuple):
    """What a process has used: seconds of the processor, and MiB of memory."""

    processor: float
    memory: float


class Confined:
    """A running program at a table of its own."""

    def __init__(self, process: asyncio.subprocess.Process, table: TableServer) -> None:
        self.begun = asyncio.get_running_loop().time()
        self.table = table
        self.peak = 0.0
        self.processes = 0
        self._process = process
        self._seen = psutil.Process(process.pid)

    async def connected(self) -> float:
        """Wait until it is connected; the seconds since it began."""
        await connected(Program(self._process), self.table, within=PATIENCE)
        return asyncio.get_running_loop().time() - self.begun

    def used(self) -> Used:
        """What it has used itself: by the scheduler's count, as ticks are too coarse for a rest."""
        threads = Path(f"/proc/{self._seen.pid}/task").glob("*/schedstat")
        spent = sum(int(each.read_text().split()[0]) for each in threads)
        return Used(spent / 1e9, self._seen.memory_info().rss / MIB)

    async def watch(self) -> None:
        """Note the most memory of all its processes together, until cancelled.

        What several of them share counts once.
        """
        pause = LOOKS
        while True:
            await asyncio.sleep(pause)
            began = time.process_time()
            known = [self._seen, *self._seen.children(recursive=True)]
            held = 0.0
            for each in known:
                with suppress(psutil.Error):
                    held += each.memory_full_info().pss / MIB
            self.peak = max(self.peak, held)
            self.processes = max(self.processes, len(known))
            pause = max(LOOKS, SHARE * (time.process_time() - began))

    async def stop(self) -> None:
        """End it as its host does.

        Raises:
            AssertionError: it failed.
        """
        self._process.terminate()
        code, said = await Program(self._process).ends(PATIENCE)
        assert code in (0, -15, 143), said


def core() -> int:
    """The core on which confined programs run: the last one that there is."""
    return max(os.sched_getaffinity(0))


def _confine() -> None:
    """Keep the process that is about to begin to one core and the limit."""
    os.sched_setaffinity(0, {core()})
    resource.setrlimit(resource.RLIMIT_DATA, (LIMIT * MIB, LIMIT * MIB))


OURS = ("-m", "bot")
BARE = ("-m", "tests.bench.bare_client")


@asynccontextmanager
async def confined(
    folder: Path, table: TableServer, program: Sequence[str] = OURS
) -> AsyncIterator[Confined]:
    """Start a program at a table, and watch it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *program,
        cwd=folder,
        env=environment(**seat_at(table)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=_confine,
    )
    made = Confined(process, table)
    watching = asyncio.create_task(made.watch())
    try:
        yield made
        await made.stop()
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError, psutil.Error):
            await watching
        if process.returncode is None:
            process.kill()
            await process.communicate()
