"""Editing our own messages: when that is impossible, and how long to wait for it."""

import asyncio
from collections.abc import Coroutine

import discord

from cogs.base.refusals import REPLACED

OLD = 3600
"""Seconds after which Discord allows few edits of a message. It refuses others with 30046, or, when
the library has given up waiting, as a rate limit without a code."""
PATIENCE = 3.0
"""Seconds to wait for an edit that a new message can replace."""


def is_old(message: int, now: int) -> bool:
    """Return whether a message, by its id, is so old at an instant that few edits are allowed."""
    return now - discord.utils.snowflake_time(message).timestamp() > OLD


async def edited(message: int, edit: Coroutine[object, object, object], now: int) -> bool:
    """Edit a message; return False where a new message has to replace it.

    The library waits for a limit up to five times, and does not tell the limit of old messages
    from others: so for an old message it soon returns False, and for a young one it waits.

    Raises:
        discord.RateLimited: a young message may be edited later.
        discord.HTTPException: Discord refuses it for another reason.
    """
    old = is_old(message, now)
    try:
        async with asyncio.timeout(PATIENCE if old else None):
            await edit
    except (discord.RateLimited, TimeoutError):
        if not old:
            raise
        return False
    except discord.HTTPException as refused:
        if refused.code not in REPLACED:
            raise
        return False
    return True
