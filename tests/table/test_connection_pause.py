"""A gateway that ends every connection at once is not asked as often as the network lets us."""

import asyncio
import logging
from pathlib import Path

import pytest
from aiohttp import ClientWebSocketResponse
from discord.http import HTTPClient

from bot.gateway.connection_pause import AT_ONCE
from bot.table.server import TableServer
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.tables import at_table

UNKNOWN_ERROR = 4000


async def test_each_connection_that_is_lost_at_once_waits_longer(
    tmp_path: Path,
    table: TableServer,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.WARNING, "bot.gateway.connection_pause")
    made = connections(monkeypatch)
    async with at_table(tmp_path, table):
        table.table.faults.gateway.refuse = UNKNOWN_ERROR
        table.table.gateway.ask_reconnect()
        async with asyncio.timeout(PATIENCE):
            while len(caplog.messages) < 3:
                await asyncio.sleep(0.01)
        # The last one that was told of is still waiting.
        assert len(made) == AT_ONCE + 2
        told = [said.rpartition("waits ")[2] for said in caplog.messages]
        assert told == ["0.5 s", "1.0 s", "2.0 s"]
        table.table.faults.gateway.refuse = None
        async with Person.sit(table.page_url, "Ilse") as ilse:
            await ilse.answer(await ilse.command("roll", dice="2d6"))


def connections(patch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of all websockets that the library opens from now on."""
    made: list[str] = []
    connect = HTTPClient.ws_connect

    async def noted(http: HTTPClient, url: str, *, compress: int = 0) -> ClientWebSocketResponse:
        made.append(url)
        return await connect(http, url, compress=compress)

    patch.setattr(HTTPClient, "ws_connect", noted)
    return made
