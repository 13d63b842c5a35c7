"""Ends the heartbeats of a client that closes, also of connections that were still being made.

The library begins a heartbeat, a thread, with the first word of a connection, and knows the
connection only once it identified, which may take seconds. Closed in between, it forgets both. And
it waits for no heartbeat to end, so that one may find the event loop closed.
"""

import asyncio
import threading

from discord.gateway import DiscordWebSocket, KeepAliveHandler

LAST_BEAT = 5.0
"""Seconds that a heartbeat has to end in; one that waits for Discord may take ten."""


async def end_unfinished(connection: object, known: set[DiscordWebSocket]) -> None:
    """Close what belongs to a client's state and is not known to it yet; its heartbeat ends."""
    for thread in _heartbeats(connection):
        if thread.ws not in known:
            await thread.ws.close(code=1000)
            thread.stop()


async def ended(connection: object) -> None:
    """Wait until the heartbeats of a closed client have ended, at most `LAST_BEAT` for each."""
    for thread in _heartbeats(connection):
        thread.stop()
        await asyncio.to_thread(thread.join, LAST_BEAT)


def _heartbeats(connection: object) -> list[KeepAliveHandler]:
    return [
        thread
        for thread in threading.enumerate()
        if isinstance(thread, KeepAliveHandler) and thread.ws._connection is connection  # noqa: SLF001 - it is named nowhere else
    ]
