"""The local table's server: a small Discord on loopback, and the page in the browser."""

import ipaddress
from collections.abc import Callable, Iterable
from time import monotonic

from aiohttp import web

from bot.table import (
    rest_channels,
    rest_commands,
    rest_emojis,
    rest_events,
    rest_identity,
    rest_interactions,
    rest_messages,
)
from bot.table.discord_types import wall
from bot.table.distances import NEAR, Distances
from bot.table.gateway import DISCORDS_OWN, SessionRules
from bot.table.interaction import Timer, later
from bot.table.interaction_responses import Responder
from bot.table.page_admin import PageHost
from bot.table.page_api import PageApi
from bot.table.page_files import PageFiles, door
from bot.table.rest import PREFIX, Otherwise, Request, RequestLog, RestSide
from bot.table.table import Table

LOCAL = "local"
_MOST_BODY = 110 * 1024 * 1024


class TableServer:
    """One table on one loopback port. It is not Discord, and says so on its page.

    Args:
        tokens: what a bot may log in with.
        answer_within: seconds a bot has for its first answer to an interaction.
        token_life: seconds an interaction's token lives.
        keep_bodies: whether `requests` keeps bodies and answers too.
        now: the time, in seconds since 1970.
        sessions: how the gateway keeps its sessions.
        tempo: seconds of ours for one of Discord's in short rate limits; None takes the process's.
        ticks: seconds that only ever rise, by which short rate limits are counted.
        later: what calls back when the seconds for an answer are over.
        distances: how long requests, events and presses are under way.

    A test may let requests be answered `otherwise`.
    """

    def __init__(
        self,
        tokens: Iterable[str] = (LOCAL,),
        *,
        answer_within: float = 3.0,
        token_life: float = 900.0,
        keep_bodies: bool = False,
        now: Callable[[], float] = wall,
        sessions: SessionRules = DISCORDS_OWN,
        tempo: float | None = None,
        ticks: Callable[[], float] = monotonic,
        later: Callable[[float, Callable[[], None]], Timer] = later,
        distances: Distances = NEAR,
    ) -> None:
        self.table = Table(
            (token for token in tokens if token),
            now=now,
            sessions=sessions,
            tempo=tempo,
            ticks=ticks,
            distances=distances,
        )
        self._responder = Responder(
            self.table, answer_within=answer_within, token_life=token_life, later=later
        )
        self._log = RequestLog(bodies=keep_bodies)
        self.otherwise: Otherwise = {}
        self._runner: web.AppRunner | None = None
        self._host = "127.0.0.1"
        self._port = 0

    @property
    def port(self) -> int:
        """The port it listens on; 0 before it is started."""
        return self._port

    @property
    def page_url(self) -> str:
        """Where the page is."""
        return f"{self.table.base}/"

    @property
    def api_base(self) -> str:
        """The address that stands for https://discord.com/api/v10."""
        return self.table.base + PREFIX

    @property
    def gateway_url(self) -> str:
        """The address that stands for wss://gateway.discord.gg/."""
        return self.table.gateway.url

    @property
    def requests(self) -> list[Request]:
        """The bot's latest requests."""
        return list(self._log.entries)

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        """Listen; port 0 takes any free one.

        Raises:
            ValueError: the host is not this machine's loopback.
            OSError: the port cannot be had.
        """
        if host != "localhost" and not ipaddress.ip_address(host).is_loopback:
            raise ValueError(f"the table only listens on loopback, not on {host}")
        self._host = "127.0.0.1" if host == "localhost" else host
        app = web.Application(middlewares=[door(lambda: self._port)], client_max_size=_MOST_BODY)
        RestSide(self.table, self._responder, self._log, self.otherwise).mount(
            app,
            rest_identity.ROUTES,
            rest_commands.ROUTES,
            rest_emojis.ROUTES,
            rest_events.ROUTES,
            rest_messages.ROUTES,
            rest_channels.ROUTES,
            rest_interactions.ROUTES,
        )
        app.router.add_get("/gateway", self.table.gateway.serve)
        app.router.add_get("/gateway/", self.table.gateway.serve)
        PageApi(self.table, self._responder).mount(app)
        PageHost(self.table, self._log).mount(app)
        PageFiles(self.table).mount(app)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._host, port).start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        self._port = runner.addresses[0][1]
        name = f"[{self._host}]" if ":" in self._host else self._host
        self.table.open_at(f"http://{name}:{self._port}", f"ws://{name}:{self._port}/gateway")

    async def stop(self) -> None:
        """Close every connection and the port. Starting again keeps the world."""
        self._responder.close()
        await self.table.gateway.close()
        await self.table.hub.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
