"""Checking with Discord whether a card can be shown in a channel."""

import asyncio
import logging
from collections import OrderedDict
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.gateway.hindrances import Channel, hindrance, timeout_end
from cogs.base.refusals import LEFT, MISSING_ACCESS, NO_SERVER, WHY
from rules.pace.parked import Why
from rules.ports import Clock

log = logging.getLogger(__name__)

Finding = Why | None
"""Why no card can be shown and pressed, or None where it can."""
DAY = 24 * 60 * 60
SERVER_WAIT = 60
"""Seconds that a server may be unavailable before its clocks stop."""
REMEMBERED = 5000
"""The most threads whose channels are remembered."""
SKEW = 3
"""Seconds by which our clock may be ahead of Discord's: a timeout lasts as much longer."""
PATIENCE = 2.5
"""Seconds to wait for an answer of Discord's, as others wait behind it."""
TROUBLE = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, TimeoutError)
"""Errors that say nothing about a channel or a person."""


class Unclear(Exception):
    """The state is unknown now: Discord cannot be reached, or was not asked."""


class ChannelAccess:
    """Checks channels and threads, mostly by the client's cache.

    The members of servers are not cached: Discord is asked for each at most once a day.
    A server that is not available yet, or has an outage, is waited for a while.
    """

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._met: dict[tuple[int, int], int] = {}
        self._missed: dict[int, int] = {}
        self._above: OrderedDict[int, int] = OrderedDict()
        self._asking: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def miss(self, guild: int) -> None:
        """Begin to wait for an unavailable server."""
        self._missed.setdefault(guild, self._clock.now())

    def came(self, guild: int) -> None:
        """Stop waiting for a server that is available, or gone for good."""
        self._missed.pop(guild, None)

    @property
    def awaited(self) -> frozenset[int]:
        """The unavailable servers that are waited for."""
        return frozenset(self._missed)

    def given_up(self) -> list[int]:
        """Return the servers that have been unavailable for too long.

        A server that is available by now does not count: its event is lost if it comes at the very
        moment at which discord.py stops waiting for more servers after a start.
        """
        now = self._clock.now()
        late = [guild for guild, at in self._missed.items() if now - at >= SERVER_WAIT]
        for guild in late:
            server = self._client.get_guild(guild)
            if server is not None and not server.unavailable:
                self.came(guild)
        return [guild for guild in late if guild in self._missed]

    async def look(
        self, guild: int, channel: int, *, ask: bool, anew: bool = False, was: Finding = None
    ) -> Finding:
        """Return why a card cannot be shown in a channel and pressed there, or None if it can.

        With `ask`, Discord is asked about a channel that is not cached, and about a private thread
        whose members are not known; with `anew` about any thread, as what is cached was wrong.
        `was` is what was found before: it holds where Discord says only that the bot cannot see a
        thread.

        Archived threads are not cached; they are fine, as a message opens them again.

        Raises:
            Unclear: the state is unknown now.
        """
        if not self._client.is_ready():
            raise Unclear
        server = self._client.get_guild(guild)
        if server is None:
            return await self._unknown(guild)
        if server.unavailable:
            self.miss(guild)
            if guild not in self.given_up():
                raise Unclear
            return "unavailable"
        if self.timed_out_until(guild) is not None:
            return "timeout"
        return await self._looked(server, channel, ask=ask, anew=anew, was=was)

    async def _looked(
        self, server: discord.Guild, channel: int, *, ask: bool, anew: bool, was: Finding
    ) -> Finding:
        """Look at a channel of a server that is available."""
        known = server.get_channel_or_thread(channel)
        if isinstance(known, discord.Thread):
            self.note_parent(channel, known.parent_id)
        if known is not None and not (anew and isinstance(known, discord.Thread)):
            why = hindrance(known, server.me)
            # A private thread may be cached although the bot was taken out of it.
            if why != "outside":
                return why
        if not ask:
            raise Unclear
        found = await self._fetched(channel)
        if isinstance(found, int):
            return self._unseen(server, channel, was) if found == MISSING_ACCESS else WHY[found]
        return hindrance(found, server.me, inside=True)

    def note_parent(self, thread: int, parent: int) -> None:
        """Remember which channel a thread belongs to."""
        self._above[thread] = parent
        while len(self._above) > REMEMBERED:
            self._above.popitem(last=False)

    def timed_out_until(self, guild: int) -> int | None:
        """Return until when the bot is in timeout in a server, in seconds since 1970, if it is."""
        server = self._client.get_guild(guild)
        end = None if server is None else timeout_end(server.me)
        return end + SKEW if end is not None and end + SKEW > self._clock.now() else None

    def _unseen(self, server: discord.Guild, channel: int, was: Finding) -> Why:
        """Return why the bot cannot see a channel that is not cached, which is a thread.

        It is a private one that the bot is not in if the bot sees the channel that it belongs to,
        or any channel that can have private threads.
        """
        parent = server.get_channel(self._above.get(channel, 0))
        above = server.text_channels if parent is None else [parent]
        if all(each.permissions_for(server.me).view_channel for each in above):
            return "outside"
        return was if was in ("outside", "closed") and parent is None else "closed"

    async def has_left(self, guild: int, user: int) -> bool:
        """Return whether a person is not in a server any more.

        It is False where that is unknown now. Discord is asked once at a time, and the answer is
        kept for a day if the person is there.
        """
        async with self._asking.setdefault((guild, user), asyncio.Lock()):
            return await self._has_left(guild, user)

    async def _has_left(self, guild: int, user: int) -> bool:
        now = self._clock.now()
        self._met = {each: at for each, at in self._met.items() if now - at < DAY}
        server = self._client.get_guild(guild)
        if (guild, user) in self._met or server is None or server.unavailable:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await server.fetch_member(user)
        except TROUBLE as trouble:
            log.info("nobody can say who is in the server (%s)", trouble)
            return False
        except discord.HTTPException as refused:
            if refused.code in LEFT:
                return True
            log.info("Discord does not say who is in the server (%s)", refused)
        self._met[guild, user] = now
        return False

    async def is_muted(self, guild: int, user: int) -> bool:
        """Return whether Discord says that somebody is in timeout in a server."""
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                member = await server.fetch_member(user)
        except TROUBLE as trouble:
            log.info("nobody can say who is in timeout (%s)", trouble)
            return False
        except discord.HTTPException as refused:
            log.info("Discord does not say who is in timeout (%s)", refused)
            return False
        end = timeout_end(member)
        return end is not None and end > self._clock.now()

    async def _unknown(self, guild: int) -> Finding:
        """Ask about a server that is not cached: it is gone only if Discord says so."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._client.fetch_guild(guild, with_counts=False)
        except TROUBLE as trouble:
            raise Unclear from trouble
        except discord.HTTPException as refused:
            if refused.code in NO_SERVER:
                return "removed"
            raise Unclear from refused
        raise Unclear

    async def _fetched(self, channel: int) -> int | Channel:
        """Return a channel, or Discord's code for one that is not accessible."""
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._client.fetch_channel(channel)
        except TROUBLE as trouble:
            raise Unclear from trouble
        except discord.HTTPException as refused:
            if refused.code not in WHY:
                raise Unclear from refused
            return refused.code
        except discord.InvalidData as odd:
            raise Unclear from odd
        if isinstance(found, discord.abc.PrivateChannel):
            raise Unclear
        return found
