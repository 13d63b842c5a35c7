"""Ends connections that are still being made when the client closes.

The library begins a heartbeat, a thread, with the first word of a connection, and knows the
connection only once it identified, which may take seconds. Closed in between, it forgets both.
"""

import threading

from discord.gateway import DiscordWebSocket, KeepAliveHandler


async def end_unfinished(connection: object, known: set[DiscordWebSocket]) -> None:
    """Close what belongs to a client's state and is not known to it yet; its heartbeat ends."""
    for thread in threading.enumerate():
        if not isinstance(thread, KeepAliveHandler):
            continue
        ours = thread.ws._connection is connection  # noqa: SLF001 - it is named nowhere else
        if ours and thread.ws not in known:
            await thread.ws.close(code=1000)
            thread.stop()
