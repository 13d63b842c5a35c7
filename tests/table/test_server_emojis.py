"""Emojis of the application at the table: as strict as Discord, and seen where they are shown."""

import base64
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.table.emojis import MOST_BYTES, MOST_EMOJIS
from tests.table.bots import Setting, at_the_table, picture
from tests.table.raw import RawBot, raw_bot

Json = dict[str, Any]
PNG = picture(128, 128)
V2 = 1 << 15


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot() as bot:
        yield bot


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as made:
        yield made


def uri(data: bytes = PNG, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def where(raw: RawBot, emoji: str = "") -> str:
    return f"/applications/{raw.application}/emojis" + (f"/{emoji}" if emoji else "")


async def created(raw: RawBot, **fields: Any) -> tuple[int, Json]:
    return await raw.ask("POST", where(raw), {"name": "d6_4", "image": uri(), **fields})


async def seen(play: Setting, emoji: int) -> tuple[int, str, bytes]:
    """What the address of an emoji's picture answers."""
    address = f"{play.server.page_url}emojis/{emoji}.png"
    async with aiohttp.ClientSession() as session, session.get(address) as found:
        return found.status, found.content_type, await found.read()


async def test_the_library_lists_adds_renames_and_removes_them(play: Setting) -> None:
    bot = play.bot
    assert await bot.fetch_application_emojis() == []
    made = await bot.create_application_emoji(name="d6_4", image=PNG)
    assert (made.name, made.animated, made.is_application_owned()) == ("d6_4", False, True)
    assert [each.id for each in await bot.fetch_application_emojis()] == [made.id]
    assert (await bot.fetch_application_emoji(made.id)).user == bot.user
    renamed = await made.edit(name="d6_four")
    assert (renamed.id, renamed.name) == (made.id, "d6_four")
    assert await seen(play, made.id) == (200, "image/png", PNG)
    await renamed.delete()
    assert await bot.fetch_application_emojis() == []
    assert (await seen(play, made.id))[0] == 404


@pytest.mark.parametrize("name", ["ab", "x" * 32, "D6_four"])
async def test_names_that_are_taken(raw: RawBot, name: str) -> None:
    status, emoji = await created(raw, name=name)
    assert (status, emoji["name"]) == (201, name)


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"name": "a"}, "name"),
        ({"name": "x" * 33}, "name"),
        ({"name": "d6-4"}, "name"),
        ({"name": "würfel"}, "name"),
        ({"name": None}, "name"),
        ({"image": None}, "image"),
        ({"image": base64.b64encode(PNG).decode()}, "image"),
        ({"image": uri(kind="image/bmp")}, "image"),
        ({"image": uri(kind="image/gif")}, "image"),
        ({"image": "data:image/png;base64,???"}, "image"),
    ],
)
async def test_names_and_pictures_that_are_none_are_refused(
    raw: RawBot, fields: Json, place: str
) -> None:
    status, error = await created(raw, **fields)
    assert (status, error["code"], list(error["errors"])) == (400, 50035, [place])
    assert (await raw.ask("GET", where(raw)))[1] == {"items": []}


async def test_a_picture_has_256_kib_at_most(raw: RawBot) -> None:
    fitting = PNG + bytes(MOST_BYTES - len(PNG))
    assert (await created(raw, image=uri(fitting)))[0] == 201
    status, error = await created(raw, name="larger", image=uri(fitting + b"\0"))
    assert (status, error["code"]) == (400, 0)


async def test_no_two_have_one_name(raw: RawBot) -> None:
    _, first = await created(raw)
    status, error = await created(raw)
    taken = error["errors"]["name"]["_errors"][0]["code"]
    assert (status, taken) == (400, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN")
    _, second = await created(raw, name="d6_5")
    place = where(raw, second["id"])
    assert (await raw.ask("PATCH", place, {"name": "d6_4"}))[1]["code"] == 50035
    assert (await raw.ask("PATCH", place, {"name": "d6_5"}))[0] == 200
    assert (await raw.ask("DELETE", where(raw, first["id"])))[0] == 204
    assert (await raw.ask("PATCH", place, {"name": "d6_4"}))[1]["name"] == "d6_4"


async def test_an_application_has_two_thousand(raw: RawBot) -> None:
    emojis = raw.server.table.world.emojis
    for number in range(MOST_EMOJIS):
        emojis.create({"name": f"n_{number}", "image": uri()})
    status, error = await created(raw)
    assert (status, error["code"]) == (400, 30008)


async def test_what_is_not_there_and_whose_it_is_not(raw: RawBot) -> None:
    for method, body in (("GET", None), ("PATCH", {"name": "new"}), ("DELETE", None)):
        status, error = await raw.ask(method, where(raw, "123"), body)
        assert (status, error["code"]) == (404, 10014)
    assert (await raw.ask("GET", "/applications/1/emojis"))[1]["code"] == 50001
    other = {"Authorization": "Bot somebody-else"}
    assert (await raw.ask("GET", where(raw), headers=other))[0] == 401


def shown(emoji: Json) -> list[Json]:
    """A button and a list that show an emoji."""
    button = {"type": 2, "style": 1, "label": "B", "custom_id": "b", "emoji": emoji}
    option = {"label": "O", "value": "o", "emoji": emoji}
    select = {"type": 3, "custom_id": "s", "options": [option]}
    return [{"type": 1, "components": [button]}, {"type": 1, "components": [select]}]


async def test_components_show_only_what_there_is(raw: RawBot) -> None:
    _, emoji = await created(raw)
    known = {"id": emoji["id"], "name": emoji["name"]}
    for good in (known, {"name": "🎲"}, {"id": None, "name": "🎲"}):
        status, message = await raw.post(flags=V2, components=shown(good))
        assert status == 200, message
    status, message = await raw.post(flags=V2, components=shown(known | {"id": int(known["id"])}))
    button, select = (row["components"][0] for row in message["components"])
    text = {**known, "animated": False}
    assert (button["emoji"], select["options"][0]["emoji"]) == (text, text), "ids are text"
    await raw.ask("DELETE", where(raw, emoji["id"]))
    for bad in (known, {"name": "d6_4"}, {"id": "1", "name": "d6_4"}, {"name": ""}):
        status, error = await raw.post(flags=V2, components=shown(bad))
        assert (status, error["code"]) == (400, 50035), bad
        assert {"0", "1"} <= error["errors"]["components"].keys()


async def test_a_text_may_name_what_is_gone(raw: RawBot) -> None:
    said = "<:d6_4:123> rolled"
    status, message = await raw.post(flags=V2, components=[{"type": 10, "content": said}])
    assert (status, message["components"][0]["content"]) == (200, said)
