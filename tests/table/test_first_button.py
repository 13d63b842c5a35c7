"""The first buttons after a start: each works as soon as its shard hears Discord.

They wait for no server that READY has named, and for no other shard.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.app import opened
from tests.cogs.conduct import no_errors_logged
from tests.support.patience import PATIENCE
from tests.support.seasons import Season, season
from tests.support.tables import sensible, settings, take

SERVERS = 3
NEVER = 600.0
"""Seconds after which servers come that no test waits for."""


class Halls:
    """A season with several servers, and in each a game that waits for one person."""

    def __init__(self, here: Season) -> None:
        self.here = here
        self.guilds: list[str] = [here.table.table.world.guild]
        self.games: dict[str, tuple[str, str]] = {}

    async def begin(self) -> None:
        """Found the servers, and begin a game in each."""
        for number in range(1, SERVERS):
            made = await self.here.ilse.ask("POST", "/table/guilds", {"name": f"Hall {number}"})
            self.guilds.append(made["id"])
        async with self.here.bot():
            for number, guild in enumerate(self.guilds):
                place = await self.here.opened(f"game-{number}", guild=guild)
                await self.here.all_but(self.here.ilse)
                self.games[guild] = self.here.adventure, place

    async def late(self) -> None:
        """From the next start on, READY names all servers and none of them comes."""
        late = dict.fromkeys(self.guilds, NEVER)
        await self.here.ilse.ask("POST", "/table/faults", {"gateway": {"late": late}})

    async def press(self, guild: str, store) -> None:
        """Press a button of a server's game, and wait until its card shows what came of it."""
        adventure, place = self.games[guild]
        await self.here.ilse.go(place)
        found = await store.load(adventure)
        card = await self.here.ilse.fresh(str(found.card))
        option = sensible(found, int(self.here.ilse.id))
        assert option is not None
        # An acknowledgement that comes later than Discord waits for it raises here.
        await take(self.here.ilse, card, option)
        async with asyncio.timeout(PATIENCE):
            while (await store.load(adventure)).shown <= found.version:
                await asyncio.sleep(0.01)


@pytest_asyncio.fixture
async def halls(tmp_path: Path) -> AsyncIterator[Halls]:
    with no_errors_logged():
        async with season(tmp_path) as here:
            made = Halls(here)
            await made.begin()
            yield made


async def test_the_first_buttons_wait_for_no_server(halls: Halls) -> None:
    await halls.late()
    async with halls.here.bot():
        app = halls.here.out.app
        for guild in halls.guilds:
            await halls.press(guild, app.service.store)
            known = app.client.get_guild(int(guild))
            assert known is not None
            assert known.unavailable, "the button was pressed before the server came"


async def test_the_first_buttons_wait_for_no_other_shard(halls: Halls) -> None:
    await halls.late()
    gateway = halls.here.table.table.gateway

    def of_the_first_of(shards: int) -> list[str]:
        return [each for each in halls.guilds if not (int(each) >> 22) % shards]

    # As many shards as leave the first a server.
    gateway.proposed = next(count for count in range(SERVERS, 0, -1) if of_the_first_of(count))
    wanted = settings(halls.here.folder)
    async with opened(wanted, table=halls.here.table, clock=halls.here.clock) as app:
        async with asyncio.timeout(PATIENCE):
            while not gateway.connected_shards:
                await asyncio.sleep(0.01)
        assert gateway.connected_shards == [0], "sessions begin as far apart as Discord wants it"
        for guild in of_the_first_of(gateway.proposed):
            await halls.press(guild, app.service.store)
