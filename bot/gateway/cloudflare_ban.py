"""Cloudflare's ban of an address: no request is sent until it may be over.

Its answers are pages with status 429 and without the header `Via`. Each further request may make
the ban longer, so that none is sent, neither for cards nor for answers.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Self

import aiohttp
import discord
from discord.http import Route

from rules.ports import Clock, Store

log = logging.getLogger(__name__)

KEY = "embargo"
"""The key of the stored ban: its end, and its length in seconds."""
SHORTEST, LONGEST = 15 * 60, 6 * 60 * 60
"""Seconds of the first pause and of the longest; each following one is twice as long."""
BANNED = 429
TICK = 1.0
"""Seconds between two looks at the clock."""


class CloudflareBan:
    """Sends nothing `until` an instant (seconds since 1970). `trace` checks every request."""

    def __init__(self, clock: Clock, until: int = 0, pause: int = 0) -> None:
        self.until = until
        self._clock = clock
        self._pause = pause
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._asking)
        self.trace.on_request_end.append(self._answered)

    @property
    def left(self) -> int:
        """The seconds of the pause that are left, or 0."""
        return max(0, self.until - self._clock.now())

    @classmethod
    async def resumed(cls, store: Store, clock: Clock) -> Self:
        """Return the ban that an earlier run stored, or one that is over."""
        kept = await store.setting(KEY)
        return cls(clock, *map(int, kept.split())) if kept else cls(clock)

    async def keep(self, store: Store) -> None:
        """Store the ban for the next start and for `undercroft doctor`."""
        await store.set_setting(KEY, f"{self.until} {self._pause}")

    async def kept(self, step: Callable[[], Awaitable[None]]) -> None:
        """Carry something out, and try again after each rate limit."""
        while True:
            try:
                await step()
            except discord.RateLimited as limited:
                over = self._clock.now() + max(self.left, int(limited.retry_after) + 1)
                while self._clock.now() < over:  # noqa: ASYNC110 - a clock may leap, as after sleep
                    await asyncio.sleep(TICK)
            else:
                return

    async def _asking(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        asked: aiohttp.TraceRequestStartParams,
    ) -> None:
        """Refuse requests during the ban.

        Raises:
            discord.RateLimited: the ban is not over.
        """
        if self.left and str(asked.url).startswith(Route.BASE):
            raise discord.RateLimited(self.left)

    async def _answered(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams,
    ) -> None:
        """Check whether an answer comes from Cloudflare.

        Raises:
            discord.RateLimited: it does; the request may be repeated later.
        """
        answer = told.response
        if not str(told.url).startswith(Route.BASE):
            return
        if answer.status != BANNED or "Via" in answer.headers:
            if not self.left:
                self._pause = 0
            return
        answer.close()
        if not self.left:
            self._pause = min(LONGEST, 2 * self._pause or SHORTEST)
            self.until = self._clock.now() + self._pause
            log.error(
                "Discord's wall has banned this address: nothing is asked for %d minutes, and no "
                "clock runs",
                self._pause // 60,
            )
        raise discord.RateLimited(self.left)
