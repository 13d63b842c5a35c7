"""Connections that Discord closes for good: why, in words, and with what the program ends."""

from pathlib import Path

import discord
import pytest

from bot.app import Refused, opened
from bot.table.gateway import SessionRules
from bot.table.server import TableServer
from bot.table.sessions import serves
from tests.support.people import Person
from tests.support.tables import at_table, ready, settings
from tests.table.bots import running
from tests.table.raw import Json, RawBot, raw_bot

MEMBERS = 1 << 1


async def closed_with(raw: RawBot, **asked: object) -> int | None:
    """The code that an IDENTIFY is refused with; None where the session begins."""
    await raw.dial()
    assert (await raw.frame())["op"] == 10
    await raw.send(2, {"token": "local", "intents": 1, "properties": {}, **asked})
    return None if await raw.frame() else raw.closed_with


@pytest.mark.parametrize("shard", [[1, 1], [-1, 2], [0, 0], [0], "0,1"])
async def test_a_shard_that_is_none_is_refused(shard: object) -> None:
    async with raw_bot() as raw:
        assert await closed_with(raw, shard=shard) == 4010


@pytest.mark.parametrize(
    ("intents", "code"), [(1 << 17, 4013), (-1, 4013), ("1", 4013), (1 << 25, None), (0, None)]
)
async def test_intents_that_are_none_are_refused(intents: object, code: int | None) -> None:
    async with raw_bot() as raw:
        assert await closed_with(raw, intents=intents) == code


@pytest.mark.parametrize("privileged", [1 << 1, 1 << 8, 1 << 15])
async def test_privileged_intents_are_for_those_who_have_them(privileged: int) -> None:
    async with raw_bot() as raw:
        assert await closed_with(raw, intents=1 | privileged) == 4014
    async with raw_bot(sessions=SessionRules(granted=privileged)) as raw:
        assert await closed_with(raw, intents=1 | privileged) is None


async def test_too_many_guilds_for_one_shard_are_refused() -> None:
    async with raw_bot() as raw:
        raw.server.table.gateway.most_guilds = 2
        for n in range(2):
            raw.server.table.world.add_guild(f"G{n}")
        assert (await raw.ask("GET", "/gateway/bot"))[1]["shards"] == 2
        assert await closed_with(raw, shard=[0, 1]) == 4011


async def test_the_library_is_told_that_its_intents_are_privileged() -> None:
    server = TableServer()
    await server.start()
    try:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            async with running(server, intents=discord.Intents(guilds=True, members=True)):
                """It never becomes ready."""
    finally:
        await server.stop()


@pytest.mark.parametrize(
    ("code", "words", "ends"),
    [
        (4004, "DISCORD_TOKEN", 78),
        (4010, "shard", 78),
        (4011, "Start it again", 1),
        (4012, "newer Undercroft", 78),
        (4013, "newer Undercroft", 78),
        (4014, "Privileged Gateway Intents", 78),
    ],
)
async def test_the_bot_ends_and_says_why(tmp_path: Path, code: int, words: str, ends: int) -> None:
    table = TableServer()
    await table.start()
    try:
        table.table.faults.gateway.refuse = code
        async with opened(settings(tmp_path), table=table) as app:
            with pytest.raises(Refused, match=words) as refused:
                await ready(app)
        assert str(code) in str(refused.value)
        assert refused.value.code == ends
        assert table.table.gateway.identifies == 0
    finally:
        await table.stop()


async def test_a_house_of_two_shards_serves_every_guild(tmp_path: Path) -> None:
    table = TableServer()
    await table.start()
    try:
        world = table.table.world
        other = next(
            guild
            for guild in (world.add_guild(f"Hall {n}") for n in range(40))
            if serves((0, 2), guild.id) is not serves((0, 2), world.guild)
        )
        for ident in list(world.guilds.keys() - {world.guild, other.id}):
            del world.guilds[ident]
        world.add_channel("hall", other.id)
        table.table.gateway.most_guilds = 1
        async with at_table(tmp_path, table) as out:
            assert len(out.app.client.shards) == 2
            async with Person.sit(table.page_url, "Ilse") as ilse:
                for channel in ("the-tavern", "hall"):
                    await ilse.go(channel)
                    said: Json = await ilse.answer(await ilse.command("roll", dice="2d6"))
                    assert said["channel_id"] == ilse.channel
                await ilse.go_private()
                await ilse.answer(await ilse.command("roll", dice="2d6"))
    finally:
        await table.stop()
