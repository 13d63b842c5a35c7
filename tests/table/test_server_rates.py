"""Rate limits as Discord tells of them, and the real client that heeds them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import pytest_asyncio

from bot.table.limits import INVALID, INVALID_WINDOW, Limits
from bot.table.server import TableServer
from tests.cogs.conduct import no_errors_logged
from tests.support.clocks import LeapingClock
from tests.support.people import Person
from tests.support.seasons import Season
from tests.support.tables import at_table, sensible, take
from tests.table.bots import at_the_table
from tests.table.raw import RawBot, raw_bot

SLOW = 20.0
"""A tempo at which no window ends within a test."""


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot(tempo=SLOW) as made:
        made.patient = False
        yield made


async def test_answers_tell_of_their_bucket(raw: RawBot) -> None:
    """docs.discord.com, rate-limits: the header fields, and buckets by top-level resource."""
    told = []
    for _ in range(2):
        assert (await raw.post(content="x"))[0] == 200
        told.append(raw.headers)
    assert [each["X-RateLimit-Limit"] for each in told] == ["5", "5"]
    assert [each["X-RateLimit-Remaining"] for each in told] == ["4", "3"]
    assert (
        0 < float(told[1]["X-RateLimit-Reset-After"]) <= float(told[0]["X-RateLimit-Reset-After"])
    )
    assert float(told[0]["X-RateLimit-Reset"]) > 1_700_000_000
    other = list(raw.server.table.world.channels)[1]
    await raw.ask("POST", f"/channels/{other}/messages", {"content": "elsewhere"})
    assert raw.headers["X-RateLimit-Bucket"] == told[0]["X-RateLimit-Bucket"]
    assert raw.headers["X-RateLimit-Remaining"] == "4", "another channel, another count"
    await raw.ask("GET", f"/channels/{other}/messages")
    assert raw.headers["X-RateLimit-Bucket"] != told[0]["X-RateLimit-Bucket"]


async def test_one_message_too_many(raw: RawBot) -> None:
    for _ in range(5):
        assert (await raw.post(content="x"))[0] == 200
    status, body = await raw.post(content="too many")
    assert status == 429
    assert body.keys() == {"message", "retry_after", "global"}
    assert 0 < body["retry_after"] <= 5 * SLOW
    assert body["global"] is False
    assert raw.headers["X-RateLimit-Scope"] == "user"
    assert raw.headers["X-RateLimit-Remaining"] == "0"
    assert body["retry_after"] <= int(raw.headers["Retry-After"]) <= body["retry_after"] + 1
    assert "Via" in raw.headers
    assert len(raw.server.table.world.channels[raw.channel].messages) == 5


async def test_members_of_threads_are_counted_by_guild(raw: RawBot) -> None:
    """discord-api-docs 8082: the limit of one thread is that of all threads of its guild."""
    world, threads = raw.server.table.world, []
    for channel in list(world.channels)[:2]:
        wish = {"name": "T", "type": 11}
        threads.append((await raw.ask("POST", f"/channels/{channel}/threads", wish))[1]["id"])
    statuses = [
        (await raw.ask("PUT", f"/channels/{threads[n % 2]}/thread-members/{world.owner}"))[0]
        for n in range(6)
    ]
    assert statuses == [204] * 5 + [429]
    assert raw.headers["X-RateLimit-Scope"] == "user"


async def test_fifty_in_a_second_and_interactions_are_free(raw: RawBot) -> None:
    world = raw.server.table.world
    ways = [("GET", ""), ("GET", "/messages"), ("GET", "/messages/pins"), ("POST", "/typing")]
    asked = list(product([*world.channels, *world.privates], ways))
    statuses: Counter[int] = Counter()
    for place, (method, path) in (asked * 3)[:51]:
        status, body = await raw.ask(method, f"/channels/{place}{path}")
        statuses[status] += 1
    assert statuses[429] == 1
    assert body["global"] is True
    assert raw.headers["X-RateLimit-Scope"] == "global"
    assert raw.headers["X-RateLimit-Global"] == "true"
    status, _ = await raw.ask("POST", "/interactions/1/nonsense/callback", {"type": 5})
    assert status == 404
    assert "X-RateLimit-Limit" not in raw.headers
    status, _ = await raw.ask("POST", f"/webhooks/{raw.application}/nonsense", {"content": "x"})
    assert status not in (200, 429)


async def test_the_third_name_of_a_channel_waits_though_room_is_left(raw: RawBot) -> None:
    """discord-api-docs#1900, discord.py#9626: two names in ten minutes, headers say otherwise."""
    threads = f"/channels/{raw.channel}/threads"
    _, made = await raw.ask("POST", threads, {"name": "zero", "type": 11})
    channel = f"/channels/{made['id']}"
    for name in ("one", "two"):
        assert (await raw.ask("PATCH", channel, {"name": name}))[0] == 200
    status, body = await raw.ask("PATCH", channel, {"name": "three"})
    assert status == 429
    assert 60 < body["retry_after"] <= 600
    assert int(raw.headers["X-RateLimit-Remaining"]) > 0
    assert raw.server.table.world.channels[made["id"]].name == "two"
    assert (await raw.ask("PATCH", channel, {"auto_archive_duration": 60}))[0] == 200


async def test_a_shared_limit_is_nobodys_fault(raw: RawBot) -> None:
    fault = {"path": "/messages$", "status": 429, "scope": "shared", "times": 1}
    raw.server.table.faults.order({"rest": [fault]})
    status, _ = await raw.post(content="x")
    assert status == 429
    assert raw.headers["X-RateLimit-Scope"] == "shared"


def test_ten_thousand_invalid_requests_in_ten_minutes_are_too_many() -> None:
    """docs.discord.com, rate-limits: 401, 403 and 429 count, except those of shared scope."""
    now = 0.0
    limits = Limits(1.0, lambda: now)
    for status in (200, 404, 400, 500):
        limits.note(status)
    for _ in range(INVALID):
        limits.note(429, shared=True)
    for n in range(INVALID):
        assert not limits.banned
        limits.note((401, 403, 429)[n % 3])
    assert limits.banned
    now = INVALID_WINDOW
    assert not limits.banned


async def test_who_is_banned_is_answered_with_a_page(raw: RawBot) -> None:
    for _ in range(INVALID):
        raw.server.table.limits.note(403)
    status, body = await raw.post(content="x")
    assert status == 429
    assert body.startswith("<!DOCTYPE html>")
    assert "Via" not in raw.headers


async def test_the_library_queues_at_discords_own_numbers() -> None:
    async with at_the_table(tempo=1.0) as play:
        await asyncio.gather(*(play.tavern.send(str(n)) for n in range(7)))
        said = [each.content async for each in play.tavern.history()]
        assert sorted(said) == [str(n) for n in range(7)]
        assert 429 not in {each.status for each in play.server.requests}


async def test_a_game_is_played_at_discords_own_numbers(tmp_path: Path) -> None:
    """Nothing is refused, and the card comes to show the last state."""
    table = TableServer(tempo=1.0)
    await table.start()
    try:
        with no_errors_logged():
            async with (
                Person.sit(table.page_url, "Ilse") as ilse,
                at_table(tmp_path, table, clock=LeapingClock()) as out,
            ):
                here = Season(tmp_path, table, [ilse, ilse, ilse])
                here.out = out
                await here.told(ilse, "adventure new", game="three-dice", seed="at pace")
                here.adventure = (await out.adventure(ilse.channel)).id
                await here.told(ilse, "adventure begin", anyway=True)
                for _ in range(8):
                    found = await out.shown(here.adventure)
                    option = sensible(found, int(ilse.id))
                    if option is None:
                        break
                    await take(ilse, await ilse.fresh(str(found.card)), option)
                    await out.shown(here.adventure, found.version + 1)
                assert found.version > 5
                assert 429 not in {each.status for each in table.requests}
    finally:
        await table.stop()
