"""The rehearsal's connection to the gateway: interactions as they come, by the library's client."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord

from bot.gateway.heartbeats import end_unfinished, ended

READY = 60.0
"""Seconds in which the gateway has to open."""


@dataclass(frozen=True)
class Arrival:
    """An interaction as it came: what Discord sent, when by our clock, and how the library read it.

    `read` is None where the library could not.
    """

    told: Mapping[str, Any]
    at: float
    read: discord.Interaction | None

    @property
    def id(self) -> str:
        """Discord's number of it."""
        return str(self.told["id"])

    @property
    def kind(self) -> int:
        """Discord's type: 2 a command, 3 a press, 4 completion, 5 a form."""
        return int(self.told["type"])

    @property
    def data(self) -> Mapping[str, Any]:
        """What was done."""
        data: Mapping[str, Any] = self.told.get("data") or {}
        return data

    @property
    def custom_id(self) -> str:
        """The id of the button, list or form; empty for commands."""
        return str(self.data.get("custom_id", ""))

    @property
    def who(self) -> str:
        """The id of the person."""
        user = (self.told.get("member") or self.told).get("user") or {}
        return str(user.get("id", ""))

    @property
    def whom_and_where(self) -> tuple[object, ...]:
        """The parts in which people and places are named."""
        whole = ("member", "user", "channel", "guild")
        return (*(self.told.get(key) for key in whole), self.data.get("resolved"))

    @property
    def message(self) -> Mapping[str, Any]:
        """The message that was pressed; empty for commands."""
        message: Mapping[str, Any] = self.told.get("message") or {}
        return message


class Ears(discord.AutoShardedClient):
    """A client that puts every interaction into a queue, and answers none."""

    def __init__(self) -> None:
        # Nothing is said by voice, so it is no news that voice libraries are missing.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.5,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.arrivals: asyncio.Queue[Arrival] = asyncio.Queue()
        # The library tells of an interaction only after other work, which would count as time.
        self._connection.parsers["INTERACTION_CREATE"] = self._heard

    def _heard(self, told: Any) -> None:  # noqa: ANN401 - whatever Discord sent
        at = asyncio.get_running_loop().time()
        try:
            read = discord.Interaction(data=told, state=self._connection)
        except (KeyError, TypeError, ValueError, AttributeError):
            read = None
        self.arrivals.put_nowait(Arrival(told, at, read))

    async def close(self) -> None:
        """Close the connection, even one that is still being made."""
        await end_unfinished(self._connection, {shard._parent.ws for shard in self.shards.values()})  # noqa: SLF001 - the library offers no public way
        await super().close()
        await ended(self._connection)


@asynccontextmanager
async def listening(token: str) -> AsyncIterator[Ears]:
    """Connect to the gateway for the context.

    Raises:
        TimeoutError: it did not open in time.
        discord.DiscordException: Discord would not have the client.
    """
    ears = Ears()
    life = asyncio.create_task(ears.start(token, reconnect=True), name="rehearsal gateway")
    try:
        opening = asyncio.create_task(ears.wait_until_ready())
        await asyncio.wait({opening, life}, timeout=READY, return_when="FIRST_COMPLETED")
        done = opening.done()
        opening.cancel()
        if life.done():
            life.result()
        if not done:
            raise TimeoutError
        yield ears
    finally:
        await ears.close()
        life.cancel()
        await asyncio.wait({life}, timeout=5)
