"""Opening threads for adventures, and closing those in which nothing began."""

import logging

import aiohttp
import discord

from cogs.base.refusals import Plan, plan_of
from cogs.base.text import fit
from rules.core.errors import RuleError

log = logging.getLogger(__name__)

NAME = 90


def holding_threads(interaction: discord.Interaction) -> discord.TextChannel:
    """Return the channel in which a command was used, if threads can be opened in it.

    Raises:
        RuleError: they cannot.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise RuleError("error-no-thread-here")
    return channel


async def open_thread(interaction: discord.Interaction, name: str) -> discord.Thread:
    """Open a public thread in a command's channel, add the person, and return it.

    Discord tells nobody of a new thread, and lists it only for its members.

    Raises:
        RuleError: no thread can be opened here, or no further one in this server.
    """
    channel = holding_threads(interaction)
    kinds = discord.ChannelType
    try:
        made = await channel.create_thread(
            name=fit(name, NAME),
            type=kinds.news_thread if channel.is_news() else kinds.public_thread,
            auto_archive_duration=10080,
        )
    except discord.HTTPException as refused:
        if plan_of(refused) is not Plan.FULL:
            raise
        raise RuleError("error-too-many-threads") from refused
    try:
        await made.add_user(discord.Object(interaction.user.id))
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as refused:
        log.info("who opened thread %s is not in it (%s); they have its link", made.id, refused)
    return made


async def put_away(thread: discord.Thread) -> None:
    """Archive a thread of ours in which nothing began; to delete it takes a right we lack."""
    try:
        await thread.edit(archived=True)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as refused:
        log.info("an empty thread stays open (%s)", refused)
