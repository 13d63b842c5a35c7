"""Forums, voice channels and stages: posts, chats, and what has no messages or threads."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.support.cards import Json, is_hidden, text_of
from tests.support.people import Person, Refused
from tests.support.soak import SOAK
from tests.support.tables import Evening, sensible, take
from tests.table.raw import RawBot, raw_bot

VOICE, STAGE, FORUM = 2, 13, 15


@pytest_asyncio.fixture
async def ilse(out: Evening) -> AsyncIterator[Person]:
    async with Person.sit(out.table.page_url, "Ilse") as made:
        yield made


async def place(person: Person, kind: int) -> str:
    """A channel of a kind, or a post of a person's in a new forum; its id."""
    made = await person.ask("POST", "/table/channels", {"name": f"kind {kind}", "type": kind})
    if kind == FORUM:
        post = {"user": person.id, "name": "our game", "content": "come in"}
        made = await person.ask("POST", f"/table/channels/{made['id']}/posts", post)
    return str(made["id"])


async def turned(out: Evening, person: Person) -> Json:
    """Take a turn; give the newest card."""
    found = await out.adventure(person.channel)
    option = sensible(found, int(person.id))
    assert option is not None
    await take(person, await person.fresh(str(found.card)), option)
    found = await out.shown(found.id, found.version + 1)
    return await person.fresh(str(found.card))


async def test_a_game_in_a_forum_and_in_chats_of_voice(out: Evening, ilse: Person) -> None:
    for kind in (FORUM, VOICE, STAGE):
        await ilse.go(await place(ilse, kind))
        await ilse.answer(await ilse.command("adventure new", seed="spoken"))
        found = await out.shown((await out.adventure(ilse.channel)).id)
        lobby = await ilse.fresh(str(found.card))
        assert lobby["channel_id"] == ilse.channel
        await ilse.click(lobby, "Begin")
        await out.shown(found.id, found.version + 1)
        for _ in range(2 if SOAK else 1):
            card = await turned(out, ilse)
            assert card["channel_id"] == ilse.channel


async def test_no_thread_opens_there_and_it_is_said(out: Evening, ilse: Person) -> None:
    for kind in (FORUM, VOICE, STAGE):
        await ilse.go(await place(ilse, kind))
        said = await ilse.answer(await ilse.command("adventure new", thread=True))
        assert is_hidden(said)
        assert "thread" in text_of(said)
        assert await out.app.service.store.in_channel(int(ilse.channel)) is None


async def test_nobody_types_in_a_forum_itself(ilse: Person) -> None:
    await place(ilse, FORUM)
    await ilse.go("kind-15")
    with pytest.raises(Refused, match="no messages of its own"):
        await ilse.command("roll", dice="2d6")
    with pytest.raises(Refused, match="non-text"):
        await ilse.write("hello")


async def kind_of(raw: RawBot, kind: int) -> str:
    """A channel of a kind; its id."""
    return raw.server.table.channels.open_channel(f"k{kind}", kind=kind).id


async def test_a_post_is_a_thread_whose_first_message_has_its_id() -> None:
    async with raw_bot() as raw:
        await raw.listen(intents=1)
        await raw.event("GUILD_CREATE")
        path = f"/channels/{await kind_of(raw, FORUM)}"
        status, made = await raw.ask(
            "POST", f"{path}/threads", {"name": "A post", "message": {"content": "first"}}
        )
        assert (status, made["type"], made["message"]["id"]) == (201, 11, made["id"])
        assert (await raw.event("THREAD_CREATE"))["id"] == made["id"]
        (first,) = (await raw.ask("GET", f"/channels/{made['id']}/messages"))[1]
        assert (first["id"], first["content"]) == (made["id"], "first")
        for body in ({"name": "Nothing"}, {"name": "Empty", "message": {}}):
            status, _ = await raw.ask("POST", f"{path}/threads", body)
            assert status == 400
        world = raw.server.table.world
        assert [each.name for each in world.channels.values() if each.is_thread] == ["A post"]
        status, told = await raw.ask("POST", f"{path}/messages", {"content": "no"})
        assert (status, told["code"]) == (400, 50008)


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_voice_has_a_chat_and_no_threads(kind: int) -> None:
    async with raw_bot() as raw:
        path = f"/channels/{await kind_of(raw, kind)}"
        status, sent = await raw.ask("POST", f"{path}/messages", {"content": "hello"})
        assert status == 200
        for below in ("", f"/messages/{sent['id']}"):
            status, told = await raw.ask("POST", f"{path}{below}/threads", {"name": "T"})
            assert (status, told["code"]) == (400, 50024)
