"""What the gateway allows a session: how many frames, how often to begin, how to come back."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from bot.app import Refused
from bot.table.gateway import SessionRules
from bot.table.server import TableServer
from tests.support.houses import HandClock
from tests.support.patience import PATIENCE
from tests.support.tables import at_table
from tests.table.raw import RawBot, raw_bot


async def closing(raw: RawBot) -> int | None:
    """The code that the connection is closed with."""
    while await raw.frame():
        pass
    return raw.closed_with


async def identified(raw: RawBot) -> str:
    """What the gateway says to a first IDENTIFY: READY, or the number of another answer."""
    await raw.dial()
    assert (await raw.frame())["op"] == 10
    await raw.send(2, {"token": "local", "intents": 1, "properties": {}})
    frame = await raw.frame()
    return str(frame.get("t") or frame.get("op") or raw.closed_with)


async def test_more_than_120_frames_a_minute_close_the_connection() -> None:
    async with raw_bot() as raw:
        await raw.listen()
        for n in range(119):
            await raw.send(1, n)
        await raw.send(3, {})
        assert await closing(raw) == 4008


async def test_a_client_without_heartbeats_is_cut() -> None:
    async with raw_bot(sessions=SessionRules(heartbeat=0.01)) as raw:
        ready = await raw.listen()
        assert await closing(raw) == 4009
        await raw.dial()
        await raw.send(6, {"token": "local", "session_id": ready["session_id"], "seq": 1})
        assert (await raw.frame())["op"] == 10
        assert await raw.frame() == {"op": 9, "d": False}


async def test_a_resume_with_a_number_that_never_was_is_refused() -> None:
    async with raw_bot() as raw:
        ready = await raw.listen()
        await raw.dial()
        await raw.send(6, {"token": "local", "session_id": ready["session_id"], "seq": 9000})
        assert await closing(raw) == 4007


async def test_sessions_begin_one_by_one() -> None:
    clock = HandClock()
    async with raw_bot(tempo=1.0, ticks=clock.now) as raw:
        assert await identified(raw) == "READY"
        clock.at += 4
        assert await identified(raw) == "9"
        clock.at += 1
        assert await identified(raw) == "READY"


async def test_after_an_invalid_session_a_client_waits() -> None:
    clock = HandClock()
    async with raw_bot(tempo=1.0, ticks=clock.now) as raw:
        assert await identified(raw) == "READY"
        clock.at += 5
        raw.server.table.gateway.invalidate()
        assert await identified(raw) == "9"
        clock.at += 1
        assert await identified(raw) == "READY"


async def test_too_many_sessions_a_day_kill_the_token() -> None:
    clock = HandClock()
    async with raw_bot(sessions=SessionRules(starts_a_day=2), ticks=clock.now) as raw:
        for left in (2, 1):
            _, told = await raw.ask("GET", "/gateway/bot")
            assert told["session_start_limit"]["total"] == 2
            assert told["session_start_limit"]["remaining"] == left
            assert await identified(raw) == "READY"
            clock.at += 5
        assert await identified(raw) == "4004"
        assert (await raw.ask("GET", "/users/@me"))[0] == 401


async def test_a_bot_whose_token_dies_says_so(tmp_path: Path) -> None:
    table = TableServer(sessions=SessionRules(starts_a_day=1), tempo=0)
    await table.start()
    try:
        async with at_table(tmp_path, table) as out:
            async with aiohttp.ClientSession() as session:
                raw = RawBot(table, session)
                assert await identified(raw) == "4004"
                await raw.hang_up()
            with pytest.raises(Refused, match="DISCORD_TOKEN"):
                await asyncio.wait_for(out.app.failed, PATIENCE)
    finally:
        await table.stop()


async def test_a_heartbeat_is_answered_after_a_wires_time() -> None:
    """The library notes a heartbeat only after it is sent; an answer before that seems late."""
    async with raw_bot() as raw:
        await raw.listen()
        await raw.event("GUILD_CREATE")
        await raw.send(1, 2)
        await raw.send(8, {"guild_id": raw.server.table.world.guild, "query": "", "limit": 0})
        assert (await raw.frame())["t"] == "GUILD_MEMBERS_CHUNK"
        assert (await raw.frame())["op"] == 11
