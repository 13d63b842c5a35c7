"""Measuring what a client does: interactions, requests, rate limits, and connections."""

import functools
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from bot.logs import count_shards
from bot.metrics import Metrics
from rules.ports import Clock

log = logging.getLogger(__name__)

REMEMBERED = 5000
"""Interactions whose first answer is still to come."""
KINDS = {2: "command", 3: "component", 4: "completion", 5: "modal"}
SCOPES = ("user", "global", "shared")
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
TOO_MANY = 429


class Connections:
    """Which shards are connected to the gateway, and since when those are not that were.

    `serves` says whether this process has any to connect, `count` how many there are in all.
    """

    def __init__(
        self,
        clock: Clock,
        metrics: Metrics,
        serves: Callable[[], bool] = lambda: True,
        count: Callable[[], int | None] = lambda: None,
    ) -> None:
        self._clock = clock
        self._metrics = metrics
        self._serves = serves
        self._began = clock.now()
        self._count = count
        self._known: set[int] = set()
        self._lost: dict[int, int] = {}

    def follow(self, client: commands.Bot | commands.AutoShardedBot) -> None:
        """Follow the events of a client about its connections."""
        for listener in (
            self.on_shard_connect,
            self.on_shard_resumed,
            self.on_shard_disconnect,
            self.on_shard_taken,
            self.on_shard_released,
        ):
            client.add_listener(listener, listener.__name__)

    @property
    def away(self) -> int:
        """For how many seconds a shard has been without a connection; 0 while all have one."""
        if not self._serves():
            return 0
        since = min(self._lost.values(), default=None) if self._known else self._began
        return 0 if since is None else max(0, self._clock.now() - since)

    @property
    def connected(self) -> bool:
        """Whether there is a connection, and none is lost."""
        return bool(self._known) and not self._lost

    @property
    def shards(self) -> frozenset[int]:
        """The shards that were connected, and are not another process's now."""
        return frozenset(self._known)

    async def on_shard_connect(self, shard: int) -> None:
        """Note that a shard has a connection."""
        self._note("connected")
        count_shards(self._count() or 1)
        self._known.add(shard)
        self._lost.pop(shard, None)

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that a shard goes on with its session."""
        self._note("resumed")
        self._known.add(shard)
        self._lost.pop(shard, None)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that a shard has lost its connection."""
        self._note("lost")
        self._lost.setdefault(shard, self._clock.now())

    async def on_shard_taken(self, _shard: int) -> None:
        """Note that a process that had no shard begins to connect one."""
        if not self._known:
            self._began = self._clock.now()

    async def on_shard_released(self, shard: int) -> None:
        """Forget a shard that is another process's now."""
        self._note("released")
        self._known.discard(shard)
        self._lost.pop(shard, None)

    def _note(self, event: str) -> None:
        self._metrics.gateway_events.labels(event).inc()


class Measurements:
    """Listens to a client: times its requests, and interactions until their first answer."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._arrived: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def follow(self, trace: aiohttp.TraceConfig) -> None:
        """Time the requests of a trace, before others that may end one by an error."""
        trace.on_request_start.insert(0, self._asking)
        trace.on_request_end.insert(0, self._answered)

    def hear(self, client: discord.Client) -> None:
        """Time the interactions of a client, from the moment the gateway brings them."""
        parsers = client._connection.parsers  # noqa: SLF001 - events come too late for a time
        parsers["INTERACTION_CREATE"] = self._timed(parsers["INTERACTION_CREATE"])

    def _timed(self, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        @functools.wraps(parse)
        def read(data: Any) -> None:  # noqa: ANN401 - whatever Discord sent
            self.arrived(data)
            parse(data)

        return read

    def arrived(self, data: Any) -> None:  # noqa: ANN401 - whatever Discord sent
        """Begin to time an interaction."""
        told = data if isinstance(data, dict) else {}
        # What Discord sent may be anything, even what cannot be looked up.
        number = told.get("type")
        kind = KINDS.get(number, "other") if isinstance(number, int) else "other"
        self._metrics.interactions.labels(kind).inc()
        self._arrived[str(told.get("id"))] = time.perf_counter(), kind
        while len(self._arrived) > REMEMBERED:
            self._arrived.popitem(last=False)

    async def _asking(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        _asked: aiohttp.TraceRequestStartParams,
    ) -> None:
        context.began = time.perf_counter()

    async def _answered(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        told: aiohttp.TraceRequestEndParams,
    ) -> None:
        now, status = time.perf_counter(), told.response.status
        self._metrics.request_seconds.labels(f"{status // 100}xx").observe(now - context.began)
        if status == TOO_MANY:
            scope = told.response.headers.get("X-RateLimit-Scope", "")
            self._metrics.rate_limits.labels(scope if scope in SCOPES else "other").inc()
        found = CALLBACK.search(told.url.path) if told.method == "POST" else None
        if found is not None and status != TOO_MANY:
            self._acknowledged(found[1], now, taken=status < 300)

    def _acknowledged(self, interaction: str, now: float, *, taken: bool) -> None:
        began, kind = self._arrived.pop(interaction, (None, "other"))
        self._metrics.acknowledgements.labels(kind, "taken" if taken else "refused").inc()
        if taken and began is not None:
            log.debug("a %s was acknowledged after %.3f s", kind, now - began)
            self._metrics.acknowledgement_seconds.labels(kind).observe(now - began)
