"""A bot without a library, for requests that no library would make."""

import asyncio
import contextlib
import io
import json
from collections.abc import AsyncIterator, Mapping
from typing import Any

import aiohttp

from bot.table.server import TableServer
from tests.support.patience import PATIENCE

Json = dict[str, Any]


class RawBot:
    """Speaks REST and, when `listen` was called, the gateway, as plain JSON."""

    def __init__(self, server: TableServer, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.closed_with: int | None = None
        self.headers: Mapping[str, str] = {}
        self.patient = True
        self._dialled: list[aiohttp.ClientWebSocketResponse] = []

    @property
    def application(self) -> str:
        """The application's id."""
        return self.server.table.world.bot

    @property
    def channel(self) -> str:
        """The first channel's id."""
        return next(iter(self.server.table.world.channels))

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: dict[str, bytes] | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Any]:
        """Make a request; give the status and the JSON. A patient bot heeds rate limits.

        Those with a code of their own, as that of old messages, are given.
        """
        while True:
            status, answer = await self._asked(method, path, body, files, headers)
            if status != 429 or not self.patient or "code" in answer:
                return status, answer
            await asyncio.sleep(answer["retry_after"])

    async def _asked(
        self,
        method: str,
        path: str,
        body: Any,
        files: dict[str, bytes] | None,
        headers: dict[str, str] | None,
    ) -> tuple[int, Any]:
        form: aiohttp.FormData | None = None
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for n, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{n}]", io.BytesIO(data), filename=name)
        async with self.session.request(
            method,
            self.server.api_base + path,
            json=None if form else body,
            data=form,
            headers={"Authorization": "Bot local", **(headers or {})},
        ) as response:
            raw = await response.read()
            self.headers = response.headers
            if response.content_type == "text/html":
                return response.status, raw.decode()
            return response.status, json.loads(raw) if raw else None

    async def post(self, **fields: Any) -> tuple[int, Any]:
        """Post a message with these fields in the first channel."""
        return await self.ask("POST", f"/channels/{self.channel}/messages", fields)

    async def dial(self) -> aiohttp.ClientWebSocketResponse:
        """Connect to the gateway, beside what was connected before."""
        self.socket = await self.session.ws_connect(self.server.gateway_url)
        self._dialled.append(self.socket)
        return self.socket

    async def hang_up(self) -> None:
        """Close every connection to the gateway, which would warn when it is forgotten open."""
        for socket in self._dialled:
            await socket.close()

    async def listen(self, intents: int = 513) -> Json:
        """Connect and identify; give READY."""
        socket = await self.dial()
        assert (await socket.receive_json())["op"] == 10
        await self.send(2, {"token": "local", "intents": intents, "properties": {}})
        return await self.event("READY")

    async def send(self, op: int, data: Any) -> None:
        """Send a frame."""
        assert self.socket is not None
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def frame(self) -> Json:
        """Receive a frame; empty when the gateway closed the connection."""
        assert self.socket is not None
        message = await self.socket.receive(timeout=PATIENCE)
        if message.type is not aiohttp.WSMsgType.TEXT:
            self.closed_with = self.socket.close_code
            return {}
        return message.json()

    async def event(self, kind: str) -> Json:
        """Wait for an event of this kind and give its data."""
        while frame := await self.frame():
            if frame.get("t") == kind:
                return frame["d"]
        raise ConnectionError(f"closed with {self.closed_with} before {kind}")


@contextlib.asynccontextmanager
async def raw_bot(**options: Any) -> AsyncIterator[RawBot]:
    """Start a server (with these options) and give a bot for it."""
    server = TableServer(**options)
    await server.start()
    try:
        async with aiohttp.ClientSession() as session:
            raw = RawBot(server, session)
            try:
                yield raw
            finally:
                await raw.hang_up()
    finally:
        await server.stop()
