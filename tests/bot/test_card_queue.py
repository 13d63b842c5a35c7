"""Cards are drawn by threads while few are asked for, and by processes under load."""

import asyncio
import os
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

from bot.drawing.card_queue import AWAY, BUSY, CardQueue
from bot.drawing.draw_process import DrawProcess, DrawProcessLost
from bot.drawing.painter import ThreadPainter
from cogs.ports import PictureRequest
from rules.core.errors import RuleError
from tests.bot.test_fair_queue import refused, scene

T = TypeVar("T")


class Other(DrawProcess):
    """Stands for a process: notes its work, and does it when `may` is set."""

    def __init__(self, *, lost: bool = False) -> None:
        super().__init__()
        self.done: list[object] = []
        self.may = threading.Event()
        self.may.set()
        self.lost = lost

    def do(self, work: Callable[[], T]) -> T:
        self.may.wait()
        if self.lost:
            raise DrawProcessLost
        result = work()
        self.done.append(result)
        return result


async def crowded(queue: CardQueue) -> None:
    """So many ask at once that processes are started, and those are there when this returns."""
    await asyncio.gather(*(queue.done(lambda: "thread") for _ in range(BUSY)))
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        await task


async def test_a_quiet_bot_starts_no_process() -> None:
    process = Other()
    queue = CardQueue((process,))
    for number in range(3 * BUSY):
        assert await queue.done(lambda number=number: number) == number
    await asyncio.gather(*(queue.done(lambda: 1) for _ in range(BUSY - 1)))
    assert process.done == []


async def test_threads_draw_until_a_process_is_there_and_from_then_on_it_does() -> None:
    process = Other()
    process.may.clear()
    queue = CardQueue((process,))
    try:
        assert await asyncio.gather(*(queue.done(lambda: 1) for _ in range(BUSY))) == [1] * BUSY
        assert process.done == []
    finally:
        process.may.set()
    await crowded(queue)
    assert process.done == [os.getpid()]
    assert await queue.done(lambda: "card") == "card"
    assert process.done[1:] == ["card"]


async def test_each_process_is_made_ready_before_it_draws_a_card() -> None:
    processes = Other(), Other()
    queue = CardQueue(processes, lambda: "ready")
    await crowded(queue)
    await asyncio.gather(*(queue.done(lambda: "card", str(table)) for table in range(8)))
    assert all(each.done[0] == "ready" and each.done.count("ready") == 1 for each in processes)


async def test_a_table_keeps_its_process_unless_another_is_much_less_busy() -> None:
    processes = Other(), Other(), Other()
    queue = CardQueue(processes)
    await crowded(queue)
    for each in processes:
        each.done.clear()
    for _ in range(3):
        await queue.done(lambda: "card", "table")
    home = next(each for each in processes if each.done)
    assert [len(each.done) for each in processes if each is not home] == [0, 0]
    home.may.clear()
    asked = [asyncio.create_task(queue.done(lambda: "late", "table")) for _ in range(AWAY + 2)]
    try:
        await asked[-1]
    finally:
        home.may.set()
    await asyncio.gather(*asked)
    elsewhere = [each.done.count("late") for each in processes if each is not home]
    assert sorted(elsewhere) == [0, 1]


@pytest.mark.parametrize("processes", [(), (Other(lost=True),)])
async def test_without_a_process_threads_draw_all(processes: Sequence[DrawProcess]) -> None:
    queue = CardQueue(processes)
    await crowded(queue)
    assert await queue.done(lambda: "card") == "card"


async def test_a_card_whose_process_is_lost_is_drawn_by_a_thread() -> None:
    process = Other()
    queue = CardQueue((process,))
    await crowded(queue)
    process.lost = True
    assert await queue.done(lambda: "card") == "card"
    process.lost = False
    assert await queue.done(lambda: "next") == "next"
    assert process.done[1:] == ["next"]


async def test_a_process_gives_the_picture_that_a_thread_gives_and_its_errors() -> None:
    process = DrawProcess(("usual",))
    painter = ThreadPainter("slate", cards=(process,))

    async def paint(table: str) -> bytes:
        picture = await painter.paint(
            PictureRequest(scene=scene(), locale="en", name="map", view="play", table=table)
        )
        return picture.data

    try:
        drawn = await asyncio.gather(*(paint(str(table)) for table in range(BUSY)))
        queue = painter._cards
        await crowded(queue)
        before = process.spent
        drawn.append(await paint("0"))
        assert len(set(drawn)) == 1
        assert process.spent >= before > 0
        with pytest.raises(RuleError):
            await queue.done(refused)
    finally:
        process.close()
    assert process.spent == 0
