"""End to end: friends play whole games through the real discord.py client."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest_asyncio

from tests.support.cards import Json, text_of
from tests.support.people import Person
from tests.support.tables import Evening, evening, has_map, sensible, take

FRIENDS = ("Ilse", "Tomas", "Maren")


@pytest_asyncio.fixture
async def out(tmp_path: Path) -> AsyncIterator[Evening]:
    async with evening(tmp_path) as made:
        yield made


@pytest_asyncio.fixture
async def friends(out: Evening) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(Person.sit(out.table.page_url, name))
            for name in FRIENDS
        ]


async def lobby(out: Evening, host: Person, seed: str, **settings: str) -> tuple[str, Json]:
    """Open a lobby; its adventure and its card."""
    await host.answer(await host.command("adventure new", seed=seed))
    found = await out.adventure(host.channel)
    await out.shown(found.id)
    for name, value in settings.items():
        await host.answer(await host.command("adventure settings", name=name, value=value))
    await out.shown(found.id)
    return found.id, await host.latest()


async def play_out(
    out: Evening, adventure: str, people: list[Person], most: int = 900
) -> list[Json]:
    """Everybody plays sensibly until the game ends; every card that was seen."""
    cards: list[Json] = []
    for _ in range(most):
        found = await out.shown(adventure)
        card = await people[0].fresh(str(found.card))
        cards.append(card)
        if found.status != "running":
            return cards
        for person in people:
            option = sensible(found, int(person.id))
            if option is not None:
                await take(person, card, option)
                await out.shown(adventure, found.version + 1)
                break
    raise AssertionError("the game did not end")


async def three_at_the_table(
    out: Evening, friends: list[Person], seed: str, **settings: str
) -> list[Json]:
    host, *others = friends
    adventure, card = await lobby(out, host, seed, **settings)
    for friend in others:
        await friend.click(card, "Join")
        found = await out.shown(adventure)
        card = await host.fresh(str(found.card))
    assert all(f"<@{friend.id}>" in text_of(card) for friend in friends)
    await host.click(card, "Begin")
    return await play_out(out, adventure, friends)


async def test_three_friends_win(out: Evening, friends: list[Person]) -> None:
    cards = await three_at_the_table(out, friends, "SEED-WIN", **WINNABLE)
    found = await out.adventure(friends[0].channel)
    assert found.outcome is not None
    assert found.outcome["result"] == "victory"
    assert all(has_map(card) for card in cards)
    assert found.seed.hex() in text_of(cards[-1])


async def test_three_friends_lose(out: Evening, friends: list[Person]) -> None:
    cards = await three_at_the_table(out, friends, "SEED-LOSS", **DEADLY)
    found = await out.adventure(friends[0].channel)
    assert found.outcome is not None
    assert found.outcome["result"] == "defeat"
    assert all(has_map(card) for card in cards)


WINNABLE: dict[str, str] = {}
DEADLY: dict[str, str] = {}
