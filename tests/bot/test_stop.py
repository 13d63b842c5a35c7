"""Stopping: SIGINT and SIGTERM end the process soon, whole, and with 0.

A signal before the gateway is open is held beside the first line, `test_first_line.py`.
"""

import asyncio
import signal
import time
from pathlib import Path

import pytest

from bot.app import Refused, opened
from rules.service.by_post.outages import ALIVE
from rules.store.sqlite import open_store
from tests.bot.processes import program
from tests.support.cards import labels_of, text_of
from tests.support.houses import HandClock
from tests.support.patience import PATIENCE
from tests.support.soak import SOAK, cases
from tests.support.tables import settings

STEP = 0.003 if SOAK else 0.009
"""Seconds between two moments of a start at which it is stopped."""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_it_with_a_game_on(tmp_path: Path, number: signal.Signals) -> None:
    async with program(tmp_path, "run") as running:
        async with running.friend() as maren:
            await maren.answer(await maren.command("adventure new", seed="stop"))
            await maren.command("adventure begin", wait=False)
            began = time.monotonic()
            running.process.send_signal(number)
        code, said = await running.ends(10)
        assert time.monotonic() - began < 6
    assert code == 0, said
    assert "Traceback" not in said
    # A busy machine may hold the process, which its watchdog says.
    errors = [line for line in said.splitlines() if "ERROR" in line]
    assert [line for line in errors if "bot.watching.watchdog" not in line] == []


async def test_a_stop_at_any_moment_of_the_start(tmp_path: Path) -> None:
    """Neither work that begins after the stop nor a start cut short keeps the process."""
    for moment in cases(13, soak=40):
        async with asyncio.timeout(PATIENCE):
            async with opened(settings(tmp_path), local=True) as app:
                await asyncio.sleep(moment * STEP)
        # Told that it stopped, the client ends with the sentence for whoever waited for it.
        if app.failed.done():
            assert isinstance(app.failed.exception(), Refused)


async def test_a_start_cut_short_counts_as_being_away(tmp_path: Path) -> None:
    """What was not noted at the start is not hidden by the note of the end."""
    here, clock = settings(tmp_path), HandClock(1_000_000)
    async with opened(here, local=True, clock=clock) as app:
        async with asyncio.timeout(PATIENCE):
            while await app.service.store.setting(ALIVE) is None:
                await asyncio.sleep(0.01)
    clock.at += 3600
    async with opened(here, local=True, clock=clock):
        pass
    async with open_store(here.database) as store:
        assert await store.setting(ALIVE) == "1000000"


async def test_a_signal_while_discord_is_away(tmp_path: Path) -> None:
    """Between two attempts to reconnect the library sleeps; the process ends all the same."""
    async with program(tmp_path, "run") as running:
        async with running.friend() as maren:
            trouble = {"path": "gateway", "status": 503, "times": 100}
            await maren.ask("POST", "/table/faults", {"rest": [trouble]})
            await maren.ask("POST", "/table/faults", {"gateway": {"invalidate": "gone"}})
            running.process.send_signal(signal.SIGTERM)
        code, said = await running.ends(10)
    assert code == 0, said


async def test_the_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    for run in ("first", "second"):
        async with program(tmp_path, "run") as running:
            async with running.friend() as maren:
                if run == "first":
                    await maren.answer(await maren.command("adventure new", seed="stop"))
                    said = await maren.answer(await maren.command("adventure begin"))
                    assert "begins" in text_of(said)
                else:
                    said = await maren.answer(await maren.command("adventure status"))
                    assert labels_of(said) == []
                    assert "room 1, level 1" in text_of(said)
            running.process.send_signal(signal.SIGINT)
            assert (await running.ends(10))[0] == 0
