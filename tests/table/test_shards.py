"""Processes that share a database share the servers: each is served by one, whatever happens."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support.databases import empty_database
from tests.support.emojis import give_emojis, signs_in
from tests.support.fleets import Fleet, fleet_at, killed
from tests.support.postgres import missing

REPLACED = 30
"""Seconds in which other processes serve what a process served that died."""


@pytest_asyncio.fixture
async def fleet(tmp_path: Path) -> AsyncIterator[Fleet]:
    if reason := missing():
        pytest.skip(reason)
    async with fleet_at(tmp_path, await empty_database()) as made:
        yield made


async def test_shards_follow_the_processes_that_there_are(fleet: Fleet) -> None:
    one, two, three = fleet.child(), fleet.child(hurried=False), fleet.child()
    async with killed(one, two, three):
        assert await one.start()
        await fleet.spread(4)
        await fleet.begin()
        # A process that comes later gets its share.
        assert await two.start()
        await fleet.spread(2, 2)
        await fleet.play()
        await fleet.player.go_private()
        await fleet.player.answer(await fleet.player.command("help"))
        # One that dies is replaced, though sessions begin only every five seconds.
        await one.kill()
        took = await fleet.spread(4, within=REPLACED)
        print(f"Two shards of a process that died were served again after {took:.1f} s.")
        await fleet.play()
        # One that stops leaves its shards at once.
        assert await three.start()
        await fleet.spread(2, 2)
        assert await two.stop() == 0
        await fleet.spread(4)
        await fleet.play()
        await fleet.one_card_each()


async def test_a_host_may_say_which_process_serves_what(fleet: Fleet) -> None:
    low, high = fleet.child(shards="0-2/4"), fleet.child(shards="3/4")
    other = fleet.child(shards="0-1/8")
    async with killed(low, high, other):
        assert await low.start()
        assert await high.start()
        await fleet.spread(1, 3)
        # Another number of shards would send each server's events to two processes.
        assert not await other.start()
        assert "Other processes serve 4 shards, and UNDERCROFT_SHARDS names 8" in other.refusal
        await high.stop()
        await asyncio.sleep(1)
        assert await fleet.owners() == [3]


LACKING = 3


async def test_processes_upload_each_emoji_once_and_all_show_it(fleet: Fleet) -> None:
    """One process has all emojis uploaded that lack, whichever servers the others serve."""
    world = fleet.table.table.world
    give_emojis(fleet.table)
    whole = [each["name"] for each in world.emojis.listed()]
    for each in world.emojis.listed()[:LACKING]:
        world.emojis.delete(each["id"])
    one, two = fleet.child(), fleet.child()
    async with killed(one, two):
        assert await one.start()
        await fleet.spread(4)
        await fleet.begin()
        assert await two.start()
        await fleet.spread(2, 2)

        async def complete() -> bool:
            return len(world.emojis.listed()) == len(whole)

        await fleet.until(complete, "all emojis are uploaded", within=3 * REPLACED)
        asked = [each for each in fleet.table.requests if each.route.endswith("/emojis")]
        assert sum(each.method == "POST" for each in asked) == LACKING
        assert sum(each.method == "GET" for each in asked) >= 2, "each process reads the list"
        assert sorted(each["name"] for each in world.emojis.listed()) == sorted(whole)
        await fleet.play()
        for channel in fleet.channels:
            await fleet.player.go(channel)
            found = await fleet.shown(channel)
            assert signs_in(await fleet.player.fresh(str(found.card))), channel
