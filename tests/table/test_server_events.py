"""What Discord tells of channels, threads, roles and the bot itself, and what it does not."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.table.discord_types import EVERYONE, Permission
from bot.table.permissions import ALL
from tests.support.clocks import HOUR
from tests.support.seasons import Season
from tests.table.raw import Json, RawBot, raw_bot

LESS = int(EVERYONE & ~Permission.SEND_MESSAGES)


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot() as made:
        await made.listen(intents=1)
        await made.event("GUILD_CREATE")
        yield made


async def opened(raw: RawBot) -> Json:
    """A thread below the first channel."""
    path = f"/channels/{raw.channel}/threads"
    _, made = await raw.ask("POST", path, {"name": "T", "type": 11})
    await raw.event("THREAD_CREATE")
    return made


async def until_mark(raw: RawBot) -> list[str]:
    """The events up to a channel that is opened now."""
    raw.server.table.channels.open_channel("mark")
    seen = [(await raw.frame())["t"]]
    while seen[-1] != "CHANNEL_CREATE":
        seen.append((await raw.frame())["t"])
    return seen[:-1]


async def test_a_deleted_channel_tells_nothing_of_its_threads(raw: RawBot) -> None:
    """discord.js#10883, Javacord#1028: CHANNEL_DELETE alone."""
    thread, table = await opened(raw), raw.server.table
    table.channels.close(table.world.channels[raw.channel])
    assert await until_mark(raw) == ["CHANNEL_DELETE"]
    assert thread["id"] not in table.world.channels


async def test_who_is_added_or_taken_out_of_a_thread(raw: RawBot) -> None:
    """Without the members intent only what is of the bot itself is told."""
    thread = await opened(raw)
    path = f"/channels/{thread['id']}/thread-members"
    world = raw.server.table.world
    for method in ("PUT", "DELETE"):
        assert (await raw.ask(method, f"{path}/{world.owner}"))[0] == 204
    assert await until_mark(raw) == []
    assert (await raw.ask("DELETE", f"{path}/{world.bot}"))[0] == 204
    told = await raw.event("THREAD_MEMBERS_UPDATE")
    assert told["removed_member_ids"] == [world.bot]
    assert told["member_count"] == 0


async def test_access_that_is_lost_and_gained(raw: RawBot) -> None:
    """docs.discord.com, threads: gaining access to a channel syncs its active threads."""
    thread, table = await opened(raw), raw.server.table
    channel = table.world.channels[raw.channel]
    table.channels.permit(channel, table.world.bot, Permission(0), ALL, kind=1)
    assert await until_mark(raw) == ["CHANNEL_UPDATE"]
    table.channels.permit(channel, table.world.bot, Permission(0), Permission(0), kind=1)
    told = await raw.event("THREAD_LIST_SYNC")
    assert told["channel_ids"] == [raw.channel]
    assert [each["id"] for each in told["threads"]] == [thread["id"]]
    assert [each["user_id"] for each in told["members"]] == [table.world.bot]


async def test_roles_and_our_own_membership(raw: RawBot) -> None:
    page, guild = raw.server.page_url, raw.server.table.world.guild

    async def role(**wish: object) -> None:
        async with raw.session.post(f"{page}table/roles", json=wish) as answer:
            assert answer.status == 200

    await role(name="Helpers", permissions=1 << 13, held=True)
    made = await raw.event("GUILD_ROLE_CREATE")
    assert (made["guild_id"], made["role"]["name"]) == (guild, "Helpers")
    assert made["role"]["id"] in (await raw.event("GUILD_MEMBER_UPDATE"))["roles"]
    await role(name="Helpers", permissions=0, held=True)
    assert (await raw.event("GUILD_ROLE_UPDATE"))["role"]["permissions"] == "0"
    await role(name="Helpers", permissions=None)
    assert (await raw.event("GUILD_ROLE_DELETE"))["role_id"] == made["role"]["id"]
    assert made["role"]["id"] not in (await raw.event("GUILD_MEMBER_UPDATE"))["roles"]


@pytest.fixture
def here(lasting: Season) -> Season:
    """One house for all tests here: each opens a game of its own."""
    return lasting


@pytest.mark.asyncio(loop_scope="module")
async def test_games_in_archived_threads_of_a_deleted_channel_are_noticed(here: Season) -> None:
    thread = await here.opened("above", thread=True)
    await here.all_but(here.tomas)
    world = here.table.table.world
    parent = world.channels[thread].parent
    await here.ilse.ask("PATCH", f"/table/channels/{thread}", {"archived": True})
    client = here.out.app.client

    async def forgotten() -> bool:
        return client.guilds[0].get_thread(int(thread)) is None

    await here.until(forgotten, "the archived thread leaves the client's memory")
    await here.ilse.ask("DELETE", f"/table/channels/{parent}")
    await here.parked("gone")


@pytest.mark.asyncio(loop_scope="module")
async def test_games_in_open_threads_of_a_deleted_channel_are_noticed(here: Season) -> None:
    thread = await here.opened("above", thread=True)
    parent = here.table.table.world.channels[thread].parent
    await here.ilse.ask("DELETE", f"/table/channels/{parent}")
    await here.parked("gone")


@pytest.mark.asyncio(loop_scope="module")
async def test_rights_that_a_role_gives_and_takes(here: Season) -> None:
    await here.opened("roles")
    await here.all_but(here.tomas)
    ours = {"name": "Undercroft", "permissions": LESS, "held": True}
    everybody = {"name": "@everyone", "permissions": LESS, "held": True}
    before = {role.name: int(role.rights) for role in _roles(here)}
    for wish in (everybody, ours):
        await here.ilse.ask("POST", "/table/roles", wish)
    await here.parked("closed")
    await here.ilse.ask("POST", "/table/roles", ours | {"permissions": before["Undercroft"]})
    await here.parked(None)
    await here.later(HOUR)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_role_of_ours_that_is_given_and_taken(here: Season) -> None:
    await here.opened("given")
    await here.all_but(here.tomas)
    lent = {"name": "Writers", "permissions": int(Permission.SEND_MESSAGES), "held": True}
    await here.ilse.ask("POST", "/table/roles", lent)
    for name in ("@everyone", "Undercroft"):
        wish = {"name": name, "permissions": LESS, "held": True}
        await here.ilse.ask("POST", "/table/roles", wish)
    await here.later(HOUR)
    await here.parked(None)
    await here.ilse.ask("POST", "/table/roles", lent | {"held": False})
    await here.parked("closed")


def _roles(here: Season):
    world = here.table.table.world
    return world.guilds[world.guild].roles.values()
