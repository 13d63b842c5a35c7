"""The cards of one channel come in the order of their adventures, whatever happened before."""

import asyncio
import time
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.app import App, opened
from bot.table.server import TableServer
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.soak import cases
from tests.support.tables import Evening, ready, sensible, settings


@pytest.mark.parametrize("salt", cases(1, 4))
async def test_a_game_is_closed_above_the_lobby_of_the_next(
    table: TableServer, tmp_path: Path, salt: int
) -> None:
    async with Person.sit(table.page_url) as player:
        here, host = int(player.channel), int(player.id)
        clock = HandClock(int(time.time()) - 60)
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
        slow = {"method": "POST", "path": f"{here}/messages$", "delay": PATIENCE}
        await player.ask("POST", "/table/faults", {"rest": [slow]})
        await player.go(made["id"])
        async with opened(settings(tmp_path), table=table) as app:
            await ready(app)
            await player.see(lambda message: message["channel_id"] == made["id"])
            assert await player.messages(str(here)) == []


async def test_two_wishes_that_came_while_a_card_was_held_are_one_message(
    table: TableServer, tmp_path: Path
) -> None:
    async with (
        Person.sit(table.page_url) as host,
        Person.sit(table.page_url, "Tove") as player,
        opened(settings(tmp_path), table=table) as app,
    ):
        await ready(app)
        out, here = Evening(app, table), int(host.channel)
        made = await app.service.lobby.open(ask(int(host.id), channel=here), "three-dice")
        lobby = (await out.shown(made.adventure)).card
        async with app.ports.locks.of(made.adventure):
            await app.service.lobby.join(ask(int(player.id), channel=here), made.adventure)
            await _claimed(app, made.adventure)
            await app.service.lobby.begin(ask(int(host.id), channel=here), made.adventure)
            await _claimed(app, made.adventure)
        found = await out.shown(made.adventure)
        await app.poster.finish(10)
        edits = [each for each in table.requests if each.method == "PATCH"]
        assert len(edits) == 1, "the lobby's card loses its buttons, and nothing else is edited"
        shown = await host.messages()
        assert [int(message["id"]) for message in shown] == [lobby, found.card]
        assert not any("|join" in str(message) for message in shown)


async def test_a_burst_of_turns_does_not_flood_the_channel(
    table: TableServer, tmp_path: Path
) -> None:
    async with (
        Person.sit(table.page_url) as host,
        opened(settings(tmp_path, spacing=0.5), table=table) as app,
    ):
        await ready(app)
        out, user, here = Evening(app, table), int(host.id), int(host.channel)
        begun = await app.service.lobby.open(ask(user, channel=here), "three-dice", seed="burst")
        game = begun.adventure
        await app.service.lobby.begin(ask(user, channel=here), game)
        before = (await out.shown(game)).version
        while (found := await app.service.history.queries.load(game)).version < before + 25:
            option = sensible(found, user)
            assert option is not None
            await app.service.play.actions.press(
                ask(user, channel=here), game, found.version, option
            )
        last = await out.shown(game)
        sent = [discord.utils.snowflake_time(int(each["id"])) for each in await host.messages()]
        assert last.version >= before + 25
        assert 2 <= len(sent) < 10, "a burst becomes few cards"
        # One of them may arrive late, and the next one half a second after it was sent.
        assert sent[-1] - sent[0] >= timedelta(seconds=0.45 * (len(sent) - 2))


async def _claimed(app: App, adventure: str) -> None:
    """Wait until the poster is at work on what was asked for so far."""
    async with asyncio.timeout(PATIENCE):
        while True:
            waiting = await app.service.store.posting(adventure)
            if waiting is not None and waiting.attempts:
                return
            await asyncio.sleep(0.01)
