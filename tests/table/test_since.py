"""*What happened since here?*, in the menu of a message, as people meet it at the table."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.cogs.conduct import Company, assert_harmless, company, no_errors_logged
from tests.support.cards import Json, is_hidden
from tests.support.guests import without_us
from tests.support.people import Person, Refused

ENTRY = "What happened since here?"
A_SECOND = 1.05
"""Steps and messages are told apart by seconds."""


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Company]:
    """One house for all tests here: each plays in a channel of its own."""
    with no_errors_logged():
        async with company(tmp_path_factory.mktemp("house")) as made:
            yield made


async def since(person: Person, message: Json) -> str:
    """What the menu of a message answers, privately."""
    answer = await person.answer(await person.menu(message, ENTRY))
    assert is_hidden(answer)
    assert answer["type"] == 23
    assert_harmless(answer)
    return str(answer["content"])


async def test_what_came_after_a_message_is_told_to_all(here: Company) -> None:
    channel = await here.running("since")
    first = await here.stranger.write("let us see")
    await asyncio.sleep(A_SECOND)
    await here.play(channel, 6)
    await asyncio.sleep(A_SECOND)
    last = await here.player.write("and that was it")
    told = await since(here.stranger, first)
    assert told.startswith("**Since that message (<t:")
    assert "\n- " in told
    assert "let us see" not in told
    assert await since(here.player, first) == told
    assert "Nothing new has happened." in await since(here.host, last)
    card = await here.host.fresh(str((await here.out.adventure(channel)).card))
    assert "Since that message" in await since(here.host, card)


async def test_elsewhere_it_says_why_there_is_nothing(here: Company) -> None:
    await here.lobby("early")
    message = await here.player.write("hello")
    assert "has not begun yet" in await since(here.player, message)
    await here.channel("quiet-corner")
    message = await here.player.write("hello")
    assert "no adventure in this channel" in await since(here.player, message)


async def test_it_is_offered_where_games_are_played(here: Company) -> None:
    person = here.player
    await person.ask("PATCH", f"/table/users/{person.id}", {"installed": True})
    rolled = await person.answer(await person.command("help"))
    with pytest.raises(Refused, match="no message"):
        await person.menu(rolled, ENTRY)
    await without_us(person)
    with pytest.raises(Refused, match="may not use"):
        await person.menu(await person.write("hello"), ENTRY)
