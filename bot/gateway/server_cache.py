"""Channels and roles of servers, and the parents of threads, from the client's cache."""

import asyncio
import logging
from collections import OrderedDict

import discord

from bot.gateway.channel_access import PATIENCE, TROUBLE

log = logging.getLogger(__name__)

REMEMBERED = 5000


class ServerCache:
    """Reads the client's cache; about an archived thread Discord is asked once."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._above: OrderedDict[int, int] = OrderedDict()

    async def parent(self, guild: int, channel: int) -> int:
        """Return the channel that a thread belongs to.

        It is 0 for none, or where that is unknown now.
        """
        server = self._client.get_guild(guild)
        known = None if server is None else server.get_channel_or_thread(channel)
        if known is not None:
            return known.parent_id if isinstance(known, discord.Thread) else 0
        if channel not in self._above:
            try:
                self._remember(channel, await self._asked(channel))
            except TROUBLE as trouble:
                log.info("nobody can say where thread %s belongs (%s)", channel, trouble)
                return 0
        return self._above[channel]

    async def _asked(self, channel: int) -> int:
        """Return the parent of a channel that is not cached, by asking Discord.

        It is 0 for a deleted channel.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._client.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            return 0
        return found.parent_id if isinstance(found, discord.Thread) else 0

    def _remember(self, channel: int, parent: int) -> None:
        self._above[channel] = parent
        while len(self._above) > REMEMBERED:
            self._above.popitem(last=False)

    def public_threads(self, guild: int, channel: int) -> frozenset[int]:
        """Return the open threads of a channel that are not private."""
        server = self._client.get_guild(guild)
        threads = () if server is None else server.threads
        return frozenset(
            each.id for each in threads if each.parent_id == channel and not each.is_private()
        )

    def gone(self, guild: int, ids: tuple[int, ...]) -> frozenset[int]:
        """Return those of some channels and roles that a server no longer has.

        It is None while the server is unavailable.
        """
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return frozenset()
        return frozenset(
            each
            for each in ids
            if server.get_channel(each) is None and server.get_role(each) is None
        )
