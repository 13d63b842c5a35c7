"""Where adventures are played, as Discord has it now: whether a card can be shown there."""

import logging

import aiohttp
import discord

from rules.pace.parked import Why

log = logging.getLogger(__name__)

Channel = discord.abc.GuildChannel | discord.Thread
Finding = Why | None
"""Why no card can be shown, or None where it can."""
WHY: dict[int, Why] = {
    10003: "gone",
    50001: "closed",
    50013: "closed",
    50083: "locked",
    160005: "locked",
}
"""What Discord's codes for a channel say that is gone or closed to us."""


class Unclear(Exception):
    """Nobody can say now how things stand: Discord is not reached, or was not asked."""


class Places:
    """Looks at channels and threads; most looks ask nobody, as the client knows them."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def look(self, guild: int, channel: int, *, ask: bool) -> Finding:
        """Whether a card can be shown in a channel; `ask` asks Discord about one not known here.

        Archived threads are not known, and are fine: a message opens them again.

        Raises:
            Unclear: that cannot be said now.
        """
        if not self._client.is_ready():
            raise Unclear
        server = self._client.get_guild(guild)
        if server is None:
            return "removed"
        if server.unavailable:
            return "unavailable"
        known = server.get_channel_or_thread(channel)
        if known is not None:
            return _hindrance(known, server.me)
        if not ask:
            raise Unclear
        found = await self._fetched(channel)
        return found if isinstance(found, str) else _hindrance(found, server.me)

    async def _fetched(self, channel: int) -> Why | Channel:
        try:
            found = await self._client.fetch_channel(channel)
        except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError) as trouble:
            raise Unclear from trouble
        except discord.HTTPException as refused:
            if refused.code not in WHY:
                raise Unclear from refused
            return WHY[refused.code]
        except discord.InvalidData as odd:
            raise Unclear from odd
        if isinstance(found, discord.abc.PrivateChannel):
            raise Unclear
        return found


def _hindrance(channel: Channel, me: discord.Member | None) -> Finding:
    """What keeps us from sending a card to a channel, as far as its rights say."""
    if me is None:
        return None
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return "closed"
    rights = channel.permissions_for(me)
    thread = isinstance(channel, discord.Thread)
    send = rights.send_messages_in_threads if thread else rights.send_messages
    if not (rights.view_channel and send and rights.attach_files):
        return "closed"
    if (
        isinstance(channel, discord.Thread)
        and channel.locked
        and (channel.archived or not rights.manage_threads)
    ):
        return "locked"
    return None
