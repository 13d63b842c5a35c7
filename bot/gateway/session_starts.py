"""Counting sessions of the gateway, as Discord resets the token after too many in a day.

The library always begins a new session when one is lost. So each begins after a pause that grows
while they come often, and none begins once only a reserve is left.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

import aiohttp
import discord

log = logging.getLogger(__name__)

FIRST, LONGEST = 5.0, 50.0
"""The first and the longest pause before a session, in seconds; the library allows a minute."""
LATELY = 60 * 60
"""Seconds for which the beginning of a session counts towards the pause."""
RESERVE = 10
"""One in so many of a day's sessions is kept for restarts by a person: 100 of 1,000."""


class TooManyStarts(Exception):
    """No further session may begin; `str()` is a sentence for the host."""

    def __init__(self, left: int, total: int, reset_after: int) -> None:
        super().__init__(
            f"Discord lets this bot begin {left} more of {total} sessions and then resets its "
            "token, so it stopped by itself. Something ends its sessions again and again: look at "
            f"what was logged. In {-(-reset_after // 3_600_000)} hours the count begins anew."
        )


class SessionStarts:
    """Counts sessions that begin. `ask` asks Discord how many are left."""

    def __init__(self, ask: Callable[[], Awaitable[discord.SessionStartLimits]]) -> None:
        self._ask = ask
        self._known: discord.SessionStartLimits | None = None
        self._begun: deque[float] = deque()

    async def check(self) -> None:
        """Check that more sessions than the reserve are left.

        Raises:
            TooManyStarts: only the reserve is left.
            HTTPException, ClientError: Discord does not answer, and never has.
        """
        limits = await self._left()
        if limits.remaining <= limits.total // RESERVE:
            raise TooManyStarts(limits.remaining, limits.total, limits.reset_after)

    async def before_next(self) -> None:
        """Wait until another session may begin, longer the more began in the last hour.

        Raises:
            TooManyStarts: no further session may begin.
        """
        await self.check()
        now = asyncio.get_running_loop().time()
        while self._begun and now - self._begun[0] > LATELY:
            self._begun.popleft()
        pause = min(LONGEST, FIRST * 2 ** min(len(self._begun), 10))
        self._begun.append(now)
        if pause > FIRST:
            log.warning(
                "%d sessions were begun lately; the next waits %d s", len(self._begun), pause
            )
        await asyncio.sleep(pause)

    async def _left(self) -> discord.SessionStartLimits:
        try:
            self._known = await self._ask()
        except (discord.HTTPException, aiohttp.ClientError):
            if self._known is None:
                raise
            # Discord does not answer now, so the next session is counted here.
            self._known.remaining -= 1
        return self._known
