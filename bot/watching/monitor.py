"""`/metrics`, `/healthz` and `/readyz`: what an operator's tools ask a process, over HTTP."""

import asyncio
import logging
from collections.abc import Sized
from typing import Protocol

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.metrics import Metrics
from rules.core.errors import GameError
from rules.ports import Clock
from rules.store.turns import SqlStore

log = logging.getLogger(__name__)

GRACE = 120
"""Seconds without the gateway after which a process counts as ill: the library connects again by
itself, and a restart costs one of the sessions that Discord allows in a day."""
PATIENCE = 5.0
"""Seconds that the database has for an answer."""
FRESH = 5
"""Seconds for which a write that worked stands for the next: probes must not fill the disk."""
PORTS = 32
"""Ports that are tried, from the one that is set: several processes may share a machine."""
HEALTH = "health"
"""The key of the setting that is written to find out whether the database can be written."""
DOORS = {
    "/healthz": "whether this process does its work",
    "/readyz": "whether it is logged in and hears Discord",
    "/metrics": "what it measures, for Prometheus",
}
"""What an operator may ask for, and what is answered there."""


class Gateway(Protocol):
    """What is asked of the connections to Discord's gateway; see `bot.gateway.measured`."""

    @property
    def away(self) -> int:
        """The seconds for which a connection has been missing."""
        ...

    @property
    def connected(self) -> bool:
        """Whether all connections are open."""
        ...

    @property
    def shards(self) -> frozenset[int]:
        """The shards of this process."""
        ...


class Client(Protocol):
    """What is asked of the Discord client."""

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """The seconds of the last heartbeat of every shard."""
        ...

    @property
    def guilds(self) -> Sized:
        """The servers."""
        ...

    def is_ready(self) -> bool:
        """Whether it is logged in and knows its servers."""
        ...

    def is_closed(self) -> bool:
        """Whether it was closed."""
        ...


class Monitor:
    """Answers for one process; `address` is where, once it is started.

    `table` is the address of the process's local table, where there is one.
    """

    def __init__(
        self,
        store: SqlStore,
        clock: Clock,
        client: Client,
        gateway: Gateway,
        metrics: Metrics,
        *,
        table: str = "",
    ) -> None:
        self.address = ""
        self._table = table
        self._closing = False
        self._store = store
        self._clock = clock
        self._client = client
        self._gateway = gateway
        self._metrics = metrics
        self._written: int | None = None
        app = web.Application()
        app.router.add_get("/", self._tell_doors)
        app.router.add_get("/metrics", self._tell_metrics)
        app.router.add_get("/healthz", self._tell_health)
        app.router.add_get("/readyz", self._tell_ready)
        self._runner = web.AppRunner(app, access_log=None)

    async def start(self, host: str, port: int) -> None:
        """Listen at a port, or the next that is free; 0 takes any.

        Raises:
            OSError: none can be had.
        """
        await self._runner.setup()
        for tried in range(port, min(port + PORTS, 65536)) if port else (0,):
            site = web.TCPSite(self._runner, host, tried)
            try:
                await site.start()
            except OSError:
                await site.stop()
                if tried == min(port + PORTS, 65536) - 1 or not port:
                    raise
            else:
                break
        shown, number = self._runner.addresses[0][:2]
        self.address = f"http://[{shown}]:{number}" if ":" in shown else f"http://{shown}:{number}"

    def tell_address(self) -> None:
        """Log where it listens; in detail only beside a local table, whose players need it not."""
        if self.address:
            level = logging.DEBUG if self._table else logging.INFO
            log.log(level, "metrics and health are told at %s", self.address)

    def note_stop(self) -> None:
        """Answer from now on that the process is stopping."""
        self._closing = True

    async def stop(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()

    async def _tell_doors(self, _request: web.Request) -> web.Response:
        """Say what this is, and for whoever looked for the game where that is."""
        game = (
            f'<p>The game is at <a href="{self._table}">{self._table}</a>.</p>'
            if self._table
            else ""
        )
        doors = "".join(
            f'<li><a href="{path}">{path}</a>: {about}</li>' for path, about in DOORS.items()
        )
        page = (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Undercroft</title>'
            f"<h1>For whoever hosts Undercroft</h1>{game}<ul>{doors}</ul></html>"
        )
        return web.Response(text=page, content_type="text/html")

    async def _tell_metrics(self, _request: web.Request) -> web.Response:
        await self._measure()
        return web.Response(
            body=generate_latest(self._metrics.registry),
            headers={"Content-Type": CONTENT_TYPE_LATEST},
        )

    async def _measure(self) -> None:
        """Read what is only known at the moment somebody asks."""
        self._metrics.servers.set(len(self._client.guilds))
        self._metrics.gateway_latency.clear()
        for shard, seconds in self._client.latencies:
            if shard not in self._gateway.shards:
                continue
            self._metrics.gateway_latency.labels(str(shard)).set(seconds)
        try:
            async with asyncio.timeout(PATIENCE):
                load = await self._store.load_now()
        except (GameError, TimeoutError) as trouble:
            # What was true a while ago must not pass for the present.
            log.warning("what waits in the database could not be counted: %r", trouble)
            for gauge in (self._metrics.waiting, self._metrics.overdue_seconds):
                gauge.clear()
            self._metrics.running.set(float("nan"))
            return
        now = self._clock.now()
        for what, count in load.waiting.items():
            oldest = load.oldest[what]
            self._metrics.waiting.labels(what).set(count)
            self._metrics.overdue_seconds.labels(what).set(
                0 if oldest is None else max(0, now - oldest)
            )
        self._metrics.running.set(load.running)

    async def _tell_health(self, _request: web.Request) -> web.Response:
        """Say whether the process does its work; that it answers shows that its loop is alive."""
        found = {
            "event loop": "",
            "gateway": self._gateway_trouble(),
            "database": await self._database_trouble(),
        }
        return _told(found)

    def _gateway_trouble(self) -> str:
        away = self._gateway.away
        return f"there has been no connection for {away} s" if away > GRACE else ""

    async def _database_trouble(self) -> str:
        now = self._clock.now()
        if self._written is not None and 0 <= now - self._written < FRESH:
            return ""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.set_setting(HEALTH, str(now))
        except TimeoutError:
            return f"it did not answer within {PATIENCE:.0f} s"
        except GameError as trouble:
            return f"it cannot be written ({trouble.text.key})"
        self._written = now
        return ""

    async def _tell_ready(self, _request: web.Request) -> web.Response:
        """Say whether the client is logged in and hears Discord."""
        trouble = ""
        if self._closing or self._client.is_closed():
            trouble = "the process is stopping"
        elif not self._client.is_ready():
            trouble = "it is not logged in yet"
        elif not self._gateway.connected:
            trouble = "the gateway is not connected"
        return _told({"client": trouble})


def _told(found: dict[str, str]) -> web.Response:
    """Return an answer: 200 when nothing has a trouble, else 503."""
    well = not any(found.values())
    body = {name: trouble or "ok" for name, trouble in found.items()}
    return web.json_response(body, status=200 if well else 503)
