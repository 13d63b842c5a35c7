"""Edits of our own messages: which cannot be made any more, and how long one is waited for."""

import asyncio
from collections.abc import Coroutine

import discord

OLD = 3600
"""Seconds after which Discord takes few edits of a message: 30046, as a limit that it names no
number of. Beyond the library's patience that limit comes as one without a code."""
PATIENCE = 3.0
"""Seconds for an edit that something else can take the place of."""
NO_LONGER = {10008, 30046, 50005, 50027, 50083}
"""Codes for a message that cannot be edited any more: a new one is posted."""


def is_old(message: int, now: int) -> bool:
    """Return whether a message (by its id) is so old at an instant that it takes few edits."""
    return now - discord.utils.snowflake_time(message).timestamp() > OLD


async def edited(message: int, edit: Coroutine[object, object, object], now: int) -> bool:
    """Make an edit of a message; False where a new message has to take its place.

    The library sleeps out a limit five times over, and does not tell that of old messages from
    others: an old message is given up soon, a young one is waited for.

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
        if refused.code not in NO_LONGER:
            raise
        return False
    return True
