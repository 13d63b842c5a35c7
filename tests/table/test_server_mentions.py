"""Whom a message calls, what an answer alone carries, and files that an edit has to list."""

from typing import Any

from bot.table.discord_types import Permission
from tests.support.people import Person
from tests.table.bots import picture
from tests.table.raw import Json, RawBot, raw_bot


async def role(raw: RawBot, name: str, *, mentionable: bool) -> str:
    """Make a role."""
    async with raw.session.post(
        f"{raw.server.page_url}table/roles", json={"name": name, "permissions": 0}
    ) as answer:
        made: str = (await answer.json())["id"]
    world = raw.server.table.world
    world.guilds[world.guild].roles[made].mentionable = mentionable
    return made


async def called(raw: RawBot, **fields: Any) -> Json:
    """Post a message, and give it."""
    status, message = await raw.post(**fields)
    assert status == 200
    return message


async def test_roles_are_called_if_they_may_be_and_are_allowed() -> None:
    async with raw_bot() as raw:
        open_one = await role(raw, "Open", mentionable=True)
        closed = await role(raw, "Closed", mentionable=False)
        text = f"<@&{open_one}> <@&{closed}>"
        assert (await called(raw, content=text))["mention_roles"] == [open_one]
        for allowed in ({"parse": []}, {"parse": ["users"]}, {"roles": [closed]}):
            told = await called(raw, content=text, allowed_mentions=allowed)
            assert told["mention_roles"] == []
        told = await called(raw, content=text, allowed_mentions={"roles": [open_one]})
        assert told["mention_roles"] == [open_one]
        world = raw.server.table.world
        world.guilds[world.guild].roles[world.guild].rights |= Permission.MENTION_EVERYONE
        assert (await called(raw, content=text))["mention_roles"] == [open_one, closed]


async def test_a_reply_calls_its_author_unless_it_does_not() -> None:
    async with raw_bot() as raw:
        first = await called(raw, content="one")
        reply = {"content": "two", "message_reference": {"message_id": first["id"]}}
        assert [each["id"] for each in (await called(raw, **reply))["mentions"]] == [
            raw.application
        ]
        for allowed in ({"parse": []}, {"parse": ["users"], "replied_user": False}):
            assert (await called(raw, **reply, allowed_mentions=allowed))["mentions"] == []
        told = await called(raw, **reply, allowed_mentions={"parse": [], "replied_user": True})
        assert [each["id"] for each in told["mentions"]] == [raw.application]


async def test_a_nonce_is_in_the_answer_and_the_event_alone() -> None:
    async with raw_bot() as raw:
        await raw.listen(intents=513)
        await raw.event("GUILD_CREATE")
        sent = await called(raw, content="one", nonce="n-1", enforce_nonce=True)
        assert sent["nonce"] == "n-1"
        assert (await raw.event("MESSAGE_CREATE"))["nonce"] == "n-1"
        path = f"/channels/{raw.channel}/messages"
        assert "nonce" not in (await raw.ask("GET", f"{path}/{sent['id']}"))[1]
        assert "nonce" not in (await raw.ask("GET", path))[1][0]
        assert "nonce" not in (await raw.ask("PATCH", f"{path}/{sent['id']}", {"content": "2"}))[1]
        again = await called(raw, content="one", nonce="n-1", enforce_nonce=True)
        assert (again["id"], again["nonce"]) == (sent["id"], "n-1")


async def deferred(raw: RawBot, person: Person) -> str:
    """A webhook of an interaction that was answered with "is thinking"."""
    data: Json = {"id": "1", "name": "x", "type": 1, "options": []}
    body = {"user": person.id, "channel": person.channel, "type": 2, "data": data, "force": True}
    await person.ask("POST", "/table/interactions", body)
    told = await raw.event("INTERACTION_CREATE")
    await raw.ask("POST", f"/interactions/{told['id']}/{told['token']}/callback", {"type": 5})
    return f"/webhooks/{raw.application}/{told['token']}"


def gallery(**more: Any) -> Json:
    items = [{"media": {"url": "attachment://map.png"}}]
    return {"flags": 1 << 15, "components": [{"type": 12, "items": items}], **more}


async def test_media_of_an_edit_are_found_only_where_they_are_listed() -> None:
    """discord-api-docs 7529: a deferred answer, filled by either way."""
    files, listed = {"map.png": picture()}, [{"id": 0, "filename": "map.png"}]
    async with raw_bot() as raw, Person.sit(raw.server.page_url) as maren:
        await raw.listen(intents=1)
        for method, end in (("PATCH", "/messages/@original"), ("POST", "")):
            hook = await deferred(raw, maren)
            status, told = await raw.ask(method, hook + end, gallery(), files)
            assert (status, told["code"]) == (400, 50035)
            status, told = await raw.ask(method, hook + end, gallery(attachments=listed), files)
            assert status == 200
            # What follows is a message of its own, and needs no list.
            assert (await raw.ask("POST", hook, gallery(), files))[0] == 200


async def test_a_deferred_answer_cannot_be_filled_in_an_archived_thread() -> None:
    """discord-api-docs 3197 and the code 50083: whichever way it is filled."""
    async with raw_bot() as raw, Person.sit(raw.server.page_url) as maren:
        await raw.listen(intents=1)
        made = await raw.ask("POST", f"/channels/{raw.channel}/threads", {"name": "T", "type": 11})
        await maren.go(made[1]["id"])
        for method, end in (("PATCH", "/messages/@original"), ("POST", "")):
            hook = await deferred(raw, maren)
            path = f"/table/channels/{maren.channel}"
            await maren.ask("PATCH", path, {"archived": True})
            status, told = await raw.ask(method, hook + end, {"content": "late"})
            assert (status, told["code"]) == (400, 50083)
            await maren.ask("PATCH", path, {"archived": False})
            assert (await raw.ask(method, hook + end, {"content": "late"}))[0] == 200
