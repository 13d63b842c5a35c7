"""The lookout: notices when an adventure cannot be shown where it is, and when it can be again.

Discord tells of deleted channels, lost rights and servers that left us; but what it tells may be
lost, so that refusals of cards and calls count as well, and before a turn runs out somebody looks.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Iterator

import discord
from discord.ext import commands

from bot.gateway.channel_access import WHY, ChannelAccess, Finding, Unclear
from cogs.cards.responder import Responder
from rules.core.errors import GameError
from rules.pace.parked import Why
from rules.ports import Adventure, Clock, Store, Timer
from rules.service.clocks.schedule import OPEN, table_of

log = logging.getLogger(__name__)


class AccessWatch(commands.Cog):
    """Hears what happens to channels and servers, and parks and brings back adventures."""

    def __init__(self, store: Store, clock: Clock, client: discord.Client) -> None:
        self.responder: Responder
        self.places = ChannelAccess(client, clock)
        self._store = store
        self._client = client

    # What others ask

    async def refused(self, adventure: Adventure, code: int) -> None:
        """Discord took no message for an adventure: park it, if the code says that it cannot be."""
        why = WHY.get(code)
        if why is None or adventure.guild is None:
            return
        try:
            found = await self.places.look(adventure.guild, adventure.channel, ask=False)
        except Unclear:
            found = None
        await self._park(adventure.id, found or why)

    async def keeps_away(self, timer: Timer) -> bool:
        """Return whether an adventure's clock may not be looked at now, as nobody can be shown it.

        If it may, and a turn runs out or is nearly over, see first whether its player is there.
        """
        found = await self._store.load(timer.subject)
        if found is None or found.guild is None or found.version != timer.version:
            return False
        if table_of(found).parked is not None:
            return False
        try:
            why = await self.places.look(found.guild, found.channel, ask=True)
        except Unclear:
            return True
        if why is not None and await self._park(found.id, why):
            return True
        await self._ask_for(found, await self.responder.service.by_post.departures.to_ask(found))
        return False

    async def roll_call(self, adventure: str) -> None:
        """See whether those who play an adventure, and its host, are still in the server."""
        found = await self._store.load(adventure)
        if found is not None and found.status == "running":
            users = await self.responder.service.by_post.departures.expected(adventure)
            await self._ask_for(found, users)

    async def _ask_for(self, adventure: Adventure, users: Iterable[int]) -> None:
        asked = tuple(users) if adventure.guild is not None else ()
        left = await asyncio.gather(
            *(self.places.has_left(adventure.guild or 0, user) for user in asked)
        )
        for user in (user for user, gone in zip(asked, left, strict=True) if gone):
            if await self.responder.service.by_post.departures.left(adventure.id, user):
                log.info("somebody who plays adventure %s has left the server", adventure.id)

    async def look_again(self, timer: Timer) -> None:
        """Look whether a parked adventure can be shown again; if not, look later once more."""
        found = await self._store.load(timer.subject)
        if found is not None and found.guild is not None:
            try:
                await self._see(found, await self.places.look(found.guild, found.channel, ask=True))
            except Unclear:
                log.info("nobody can say how the channel of %s is", found.id)
        await self.responder.service.by_post.parking.look_later(timer)

    async def stop_waiting(self) -> None:
        """Stop the clocks of servers that were waited for too long."""
        for guild in self.places.given_up():
            await self._park_all(guild, "unavailable")

    async def shown(self, before: Adventure, message: int) -> None:
        """A card of an adventure was shown: its clocks go on, if they stood still until then.

        An edit proves that only after an outage: one may edit where one may not send.
        """
        reason = table_of(before).parked
        if reason is None or (message == before.card and reason.why != "unavailable"):
            return
        if await self.responder.service.by_post.parking.back(before.id):
            log.info("adventure %s can be shown again", before.id)

    # What Discord tells

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look at what is played everywhere, as far as Discord has told of it by now."""
        for guild in self._client.guilds:
            await self._look_round(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Park what was played there; of its archived threads nobody tells, so ask for those."""
        await self._gone(channel.id, 0)
        with _noted():
            here = [place for _, place in await self._store.all_open(channel.guild.id)]
            unknown = [each for each in here if channel.guild.get_channel_or_thread(each) is None]
            await self._look_at(unknown, near=0, ask=True)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Park what was played there; that may be said in the channel above it."""
        near = payload.parent_id
        try:
            if await self.places.look(payload.guild_id, near, ask=False) is not None:
                near = 0
        except Unclear:
            near = 0
        await self._gone(payload.thread_id, near)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Look at what is played there: it may be locked now, or open again."""
        with _noted():
            await self._look_at([payload.thread_id], near=payload.parent_id, ask=True)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Look at what is played there and in its threads, where rights have changed."""
        if before.overwrites != after.overwrites:
            await self._look_round(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Look at what is played in the server, where rights have changed."""
        if before.permissions != after.permissions:
            await self._look_round(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Look at what is played in the server."""
        await self._look_round(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Look at what is played in the server, where our own roles have changed."""
        if after == after.guild.me and before.roles != after.roles:
            await self._look_round(after.guild)

    @commands.Cog.listener()
    async def on_shard_connect(self, _shard: int) -> None:
        """Wait for every server: Discord tells of each in its own time."""
        for guild in self._client.guilds:
            if guild.unavailable:
                self.places.miss(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Wait for a server that is down."""
        self.places.miss(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server that we are not in any more."""
        self.places.came(guild.id)
        await self._park_all(guild.id, "removed")

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look at what is played in a server that is there again; at a start, all of it is."""
        self.places.came(guild.id)
        if self._client.is_ready():
            await self._look_round(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Look at what was played in a server that we are in again."""
        self.places.came(guild.id)
        await self._look_round(guild)

    # How

    async def _look_round(self, guild: discord.Guild) -> None:
        with _noted():
            channels = [channel for _, channel in await self._store.all_open(guild.id)]
            await self._look_at(channels, near=0, ask=False)

    async def _look_at(self, channels: Iterable[int], *, near: int, ask: bool) -> None:
        """See how things stand in some channels; what cannot be said is left as it is."""
        for channel in channels:
            with _noted():
                await self._look_in(channel, near=near, ask=ask)

    async def _look_in(self, channel: int, *, near: int, ask: bool) -> None:
        found = await self._store.in_channel(channel)
        if found is None or found.status not in OPEN or found.guild is None:
            return
        again = ask or table_of(found).parked is not None
        try:
            why = await self.places.look(found.guild, channel, ask=again)
        except Unclear:
            return
        await self._see(found, why, near)

    async def _see(self, adventure: Adventure, why: Finding, near: int = 0) -> None:
        """Park an adventure, or show it again, as things stand."""
        parked = table_of(adventure).parked
        if why is not None:
            await self._park(adventure.id, why, near)
        elif parked is not None:
            await self.responder.service.by_post.parking.again(adventure.id)

    async def _gone(self, channel: int, near: int) -> None:
        with _noted():
            found = await self._store.in_channel(channel)
            if found is not None:
                await self._park(found.id, "gone", near)

    async def _park_all(self, guild: int, why: Why) -> None:
        with _noted():
            for adventure, _ in await self._store.all_open(guild):
                await self._park(adventure, why)

    async def _park(self, adventure: str, why: Why, near: int = 0) -> bool:
        """Park an adventure; whether its clocks stand still now. Nothing that hinders it is fatal.

        It is noticed again at the next card or call, or before the next turn runs out.
        """
        try:
            if await self.responder.service.by_post.parking.park(adventure, why, near=near):
                log.warning("adventure %s cannot be shown (%s): parked", adventure, why)
        except GameError as trouble:
            log.warning("adventure %s could not be parked (%s)", adventure, trouble)
            return False
        return True


@contextlib.contextmanager
def _noted() -> Iterator[None]:
    """Go on when the store cannot be reached: what was told is noticed again in another way."""
    try:
        yield
    except GameError as trouble:
        log.warning("what happened to a channel could not be noted (%s)", trouble)
