"""How tests count the three seconds for an answer, whatever else the machine does."""

import asyncio
import time

import pytest

from tests.support.answering import Counted

SECONDS = 20.0


async def left_after(held) -> float:
    """The seconds that are left once something has held the event loop."""
    timer = Counted(SECONDS, asyncio.get_running_loop().stop)
    held()
    while timer._left == SECONDS:
        await asyncio.sleep(0)
    timer.cancel()
    return timer._left


async def test_while_the_process_gets_no_time_none_passes():
    assert await left_after(lambda: time.sleep(0.6)) > SECONDS - 0.5


async def test_while_it_computes_time_passes():
    ends = time.process_time() + 0.6

    def compute():
        while time.process_time() < ends:
            pass

    assert await left_after(compute) <= SECONDS - 0.6


@pytest.mark.parametrize("seconds", [0.05, 0.35])
async def test_while_it_waits_time_passes(seconds):
    over, began = asyncio.Event(), time.monotonic()
    Counted(seconds, over.set)
    await over.wait()
    assert time.monotonic() - began >= seconds


async def test_who_answers_in_time_is_told_nothing():
    over = asyncio.Event()
    Counted(0.15, over.set).cancel()
    last = asyncio.Event()
    Counted(0.4, last.set)
    await last.wait()
    assert not over.is_set()
