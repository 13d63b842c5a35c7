"""Sessions at the gateway: Discord resets the token of whoever begins too many in a day.

The library begins a new session whenever one is lost, for ever. So each is begun after a pause that
grows while they come often, and none once only a reserve is left.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

import aiohttp
import discord

log = logging.getLogger(__name__)

FIRST, LONGEST = 5.0, 50.0
"""Seconds before a session is begun anew, at first and at most: the library gives it a minute."""
LATELY = 60 * 60
"""Seconds in which sessions that were begun count as often."""
RESERVE = 10
"""One in so many of a day's sessions is kept for starts that a person wants: 100 of 1,000."""


class TooManyStarts(Exception):
    """No further session shall be begun; `str()` is the sentence for whoever runs the house."""

    def __init__(self, left: int, total: int, reset_after: int) -> None:
        super().__init__(
            f"Discord lets this bot begin {left} more of {total} sessions and then resets its "
            "token, so it stopped by itself. Something ends its sessions again and again: look at "
            f"what was logged. In {-(-reset_after // 3_600_000)} hours the count begins anew."
        )


class SessionStarts:
    """Counts sessions that are begun. `ask` asks Discord how many are left."""

    def __init__(self, ask: Callable[[], Awaitable[discord.SessionStartLimits]]) -> None:
        self._ask = ask
        self._known: discord.SessionStartLimits | None = None
        self._begun: deque[float] = deque()

    async def check(self) -> None:
        """See that more than the reserve is left.

        Raises:
            TooManyStarts: it is not.
            HTTPException, ClientError: Discord does not say, and never did.
        """
        limits = await self._left()
        if limits.remaining <= limits.total // RESERVE:
            raise TooManyStarts(limits.remaining, limits.total, limits.reset_after)

    async def before_next(self) -> None:
        """Wait until another session may be begun, longer the more were begun in the last hour.

        Raises:
            TooManyStarts: none may.
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
            # Discord does not say now: the one that is begun next is counted by ourselves.
            self._known.remaining -= 1
        return self._known
