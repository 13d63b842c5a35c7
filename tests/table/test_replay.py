"""End to end: an adventure once more, as an animation and step by step."""

from collections.abc import AsyncIterator
from io import BytesIO

import aiohttp
import pytest
import pytest_asyncio
from PIL import Image

from bot.catalogs import all_words
from rules.service.cards.cards import say_step
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, files_of, parts_of, text_of
from tests.support.people import Person, seated
from tests.support.tables import Evening, evening, sensible, take

EPHEMERAL = 64


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[tuple[Evening, list[Person]]]:
    """One house for all tests here, with two friends."""
    with no_errors_logged():
        async with (
            evening(tmp_path_factory.mktemp("house")) as out,
            seated(out.table.page_url, "Ilse", "Tomas") as people,
        ):
            yield out, people


@pytest.fixture
def out(house: tuple[Evening, list[Person]]) -> Evening:
    return house[0]


@pytest_asyncio.fixture(loop_scope="module")
async def friends(house: tuple[Evening, list[Person]]) -> list[Person]:
    """The two, in a channel of their own for each test."""
    _, people = house
    made = await people[0].ask("POST", "/table/channels", {"name": "once-more"})
    for person in people:
        person.channel = made["id"]
    return people


async def some_turns(out: Evening, host: Person, turns: int) -> str:
    """A game of the host's alone, so many choices on."""
    await host.answer(await host.command("adventure new", seed="once more"))
    adventure = (await out.adventure(host.channel)).id
    found = await out.shown(adventure)
    await host.click(await host.fresh(str(found.card)), "Begin")
    found = await out.shown(adventure, found.version + 1)
    for _ in range(turns):
        option = sensible(found, int(host.id))
        if found.status != "running" or option is None:
            break
        await take(host, await host.fresh(str(found.card)), option)
        found = await out.shown(adventure, found.version + 1)
    return adventure


async def file_of(message: Json) -> tuple[Json, Image.Image]:
    """The one attachment of a message, and the picture in it."""
    (attachment,) = files_of(message)
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as answer:
        return attachment, Image.open(BytesIO(await answer.read()))


def is_reel(message: Json) -> bool:
    return any(each["filename"].startswith("replay-") for each in files_of(message))


def button(message: Json, label: str) -> Json:
    (found,) = [part for part in parts_of(message) if part.get("label") == label]
    return found


async def test_a_replay_is_an_animation_for_all(out: Evening, friends: list[Person]) -> None:
    host, friend = friends
    adventure = await some_turns(out, host, 4)
    scenes = await out.app.service.history.queries.scenes(adventure)
    assert len(scenes) > 3
    friend.mark()
    asked = await host.command("adventure replay")
    reel = await friend.see(is_reel)
    attachment, image = await file_of(reel)
    assert image.format == "GIF"
    assert 3 < image.n_frames <= len(scenes)
    assert attachment["filename"].endswith(".gif")
    assert f"{image.n_frames} pictures" in attachment["description"]
    assert not reel["flags"] & EPHEMERAL
    assert (await host.answer(asked))["flags"] & EPHEMERAL


async def test_a_private_replay_is_for_one(out: Evening, friends: list[Person]) -> None:
    host, friend = friends
    await some_turns(out, host, 2)
    before = len(await friend.messages())
    reel = await host.answer(await host.command("adventure replay", private=True, theme="print"))
    assert reel["flags"] & EPHEMERAL
    assert (await file_of(reel))[1].format == "GIF"
    assert len(await friend.messages()) == before


async def test_anybody_steps_through_it_privately(out: Evening, friends: list[Person]) -> None:
    host, friend = friends
    adventure = await some_turns(out, host, 4)
    count = len(await out.app.service.history.queries.scenes(adventure))
    friend.mark()
    await host.command("adventure replay")
    reel = await friend.see(is_reel)
    panel = await friend.answer(await friend.click(reel, "Step by step"))
    assert panel["flags"] & EPHEMERAL
    assert f"1 of {count}" in text_of(panel)
    assert button(panel, "First")["disabled"]
    assert button(panel, "Back")["disabled"]
    seen = {(await file_of(panel))[1].convert("RGB").tobytes()}
    for label, number in (("Forward", 2), ("Forward", 3), ("Back", 2), ("Last", count)):
        await friend.click(panel, label)
        panel = await friend.see(
            lambda message, number=number: f"{number} of {count}" in text_of(message)
        )
        attachment, image = await file_of(panel)
        assert attachment["description"]
        seen.add(image.convert("RGB").tobytes())
    assert len(seen) >= 3
    assert button(panel, "Last")["disabled"]
    assert button(panel, "Forward")["disabled"]


async def test_the_story_in_words_step_by_step(out: Evening, friends: list[Person]) -> None:
    host, friend = friends
    adventure = await some_turns(out, host, 3)
    count = len(await out.app.service.history.queries.scenes(adventure))
    found = await out.adventure(host.channel)
    lines = [
        line
        for each in await out.app.service.store.journal(adventure)
        for line in say_step(found, each, all_words("en"))
    ]
    await friend.answer(await friend.command("settings me", maps="text"))
    panel = await friend.answer(await friend.command("adventure replay", private=True))
    told = ""
    for number in range(1, count + 1):
        assert panel["flags"] & EPHEMERAL
        assert files_of(panel) == []
        assert f"({number} of {count})" in text_of(panel)
        told += text_of(panel)
        if number < count:
            await friend.click(panel, "Forward")
            panel = await friend.see(lambda m, n=number: f"({n + 1} of {count})" in text_of(m))
    assert len(lines) > 5
    assert all(line in told for line in lines)


async def test_who_likes_words_gets_them_beside_the_animation(
    out: Evening, friends: list[Person]
) -> None:
    host, friend = friends
    await some_turns(out, host, 2)
    await host.answer(await host.command("settings me", maps="text"))
    friend.mark()
    panel = await host.answer(await host.command("adventure replay"))
    assert "1 of" in text_of(panel)
    assert files_of(panel) == []
    await friend.see(is_reel)
    drawn = await host.answer(await host.command("adventure replay", private=True, text=False))
    assert is_reel(drawn)


async def test_a_lobby_cannot_be_replayed(out: Evening, friends: list[Person]) -> None:
    host, _ = friends
    await host.answer(await host.command("adventure new", game="three-dice"))
    refusal = await host.answer(await host.command("adventure replay"))
    assert refusal["flags"] & EPHEMERAL
    assert "not begun" in text_of(refusal)
