"""Commands are told to Discord when they changed, and only then."""

import logging
from pathlib import Path

import pytest

from bot.app import opened
from bot.table.server import TableServer
from cogs.help import HelpCog
from tests.cogs.conduct import no_errors_logged
from tests.support.tables import ready, settings


async def start_once(folder: Path, table: TableServer) -> None:
    async with opened(settings(folder, token="local", api_base=table.api_base)) as app:
        await ready(app)


def puts(table: TableServer) -> int:
    return len([r for r in table.requests if r.method == "PUT" and r.path.endswith("/commands")])


async def test_restarts_sync_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableServer()
    await table.start()
    try:
        for _ in range(3):
            await start_once(tmp_path, table)
        assert puts(table) == 1
        monkeypatch.setattr(HelpCog.help, "description", "How to play, in two minutes")
        await start_once(tmp_path, table)
        await start_once(tmp_path, table)
        assert puts(table) == 2
    finally:
        await table.stop()


async def test_a_refused_sync_is_tried_again_at_the_next_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = TableServer()
    await table.start()
    try:
        fault = {"method": "PUT", "path": "/commands$", "status": 400, "code": 30034}
        table.table.faults.order({"rest": [fault]})
        with no_errors_logged(), caplog.at_level(logging.WARNING):
            await start_once(tmp_path, table)
        assert "the old ones stay" in caplog.text
        await start_once(tmp_path, table)
        await start_once(tmp_path, table)
        assert puts(table) == 2
    finally:
        await table.stop()
