"""End to end: friends play whole games through the real discord.py client."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from hashlib import blake2b
from pathlib import Path

import pytest_asyncio

from rules.core.dice import SeededDice
from rules.registry import ruleset
from rules.service.epochs import SEED_BYTES
from rules.service.verify import verify
from tests.support.cards import Json, text_of
from tests.support.people import Person
from tests.support.playing import party
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
    found = await out.shown(found.id)
    return found.id, await host.fresh(str(found.card))


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
        before = (await out.shown(adventure)).version
        await friend.click(card, "Join")
        found = await out.shown(adventure, before + 1)
        card = await host.fresh(str(found.card))
    assert all(f"<@{friend.id}>" in text_of(card) for friend in friends)
    await host.click(card, "Begin")
    await out.shown(adventure, found.version + 1)
    return await play_out(out, adventure, friends)


async def test_three_friends_win(out: Evening, friends: list[Person]) -> None:
    seed = seed_for("victory", three_artifact_quest=True)
    cards = await three_at_the_table(out, friends, seed)
    found = await out.adventure(friends[0].channel)
    assert found.outcome is not None
    assert found.outcome["result"] == "victory"
    assert all(has_map(card) for card in cards)
    assert found.seed.hex() in text_of(cards[-1])
    assert verify(await out.app.service.looks.export(found.id)).good


async def test_three_friends_lose(out: Evening, friends: list[Person]) -> None:
    cards = await three_at_the_table(out, friends, seed_for("defeat", three_artifact_quest=True))
    found = await out.adventure(friends[0].channel)
    assert found.outcome is not None
    assert found.outcome["result"] == "defeat"
    assert all(has_map(card) for card in cards)
    assert [person.id for person in friends if sensible(found, int(person.id))] == []


def seed_for(result: str, **options: object) -> str:
    """Words whose seed leads sensible players to that end, the shortest of the first few."""
    rules = ruleset("three-dice")
    ends = []
    for number in range(60):
        words = f"{result} {number}"
        secret = blake2b(words.encode(), digest_size=SEED_BYTES).digest()
        dice = SeededDice(secret)
        state = rules.new_game(rules.options_type(**options), party(3), dice).state
        steps, cursor = 0, dice.cursor
        while rules.awaiting(state) and steps < 400:
            seat = rules.awaiting(state)[0]
            dice = SeededDice(secret, cursor)
            action = rules.autopilot(state, seat, "balanced")
            state, cursor = rules.apply(state, seat, action, dice).state, dice.cursor
            steps += 1
        outcome = rules.outcome(state)
        if outcome is not None and outcome.result == result:
            ends.append((steps, words))
            if len(ends) == 2:
                break
    return min(ends)[1]
