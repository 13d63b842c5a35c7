"""Ending what a closing client has begun: heartbeats, connections, and its wait to be ready.

The library starts a heartbeat thread with the first frame of a connection, but stores the
connection only when it has identified, which may take seconds. If the client is closed in between,
both are lost. It also does not wait for heartbeats to end, so that one may find the loop closed,
and after its servers have come it waits for more of them, to tell a closed client that it is ready.
"""

import asyncio
import threading

from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.state import ConnectionState

LAST_BEAT = 5.0
"""Seconds that a heartbeat has to end; one that waits for Discord may take ten."""


async def end_unfinished(connection: ConnectionState, known: set[DiscordWebSocket]) -> None:
    """Close connections of a client that it has not stored yet, and end its wait to be ready."""
    # The library has no public way to these, and only a client with shards has several.
    waits = {connection._ready_task, *getattr(connection, "_ready_tasks", {}).values()}  # noqa: SLF001
    for wait in waits - {None}:
        wait.cancel()
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
