"""Time that nobody had: lids, clocks that are set, a Discord that cannot be reached."""

import asyncio
import contextlib
import re
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import opened
from bot.gateway import reach
from bot.table.server import TableServer
from bot.timekeeping import timekeeper
from bot.timekeeping.continuity import GAP
from rules.pace.schedule import reading
from rules.pace.table import Person
from rules.service.by_post.outages import OUTAGES, KnownOutages
from rules.service.clocks.schedule import running_table
from rules.store.sqlite import open_store
from tests.bot.processes import program
from tests.support.clocks import DAY, HOUR, LeapingClock
from tests.support.people import seated
from tests.support.seasons import NAMES, Season
from tests.support.tables import Evening, ready, settings

SLACK = 60
"""Seconds that pass by themselves while a test plays."""


@contextlib.asynccontextmanager
async def lidded(folder: Path) -> AsyncIterator[Season]:
    """Three friends and a bot that takes every leap of its clock for time without it."""
    clock = LeapingClock()
    table = TableServer(now=clock.now)
    await table.start()
    try:
        async with seated(table.page_url, *NAMES) as people:
            made = Season(folder, table, people, clock)
            async with opened(settings(folder), table=table, clock=clock, gap=GAP) as app:
                await ready(app)
                made.out = Evening(app, table)
                yield made
    finally:
        await table.stop()


async def lost(here: Season) -> int:
    """The seconds that are given back so far."""
    return sum(end - start for start, end in here.out.app.service.work.outages.spans)


async def lost_is(here: Season, least: int) -> None:
    """Wait until so many seconds are given back."""

    async def given() -> bool:
        return await lost(here) >= least

    await here.until(given, f"{least} seconds are given back")


async def left(here: Season) -> int:
    """What is left of the turn of the one for whom the table waits."""
    work, found = here.out.app.service.work, await here.stored()
    table = running_table(found, work.outages)
    (owing,) = [each.seat for each in table.seats if each.owes]
    read = reading(table, Person(), owing, here.clock.now())
    assert read is not None
    assert read.left is not None
    return read.left


async def waiting(here: Season) -> None:
    """A table by post that waits for Tomas alone, who has a day."""
    await here.opened("lid")
    await here.all_but(here.tomas)
    assert DAY - SLACK <= await left(here) <= DAY


async def test_a_lid_that_was_closed_for_a_day_takes_no_turn(tmp_path: Path) -> None:
    async with lidded(tmp_path) as here:
        await waiting(here)
        before = await here.stored()
        here.clock.leap(25 * HOUR)
        await lost_is(here, 25 * HOUR)
        assert "auto" not in (await here.kinds())[before.version :]
        assert DAY - 2 * SLACK <= await left(here) <= DAY


async def test_a_clock_that_was_ahead_and_is_put_right_gives_and_takes_nothing(
    tmp_path: Path,
) -> None:
    async with lidded(tmp_path) as here:
        await waiting(here)
        here.clock.leap(3 * HOUR)
        await lost_is(here, 3 * HOUR)
        here.clock.leap(-3 * HOUR)

        async def taken_back() -> bool:
            return await lost(here) < SLACK

        await here.until(taken_back, "what the lead gave is taken back")
        assert DAY - 2 * SLACK <= await left(here) <= DAY


@pytest.mark.parametrize("how", ["gateway", "requests"])
async def test_what_passes_while_discord_cannot_be_reached_is_given_back(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeper, "AGAIN", 1)
    monkeypatch.setattr(reach, "ASK_EVERY", 1)
    async with contextlib.AsyncExitStack() as stack:
        clock = LeapingClock()
        table = TableServer(now=clock.now)
        await table.start()
        stack.push_async_callback(table.stop)
        people = await stack.enter_async_context(seated(table.page_url, *NAMES))
        here = Season(tmp_path, table, people, clock)
        # The leaps of this clock pass while the bot is there: only Discord is not.
        await stack.enter_async_context(here.bot())
        await waiting(here)
        before = await here.stored()
        trouble = {
            "gateway": {"gateway": {"refuse": 4000, "reconnect": True}},
            "requests": {"rest": [{"path": "", "status": 503, "times": 10_000}]},
        }
        await here.ilse.ask("POST", "/table/faults", trouble[how])
        timekeeping = here.out.app.timekeeper
        # Requests are looked at with the next heartbeat, which comes once a minute.
        clock.leap(timekeeper.BEAT)

        async def gone() -> bool:
            return timekeeping._lost is not None

        await here.until(gone, "the bot knows that Discord is away")
        clock.leap(25 * HOUR)
        await asyncio.sleep(2)
        assert "auto" not in (await here.kinds())[before.version :]
        await here.ilse.ask("DELETE", "/table/faults")
        await lost_is(here, 25 * HOUR)
        assert "auto" not in (await here.kinds())[before.version :]
        assert DAY - 3 * SLACK <= await left(here) <= DAY


async def test_a_process_that_was_stopped_gives_the_seconds_back(tmp_path: Path) -> None:
    async with program(tmp_path, "run") as running:
        async with running.friend() as maren:
            await maren.answer(await maren.command("adventure new", seed="stop"))
            running.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(6)
            running.process.send_signal(signal.SIGCONT)
            await asyncio.sleep(3)
            running.process.send_signal(signal.SIGTERM)
        code, said = await running.ends(10)
    assert code == 0, said
    assert re.search(r"back after [5-9] seconds; no clock ran", said)
    async with open_store(tmp_path / "undercroft.db") as store:
        kept = await store.setting(OUTAGES)
    assert kept is not None
    assert max(end - start for start, end in KnownOutages.model_validate_json(kept).spans) >= 5
