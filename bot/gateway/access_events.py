"""Events by which Discord tells that channels, permissions and servers go away or come back."""

from collections.abc import Iterable

import discord
from discord.ext import commands

from bot.gateway.channel_access import ChannelAccess, Unclear
from bot.gateway.parker import Parker, noted
from rules.ports import Store
from rules.service.clocks.schedule import OPEN, table_of


class AccessEvents(commands.Cog):
    """Has adventures parked and shown again as their channels and servers go and come."""

    def __init__(
        self, store: Store, client: discord.Client, places: ChannelAccess, parker: Parker
    ) -> None:
        self._store = store
        self._client = client
        self._places = places
        self._parker = parker

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Check the adventures of all servers that are available by now."""
        for guild in self._client.guilds:
            await self._look_round(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Park the channel's adventures, also in archived threads, which have no events."""
        await self._gone(channel.id, 0)
        with noted():
            here = [place for _, place in await self._store.all_open(channel.guild.id)]
            unknown = [each for each in here if channel.guild.get_channel_or_thread(each) is None]
            await self._look_at(unknown, near=0, ask=True)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Park the thread's adventure, and say so in its parent channel."""
        near = payload.parent_id
        try:
            if await self._places.look(payload.guild_id, near, ask=False) is not None:
                near = 0
        except Unclear:
            near = 0
        await self._gone(payload.thread_id, near)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Check the thread's adventure, as it may be locked now or open again."""
        with noted():
            await self._look_at([payload.thread_id], near=payload.parent_id, ask=True)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Check the thread's adventure: the bot sees it only now, or was added to it."""
        with noted():
            await self._look_at([thread.id], near=0, ask=True)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Check the adventure of a thread that the bot was taken out of.

        The library keeps the membership that is over.
        """
        thread.me = None
        with noted():
            await self._look_at([thread.id], near=thread.parent_id, ask=True)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Check the adventures of a channel and its threads, where permissions have changed."""
        if before.overwrites != after.overwrites:
            await self._look_round(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Check the adventures of the server, where permissions have changed."""
        if before.permissions != after.permissions:
            await self._look_round(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Check the adventures of the server."""
        await self._look_round(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Check the adventures of the server, where the bot's own roles or timeout changed.

        Nobody is told that a timeout is over by the clock: timers look then.
        """
        changed = before.roles != after.roles or before.timed_out_until != after.timed_out_until
        if after == after.guild.me and changed:
            await self._look_round(after.guild)

    @commands.Cog.listener()
    async def on_shard_connect(self, _shard: int) -> None:
        """Wait for all servers, which become available one by one."""
        for guild in self._client.guilds:
            if guild.unavailable:
                self._places.miss(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Wait for a server with an outage."""
        self._places.miss(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server that removed the bot."""
        self._places.came(guild.id)
        await self._parker.park_all(guild.id, "removed")

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Check the adventures of a server that is available again, also at a start."""
        self._places.came(guild.id)
        if self._client.is_ready():
            await self._look_round(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Check the adventures of a server that added the bot again."""
        self._places.came(guild.id)
        await self._look_round(guild)

    async def _look_round(self, guild: discord.Guild) -> None:
        with noted():
            channels = [channel for _, channel in await self._store.all_open(guild.id)]
            await self._look_at(channels, near=0, ask=False)

    async def _look_at(self, channels: Iterable[int], *, near: int, ask: bool) -> None:
        """Check some channels, and leave those alone whose state is unknown."""
        for channel in channels:
            with noted():
                await self._look_in(channel, near=near, ask=ask)

    async def _look_in(self, channel: int, *, near: int, ask: bool) -> None:
        found = await self._store.in_channel(channel)
        if found is None or found.status not in OPEN or found.guild is None:
            return
        parked = table_of(found).parked
        was = None if parked is None else parked.why
        try:
            why = await self._places.look(
                found.guild, channel, ask=ask or parked is not None, was=was
            )
        except Unclear:
            return
        await self._parker.see(found, why, near)

    async def _gone(self, channel: int, near: int) -> None:
        with noted():
            found = await self._store.in_channel(channel)
            if found is not None:
                await self._parker.park(found.id, "gone", near)
