"""Scheduled events of a guild at the table: as strict as Discord documents them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from bot.table.discord_types import Permission
from bot.table.events import MOST_EVENTS
from tests.support.patience import PATIENCE
from tests.support.rights import helping
from tests.table.bots import at_the_table, running
from tests.table.raw import RawBot, raw_bot

Json = dict[str, Any]


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot() as bot:
        await lent(bot, Permission.CREATE_EVENTS)
        yield bot


async def lent(raw: RawBot, rights: Permission) -> None:
    """Give the bot these rights beside those of its invitation."""
    wish = {"name": "Lent", "permissions": int(rights), "held": True}
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{raw.server.page_url}table/roles", json=wish) as answer,
    ):
        assert answer.status == 200


def where(raw: RawBot, event: str = "") -> str:
    guild = raw.server.table.world.guild
    return f"/guilds/{guild}/scheduled-events" + (f"/{event}" if event else "")


def moment(**ahead: float) -> str:
    return (datetime.now(UTC) + timedelta(**ahead)).isoformat()


def wish(**fields: Any) -> Json:
    """What an external event needs, but for some fields."""
    whole = {
        "name": "Cellars",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "the tavern"},
        "scheduled_start_time": moment(days=1),
        "scheduled_end_time": moment(days=1, hours=3),
        **fields,
    }
    return {key: value for key, value in whole.items() if value is not None}


async def test_an_event_is_made_read_changed_and_removed(raw: RawBot) -> None:
    status, event = await raw.ask("POST", where(raw), wish(description="Who comes"))
    assert (status, event["status"], event["channel_id"]) == (200, 1, None)
    assert event["creator_id"] == event["creator"]["id"] == raw.application
    assert (await raw.ask("GET", where(raw)))[1] == [event]
    ident = event["id"]
    status, changed = await raw.ask("PATCH", where(raw, ident), {"name": "Attics"})
    assert (status, changed["name"], changed["description"]) == (200, "Attics", "Who comes")
    _, counted = await raw.ask("GET", where(raw, ident) + "?with_user_count=true")
    assert counted == {**changed, "user_count": 0}
    assert await raw.ask("DELETE", where(raw, ident)) == (204, None)
    for method in ("GET", "PATCH", "DELETE"):
        status, answer = await raw.ask(method, where(raw, ident), {} if method != "GET" else None)
        assert (status, answer["code"]) == (404, 10070)


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"name": None}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 1001}, "description"),
        ({"description": ""}, "description"),
        ({"privacy_level": 1}, "privacy_level"),
        ({"entity_type": None}, "entity_type"),
        ({"channel_id": "1"}, "channel_id"),
        ({"entity_metadata": None}, "entity_metadata"),
        ({"entity_metadata": {"location": ""}}, "entity_metadata"),
        ({"entity_metadata": {"location": "x" * 101}}, "entity_metadata"),
        ({"scheduled_start_time": None}, "scheduled_start_time"),
        ({"scheduled_start_time": "tomorrow"}, "scheduled_start_time"),
        ({"scheduled_start_time": "2020-01-01T20:00:00+00:00"}, "scheduled_start_time"),
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"scheduled_end_time": "2020-01-01T20:00:00+00:00"}, "scheduled_end_time"),
    ],
)
async def test_what_an_external_event_needs(raw: RawBot, fields: Json, place: str) -> None:
    status, answer = await raw.ask("POST", where(raw), wish(**fields))
    assert (status, answer["code"]) == (400, 50035)
    assert list(answer["errors"]) == [place]
    assert (await raw.ask("GET", where(raw)))[1] == []


async def test_who_may_make_and_who_may_change_events(raw: RawBot) -> None:
    """Since 23 February 2026 MANAGE_EVENTS makes none; for one's own either right will do."""
    _, own = await raw.ask("POST", where(raw), wish())
    await lent(raw, Permission.MANAGE_EVENTS)
    assert (await raw.ask("POST", where(raw), wish()))[1]["code"] == 50013
    assert (await raw.ask("PATCH", where(raw, own["id"]), {"name": "Attics"}))[0] == 200
    await lent(raw, Permission.CREATE_EVENTS)
    world = raw.server.table.world
    events = world.guilds[world.guild].events
    assert (await raw.ask("PATCH", where(raw, own["id"]), {"name": "Vaults"}))[0] == 200
    events[own["id"]]["creator_id"] = world.owner
    assert (await raw.ask("DELETE", where(raw, own["id"])))[1]["code"] == 50013
    await lent(raw, Permission(0))
    assert (await raw.ask("GET", where(raw)))[0] == 200, "everybody in the guild sees them"
    assert (await raw.ask("POST", where(raw), wish()))[1]["code"] == 50013
    assert (await raw.ask("POST", "/guilds/1/scheduled-events", wish()))[1]["code"] == 10004


async def test_a_guild_has_a_hundred_events_that_are_not_over(raw: RawBot) -> None:
    _, event = await raw.ask("POST", where(raw), wish())
    world = raw.server.table.world
    events = world.guilds[world.guild].events
    for number in range(MOST_EVENTS - 1):
        events[f"{number}"] = {**event, "id": f"{number}"}
    status, answer = await raw.ask("POST", where(raw), wish())
    assert (status, answer["code"]) == (400, 30038)
    events["0"]["status"] = 3
    assert (await raw.ask("POST", where(raw), wish()))[0] == 200


async def test_an_external_event_begins_and_ends_by_itself(raw: RawBot) -> None:
    _, event = await raw.ask("POST", where(raw), wish())
    ident = event["id"]
    assert (await raw.ask("PATCH", where(raw, ident), {"status": 3}))[1]["code"] == 50035
    world = raw.server.table.world
    now = world.now()
    world.now = lambda: now + 25 * 3600
    assert (await raw.ask("GET", where(raw, ident)))[1]["status"] == 2
    assert (await raw.ask("PATCH", where(raw, ident), {"name": "On"}))[0] == 200
    world.now = lambda: now + 28 * 3600
    assert (await raw.ask("GET", where(raw, ident)))[1]["status"] == 3
    assert (await raw.ask("GET", where(raw)))[1] == []
    status, answer = await raw.ask("PATCH", where(raw, ident), {"name": "Over"})
    assert (status, answer["code"]) == (400, 180000)


async def test_who_asks_for_them_is_told_of_events() -> None:
    asking = discord.Intents(guilds=True, guild_scheduled_events=True)
    async with at_the_table() as play, running(play.server, intents=asking) as other:
        await helping(play.maren, Permission.CREATE_EVENTS)
        told: dict[discord.Client, list[str]] = {play.bot: [], other: []}

        def heard(client: discord.Client) -> Callable[[discord.ScheduledEvent], Awaitable[None]]:
            async def on_scheduled_event_create(event: discord.ScheduledEvent) -> None:
                told[client].append(event.name)

            return on_scheduled_event_create

        for bot in (play.bot, other):
            bot.event(heard(bot))
        start = discord.utils.utcnow() + timedelta(days=1)
        await play.bot.guilds[0].create_scheduled_event(
            name="Cellars",
            start_time=start,
            end_time=start + timedelta(hours=3),
            location="the tavern",
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        async with asyncio.timeout(PATIENCE):
            while not told[other]:
                await asyncio.sleep(0.01)
        assert told == {play.bot: [], other: ["Cellars"]}
