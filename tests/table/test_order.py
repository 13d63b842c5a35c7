"""The cards of one channel come in the order of their adventures, whatever happened before."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import opened
from bot.table.server import TableServer
from tests.support.houses import Entropy, HandClock, ask, serving
from tests.support.people import Person
from tests.support.tables import Evening, ready, settings


@pytest_asyncio.fixture
async def table() -> AsyncIterator[TableServer]:
    made = TableServer()
    await made.start()
    yield made
    await made.stop()


@pytest.mark.parametrize("salt", range(4))
async def test_a_game_is_closed_above_the_lobby_of_the_next(
    table: TableServer, tmp_path: Path, salt: int
) -> None:
    async with Person.sit(table.page_url) as player:
        here, host = int(player.channel), int(player.id)
        clock = HandClock(1_000)
        async with serving(tmp_path / "house.db", clock, Entropy(salt)) as service:
            first = await service.lobby.open(ask(host, channel=here), "three-dice")
            await service.lobby.begin(ask(host, channel=here), first.adventure)
            await service.lobby.end(ask(host, channel=here), first.adventure)
            second = await service.lobby.open(ask(host, channel=here), "three-dice")
            # Its card was under way when the process fell. It takes a picture, the lobby's none.
            claimed = await service.store.claim_posting(clock.now(), 30)
            assert claimed is not None
            assert claimed.adventure == first.adventure
        async with opened(settings(tmp_path), table=table) as app:
            await ready(app)
            out = Evening(app, table)
            cards = [(await out.shown(a)).card for a in (first.adventure, second.adventure)]
            shown = [int(message["id"]) for message in await player.messages()]
            assert shown == cards


async def test_another_channel_does_not_wait(table: TableServer, tmp_path: Path) -> None:
    async with Person.sit(table.page_url) as player:
        here, host = int(player.channel), int(player.id)
        made = await player.ask("POST", "/table/channels", {"name": "the-cellar"})
        async with serving(tmp_path / "house.db", HandClock(1_000), Entropy()) as service:
            for channel in (here, int(made["id"])):
                await service.lobby.open(ask(host, channel=channel), "three-dice")
        slow = {"method": "POST", "path": f"{here}/messages$", "delay": 2.0}
        await player.ask("POST", "/table/faults", {"rest": [slow]})
        await player.go(made["id"])
        async with opened(settings(tmp_path), table=table) as app:
            await ready(app)
            await player.see(lambda message: message["channel_id"] == made["id"], within=1.5)
            assert await player.messages(str(here)) == []
