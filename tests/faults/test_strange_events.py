"""F28, F51: Discord says things twice, and things that nobody knows yet; play goes on."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.table.discord_objects import channel_object, guild_object, role_object
from bot.table.discord_types import Json
from tests.cogs.conduct import no_errors_logged
from tests.support.patience import PATIENCE
from tests.support.seasons import Season, season
from tests.support.soak import SOAK, cases
from tests.support.tables import sensible, take

NEW: tuple[Json, ...] = (
    {"new_field": True},
    {"new_list": [1, {"deep": None}], "flags": 1 << 40},
    {"new_object": {"id": "5", "type": 99}},
)


def strange(here: Season, chance: random.Random) -> tuple[str, Json]:
    """An event of another version of Discord: unknown, or with more or less in it than today."""
    world = here.table.table.world
    guild = world.guilds[world.guild]
    channel = channel_object(world, world.channels[here.ilse.channel])
    more = chance.choice(NEW)
    return chance.choice(
        (
            (f"SOMETHING_{chance.randrange(9)}", {"guild_id": guild.id, **more}),
            ("CHANNEL_UPDATE", {**channel, **more}),
            ("CHANNEL_CREATE", {**channel, "id": str(chance.getrandbits(60)), "type": 99}),
            ("CHANNEL_UPDATE", {**channel, "default_sort_order": 9, "video_quality_mode": 9}),
            ("GUILD_UPDATE", {**guild_object(world, guild), **more, "features": ["A_NEW_ONE"]}),
            ("GUILD_UPDATE", {**guild_object(world, guild), "verification_level": 9}),
            (
                "GUILD_ROLE_UPDATE",
                {
                    "guild_id": guild.id,
                    "role": {**role_object(guild, guild.roles[guild.id]), **more},
                },
            ),
            ("THREAD_UPDATE", {"id": channel["id"], "type": 11, "guild_id": guild.id}),
            ("CHANNEL_UPDATE", {"id": channel["id"], "guild_id": guild.id, **more}),
            ("GUILD_ROLE_DELETE", {"guild_id": guild.id}),
            ("GUILD_DELETE", {}),
            ("CHANNEL_PINS_UPDATE", {"channel_id": None}),
            ("ENTITLEMENT_GONE", {"id": "7", **more}),
        )
    )


async def plays(here: Season) -> None:
    """Whoever is asked presses the card, and the next one comes."""
    found = await here.out.shown(here.adventure)
    owed = await here.owed()
    person = next(each for each in here.people if each.id in owed)
    option = sensible(found, int(person.id))
    assert option is not None
    await take(person, await person.fresh(str(found.card)), option)
    await here.out.shown(here.adventure, found.version + 1)


@pytest.mark.parametrize("number", cases(2, 100))
async def test_events_that_nobody_knows_are_passed_over(tmp_path: Path, number: int) -> None:
    chance = random.Random(number)
    with no_errors_logged():
        async with season(tmp_path) as here, here.bot():
            await here.opened(f"strange {number}", pace="live")
            for _ in range(5 if SOAK else 2):
                for _ in range(8):
                    here.table.table.gateway.emit(*strange(here, chance))
                await plays(here)


def running() -> Counter[str]:
    """The tasks that run, by what they carry out.

    The table has one more for each connection that somebody keeps open to it: how many those are
    depends on how much was asked at once.
    """
    names = (task.get_coro().__qualname__ for task in asyncio.all_tasks())
    return Counter(name for name in names if name != "RequestHandler.start")


async def steady(holds: Callable[[], Awaitable[None]]) -> Counter[str]:
    """What runs once everything that was begun has ended."""
    await holds()
    seen = running()
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.sleep(0.3)
            now = running()
            if now == seen:
                return now
            seen = now


async def test_a_hundred_times_ready_begin_everything_once(tmp_path: Path) -> None:
    with no_errors_logged():
        async with season(tmp_path) as here, here.bot():
            await here.opened("ready", pace="live")
            client = here.out.app.client
            before = await steady(lambda: plays(here))
            for _ in range(100):
                client.dispatch("ready")
                client.dispatch("resumed")
            assert await steady(lambda: plays(here)) == before
            messages = [each for each in await here.ilse.messages() if each.get("components")]
            assert len({each["id"] for each in messages}) == len(messages)
