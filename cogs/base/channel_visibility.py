"""Which channels people may see, so that boards and lists do not reveal others."""

from asyncio import Lock
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

import aiohttp
import discord

Sees = Callable[[int], bool]
Place = discord.abc.GuildChannel | discord.Thread
UNSAID = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError)
REMEMBERED = 1000
"""The most threads whose parent channels are cached."""


def can_see(interaction: discord.Interaction) -> Sees:
    """Return whether a person sees a channel, as far as is known without asking Discord."""
    guild, person = interaction.guild, interaction.user

    def sees(channel: int) -> bool:
        if guild is None or not isinstance(person, discord.Member):
            return False
        found = guild.get_channel_or_thread(channel)
        return found is not None and _shown(found, person)

    return sees


class ChannelVisibility:
    """Answers who may see a channel, and asks Discord about channels not in the client's cache.

    Those are archived threads and deleted channels; what is deleted hides nothing. The channel of a
    thread never changes, so that none is asked about twice.
    """

    def __init__(self) -> None:
        self._asked: OrderedDict[int, discord.Thread | None] = OrderedDict()
        self._asking: WeakValueDictionary[int, Lock] = WeakValueDictionary()

    async def shows(self, interaction: discord.Interaction, channel: int) -> bool:
        """Return whether a person may see another channel of the server."""
        guild, person = interaction.guild, interaction.user
        if guild is None or not isinstance(person, discord.Member):
            return False
        try:
            found = await self._found(guild, channel)
        except UNSAID:
            return False
        return found is None or _shown(found, person)

    async def covers(self, guild: discord.Guild, place: int, channel: int) -> bool:
        """Return whether everybody who sees one channel also sees another.

        That is so for channels that the whole server sees, for the same channel, and for one with
        the same overwrites, but never for another private thread.
        """
        try:
            found = await self._found(guild, channel)
        except UNSAID:
            return False
        if found is None or channel == place:
            return True
        ground, home = _ground(found), _ground(guild.get_channel_or_thread(place))
        if ground is None or (isinstance(found, discord.Thread) and found.is_private()):
            return False
        open_to_all = ground.permissions_for(guild.default_role).view_channel and not any(
            overwrite.view_channel is False for overwrite in ground.overwrites.values()
        )
        return open_to_all or (home is not None and ground.overwrites == home.overwrites)

    async def _found(self, guild: discord.Guild, channel: int) -> Place | None:
        """Return a channel or thread, or None if it was deleted.

        Raises:
            discord.HTTPException: Discord refuses to answer.
            discord.RateLimited, aiohttp.ClientError: Discord cannot answer now.
        """
        # A board and a list may ask about the same channel at the same time.
        async with self._asking.setdefault(channel, Lock()):
            known = guild.get_channel_or_thread(channel)
            if known is not None or channel in self._asked:
                return known or self._asked[channel]
            try:
                found = await guild.fetch_channel(channel)
            except discord.NotFound:
                found = None
            if found is None or isinstance(found, discord.Thread):
                self._asked[channel] = found
                if len(self._asked) > REMEMBERED:
                    self._asked.popitem(last=False)
            return found


def _ground(found: Place | None) -> discord.abc.GuildChannel | None:
    """Return a channel, or the parent of a thread, as threads have no overwrites."""
    return found.parent if isinstance(found, discord.Thread) else found


def _shown(found: Place, person: discord.Member) -> bool:
    rights = found.permissions_for(person)
    if isinstance(found, discord.Thread) and found.is_private():
        return rights.manage_threads
    return rights.view_channel
