"""Counting sessions of the gateway, as Discord resets the token after too many in a day.

The library always begins a new session when one is lost. So each begins after a pause that grows
while those of its shard come often, and none begins once only a reserve is left. Of all processes
only as many begin one at a time as Discord allows.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import aiohttp
import discord

from bot.gateway.pacing import Pace
from rules.core.errors import GameError

log = logging.getLogger(__name__)

FIRST, LONGEST = 5.0, 40.0
"""The first and the longest pause before a session, in seconds; the library allows a minute, in
which its turn has to come, too. The first is also how often Discord lets a session begin."""
LATELY = 60 * 60
"""Seconds for which the beginning of a session counts towards the pause."""
FRESH = 5.0
"""Seconds for which an answer holds: Discord lets a bot ask twice in that time, and a start that
asked more often would wait for it."""
RESERVE = 10
"""One in so many of a day's sessions is kept for restarts by a person: 100 of 1,000."""


class Gateway(NamedTuple):
    """What Discord says of its gateway: how many shards, where, and how many sessions are left."""

    shards: int
    address: str
    limits: discord.SessionStartLimits


class TooManyStarts(Exception):
    """No further session may begin; `str()` is a sentence for the host."""

    def __init__(self, left: int, total: int, reset_after: int) -> None:
        super().__init__(
            f"Discord lets this bot begin {left} more of {total} sessions and then resets its "
            "token, so it stopped by itself. Something ends its sessions again and again: look at "
            f"what was logged. In {-(-reset_after // 3_600_000)} hours the count begins anew."
        )


class SessionStarts:
    """Counts sessions that begin, by shard.

    `ask` asks Discord how many are left; `pace` hands out turns.
    """

    def __init__(self, ask: Callable[[], Awaitable[Gateway]], pace: Pace) -> None:
        self._ask = ask
        self._pace = pace
        self._known: Gateway | None = None
        self._asked = 0.0
        self._begun: dict[int, deque[float]] = {}

    async def check(self) -> None:
        """Check that more sessions than the reserve are left.

        Raises:
            TooManyStarts: only the reserve is left.
            HTTPException, ClientError: Discord does not answer, and never has.
        """
        limits = (await self.gateway()).limits
        if limits.remaining <= limits.total // RESERVE:
            raise TooManyStarts(limits.remaining, limits.total, limits.reset_after)

    async def before_first(self, shard: int) -> None:
        """Wait until the first session of the first shard may begin, after `check`."""
        self._begin(shard)
        await self._turn(shard)

    async def before_next(self, shard: int) -> None:
        """Wait until another session may begin: longer, the more a shard began in the last hour.

        Raises:
            TooManyStarts: no further session may begin.
        """
        await self.check()
        begun = self._lately(shard)
        pause = min(LONGEST, FIRST * 2 ** min(len(begun) - 1, 10)) if begun else 0.0
        self._begin(shard)
        if pause > FIRST:
            log.warning("%d sessions were begun lately; the next waits %d s", len(begun), pause)
        await asyncio.sleep(pause)
        await self._turn(shard)

    async def gateway(self) -> Gateway:
        """Return Discord's answer about its gateway; shards that start together ask once.

        Raises:
            HTTPException, ClientError: Discord does not answer, and never has.
        """
        now = asyncio.get_running_loop().time()
        if self._known is not None and now - self._asked < FRESH:
            return self._known
        try:
            self._known, self._asked = await self._ask(), now
        except (discord.HTTPException, aiohttp.ClientError):
            # Where Discord does not answer now, what it said last is counted down here.
            if self._known is None:
                raise
        return self._known

    def forget(self, shard: int) -> None:
        """Forget how often a shard began: it was left to another process, and lost nothing."""
        self._begun.pop(shard, None)

    def _begin(self, shard: int) -> None:
        """Count a session that begins."""
        self._lately(shard).append(asyncio.get_running_loop().time())
        if self._known is not None:
            self._known.limits.remaining -= 1

    def _lately(self, shard: int) -> deque[float]:
        """Return when the latest sessions of a shard were begun."""
        begun = self._begun.setdefault(shard, deque())
        while begun and asyncio.get_running_loop().time() - begun[0] > LATELY:
            begun.popleft()
        return begun

    async def _turn(self, shard: int) -> None:
        """Wait until Discord lets this shard begin a session: shards take turns in groups."""
        together = self._known.limits.max_concurrency if self._known is not None else 1
        try:
            wait = await self._pace.pace(f"identify {shard % together}", FIRST)
        except GameError as trouble:
            log.warning("nobody can say when other processes begin a session (%s)", trouble)
            wait = FIRST
        if wait > 0:
            await asyncio.sleep(wait)
