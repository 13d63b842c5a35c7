"""The language that somebody at the table chose in Discord, and that of the server."""

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from bot.table.locales import LOCALES
from bot.table.server import TableServer
from tests.support.people import Person, Refused


@pytest_asyncio.fixture
async def maren() -> AsyncIterator[Person]:
    server = TableServer()
    await server.start()
    async with Person.sit(server.page_url, "Maren") as sitting:
        yield sitting
    await server.stop()


def test_the_table_knows_the_languages_of_discord() -> None:
    assert {each.value for each in discord.Locale} == LOCALES


async def test_a_choice_is_kept_with_the_seat_and_told(maren: Person) -> None:
    made = await maren.ask("PATCH", f"/table/users/{maren.id}", {"locale": "de"})
    assert made["locale"] == "de"
    told = await maren.wait_for(lambda event: event["type"] == "user_update")
    assert told["user"] == made
    state = await maren.ask("GET", "/table/state")
    chosen = {each["id"]: each["locale"] for each in state["users"]}
    assert chosen.pop(maren.id) == "de"
    assert set(chosen.values()) == {"en-US"}


async def test_a_server_says_its_language_once_it_is_a_community(maren: Person) -> None:
    assert (await maren.ask("GET", "/table/state"))["guild"]["locale"] is None
    await maren.ask("POST", "/table/guild", {"locale": "es-ES"})
    assert (await maren.ask("GET", "/table/state"))["guild"]["locale"] == "es-ES"


@pytest.mark.parametrize("path", ["/table/users/{id}", "/table/guild"])
async def test_no_language_that_discord_does_not_speak(maren: Person, path: str) -> None:
    method = "PATCH" if "users" in path else "POST"
    with pytest.raises(Refused, match="Discord does not speak 'nds'"):
        await maren.ask(method, path.format(id=maren.id), {"locale": "nds"})
