"""Processes that share a PostgreSQL database, and somebody who plays in all their servers."""

import asyncio
import itertools
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.table.gateway import DISCORDS_OWN, SessionRules
from bot.table.server import TableServer
from rules.ports import Adventure
from rules.store.engine import Steps, only
from rules.store.postgres.opening import open_postgres
from rules.store.turns import SqlStore
from tests.support.cards import EPHEMERAL, Json, parts_of
from tests.support.children import Child
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.tables import sensible, take

SERVERS = 4
ACTING = re.compile(r"u1\|([0-9a-z]+)\|(\d+)\|do\b")
"""The custom ids of what plays a game, with its id and version."""
OWNERS = "SELECT process, COUNT(*) FROM shards WHERE process <> '' GROUP BY process"


def shard_of(guild: str) -> int:
    """The shard of a server."""
    return (int(guild) >> 22) % SERVERS


class Fleet:
    """A table with servers of one shard each, and the processes that serve them."""

    def __init__(
        self,
        folder: Path,
        table: TableServer,
        store: SqlStore,
        address: str,
        shards: int = SERVERS,
    ) -> None:
        self.table = table
        self.store = store
        self.player: Person
        self.channels: list[str] = []
        self._folder = folder
        self._address = address
        self._shards = shards

    def child(self, *, hurried: bool = True, shards: str = "auto") -> Child:
        """A process that is not started yet."""
        place = self._folder, self.table.api_base, self._address
        gateway = self.table.gateway_url
        return Child(*place, gateway=gateway, hurried=hurried, shards=shards)

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

        def asked() -> Steps[list[tuple[str, int]]]:
            return only((OWNERS, ()))

        return sorted(count for _, count in await self.store.engine.read(asked))

    async def served_by(self, *shares: int) -> bool:
        """Whether each shard has one connection, and the processes have so many."""
        return await self.all_served() and await self.owners() == sorted(shares)

    async def spread(self, *shares: int, within: float = PATIENCE) -> float:
        """Wait until the shards are spread as they are to be."""
        return await self.until(lambda: self.served_by(*shares), f"spread as {shares}", within)

    async def begin(self) -> None:
        """Begin a game in each server."""
        for number, channel in enumerate(self.channels):
            await self.player.go(channel)
            opened = await self.player.command(
                "adventure new", game="three-dice", seed=f"shard {number}"
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

    async def all_served(self) -> bool:
        """Whether each shard has one connection."""
        return self.table.table.gateway.connected_shards == list(range(self._shards))

    async def one_card_each(self, *, after_kills: bool = False, within: float = PATIENCE) -> None:
        """Wait until each game is played by one card, and no other.

        A process that is killed between sending a card and noting it may leave one `after_kills`,
        of a state or a game that is past when the next process sends its own: that one is no part
        of this, and a press takes its buttons away.
        """
        for channel in self.channels:

            async def one_card(channel: str = channel) -> bool:
                found = await self.store.in_channel(int(channel))
                running = found is not None and found.status == "running"
                cards = [
                    message["id"]
                    for message in await self.player.messages(channel)
                    if not message["flags"] & EPHEMERAL and _plays(message, found, after_kills)
                ]
                return cards == ([str(found.card)] if found is not None and running else [])

            await self.until(one_card, f"one card in {channel}", within)


def _plays(message: Json, found: Adventure | None, after_kills: bool) -> bool:
    """Whether a card plays a game; after kills, whether it does so in the state that is stored."""
    acting = [ACTING.match(part.get("custom_id", "")) for part in parts_of(message)]
    states = [(each[1], int(each[2])) for each in acting if each]
    if after_kills and found is not None:
        return any(game == found.id and version >= found.version for game, version in states)
    return bool(states)


@asynccontextmanager
async def fleet_at(
    folder: Path,
    address: str,
    first: Callable[[TableServer], AbstractAsyncContextManager[object]] | None = None,
    sessions: SessionRules = DISCORDS_OWN,
) -> AsyncIterator[Fleet]:
    """A table with its servers, a player, and no process yet, but one that comes `first`.

    That one is at the table before the store is opened, so it finds the schema that it knows.
    """
    table = TableServer(sessions=sessions)
    async with AsyncExitStack() as stack:
        await table.start()
        stack.push_async_callback(table.stop)
        table.table.gateway.most_guilds = 1
        player = await stack.enter_async_context(Person.sit(table.page_url))
        guilds = {shard_of(table.table.world.guild): table.table.world.guild}
        for number in itertools.count():
            if len(guilds) == SERVERS:
                break
            new = await player.ask("POST", "/table/guilds", {"name": f"Hall {number}"})
            if shard_of(new["id"]) in guilds:
                gone = {"guild": new["id"], "state": "removed"}
                await player.ask("POST", "/table/guild", gone)
            guilds.setdefault(shard_of(new["id"]), new["id"])
        if first is not None:
            await stack.enter_async_context(first(table))
        store = await stack.enter_async_context(open_postgres(address))
        made = Fleet(folder, table, store, address)
        made.player = player
        for guild in guilds.values():
            new = await player.ask(
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
