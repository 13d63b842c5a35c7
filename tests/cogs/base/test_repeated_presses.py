"""A press that comes twice in a hurry: it counts once, and nobody is told what the card shows."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from cogs.base.repeated_presses import HURRY, RepeatedPresses
from cogs.buttons import ButtonsCog
from tests.support.cards import Json, is_hidden, parts_of, text_of
from tests.support.people import Person
from tests.support.tables import Evening


class Seconds:
    """Seconds that rise when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest_asyncio.fixture
async def ilse(out: Evening) -> AsyncIterator[Person]:
    async with Person.sit(out.table.page_url, "Ilse") as seated:
        yield seated


@pytest.fixture
def seconds(out: Evening) -> Seconds:
    """The seconds by which presses are counted."""
    router, counted = out.app.client.get_cog("ButtonsCog"), Seconds()
    assert isinstance(router, ButtonsCog)
    router.pressed = RepeatedPresses(counted)
    return counted


async def lobby(out: Evening, host: Person) -> tuple[Json, str]:
    """The card of a lobby, and the id of its button that begins."""
    await host.answer(await host.command("adventure new", seed="hurry"))
    found = await out.shown((await out.adventure(host.channel)).id)
    card = await host.fresh(str(found.card))
    ids = [part.get("custom_id", "") for part in parts_of(card)]
    return card, next(each for each in ids if each.endswith("|begin"))


async def told(person: Person) -> list[str]:
    """What was told to a person alone, beyond that the lobby is open."""
    return [text_of(each) for each in await person.messages() if is_hidden(each)][1:]


async def test_the_second_press_is_silent_and_a_later_one_is_not(
    out: Evening, ilse: Person, seconds: Seconds
) -> None:
    card, begin = await lobby(out, ilse)
    before = await out.adventure(ilse.channel)
    await ilse.click(card, begin)
    found = await out.shown(before.id, before.version + 1)
    for _ in range(3):
        seconds.now += HURRY / 4
        await ilse.click(card, begin, force=True)
    assert await told(ilse) == []
    seconds.now += HURRY / 4
    await ilse.answer(await ilse.click(card, begin, force=True))
    assert "The game has begun" in (await told(ilse))[0]
    assert (await out.adventure(ilse.channel)).version == found.version


async def test_what_was_refused_is_refused_aloud_each_time(out: Evening, seconds: Seconds) -> None:
    async with (
        Person.sit(out.table.page_url, "Ilse") as ilse,
        Person.sit(out.table.page_url, "Tomas") as tomas,
    ):
        card, begin = await lobby(out, ilse)
        for _ in range(2):
            said = await tomas.answer(await tomas.click(card, begin))
            assert is_hidden(said)
            assert "host" in text_of(said)
        await ilse.click(card, begin)
        found = await out.adventure(ilse.channel)
        await out.shown(found.id)
        seconds.now += 0.1
        said = await tomas.answer(await tomas.click(card, begin, force=True))
        assert "The game has begun" in text_of(said), "another's press is no repetition"
