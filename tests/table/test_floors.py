"""The floor that a party leaves is shown whole, once, before the first card of the next."""

import asyncio
import contextlib
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

from bot.app import opened as house
from bot.clock import SystemClock
from bot.table.server import TableServer
from rules.core.dice import SeededDice
from rules.ports import Adventure
from rules.service import Service
from rules.service.journal.loading import loaded
from tests.support.cards import Json, parts_of, text_of
from tests.support.children import Child
from tests.support.entropy import Entropy
from tests.support.houses import ask, serving
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.tables import Evening, evening, has_map, ready, sensible, settings, take

SEED = "stairs 2"
"""Of a game whose sensible player soon finds the way down."""
MOST = 60


async def at_the_stairs(service: Service, player: Person) -> tuple[Adventure, str]:
    """Play on to the step that leaves the floor; the game there, and that step."""
    for _ in range(MOST):
        found = await service.store.in_channel(int(player.channel))
        option = sensible(found, int(player.id))
        if leads_away(found, option):
            return found, option
        request = ask(int(player.id), channel=int(player.channel))
        await service.play.actions.press(request, found.id, found.version, option)
    raise AssertionError("the player never found the stairs")


def leads_away(found: Adventure, option: str) -> bool:
    """Whether an option ends on another floor."""
    rules, state = loaded(found)
    action = next(each.action for each in rules.legal_actions(state, 1) if each.id == option)
    after = rules.apply(state, 1, action, SeededDice(found.seed, found.cursor)).state
    return rules.view(after, None).scene.region != rules.view(state, None).scene.region


def is_left(message: Json) -> bool:
    return "left behind" in text_of(message)


def is_card(message: Json) -> bool:
    return any("|do." in str(part.get("custom_id")) for part in parts_of(message))


async def all_shown(folder: Path) -> None:
    """Wait until every card shows what is stored."""
    uri = f"file:{folder / 'house.db'}?mode=ro"
    async with asyncio.timeout(PATIENCE):
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as books:
            while books.execute("SELECT 1 FROM adventures WHERE shown < version").fetchall():
                await asyncio.sleep(0.01)


async def begun(player: Person) -> None:
    await player.answer(await player.command("adventure new", seed=SEED))
    await player.answer(await player.command("adventure begin"))


async def test_the_floor_left_is_shown_once_before_the_card_of_the_next(tmp_path: Path) -> None:
    table = TableServer()
    await table.start()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(table.stop)
        player = await stack.enter_async_context(Person.sit(table.page_url))
        async with house(settings(tmp_path), table=table) as app:
            await ready(app)
            out = Evening(app, table)
            await begun(player)
            found, option = await at_the_stairs(app.service, player)
            await app.service.cards.request(found.id)
            found = await out.shown(found.id)
            assert not any(is_left(message) for message in await player.messages())
            await take(player, await player.fresh(str(found.card)), option)
            below = await out.shown(found.id, found.version + 1)
            *_, farewell, card = await player.messages()
            assert text_of(farewell).startswith("### ")
            assert "level 1" in text_of(farewell)
            assert has_map(farewell)
            assert card["id"] == str(below.card)
            await take(player, card, sensible(below, int(player.id)))
            await out.shown(found.id, below.version + 1)
            app.poster.restore(found.id)
        async with house(settings(tmp_path), table=table) as app:
            await ready(app)
            await player.answer(await player.command("adventure status"))
            left = [message for message in await player.messages() if is_left(message)]
            assert [message["id"] for message in left] == [farewell["id"]]


async def test_a_burst_of_steps_shows_the_floor_as_it_was_left(tmp_path: Path) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url) as player:
        await begun(player)
        found, option = await at_the_stairs(out.app.service, player)
        app = out.app
        await app.service.cards.request(found.id)
        shown = await out.shown(found.id)
        await app.service.play.actions.press(
            ask(int(player.id), channel=int(player.channel)), found.id, shown.version, option
        )
        below = await app.service.history.queries.load(found.id)
        for _ in range(3):
            step = sensible(below, int(player.id))
            request = ask(int(player.id), channel=int(player.channel))
            await app.service.play.actions.press(request, below.id, below.version, step)
            below = await app.service.history.queries.load(found.id)
        left = await app.service.history.queries.left(
            below.with_(card=shown.card, shown=shown.version)
        )
        rules, state = loaded(shown)
        assert left == rules.view(state, None).scene
        await player.see(is_left)


async def test_killed_between_the_floor_and_its_card_nothing_is_shown_twice(
    tmp_path: Path,
) -> None:
    table = TableServer()
    await table.start()
    child = Child(tmp_path, table.api_base)
    try:
        async with Person.sit(table.page_url) as player:
            assert await child.start()
            await begun(player)
            await all_shown(tmp_path)
            await child.kill()
            async with serving(tmp_path / "house.db", SystemClock(), Entropy()) as service:
                found, option = await at_the_stairs(service, player)
            assert await child.start()
            await all_shown(tmp_path)
            card = [message for message in await player.messages() if is_card(message)][-1]
            await child.kill()
            assert await child.start("post:farewell")
            await take(player, card, option)
            await player.see(is_left)
            async with asyncio.timeout(PATIENCE):
                while child.alive:
                    await asyncio.sleep(0.01)
            assert await child.start()
            await player.see(lambda m: is_card(m) and f"|{found.version + 1}|" in str(m))
            messages = await player.messages()
            assert sum(is_left(message) for message in messages) == 1
            assert sum(f"|{found.version + 1}|do." in str(message) for message in messages) == 1
    finally:
        await child.kill()
        await table.stop()
