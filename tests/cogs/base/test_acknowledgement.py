"""A click is carried out while Discord is being told that its answer will follow."""

import asyncio
from collections.abc import AsyncIterator

import pytest_asyncio

from rules.ports import Adventure
from tests.support.cards import Json, parts_of
from tests.support.people import Person
from tests.support.tables import Evening, sensible, take

SLOW = 1.5


@pytest_asyncio.fixture
async def player(out: Evening) -> AsyncIterator[Person]:
    async with Person.sit(out.table.page_url) as seated:
        yield seated


async def begun(out: Evening, player: Person) -> tuple[Adventure, Json]:
    """A game under way, and its card."""
    await player.answer(await player.command("adventure new", seed="ahead"))
    opened = await out.adventure(player.channel)
    lobby = await out.shown(opened.id)
    await player.click(str(lobby.card), "Begin")
    found = await out.shown(opened.id, lobby.version + 1)
    return found, await player.fresh(str(found.card))


async def trouble(player: Person, **fault: object) -> None:
    """Order trouble with the next acknowledgement."""
    rest = [{"path": "/callback", "times": 1, **fault}]
    await player.ask("POST", "/table/faults", {"rest": rest})


async def choose(player: Person, found: Adventure, card: Json) -> None:
    option = sensible(found, int(player.id))
    assert option is not None
    await take(player, card, option)


async def test_the_game_goes_on_before_discord_has_heard(out: Evening, player: Person) -> None:
    found, card = await begun(out, player)
    await trouble(player, status=None, delay=SLOW)
    clicking = asyncio.create_task(choose(player, found, card))
    async with asyncio.timeout(SLOW / 2):
        while (await out.adventure(player.channel)).version == found.version:
            await asyncio.sleep(0.01)
    await clicking
    await out.shown(found.id, found.version + 1)


async def test_a_click_that_discord_forgot_still_counts_and_shows(
    out: Evening, player: Person
) -> None:
    found, card = await begun(out, player)
    await trouble(player, status=404, code=10062)
    option = sensible(found, int(player.id))
    ids = [part.get("custom_id", "") for part in parts_of(card)]
    pressed = next((each for each in ids if each.endswith(f"|do.{option}")), None)
    assert pressed is not None
    await player.click(card, pressed, may_fail=True, wait=False)
    shown = await out.shown(found.id, found.version + 1)
    assert shown.version > found.version


async def test_a_refusal_waits_for_the_acknowledgement(out: Evening, player: Person) -> None:
    found, card = await begun(out, player)
    async with Person.sit(out.table.page_url, "Ilse") as stranger:
        await trouble(stranger, status=None, delay=SLOW / 3)
        outcome = await stranger.click(
            card,
            next(
                part["custom_id"] for part in parts_of(card) if "|do." in part.get("custom_id", "")
            ),
        )
        said = await stranger.answer(outcome)
    assert said["flags"] & 64
    assert (await out.adventure(player.channel)).version == found.version
