"""The ban that Discord's wall puts on an address: nothing is asked until it may be over.

It is answered with a page, 429 and without `Via`. Each request meanwhile may make it longer, so
that none leaves the process: not for cards, not for answers to people.
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
"""Key of the setting that keeps it through a restart: until when, and for how long."""
SHORTEST, LONGEST = 15 * 60, 6 * 60 * 60
"""Seconds of the first silence, and of the longest; each that follows is twice as long."""
BANNED = 429
TICK = 1.0
"""Seconds between two looks at the clock."""


class CloudflareBan:
    """Keeps silent `until` an instant (seconds since 1970). `trace` watches every request."""

    def __init__(self, clock: Clock) -> None:
        self.until = 0
        self._clock = clock
        self._pause = 0
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._asking)
        self.trace.on_request_end.append(self._answered)

    @property
    def left(self) -> int:
        """Seconds of silence that are left; 0 when there is none."""
        return max(0, self.until - self._clock.now())

    @classmethod
    async def resumed(cls, store: Store, clock: Clock) -> Self:
        """Return the embargo that an earlier run kept, or none."""
        made, kept = cls(clock), await store.setting(KEY)
        if kept:
            made.until, made._pause = map(int, kept.split())
        return made

    async def keep(self, store: Store) -> None:
        """Keep it for the next start, and for whoever looks the house over."""
        await store.set_setting(KEY, f"{self.until} {self._pause}")

    async def kept(self, step: Callable[[], Awaitable[None]]) -> None:
        """Carry out what goes on once there is no limit any more, again each time it meets one."""
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
        """Let no request out.

        Raises:
            discord.RateLimited: there is silence.
        """
        if self.left and str(asked.url).startswith(Route.BASE):
            raise discord.RateLimited(self.left)

    async def _answered(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams,
    ) -> None:
        """See whether an answer is the wall's.

        Raises:
            discord.RateLimited: it is; whoever asked may ask again later.
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
