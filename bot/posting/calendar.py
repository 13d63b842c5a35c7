"""Events of the server's calendar for evenings: made, moved and removed, where the bot may."""

import logging
from datetime import UTC, datetime
from typing import Any

import discord

from bot.posting.sending import Means, Sender
from cogs.base.refusals import Plan, plan_of
from cogs.evenings.messages import EveningTexts, link_of
from rules.ports import Evening
from rules.service.evenings.dates import LASTS, owes_event

log = logging.getLogger(__name__)

MOST_EVENTS = 100
"""Events of a server that are planned or on, at most."""
NAME, DESCRIPTION = 100, 1000
"""The most characters of an event's name and description."""


class ServerAway(Exception):
    """The server is not there just now."""


class Calendar(Sender):
    """Keeps an evening's event as the evening is. Whatever Discord refuses, there is no event."""

    def __init__(self, means: Means) -> None:
        super().__init__(means)
        self._due = means.service.evenings.due

    async def update(self, evening: Evening, texts: EveningTexts) -> None:
        """Make, change or remove the event of an evening, if that is due.

        Raises:
            ServerAway: the server is not there just now.
            discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError: it may be done
                later.
        """
        if not owes_event(evening):
            return
        guild = self._client.get_guild(evening.guild)
        if guild is None or guild.unavailable:
            raise ServerAway
        try:
            event = await self._updated(guild, evening, texts)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as refused:
            if plan_of(refused) is Plan.AGAIN:
                raise
            log.warning("an evening is not in the calendar (%s)", refused)
            event = 0
        await self._due.in_calendar(evening.id, event, evening.at)

    async def _updated(self, guild: discord.Guild, evening: Evening, texts: EveningTexts) -> int:
        """Return the event that shows an evening, 0 where there is none."""
        if evening.state == "off":
            # People who deleted it were quicker, which comes to the same.
            event = await guild.fetch_scheduled_event(evening.event or 0, with_counts=False)
            await event.delete()
            return 0
        if evening.at <= self._clock.now():
            return evening.event or 0
        said = _said(evening, texts)
        if evening.event:
            event = await guild.fetch_scheduled_event(evening.event, with_counts=False)
            await event.edit(**said)
            return evening.event
        if not guild.me.guild_permissions.create_events:
            return 0
        known = await guild.fetch_scheduled_events(with_counts=False)
        link = link_of(evening)
        # One that was made just before the process was killed is found again.
        mine = (each for each in known if link in (each.description or ""))
        if (made := next(mine, None)) is not None:
            return made.id
        if len(known) >= MOST_EVENTS:
            log.info("the calendar of server %s is full", guild.id)
            return 0
        made = await guild.create_scheduled_event(
            **said,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        return made.id


def _said(evening: Evening, texts: EveningTexts) -> dict[str, Any]:
    """Return what an event says: nothing formats there, so a title stands as it was typed."""
    link = link_of(evening)
    return {
        "name": (evening.title or texts.plain_title)[:NAME],
        "description": texts.words.phrase("evening-event", link=link)[:DESCRIPTION],
        "start_time": datetime.fromtimestamp(evening.at, UTC),
        "end_time": datetime.fromtimestamp(evening.at + LASTS, UTC),
        "location": f"https://discord.com/channels/{evening.guild}/{evening.channel}",
    }
