"""Servers as Discord tells of them: one by one, late, down, lost and several."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.table import guild_members
from bot.table.server import TableServer
from tests.support.patience import PATIENCE
from tests.support.people import Person, Refused
from tests.table.bots import running
from tests.table.raw import RawBot, raw_bot


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot() as made:
        yield made


async def test_ready_names_guilds_and_each_comes_in_its_own_time(raw: RawBot) -> None:
    """docs.discord.com, gateway-events: READY holds unavailable guilds, GUILD_CREATE follows."""
    table = raw.server.table
    for name in ("North", "South", "East"):
        guild_members.found_guild(table, name)
    ready = await raw.listen()
    assert {each["id"] for each in ready["guilds"]} == set(table.world.guilds)
    assert all(each["unavailable"] for each in ready["guilds"])
    came = [(await raw.event("GUILD_CREATE"))["id"] for _ in table.world.guilds]
    assert sorted(came) == sorted(table.world.guilds)
    assert came != list(table.world.guilds), "in no order that could be relied upon"


async def test_a_late_guild_is_not_told_of_before_it_comes(raw: RawBot) -> None:
    table = raw.server.table
    late = guild_members.found_guild(table, "Late")
    table.faults.order({"gateway": {"late": {late.id: 0.3}}})
    await raw.listen()
    assert (await raw.event("GUILD_CREATE"))["id"] == table.world.guild
    table.channels.open_channel("unheard", late.id)
    made = await raw.event("GUILD_CREATE")
    assert made["id"] == late.id
    assert [each["name"] for each in made["channels"]] == ["late", "unheard"]


async def test_a_guild_that_is_down_at_the_start_comes_as_deleted(raw: RawBot) -> None:
    table = raw.server.table
    down = guild_members.found_guild(table, "Down")
    guild_members.guild_becomes(table, down, "unavailable")
    await raw.listen()
    assert await raw.event("GUILD_DELETE") == {"id": down.id, "unavailable": True}
    guild_members.guild_becomes(table, down, "available")
    made = await raw.event("GUILD_CREATE")
    while made["id"] != down.id:
        made = await raw.event("GUILD_CREATE")
    assert made["unavailable"] is False


async def test_a_guild_that_is_joined_and_left(raw: RawBot) -> None:
    await raw.listen()
    await raw.event("GUILD_CREATE")
    joined = guild_members.found_guild(raw.server.table, "Joined")
    made = await raw.event("GUILD_CREATE")
    assert made["id"] == joined.id
    assert "unavailable" not in made
    assert (await raw.ask("GET", f"/guilds/{joined.id}"))[0] == 200
    guild_members.guild_becomes(raw.server.table, joined, "removed")
    assert await raw.event("GUILD_DELETE") == {"id": joined.id}
    status, body = await raw.ask("GET", f"/guilds/{joined.id}")
    assert (status, body["code"]) == (404, 10004)


async def test_guilds_have_channels_and_members_of_their_own(raw: RawBot) -> None:
    table = raw.server.table
    async with Person.sit(raw.server.page_url, "Maren") as maren:
        made = await maren.ask("POST", "/table/guilds", {"name": "Second"})
        with pytest.raises(Refused, match="of this name"):
            await maren.ask("POST", "/table/guilds", {"name": "Second"})
        with pytest.raises(Refused, match="Unknown Guild"):
            await maren.ask("POST", "/table/guild", {"guild": "1", "state": "removed"})
        second = table.world.guilds[made["id"]]
        path = f"/table/users/{maren.id}"
        await maren.ask("PATCH", path, {"member": False, "guild": second.id})
        for guild, status in ((table.world.guild, 200), (second.id, 404)):
            assert (await raw.ask("GET", f"/guilds/{guild}/members/{maren.id}"))[0] == status
        (maren.channel,) = (each.id for each in table.world.channels_of(second.id))
        with pytest.raises(Refused, match="has left the guild"):
            await maren.command("anything", force=True)
    names = [each["name"] for each in (await raw.ask("GET", f"/guilds/{second.id}/channels"))[1]]
    assert names == ["second"]
    guild_members.guild_becomes(table, second, "removed")
    (channel,) = table.world.channels_of(second.id)
    status, body = await raw.ask("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert (status, body["code"]) == (403, 50001)
    assert (await raw.post(content="still here"))[0] == 200


async def test_the_library_knows_a_late_server_once_it_comes() -> None:
    server = TableServer()
    await server.start()
    try:
        late = guild_members.found_guild(server.table, "Late")
        server.table.faults.order({"gateway": {"late": {late.id: 0.5}}})
        async with running(server) as bot:
            found = bot.get_guild(int(late.id))
            assert found is not None
            assert found.unavailable
            came = asyncio.create_task(bot.wait_for("guild_available", timeout=PATIENCE))
            assert (await came).id == int(late.id)
            assert [each.name for each in found.text_channels] == ["late"]
    finally:
        await server.stop()
