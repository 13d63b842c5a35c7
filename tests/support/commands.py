"""A command of the program in a forked process, with a folder, settings and streams of its own."""

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path

import bot.local_table  # noqa: F401 - forked children have it at once
from bot.commands import cli, entry
from bot.systems import load_all
from tests.support.forks import forked, listening, pipe

for each in cli.COMMANDS:
    cli.load([each])
load_all()

LOADED_BY = os.getpid()
"""The process that imported this module: the server that others are forked from."""


class Command:
    """A running command, for use as an `asyncio.subprocess.Process`."""

    def __init__(
        self,
        folder: Path,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        terminal: int | None = None,
    ) -> None:
        """Start it. With the descriptor of a terminal, its input and output are there."""
        self._heard, said = pipe()
        self._warned, warning = pipe()
        if terminal is not None:
            said.close()
            said = Connection(os.dup(terminal))
        with said, warning:
            asked = folder, arguments, dict(environment)
            self._process = forked(_carry_out, *asked, said, warning)
            self._process.start()
        self.stdout = self.stderr = asyncio.StreamReader()

    async def listen(self) -> None:
        """Begin to read what it says."""
        self.stdout = await listening(self._heard)
        self.stderr = await listening(self._warned)

    @property
    def returncode(self) -> int | None:
        """Its exit code, less than 0 for a signal; None while it runs."""
        return self._process.exitcode

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill it without a word."""
        self._process.kill()

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait for its end; what it had still to say, on standard output and standard error."""
        said = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await self.wait()
        return said[0], said[1]

    async def wait(self) -> None:
        """Wait for its end."""
        await asyncio.to_thread(self._process.join)


def _carry_out(
    folder: Path,
    arguments: Sequence[str],
    environment: Mapping[str, str],
    said: Connection,
    warning: Connection,
) -> None:
    """Do what `python -m bot` does, in this process."""
    assert os.getpid() != LOADED_BY, "the server has to have loaded the program"
    if os.isatty(said.fileno()):
        os.dup2(said.fileno(), 0)
    os.dup2(said.fileno(), 1)
    os.dup2(warning.fileno(), 2)
    said.close()
    warning.close()
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["undercroft", *arguments]
    sys.exit(entry.main())
