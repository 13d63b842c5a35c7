"""What is known of servers: their channels and roles, and where threads belong."""

import asyncio
import logging
from collections import OrderedDict

import discord

from bot.gateway.channel_access import PATIENCE, TROUBLE

log = logging.getLogger(__name__)

REMEMBERED = 5000


class ServerCache:
    """Reads what the client knows; of an archived thread Discord is asked, once."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._above: OrderedDict[int, int] = OrderedDict()

    async def parent(self, guild: int, channel: int) -> int:
        """Return the channel that a thread belongs to.

        0 for none, or where nobody can say it now.
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
        """Return what Discord says of a channel that the client does not know.

        0 of one that is gone.
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

    def gone(self, guild: int, ids: tuple[int, ...]) -> frozenset[int]:
        """Return those of some channels and roles that a server has no more.

        None while it is away.
        """
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return frozenset()
        return frozenset(
            each
            for each in ids
            if server.get_channel(each) is None and server.get_role(each) is None
        )
