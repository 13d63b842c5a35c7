"""Processes that share a database share the servers: each is served by one, whatever happens."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from bot.table.server import TableServer
from rules.ports import Adventure
from rules.store.engine import only
from rules.store.postgres.opening import open_postgres
from rules.store.turns import SqlStore
from tests.support.cards import EPHEMERAL, parts_of
from tests.support.children import Child
from tests.support.databases import empty_database
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.postgres import missing
from tests.support.tables import sensible, take

SERVERS = 4
REPLACED = 30
"""Seconds in which other processes serve what a process served that died."""
OWNERS = "SELECT process, COUNT(*) FROM shards WHERE process <> '' GROUP BY process"


def shard_of(guild: str) -> int:
    """The shard of a server."""
    return (int(guild) >> 22) % SERVERS


class Fleet:
    """A table with servers of one shard each, and the processes that serve them."""

    def __init__(self, folder: Path, table: TableServer, store: SqlStore, address: str) -> None:
        self.table = table
        self.store = store
        self.player: Person
        self.channels: list[str] = []
        self._folder = folder
        self._address = address

    def child(self, sessions_apart: float | None = 0.05, shards: str = "auto") -> Child:
        """A process that is not started yet."""
        return Child(self._folder, self.table.api_base, self._address, sessions_apart, shards)

    async def until(
        self, holds: Callable[[], Awaitable[bool]], what: str, within: float = PATIENCE
    ) -> float:
        """Wait until something holds; the seconds it took."""
        began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(within):
                while not await holds():
                    await asyncio.sleep(0.05)
        except TimeoutError:
            served = self.table.table.gateway.connected_shards
            raise AssertionError(f"{what}: {await self.owners()}, connected {served}") from None
        return asyncio.get_running_loop().time() - began

    async def owners(self) -> list[int]:
        """How many shards each process has, the fewest first."""

        def asked():
            return only((OWNERS, ()))

        return sorted(count for _, count in await self.store.engine.read(asked))

    async def served_by(self, *shares: int) -> bool:
        """Whether each shard has one connection, and the processes have so many."""
        connected = self.table.table.gateway.connected_shards == list(range(SERVERS))
        return connected and await self.owners() == sorted(shares)

    async def spread(self, *shares: int, within: float = PATIENCE) -> float:
        """Wait until the shards are spread as they are to be."""
        return await self.until(lambda: self.served_by(*shares), f"spread as {shares}", within)

    async def begin(self) -> None:
        """Begin a game in each server."""
        for number, channel in enumerate(self.channels):
            await self.player.go(channel)
            opened = await self.player.command(
                "adventure new", ruleset="three-dice", seed=f"shard {number}"
            )
            await self.player.answer(opened)
            begun = await self.player.command("adventure begin", anyway=True)
            await self.player.answer(begun)
            await self.shown(channel)

    async def shown(self, channel: str, version: int = 0) -> Adventure:
        """Wait until the card of a channel's game shows the newest state, or a newer one yet."""
        found: Adventure | None = None

        async def holds() -> bool:
            nonlocal found
            found = await self.store.in_channel(int(channel))
            return (
                found is not None
                and found.status == "running"
                and found.shown == found.version >= version
                and await self.store.posting(found.id) is None
            )

        await self.until(holds, f"the card in {channel}")
        assert found is not None
        return found

    async def play(self) -> None:
        """Take one step in each server, and see it on the card."""
        for channel in self.channels:
            await self.player.go(channel)
            before = await self.shown(channel)
            option = sensible(before, int(self.player.id))
            assert option is not None
            await take(self.player, await self.player.fresh(str(before.card)), option)
            await self.shown(channel, before.version + 1)

    async def check(self) -> None:
        """Each game has one card that can be pressed, and each step once."""
        for channel in self.channels:
            found = await self.shown(channel)
            steps = [step.version for step in await self.store.journal(found.id)]
            assert steps == sorted(set(steps))

            async def one_card(channel: str = channel, found: Adventure = found) -> bool:
                messages = await self.player.messages(channel)
                public = [each for each in messages if not each["flags"] & EPHEMERAL]
                pressable = [
                    each["id"]
                    for each in public
                    if any("custom_id" in part for part in parts_of(each))
                ]
                return pressable == [str(found.card)]

            await self.until(one_card, f"one card in {channel}")


@asynccontextmanager
async def fleet_at(folder: Path) -> AsyncIterator[Fleet]:
    """A table with its servers, a player, and no process yet."""
    table = TableServer()
    async with AsyncExitStack() as stack:
        await table.start()
        stack.push_async_callback(table.stop)
        table.table.gateway.most_guilds = 1
        address = await empty_database()
        store = await stack.enter_async_context(open_postgres(address, look=3600))
        made = Fleet(folder, table, store, address)
        made.player = await stack.enter_async_context(Person.sit(table.page_url))
        guilds = {shard_of(table.table.world.guild): table.table.world.guild}
        for number in itertools.count():
            if len(guilds) == SERVERS:
                break
            new = await made.player.ask("POST", "/table/guilds", {"name": f"Hall {number}"})
            if shard_of(new["id"]) in guilds:
                gone = {"guild": new["id"], "state": "removed"}
                await made.player.ask("POST", "/table/guild", gone)
            guilds.setdefault(shard_of(new["id"]), new["id"])
        for guild in guilds.values():
            new = await made.player.ask(
                "POST", "/table/channels", {"name": f"room-{guild}", "guild": guild}
            )
            made.channels.append(new["id"])
        yield made


@asynccontextmanager
async def killed(*children: Child) -> AsyncIterator[None]:
    """Leave no process behind."""
    try:
        yield
    finally:
        for child in children:
            await child.kill()


@pytest_asyncio.fixture
async def fleet(tmp_path: Path) -> AsyncIterator[Fleet]:
    if reason := missing():
        pytest.skip(reason)
    async with fleet_at(tmp_path) as made:
        yield made


async def test_shards_follow_the_processes_that_there_are(fleet: Fleet) -> None:
    one, two, three = fleet.child(), fleet.child(sessions_apart=None), fleet.child()
    async with killed(one, two, three):
        assert await one.start()
        await fleet.spread(4)
        await fleet.begin()
        # A process that comes later gets its share.
        assert await two.start()
        await fleet.spread(2, 2)
        await fleet.play()
        await fleet.player.go_private()
        await fleet.player.answer(await fleet.player.command("help"))
        # One that dies is replaced, though sessions begin only every five seconds.
        await one.kill()
        took = await fleet.spread(4, within=REPLACED)
        print(f"Two shards of a process that died were served again after {took:.1f} s.")
        await fleet.play()
        # One that stops leaves its shards at once.
        assert await three.start()
        await fleet.spread(2, 2)
        assert await two.stop() == 0
        await fleet.spread(4)
        await fleet.play()
        await fleet.check()


async def test_a_host_may_say_which_process_serves_what(fleet: Fleet) -> None:
    low, high = fleet.child(shards="0-2/4"), fleet.child(shards="3/4")
    other = fleet.child(shards="0-1/8")
    async with killed(low, high, other):
        assert await low.start()
        assert await high.start()
        await fleet.spread(1, 3)
        # Another number of shards would send each server's events to two processes.
        assert not await other.start()
        assert "Other processes serve 4 shards, and UNDERCROFT_SHARDS names 8" in other.refusal
        await high.stop()
        await asyncio.sleep(3)
        assert await fleet.owners() == [3]
