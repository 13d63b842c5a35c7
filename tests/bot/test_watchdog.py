"""The watchdog tells of a loop that is held, and never of a process that stood still."""

import asyncio
import logging
import signal
import subprocess
import sys
import time

import pytest

from bot.watching.watchdog import LONGEST, TICK, Pulse, Watchdog

CHILD = """
import asyncio, logging, sys
from bot.watching.watchdog import Watchdog

logging.basicConfig(stream=sys.stdout, format="%(levelname)s %(message)s")

async def main():
    with Watchdog().watching():
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        for _ in range(5):
            await asyncio.sleep(0.1)

asyncio.run(main())
"""


def looks(*rows: tuple[float, float, float]) -> list[float]:
    """What a pulse says at each look: last beat, now, and the processor's time."""
    pulse = Pulse(beat=0.0, looked=0.0, worked=0.0)
    return [round(pulse.held(*row), 3) for row in rows]


def test_a_loop_that_does_not_beat_is_held_for_as_long() -> None:
    assert looks((0.0, TICK, 0.1), (0.0, 2 * TICK, 0.2)) == [0, TICK]


def test_a_late_look_of_a_process_that_did_nothing_excuses_the_loop() -> None:
    assert looks((0.0, 3600.0, 0.0)) == [0]
    assert looks((0.0, 3600.0, 0.0), (0.0, 3600.0 + TICK, 0.1))[-1] == TICK


def test_a_late_look_of_a_process_that_worked_excuses_nothing() -> None:
    assert looks((0.0, 5.0, 4.8)) == [5.0 - TICK]


def test_what_was_excused_is_forgotten_at_the_next_beat() -> None:
    beaten = (10.0, 10.0 + TICK, 0.0), (10.0, 10.0 + 2 * TICK, 0.1)
    assert looks((0.0, 10.0, 0.0), *beaten)[-1] == TICK


async def test_a_held_loop_is_told_of_once_with_what_holds_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def told(words: str) -> list[str]:
        return [each.getMessage() for each in caplog.records if words in each.getMessage()]

    def hog() -> None:
        """Hold the loop until that was told."""
        while not told("is held"):
            time.sleep(TICK)
        time.sleep(5 * TICK)

    with caplog.at_level(logging.WARNING, "bot.watching.watchdog"), Watchdog().watching():
        hog()
        while not told("goes on"):
            await asyncio.sleep(TICK)
    (line,) = told("is held")
    assert "in hog" in line
    assert len(told("goes on")) == 1


def test_a_process_that_was_stopped_raises_no_alarm() -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    child.send_signal(signal.SIGSTOP)
    time.sleep(LONGEST + 5 * TICK)
    child.send_signal(signal.SIGCONT)
    said, _ = child.communicate("go on\n")
    assert child.returncode == 0
    assert said == ""
