"""The program on a foreign machine, at a table of this one, and somebody who plays there."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import partial
from pathlib import Path

from bot.table.server import TableServer
from rules.ports import Adventure
from rules.store import batch, statements, units
from rules.store.files import uri_of
from tests.bot.processes import ROOT, Program, connected, interpreter, seat_at
from tests.support.emojis import give_emojis
from tests.support.foreign import foreign_machine
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.tables import sensible, take

STRANGE = "Dungeon #7, 100%20 für Ночь 夜?"
"""A folder as people have them, with signs that addresses and shells take for their own."""
START = 3 * PATIENCE
"""Seconds that an interpreter may take to load the program on a busy machine."""


def switched(machine: str, **settings: str) -> dict[str, str]:
    """Settings for a process on a machine, which may be one of all or some switches of it."""
    start = ROOT / "tests" / "support" / "foreign"
    path = os.pathsep.join((str(start), str(ROOT)))
    return {"PYTHONPATH": path, foreign_machine.NAME: machine, **settings}


class ForeignEvening:
    """A bot on a foreign machine, whose folder is here, and a player at the table."""

    def __init__(self, machine: str, folder: Path, table: TableServer, player: Person) -> None:
        self.player = player
        self._table = table
        self._folder = folder
        # A console of the United States, which knows neither dots of three nor most letters.
        console = {"PYTHONIOENCODING": "cp437:strict"} if machine == "windows" else {}
        self._settings = switched(machine, **console)

    @property
    def database(self) -> Path:
        """The file with everything."""
        return self._folder / "undercroft.db"

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Program]:
        """The bot, until it has ended by itself or the context does."""
        async with self._started("run", **seat_at(self._table)) as bot:
            await connected(bot, self._table, within=START)
            yield bot
        async with asyncio.timeout(PATIENCE):
            while self._table.table.gateway.ready:
                await asyncio.sleep(0.05)

    async def command(self, *words: str) -> str:
        """What a command says that ends well, on either stream."""
        async with self._started(*words) as command:
            async with asyncio.timeout(START):
                out, err = await command.process.communicate()
        said = out.decode("cp437", errors="replace") + err.decode("cp437", errors="replace")
        assert command.process.returncode == 0, said
        return said

    def _started(self, *words: str, **more: str) -> AbstractAsyncContextManager[Program]:
        return interpreter(self._folder, *words, **self._settings, **more)

    async def opened(self, system: str) -> str:
        """Open a game in a channel of its own and begin it; the channel."""
        made = await self.player.ask("POST", "/table/channels", {"name": f"room-{system}"})
        await self.player.go(made["id"])
        new = await self.player.command("adventure new", game=system, seed="abroad")
        await self.player.answer(new)
        await self.player.answer(await self.player.command("adventure begin", anyway=True))
        await self.shown("running")
        return str(made["id"])

    async def step(self) -> Adventure:
        """Do what is sensible in the player's channel, and see it on the card."""
        before = await self.shown("running")
        option = sensible(before, int(self.player.id))
        assert option is not None
        await take(self.player, await self.player.fresh(str(before.card)), option)
        return await self.shown("running", before.version + 1)

    async def shown(self, status: str, version: int = 0) -> Adventure:
        """Wait until the card in the player's channel shows the newest state, or a newer one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = self.stored(self.player.channel)
                if (
                    found is not None
                    and (found.status, found.shown) == (status, found.version)
                    and found.version >= version
                    and found.card
                ):
                    return found
                await asyncio.sleep(0.05)

    def stored(self, channel: str) -> Adventure | None:
        """The game of a channel, as stored."""
        query = (statements.IN_CHANNEL, (int(channel),))
        address = uri_of(self.database, "mode=ro")
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            found = batch.read(connection, partial(units.adventures, query))
        return found[0] if found else None


@asynccontextmanager
async def foreign_evening(machine: str, folder: Path) -> AsyncIterator[ForeignEvening]:
    """A table and a player, before the bot comes."""
    place = folder / STRANGE
    place.mkdir()
    table = TableServer()
    give_emojis(table)
    await table.start()
    try:
        async with Person.sit(table.page_url, "Maren") as player:
            yield ForeignEvening(machine, place, table, player)
    finally:
        await table.stop()
