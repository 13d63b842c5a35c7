"""Whether Discord can be reached: by the gateway, which is heard all the time, and by requests.

A gateway that is silent for longer than a heartbeat's answer takes is lost, whether or not the
library has noticed. Requests are lost when they fail and a plain question to Discord fails, too.
"""

import asyncio
import logging
import time
from types import SimpleNamespace

import aiohttp
import discord
from discord.ext import commands
from discord.http import Route

from rules.ports import Clock

log = logging.getLogger(__name__)

SLACK = 15.0
"""Seconds beyond the interval of heartbeats after which a silent gateway is lost."""
BLINK = 3
"""Seconds of silence that count: a session that is resumed takes about one."""
ASK_EVERY = 60
"""Seconds after which Discord is asked whether requests arrive, if none has told."""
PATIENCE = 10.0
"""Seconds that Discord has for an answer."""
BROKEN = 500
"""The status from which on an answer says that Discord did not do it."""


class Reach:
    """Listens to requests and looks at the gateway's connections."""

    def __init__(
        self, clock: Clock, client: commands.AutoShardedBot, trace: aiohttp.TraceConfig
    ) -> None:
        self._clock = clock
        self._client = client
        self._heard: dict[int, int] = {}
        self._answered = clock.now()
        self._failing: int | None = None
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)

    async def lost_since(self) -> int | None:
        """Return since when Discord cannot be reached, or None while it can.

        Discord is asked where no request has told lately.
        """
        silent = self.silent_since
        if silent is not None:
            return silent
        asked_long_ago = self._clock.now() - self._answered >= ASK_EVERY
        if self._client.shards and (self._failing is not None or asked_long_ago):
            await self._ask()
        return self._failing

    @property
    def silent_since(self) -> int | None:
        """Since when nothing is heard of any shard; None while one is, or before any was."""
        now, due = self._clock.now(), time.perf_counter()
        silent = []
        for number, shard in self._client.shards.items():
            # The library tells only when it has given a connection up.
            alive = getattr(shard._parent.ws, "_keep_alive", None)  # noqa: SLF001
            if alive is not None and not shard.is_closed():
                ago = due - alive._last_recv  # noqa: SLF001 - there is no other way
                self._heard[number] = now - round(ago)
                if ago < alive.interval + SLACK:
                    return None
            silent.append(self._heard.get(number))
        last = max((each for each in silent if each is not None), default=now)
        return last if now - last >= BLINK else None

    async def _ask(self) -> None:
        """Ask Discord something that needs no right; the trace hears how it ends."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._client.http.request(Route("GET", "/gateway"))
        except TimeoutError:
            self._note_failure()
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as fault:
            log.debug("Discord did not answer a plain question (%s)", fault)

    async def _ended(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams,
    ) -> None:
        if not str(told.url).startswith(Route.BASE):
            return
        if told.response.status < BROKEN:
            self._answered, self._failing = self._clock.now(), None
        else:
            self._note_failure()

    async def _failed(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        told: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        if str(told.url).startswith(Route.BASE):
            self._note_failure()

    def _note_failure(self) -> None:
        if self._failing is None:
            self._failing = self._clock.now()
