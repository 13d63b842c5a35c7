"""The program as its operator runs it: a process of its own, with its own folder.

`program` forks it from a process that has loaded it, `interpreter` starts it as a shell does.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.table.server import LOCAL, TableServer
from tests.support.commands import Command
from tests.support.patience import PATIENCE
from tests.support.people import Person

ROOT = Path(__file__).parents[2]


def environment(**settings: str) -> dict[str, str]:
    """The environment of a child: nothing of ours, and these settings."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD_", "UNDERCROFT_"))}
    quiet = {"UNDERCROFT_TABLE_PORT": "0", "UNDERCROFT_MONITOR": "off"}
    return {**kept, "PYTHONPATH": str(ROOT), **quiet, **settings}


def seat_at(table: TableServer) -> dict[str, str]:
    """The settings of a bot at a table, which sends as fast as it can."""
    return {
        "DISCORD_TOKEN": LOCAL,
        "DISCORD_API_BASE": table.api_base,
        "UNDERCROFT_SPACING": "0",
    }


class Program:
    """A running `undercroft`."""

    def __init__(self, process: asyncio.subprocess.Process | Command) -> None:
        self.process = process

    async def line(self) -> str:
        """The next line it prints."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            return (await self.process.stdout.readline()).decode().strip()

    async def page(self) -> str:
        """The address of the local table, once it is open."""
        while not (said := await self.line()).startswith("The local table is open"):
            assert said.startswith("Starting"), said
        return said.rpartition(" at ")[2]

    @asynccontextmanager
    async def friend(self) -> AsyncIterator[Person]:
        """Somebody at its table, once the bot is there too."""
        async with Person.sit(await self.page(), "Maren") as maren:
            async with asyncio.timeout(PATIENCE):
                while not (await maren.state())["ready"]:
                    await asyncio.sleep(0.02)
            yield maren

    async def ends(self, within: float = PATIENCE) -> tuple[int, str]:
        """Its exit code and what it said on stderr."""
        async with asyncio.timeout(within):
            _, err = await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode, err.decode()


async def connected(running: Program, table: TableServer, *, within: float) -> None:
    """Wait until a bot has connected to a table; one that ends instead is a failure."""
    async with asyncio.timeout(within):
        while not table.table.gateway.ready:
            assert running.process.returncode is None, await running.ends()
            await asyncio.sleep(0.05)


@asynccontextmanager
async def program(folder: Path, *arguments: str, **settings: str) -> AsyncIterator[Program]:
    """Start `undercroft` with these arguments in a folder."""
    process = Command(folder, arguments, environment(**settings))
    await process.listen()
    async with _ended(process):
        yield Program(process)


@asynccontextmanager
async def interpreter(folder: Path, *arguments: str, **settings: str) -> AsyncIterator[Program]:
    """Start `undercroft` in an interpreter that has loaded nothing yet."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env=environment(**settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with _ended(process):
        yield Program(process)


@asynccontextmanager
async def _ended(process: asyncio.subprocess.Process | Command) -> AsyncIterator[None]:
    """Kill a process in the end, if it has not ended by itself."""
    try:
        yield
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
