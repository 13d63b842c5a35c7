"""No heartbeat outlives the client that it was for."""

import asyncio
import threading
from pathlib import Path

import discord
from discord.gateway import KeepAliveHandler

from bot.table.server import TableServer
from tests.support.patience import PATIENCE
from tests.support.tables import at_table


def heartbeats(client: discord.Client) -> list[KeepAliveHandler]:
    """The threads that keep a client's connections alive."""
    return [
        thread
        for thread in threading.enumerate()
        if isinstance(thread, KeepAliveHandler) and thread.ws._connection is client._connection
    ]


async def test_a_client_that_closes_while_it_connects_leaves_no_heartbeat(tmp_path: Path) -> None:
    table = TableServer()
    await table.start()
    try:
        async with at_table(tmp_path, table) as out:
            client = out.app.client
            (first,) = heartbeats(client)
            table.table.gateway.invalidate()
            # The library waits five seconds before it identifies; the heartbeat runs by then.
            async with asyncio.timeout(PATIENCE):
                while not [each for each in heartbeats(client) if each is not first]:
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            while heartbeats(client):
                await asyncio.sleep(0.01)
    finally:
        await table.stop()
