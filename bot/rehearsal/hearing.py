"""What trials of messages hear of their own over the gateway, where it can be had."""

from bot.rehearsal.socket import Json, Socket
from bot.rehearsal.sockets import Unheard
from bot.rehearsal.stage import Stage


async def heard(stage: Stage) -> Socket | None:
    """Return the connection that hears events; None where no session can begin.

    Have it before doing what is to be heard: of a server nothing is told before it came itself.
    """
    try:
        socket = await stage.sockets.session()
    except (Unheard, OSError, TimeoutError):
        return None
    return None if await arrival(socket) is None else socket


async def arrival(socket: Socket) -> Json | None:
    """Return the GUILD_CREATE of the rehearsal's server; None where it does not come in time."""
    return await socket.event("GUILD_CREATE")


async def told_of(stage: Stage, kind: str, ident: str) -> Json | None:
    """Return the event of such a kind about a message or channel; None where none was heard."""
    socket = await heard(stage)
    if socket is None:
        return None
    return await socket.event(kind, lambda data: data.get("id") == ident)
