"""The one place that points discord.py at another address than Discord's."""

import contextlib
from collections.abc import Iterator

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextlib.contextmanager
def pointed_at(api_base: str, gateway_url: str | None = None) -> Iterator[None]:
    """Let discord.py speak to another server until the context ends.

    It holds for the whole process: discord.py keeps both addresses on its classes. A sharded
    client asks GET /gateway/bot for the gateway, a plain one needs `gateway_url`.

    Args:
        api_base: what stands for https://discord.com/api/v10.
        gateway_url: what stands for wss://gateway.discord.gg/; None leaves that as it is.
    """
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = api_base.rstrip("/")
    if gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    try:
        yield
    finally:
        Route.BASE = base
        DiscordWebSocket.DEFAULT_GATEWAY = gateway
