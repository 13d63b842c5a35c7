"""Whether a player can press the card of a game where it is."""

import asyncio
import logging

import discord

from bot.gateway.channel_access import PATIENCE, TROUBLE
from bot.gateway.hindrances import timeout_end
from cogs.base.refusals import LEFT
from rules.ports import Adventure, Clock
from rules.service import Service

log = logging.getLogger(__name__)

HALF_A_DAY = 12 * 60 * 60
"""Seconds for which the clock stands still of somebody who does not see a channel."""
LATELY = 10 * 60
"""Seconds for which somebody who could press a card counts as being able to."""
LOOK_AGAIN = 60 * 60
"""Seconds after which to ask again before somebody is called."""


class PlayerAccess:
    """Asks Discord about players, whose rights and timeouts no event tells to bots like this."""

    def __init__(self, service: Service, client: discord.Client, clock: Clock) -> None:
        self._kept_out = service.by_post.kept_out
        self._client = client
        self._clock = clock
        self._let_in: dict[tuple[int, int], int] = {}

    async def kept_out(self, guild: int, channel: int, user: int) -> int | None:
        """Return until when somebody cannot press a card in a channel, in seconds since 1970.

        None if they can, or could a few minutes ago, or where nobody says now. Without a known end
        it is half a day from now.
        """
        now = self._clock.now()
        self._let_in = {each: at for each, at in self._let_in.items() if now - at < LATELY}
        if (channel, user) in self._let_in:
            return None
        until = await self._asked(guild, channel, user)
        if until is None:
            self._let_in[channel, user] = now
        return until

    async def _asked(self, guild: int, channel: int, user: int) -> int | None:
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                member = await server.fetch_member(user)
                # A thread that is archived is not in the cache.
                place = server.get_channel_or_thread(channel) or await server.fetch_channel(channel)
                outside = await _is_outside(place, member)
        except (*TROUBLE, discord.HTTPException) as trouble:
            log.info("nobody can say whether a player can press a card (%s)", trouble)
            return None
        now, end = self._clock.now(), timeout_end(member)
        if end is not None and end > now:
            return end
        return now + HALF_A_DAY if outside else None

    async def stand_still(self, adventure: Adventure) -> bool:
        """Stop the clocks of those for whom time is due and who cannot press the card.

        Return whether any was stopped.
        """
        stopped = False
        for user in await self._kept_out.to_ask(adventure):
            until = await self.kept_out(adventure.guild or 0, adventure.channel, user)
            if until is not None and await self._kept_out.stand_still(adventure.id, user, until):
                log.info("a player cannot press the card of adventure %s", adventure.id)
                stopped = True
        return stopped

    async def not_before(self, adventure: Adventure, user: int) -> int | None:
        """Return when to look again whether somebody can press the card; None if they can now."""
        until = await self.kept_out(adventure.guild or 0, adventure.channel, user)
        return None if until is None else min(until, self._clock.now() + LOOK_AGAIN)


async def _is_outside(
    place: discord.abc.GuildChannel | discord.Thread, member: discord.Member
) -> bool:
    """Return whether a member does not see a channel or thread."""
    if isinstance(place, discord.Thread) and place.parent is None:
        return False
    rights = place.permissions_for(member)
    if not rights.view_channel:
        return True
    if not isinstance(place, discord.Thread) or not place.is_private() or rights.manage_threads:
        return False
    try:
        await place.fetch_member(member.id)
    except discord.NotFound as gone:
        if gone.code in LEFT:
            return True
        raise
    return False
