"""What a bot is listed, and what it adds and removes one by one."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.table import guild_members
from bot.table.command_rules import MOST
from bot.table.discord_types import INVITED, Permission
from tests.table.raw import RawBot, raw_bot


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot(tempo=0.001) as made:
        yield made


async def thread(raw: RawBot, kind: int) -> str:
    wish = {"name": "A thread", "type": kind}
    return (await raw.ask("POST", f"/channels/{raw.channel}/threads", wish))[1]["id"]


async def test_archived_threads_are_listed_by_kind(raw: RawBot) -> None:
    public, private, awake = await thread(raw, 11), await thread(raw, 12), await thread(raw, 11)
    for each in (public, private):
        assert (await raw.ask("PATCH", f"/channels/{each}", {"archived": True}))[0] == 200
    for path, expected in (
        (f"/channels/{raw.channel}/threads/archived/public", [public]),
        (f"/channels/{raw.channel}/users/@me/threads/archived/private", [private]),
        (f"/guilds/{raw.server.table.world.guild}/threads/active", [awake]),
    ):
        status, found = await raw.ask("GET", path)
        assert (status, found["has_more"]) == (200, False)
        assert [each["id"] for each in found["threads"]] == expected
    world = raw.server.table.world
    for role in world.guilds[world.guild].roles.values():
        role.rights &= ~Permission.READ_MESSAGE_HISTORY
    status, error = await raw.ask("GET", f"/channels/{raw.channel}/threads/archived/public")
    assert (status, error["code"]) == (403, 50013)


async def test_the_servers_of_the_bot_are_listed(raw: RawBot) -> None:
    table = raw.server.table
    left = guild_members.found_guild(table, "Left")
    there = guild_members.found_guild(table, "There")
    left.state = "removed"
    status, found = await raw.ask("GET", "/users/@me/guilds")
    assert status == 200
    assert [each["name"] for each in found] == ["The Undercroft", "There"]
    assert found[1]["id"] == there.id
    assert int(found[1]["permissions"]) & int(INVITED) == int(INVITED)


async def test_a_command_is_added_by_itself(raw: RawBot) -> None:
    path = f"/applications/{raw.application}/commands"
    wish = {"name": "dig", "description": "Dig"}
    status, first = await raw.ask("POST", path, wish)
    assert status == 201
    status, again = await raw.ask("POST", path, {**wish, "description": "Dig deeper"})
    assert (status, again["id"]) == (200, first["id"])
    assert [each["description"] for each in (await raw.ask("GET", path))[1]] == ["Dig deeper"]
    status, error = await raw.ask("POST", path, {"name": "dig"})
    assert (status, error["code"], list(error["errors"])) == (400, 50035, ["description"])
    others = [{"name": f"dig-{n}", "description": "Dig"} for n in range(MOST[1] - 1)]
    await raw.ask("PUT", path, [*others, wish])
    assert (await raw.ask("POST", path, wish))[0] == 200
    status, error = await raw.ask("POST", path, {"name": "one-more", "description": "Dig"})
    assert (status, error["code"]) == (400, 30032)
    assert (await raw.ask("DELETE", f"{path}/{first['id']}"))[0] in (204, 404)


async def test_who_opened_a_thread_archives_it_and_does_not_delete_it(raw: RawBot) -> None:
    made = await thread(raw, 11)
    assert (await raw.ask("PATCH", f"/channels/{made}", {"archived": True}))[0] == 200
    status, error = await raw.ask("DELETE", f"/channels/{made}")
    assert (status, error["code"]) == (403, 50013)
    world = raw.server.table.world
    for role in world.guilds[world.guild].roles.values():
        role.rights |= Permission.MANAGE_THREADS
    assert (await raw.ask("DELETE", f"/channels/{made}"))[0] == 200


def _lend(raw: RawBot, right: Permission) -> None:
    world = raw.server.table.world
    list(world.guilds[world.guild].roles.values())[1].rights |= right


async def test_slow_mode_of_a_thread_is_set_by_who_manages_threads(raw: RawBot) -> None:
    path = f"/channels/{await thread(raw, 11)}"
    status, error = await raw.ask("PATCH", path, {"rate_limit_per_user": 5})
    assert (status, error["code"]) == (403, 50013)
    _lend(raw, Permission.MANAGE_THREADS)
    for seconds, expected in ((21_600, 200), (21_601, 400), (-1, 400), (0, 200)):
        status, found = await raw.ask("PATCH", path, {"rate_limit_per_user": seconds})
        assert (status, found.get("rate_limit_per_user", seconds)) == (expected, seconds)


async def test_invitations_are_listed_for_who_manages_the_channel(raw: RawBot) -> None:
    path = f"/channels/{raw.channel}/invites"
    status, error = await raw.ask("GET", path)
    assert (status, error["code"]) == (403, 50013)
    _lend(raw, Permission.MANAGE_CHANNELS)
    assert await raw.ask("GET", path) == (200, [])


async def test_the_role_that_comes_with_the_bot_names_it(raw: RawBot) -> None:
    path = f"/guilds/{raw.server.table.world.guild}/roles"
    told = [(each["managed"], each.get("tags")) for each in (await raw.ask("GET", path))[1]]
    assert told == [(False, None), (True, {"bot_id": raw.application})]
