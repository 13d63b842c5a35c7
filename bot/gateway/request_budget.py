"""The requests that all processes of a bot may make in a second, taken from one budget.

Discord counts requests by token, whichever machine they come from. Answers to interactions do not
count, so they never wait: what people asked for privately comes before cards.
"""

import asyncio
import logging
import re
from collections import deque
from types import SimpleNamespace

import aiohttp
from discord.http import Route

from bot.gateway.pacing import Pace
from rules.core.errors import GameError

log = logging.getLogger(__name__)

STEP = 0.03
"""Seconds from one request to the next, by all processes."""
SAVED = 5 * STEP
"""Seconds of requests that may be made at once after a rest."""
AT_ONCE = 5
"""The most turns that one process takes at once, so that others are not kept waiting. They are late
together when it stands still; with them and those saved there are less than 50 in any second."""
ALONE = 0.2
"""Seconds from one request to the next while nobody can say what other processes do."""
UNCOUNTED = re.compile(r"/(interactions|webhooks)/\d+/[^/]+")
"""The paths of answers to interactions, which Discord does not count."""


class RequestBudget:
    """Lets each request wait for its turn, in the order in which they are made."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._taker: asyncio.Task[None] | None = None

    def follow(self, trace: aiohttp.TraceConfig) -> None:
        """Make all requests of a trace wait for the budget, as the last of its hooks."""
        trace.on_request_start.append(self._asking)

    async def _asking(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        asked: aiohttp.TraceRequestStartParams,
    ) -> None:
        path = str(asked.url)
        if path.startswith(Route.BASE) and not UNCOUNTED.match(path.removeprefix(Route.BASE)):
            await self.turn()

    async def turn(self) -> None:
        """Wait until one more request may be made."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        if self._taker is None:
            self._taker = asyncio.create_task(self._take(), name="budget")
        await turn

    async def _take(self) -> None:
        """Take turns for all that wait, until nobody does."""
        try:
            while self._waiting:
                await self._hand_out(min(len(self._waiting), AT_ONCE))
        finally:
            self._taker = None
            # Whatever ended this, nobody waits for ever.
            while self._waiting:
                self._waiting.popleft().cancel()

    async def _hand_out(self, many: int) -> None:
        """Let the first of those that wait go on, each when it is its turn."""
        step = STEP
        try:
            last = await self._pace.pace("requests", STEP, many, SAVED)
        except GameError as trouble:
            log.warning("requests are made slowly: the budget cannot be read (%s)", trouble)
            step, last = ALONE, ALONE * many
        began = asyncio.get_running_loop().time()
        for place in reversed(range(many)):
            due = began + last - place * step
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
