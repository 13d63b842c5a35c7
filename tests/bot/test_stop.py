"""Stopping: SIGINT and SIGTERM end the process soon, whole, and with 0."""

import signal
import time
from pathlib import Path

import pytest

from tests.bot.processes import program
from tests.support.cards import labels_of, text_of


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
    assert "ERROR" not in said


async def test_a_signal_before_the_gateway_is_open(tmp_path: Path) -> None:
    async with program(tmp_path, "run") as running:
        await running.page()
        running.process.send_signal(signal.SIGTERM)
        code, said = await running.ends(10)
    assert code == 0, said
    assert "Traceback" not in said


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
                    assert "Adventure" in text_of(said)
            running.process.send_signal(signal.SIGINT)
            assert (await running.ends(10))[0] == 0
