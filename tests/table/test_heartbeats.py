"""No heartbeat and no connection outlives the client that it was for."""

import asyncio
import gc
import threading
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from aiohttp import ClientWebSocketResponse
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import HTTPClient

from bot.app import opened
from bot.table.connect import pointed_at
from bot.table.server import TableServer
from tests.support.patience import PATIENCE
from tests.support.tables import at_table, settings


def heartbeats(client: discord.Client) -> list[KeepAliveHandler]:
    """The threads that keep a client's connections alive."""
    return [
        thread
        for thread in threading.enumerate()
        if isinstance(thread, KeepAliveHandler) and thread.ws._connection is client._connection
    ]


@asynccontextmanager
async def client_at(table: TableServer, folder: Path) -> AsyncIterator[discord.Client]:
    """The client of a bot at a table."""
    async with at_table(folder, table) as out:
        yield out.app.client


async def test_a_client_that_closes_while_it_connects_leaves_no_heartbeat(
    tmp_path: Path, table: TableServer
) -> None:
    async with client_at(table, tmp_path) as client:
        (first,) = heartbeats(client)
        table.table.gateway.invalidate()
        # The library waits five seconds before it identifies; the heartbeat runs by then.
        async with asyncio.timeout(PATIENCE):
            while not [each for each in heartbeats(client) if each is not first]:
                await asyncio.sleep(0.01)
    assert heartbeats(client) == []


async def test_a_client_that_closes_before_it_is_greeted_leaves_no_connection(
    tmp_path: Path, table: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The socket is open, and the first frame, which starts the heartbeat, is still to come."""
    waits = ungreeted(monkeypatch)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        with pointed_at(table.api_base, table.gateway_url):
            async with opened(settings(tmp_path, token="local", api_base=table.api_base)):
                async with asyncio.timeout(PATIENCE):
                    await waits.wait()
        gc.collect()
    assert [str(each.message) for each in seen if each.category is ResourceWarning] == []


async def test_a_connection_that_comes_while_the_client_closes_is_closed_too(
    tmp_path: Path, table: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The socket is connected after all others were closed, before the library closes its own."""
    made, comes = late(monkeypatch)
    with pointed_at(table.api_base, table.gateway_url):
        async with opened(settings(tmp_path, token="local", api_base=table.api_base)):
            async with asyncio.timeout(PATIENCE):
                await comes.wait()
    assert [socket._response.closed for socket in made] == [True]


def late(patch: pytest.MonkeyPatch) -> tuple[list[ClientWebSocketResponse], asyncio.Event]:
    """Keep connected sockets back until the library closes; the event is set once there is one."""
    made: list[ClientWebSocketResponse] = []
    comes, closing = asyncio.Event(), asyncio.Event()
    connect, close = HTTPClient.ws_connect, HTTPClient.close

    async def kept(http: HTTPClient, url: str, *, compress: int = 0) -> ClientWebSocketResponse:
        made.append(await connect(http, url, compress=compress))
        comes.set()
        await closing.wait()
        return made[-1]

    async def after(http: HTTPClient) -> None:
        if comes.is_set():
            closing.set()
            # One turn of the event loop: the socket arrives before the library's own close.
            await asyncio.sleep(0)
        await close(http)

    patch.setattr(HTTPClient, "ws_connect", kept)
    patch.setattr(HTTPClient, "close", after)
    return made, comes


def ungreeted(patch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let no greeting of the gateway arrive; the event is set once the library waits for one."""
    waits = asyncio.Event()

    async def silent(_: DiscordWebSocket) -> None:
        waits.set()
        await asyncio.Event().wait()

    patch.setattr(DiscordWebSocket, "poll_event", silent)
    return waits


async def test_a_heartbeat_that_is_being_sent_ends_before_the_loop_does(
    tmp_path: Path, table: TableServer
) -> None:
    """One that found the loop closed would end in a traceback of its thread."""
    async with client_at(table, tmp_path) as client:
        (thread,) = heartbeats(client)
        begun = threading.Event()

        async def slow(_: object) -> None:
            begun.set()
            await asyncio.sleep(0.2)

        thread.ws.send_heartbeat = slow
        KeepAliveHandler(ws=thread.ws, interval=0.01, shard_id=0).start()
        assert await asyncio.to_thread(begun.wait, PATIENCE)
    assert heartbeats(client) == []
