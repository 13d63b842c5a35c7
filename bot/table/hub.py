"""Sending live events to open pages."""

import asyncio
import contextlib
import json
from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.table.discord_types import Json
from bot.table.distances import Way

_LEFT = 1001
"""The close code of a page that is closed or reloaded; changing the person sends none."""


class Hub:
    """Every open page, with the person it is for; frames reach it after so many `seconds`."""

    def __init__(self, on_leave: Callable[[str], None], seconds: float = 0.0) -> None:
        self._seconds = seconds
        self._pages: dict[Way[str], str] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self._closing = False
        self._on_leave = on_leave

    def tell(self, frame: Json, audience: Callable[[str], bool] = lambda _user: True) -> None:
        """Send a frame, as it is now, to all pages, or to the pages of some people alone."""
        told = [way for way, user in self._pages.items() if audience(user)]
        if told:
            text = json.dumps(frame)
            for way in told:
                way.put(text)

    def tell_ready(self, ready: bool) -> None:  # noqa: FBT001 - the gateway's one piece of news
        """Tell all pages whether a bot is connected."""
        self.tell({"type": "bot", "ready": ready})

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page's websocket; `on_leave` is called after the last page of a person."""
        socket = web.WebSocketResponse(heartbeat=20.0, timeout=1.0)
        await socket.prepare(request)
        way = Way[str](self._seconds)
        self._pages[way] = request.query.get("user", "")
        self._sockets.add(socket)
        writer = asyncio.create_task(_write(socket, way))
        try:
            async for message in socket:
                if message.type is WSMsgType.ERROR:
                    break
        finally:
            writer.cancel()
            self._sockets.discard(socket)
            user = self._pages.pop(way)
            left = socket.close_code == _LEFT and not self._closing
            if left and user not in self._pages.values():
                self._on_leave(user)
        return socket

    async def close(self) -> None:
        """Close every page's websocket, as a network failure would: nobody leaves."""
        self._closing = True
        for socket in list(self._sockets):
            await socket.close(code=1001)
        self._closing = False


async def _write(socket: web.WebSocketResponse, way: Way[str]) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_str(await way.take())
