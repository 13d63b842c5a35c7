"""Ending what a closing client has begun: heartbeats, connections, and its wait to be ready.

The library starts a heartbeat thread with the first frame of a connection, but stores the
connection only when it has identified, which may take seconds. If the client is closed in between,
both are lost, and before the first frame nobody but the socket knows of the connection. It also
does not wait for heartbeats to end, so that one may find the loop closed, and after its servers
have come it waits for more of them, to tell a closed client that it is ready.
"""

import asyncio
import contextlib
import threading
from collections.abc import Collection

from aiohttp import ClientWebSocketResponse
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import HTTPClient
from discord.state import ConnectionState

from bot.gateway.cancelling import cancelled
from bot.gateway.connection_pause import ConnectionPause

LAST_BEAT = 5.0
"""Seconds that a heartbeat or a socket has to end; one that waits for Discord may take longer."""


class OpenSockets:
    """The open sockets of a client, from the moment at which they are connected.

    `pause` says when another may be opened.
    """

    def __init__(self, http: HTTPClient, pause: ConnectionPause) -> None:
        self._pause = pause
        self._open: set[ClientWebSocketResponse] = set()
        self._closing = False
        self._connect = http.ws_connect
        # The library tells of a socket only once it has identified, and has no hook before that.
        http.ws_connect = self._connected  # type: ignore[method-assign]

    async def close(self, known: Collection[ClientWebSocketResponse]) -> None:
        """Close all sockets that are not `known`, and each that is opened from now on.

        Each has `LAST_BEAT` seconds for it.
        """
        self._closing = True
        for socket in self._open.difference(known):
            await _closed(socket)

    async def _connected(self, url: str, *, compress: int = 0) -> ClientWebSocketResponse:
        await self._pause.before_next()
        socket = await self._connect(url, compress=compress)
        if self._closing:
            await _closed(socket)
            raise asyncio.CancelledError("The client is being closed.")
        self._open = {each for each in self._open if not each.closed} | {socket}
        return socket


async def _closed(socket: ClientWebSocketResponse) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LAST_BEAT):
            await socket.close()


async def end_unfinished(connection: ConnectionState, known: set[DiscordWebSocket]) -> None:
    """Close connections of a client that it has not stored yet, and end its wait to be ready."""
    # The library has no public way to these, and only a client with shards has several.
    waits = {connection._ready_task, *getattr(connection, "_ready_tasks", {}).values()}  # noqa: SLF001
    for wait in waits - {None}:
        await cancelled(wait)
    for thread in _heartbeats(connection):
        if thread.ws not in known:
            await thread.ws.close(code=1000)
            thread.stop()


async def ended(connection: object) -> None:
    """Wait until the heartbeats of a closed client end, at most `LAST_BEAT` seconds each."""
    for thread in _heartbeats(connection):
        thread.stop()
        await asyncio.to_thread(thread.join, LAST_BEAT)


def _heartbeats(connection: object) -> list[KeepAliveHandler]:
    return [
        thread
        for thread in threading.enumerate()
        if isinstance(thread, KeepAliveHandler) and thread.ws._connection is connection  # noqa: SLF001 - it is named nowhere else
    ]
