"""Threads that the bot opens for what begins in them."""

import logging

import aiohttp
import discord

from cogs.base.text import fit
from rules.core.errors import RuleError

log = logging.getLogger(__name__)

TOO_MANY = 160006
"""Discord's code for a server that has as many active threads as it may."""
NAME = 90


async def open_thread(interaction: discord.Interaction, name: str) -> int:
    """Open a public thread in the channel of a command, and let who asked in; its id.

    Nobody is told of a new thread, and whoever is not in it does not find it.

    Raises:
        RuleError: there can be no thread here, or no further one in this server.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise RuleError("error-no-thread-here")
    kinds = discord.ChannelType
    try:
        made = await channel.create_thread(
            name=fit(name, NAME),
            type=kinds.news_thread if channel.is_news() else kinds.public_thread,
            auto_archive_duration=10080,
        )
    except discord.HTTPException as refused:
        if refused.code != TOO_MANY:
            raise
        raise RuleError("error-too-many-threads") from refused
    try:
        await made.add_user(discord.Object(interaction.user.id))
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as refused:
        log.info("who opened thread %s is not in it (%s); they have its link", made.id, refused)
    return made.id
