"""What asks the process to end, besides the signals of `test_stop.py`: terminals and consoles."""

import asyncio
import os
import signal
import threading
from pathlib import Path

import pytest

from bot import stopping
from bot.stopping import CLOSING, Closing, heard
from tests.bot.processes import environment
from tests.bot.test_first_line import pseudo_terminal, wait_for_the_bot
from tests.support.commands import Command
from tests.support.patience import PATIENCE


async def test_a_closed_terminal_stops_it_in_good_order(tmp_path: Path) -> None:
    """It cannot say anything there any more."""
    ours, theirs = pseudo_terminal()
    process = Command(tmp_path, ["run", "--no-browser"], environment(), theirs)
    os.close(theirs)
    await process.listen()
    try:
        with os.fdopen(ours, encoding="utf-8", errors="replace") as terminal:
            lines = (line.strip() for line in terminal)
            address = next(line for line in lines if " at http" in line).rpartition(" at ")[2]
            await asyncio.to_thread(wait_for_the_bot, address)
        process.send_signal(signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            _, said = await process.communicate()
    finally:
        process.kill()
        await process.wait()
    assert process.returncode == 0, said
    assert b"Traceback" not in said
    assert not (tmp_path / "undercroft.db-wal").exists()


async def test_who_wants_it_to_outlive_the_terminal_is_heard() -> None:
    """As `nohup` does."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    stop = asyncio.Event()
    try:
        with heard(stop.set):
            os.kill(os.getpid(), signal.SIGHUP)
            await asyncio.sleep(0.1)
            assert not stop.is_set()
            os.kill(os.getpid(), signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                await stop.wait()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


async def test_signals_are_heard_where_the_loop_takes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", refused)
    before = {each: signal.getsignal(each) for each in stopping.ENDINGS.values()}
    for number in stopping.ENDINGS.values():
        stop = asyncio.Event()
        with heard(stop.set):
            os.kill(os.getpid(), number)
            async with asyncio.timeout(PATIENCE):
                await stop.wait()
    assert {each: signal.getsignal(each) for each in stopping.ENDINGS.values()} == before


@pytest.mark.parametrize("event", sorted(CLOSING))
def test_windows_has_its_answer_once_all_is_done(event: int) -> None:
    """It ends the process as soon as it has the answer."""
    asked, answers = threading.Event(), list[bool]()
    closing = Closing(asked.set)
    console = threading.Thread(target=lambda: answers.append(closing.hear(event)))
    console.start()
    try:
        assert asked.wait(PATIENCE)
        console.join(0.05)
        assert answers == []
    finally:
        closing.done()
        console.join(PATIENCE)
    assert answers == [True]


@pytest.mark.parametrize("event", [0, 1])
def test_what_a_signal_tells_too_is_left_to_it(event: int) -> None:
    """Ctrl+C and Ctrl+Break."""
    asked = threading.Event()
    assert not Closing(asked.set).hear(event)
    assert not asked.is_set()
