"""Files that people attach to commands."""

import discord

from cogs.base.channel_visibility import UNSAID
from rules.core.errors import RuleError


async def read(file: discord.Attachment) -> bytes:
    """Return the bytes of a file.

    Raises:
        RuleError: Discord does not give it.
    """
    try:
        return await file.read()
    except UNSAID:
        raise RuleError("error-file-unread") from None
