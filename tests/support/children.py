"""The bot as a child process that can be killed, at a named point or at any moment.

Children are forked from a server process that has imported and read everything, and has drawn a
first picture: a restart takes a tenth of a second, and hundreds of kills fit into a test.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

import render
from bot.app import Refused, opened
from bot.catalogs import all_words
from bot.gateway import session_starts, shard_keeper, sharing
from bot.posting.poster import no_hook
from bot.systems import load_all
from bot.table.connect import pointed_at
from tests.support import drawing, entropy, stalls
from tests.support.entropy import ENTROPY
from tests.support.forks import forked, pipe
from tests.support.tables import ready, settings

all_words("en")
load_all()
render.prepare(settings(Path()).map_theme)
drawing.on_equal_terms()
stalls.begin()


UP = b"up"
"""What a child says once it is ready; one that may not start says why."""


class Home(NamedTuple):
    """What a child is told of its place."""

    folder: Path
    api_base: str
    gateway: str | None
    database: str | Path
    hurried: bool
    shards: str


def killer(point: str, at: int) -> Callable[[str], None]:
    """A trip that kills this process the `at`-th time that the point is passed."""
    left = at

    def at_point(passed: str) -> None:
        nonlocal left
        if passed == point:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    return at_point


def _live(home: Home, point: str, at: int, name: str, up: Connection) -> None:
    entropy.hold()
    ENTROPY.begin(name)
    if home.hurried:
        session_starts.FIRST, sharing.LEASE, shard_keeper.BEAT = 0.05, 3.0, 0.3
    asyncio.run(_house(home, killer(point, at) if point else no_hook, up))


async def _house(home: Home, at_point: Callable[[str], None], up: Connection) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    wanted = settings(
        home.folder,
        token="local",
        api_base=home.api_base,
        database=home.database,
        UNDERCROFT_SHARDS=home.shards,
    )
    with pointed_at(home.api_base, home.gateway):
        async with opened(wanted, at_point=at_point) as app:
            try:
                await ready(app)
            except Refused as refusal:
                up.send_bytes(str(refusal).encode())
                return
            up.send_bytes(UP)
            stopped = asyncio.ensure_future(stop.wait())
            await asyncio.wait({stopped, app.failed}, return_when=asyncio.FIRST_COMPLETED)
            if app.failed.done():
                await app.failed


class Child:
    """A bot in a process of its own, at somebody else's table.

    Its database is in `folder`, or at an address. With the address of a `gateway` it connects there
    anew, too, when it loses its connection. One that is `hurried` begins sessions as soon as it
    may, and leases shards for three seconds.
    """

    def __init__(
        self,
        folder: Path,
        api_base: str,
        database: str | None = None,
        *,
        gateway: str | None = None,
        hurried: bool = False,
        shards: str = "auto",
    ) -> None:
        place = database or folder / "house.db"
        self._home = Home(folder, api_base, gateway, place, hurried, shards)
        self._process: BaseProcess | None = None
        self._started = 0
        self.up = False
        self.refusal = ""

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.is_alive()

    @property
    def was_killed(self) -> bool:
        """Whether it ended by SIGKILL, from its own hand or ours."""
        return self._process is not None and self._process.exitcode == -signal.SIGKILL

    async def start(self, point: str = "", at: int = 1) -> bool:
        """Start it; with a point, it dies there. False when it died before it was ready."""
        self.up = False
        self._started += 1
        name = f"{ENTROPY.name}, process {self._started}"
        # A pipe and no event: an event's lock would stay with a child that dies while it holds it.
        heard, said = pipe()
        with heard:
            with said:
                self._process = forked(_live, self._home, point, at, name, said)
                self._process.start()
            while not heard.poll():
                if not self._process.is_alive():
                    return False
                await asyncio.sleep(0.01)
            try:
                word = heard.recv_bytes()
            except EOFError:
                await asyncio.to_thread(self._process.join)
                return False
        self.up = word == UP
        self.refusal = "" if self.up else word.decode()
        return self.up

    async def kill(self) -> None:
        """Kill it without a word."""
        self.up = False
        if self._process is not None:
            self._process.kill()
            await asyncio.to_thread(self._process.join)

    async def stop(self) -> int | None:
        """End it as an operator would, with SIGKILL after ten seconds; its exit code."""
        if self._process is None:
            return None
        self._process.terminate()
        await asyncio.to_thread(self._process.join, 10)
        if self._process.is_alive():
            await self.kill()
        return self._process.exitcode
