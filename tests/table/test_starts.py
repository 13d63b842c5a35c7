"""Sessions that are lost again and again do not cost the token."""

import asyncio
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.app import Refused, opened
from bot.gateway import connection_pause
from bot.gateway import session_starts as starts
from bot.gateway.pacing import OwnPace
from bot.gateway.session_starts import FIRST, LONGEST, Gateway, SessionStarts, TooManyStarts
from bot.table.gateway import SessionRules
from bot.table.server import TableServer
from tests.support.patience import PATIENCE
from tests.support.tables import at_table, ready, settings


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two sessions, nor between connections that end at once."""
    monkeypatch.setattr(starts, "FIRST", 0.0)
    monkeypatch.setattr(connection_pause, "FIRST", 0.0)


async def test_a_bot_whose_sessions_are_lost_for_ever_stops_before_its_token_does(
    tmp_path: Path, hurried: None
) -> None:
    table = TableServer(sessions=SessionRules(starts_a_day=20), tempo=0)
    await table.start()
    try:
        async with at_table(tmp_path, table) as out:
            for _ in range(40):
                before = table.table.gateway.starts_left
                table.table.gateway.invalidate()
                async with asyncio.timeout(PATIENCE):
                    while table.table.gateway.starts_left == before and not out.app.failed.done():
                        await asyncio.sleep(0.01)
                if out.app.failed.done():
                    break
            with pytest.raises(Refused, match="2 more of 20 sessions"):
                await out.app.failed
        assert table.table.gateway.starts_left == 2
        assert table.table.tokens
        # Whatever starts it again costs nothing.
        for _ in range(3):
            async with opened(settings(tmp_path), table=table) as app:
                with pytest.raises(Refused, match="24 hours"):
                    await ready(app)
        assert table.table.gateway.starts_left == 2
    finally:
        await table.stop()


def limits(left: int, together: int = 1) -> Gateway:
    told = discord.SessionStartLimits(
        total=1000, remaining=left, reset_after=3_600_001, max_concurrency=together
    )
    return Gateway(1, "wss://gateway.example", told)


class NoQueue:
    """A pace at which nobody waits, which remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, float]] = []

    async def pace(self, name: str, step: float, many: int = 1, saved: float = 0.0) -> float:
        """Give a turn now."""
        self.asked.append((name, step))
        return 0.0


async def test_pauses_grow_while_sessions_come_often(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def plenty() -> Gateway:
        return limits(900)

    counting = SessionStarts(plenty, NoQueue())
    monkeypatch.setattr(asyncio, "sleep", sleep)
    await counting.before_first(0)
    for _ in range(6):
        await counting.before_next(0)
    assert slept == [FIRST, 10, 20, LONGEST, LONGEST, LONGEST]
    # One that was left to another process has lost none since.
    slept.clear()
    counting.forget(0)
    await counting.before_next(0)
    assert slept == [0]
    # Another shard has lost none, and waits for its turn alone.
    slept.clear()
    await counting.before_next(1)
    assert slept == [0]


async def test_sessions_begin_as_far_apart_as_discord_wants_it() -> None:
    async def plenty() -> Gateway:
        return limits(900, together=2)

    pace = NoQueue()
    counting = SessionStarts(plenty, pace)
    for shard in range(4):
        await counting.before_next(shard)
    assert pace.asked == [(f"identify {shard % 2}", FIRST) for shard in range(4)]


async def test_turns_of_one_process_are_a_step_apart() -> None:
    pace = OwnPace()
    waits = [await pace.pace("knock", 100.0) for _ in range(3)]
    assert waits == pytest.approx([0, 100, 200], abs=1)
    assert await pace.pace("saved", 10.0, many=3, saved=20.0) == pytest.approx(0, abs=1)


async def test_an_answer_is_asked_for_once_by_what_starts_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Gateway] = []

    async def ask() -> Gateway:
        asked.append(limits(500))
        return asked[-1]

    counting = SessionStarts(ask, NoQueue())
    await counting.check()
    await counting.check()
    await counting.before_first(0)
    assert len(asked) == 1
    assert asked[0].limits.remaining == 499
    monkeypatch.setattr(starts, "FRESH", 0.0)
    await counting.check()
    assert len(asked) == 2


async def test_who_is_told_nothing_counts_on(hurried: None) -> None:
    answers: list[Gateway] = [limits(103)]

    async def ask() -> Gateway:
        if not answers:
            raise aiohttp.ClientConnectionError
        return answers.pop()

    counting = SessionStarts(ask, NoQueue())
    for _ in range(3):
        await counting.before_next(0)
    with pytest.raises(TooManyStarts, match=r"100 more of 1000 .* In 2 hours"):
        await counting.before_next(0)


async def test_who_was_never_told_anything_hears_why(hurried: None) -> None:
    async def ask() -> Gateway:
        raise aiohttp.ClientConnectionError

    with pytest.raises(aiohttp.ClientConnectionError):
        await SessionStarts(ask, NoQueue()).check()


async def test_a_start_asks_for_the_gateway_once(tmp_path: Path) -> None:
    # Discord lets nobody ask twice in five seconds without a pause.
    table = TableServer(tempo=1)
    await table.start()
    try:
        async with opened(settings(tmp_path), table=table) as app:
            await ready(app)
            asked = [each for each in table.requests if each.route.endswith("/gateway/bot")]
            assert len(asked) == 1
    finally:
        await table.stop()
