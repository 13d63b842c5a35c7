"""A strict table, and the stage of a rehearsal in a thread of its own there."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.rehearsal.alone import threads
from bot.rehearsal.stage import Stage
from bot.table.server import TableServer
from tests.rehearsal.staged import staged, strict


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at once for what the table itself writes: it is never late."""
    monkeypatch.setattr(threads, "PAUSE", 0.0)


@pytest_asyncio.fixture
async def server() -> AsyncIterator[TableServer]:
    """A strict table."""
    async with strict() as made:
        yield made


@pytest_asyncio.fixture
async def stage(server: TableServer) -> AsyncIterator[Stage]:
    """The stage of a rehearsal at that table."""
    async with staged(server) as made:
        yield made
