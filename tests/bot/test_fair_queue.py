"""People who ask for pictures are served in turn, and cards wait for none of them."""

import asyncio
import errno
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import TypeVar

import pytest

from bot.drawing import draw_process as workshop_module
from bot.drawing import jobs
from bot.drawing.draw_process import PRIORITIES, DrawProcess, DrawProcessLost, NoDrawProcess
from bot.drawing.fair_queue import FairQueue
from bot.drawing.painter import ThreadPainter
from bot.drawing.priority import NICE
from cogs.ports import ExportRequest, PictureRequest, ReplayRequest
from render.pictures.replay import FRAMES
from rules.core.errors import RuleError
from rules.core.scene import Scene
from rules.registry import ruleset
from rules.service.dungeons.request import MORPHOLOGIES, DungeonRequest, options_of
from rules.service.dungeons.session import rolled_scene
from rules.service.servers.cooldowns import ALLOWED
from tests.bot.drawn_work import fatal, manner, refused
from tests.support.patience import PATIENCE
from tests.support.playing import played

T = TypeVar("T")
BUSY, ANNA, BERTA = 1, 2, 3


def scene() -> Scene:
    """What a game shows when it begins."""
    rules = ruleset("three-dice")
    begun = next(played(rules, rules.options_type(), 2, 1, 0))
    found: Scene = rules.view(begun.state, None).scene
    return found


async def worked(turns: FairQueue, person: int, order: list[int]) -> None:
    async with turns.turn(person):
        order.append(person)
        await asyncio.sleep(0)


async def all_worked(people: list[int]) -> list[int]:
    """Who was served when, of people who asked in this order."""
    turns, order = FairQueue(), list[int]()
    await asyncio.gather(*(worked(turns, person, order) for person in people))
    return order


async def test_who_asks_for_one_waits_for_one_of_each_other() -> None:
    assert await all_worked([BUSY] * 5 + [ANNA, BERTA, ANNA]) == [
        BUSY, BUSY, ANNA, BERTA, BUSY, ANNA, BUSY, BUSY,
    ]  # fmt: skip


async def test_one_is_served_at_a_time() -> None:
    turns, at_work, most = FairQueue(), 0, 0

    async def work(person: int) -> None:
        nonlocal at_work, most
        async with turns.turn(person):
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0)
            at_work -= 1

    await asyncio.gather(*(work(person) for person in (BUSY, ANNA) * 4))
    assert most == 1


async def test_who_no_longer_wants_it_is_passed_over_and_errors_pass_the_turn_on() -> None:
    turns, order = FairQueue(), list[int]()

    async def fails() -> None:
        async with turns.turn(BUSY):
            await asyncio.sleep(0)
            raise RuleError("error-over")

    failing = asyncio.create_task(fails())
    gone = [asyncio.create_task(worked(turns, person, order)) for person in (BUSY, ANNA)]
    stays = asyncio.create_task(worked(turns, BERTA, order))
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    with pytest.raises(RuleError):
        await failing
    await stays
    assert order == [BERTA]
    # One that is cancelled just when its turn comes gives it on.
    first, second = (asyncio.create_task(worked(turns, each, order)) for each in (ANNA, BERTA))
    await asyncio.sleep(0)
    first.cancel()
    with suppress(asyncio.CancelledError):
        await first
    await second
    assert order[-1] == BERTA


class Slow(DrawProcess):
    """A workshop that does nothing until it is let, and notes what it was asked for."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self._may = asyncio.Semaphore(0)
        self.work_is_to_fail = False

    def do(self, work: Callable[[], T]) -> T:
        asyncio.run_coroutine_threadsafe(self._may.acquire(), self._loop).result()
        if self.work_is_to_fail:
            raise RuleError("error-no-such-level", level=3)
        return work()

    def let(self) -> None:
        self._may.release()


async def test_a_card_waits_for_nobodys_maps() -> None:
    slow, served = Slow(asyncio.get_running_loop()), list[str]()
    drawing = ThreadPainter("slate", pictures=slow)

    async def letters(name: str, asker: int | None) -> None:
        await drawing.text_map(scene(), locale="en", view="play", asker=asker)
        served.append(name)

    asked = [("busy 1", BUSY), ("busy 2", BUSY), ("busy 3", BUSY), ("anna", ANNA)]
    tasks = [asyncio.create_task(letters(*each)) for each in asked]
    await asyncio.gather(*(letters(f"card {number}", None) for number in range(3)))
    assert sorted(served) == ["card 0", "card 1", "card 2"]
    for _ in tasks:
        slow.let()
    await asyncio.gather(*tasks)
    assert served[3:] == ["busy 1", "busy 2", "anna", "busy 3"]


def levels() -> tuple[Scene, Scene]:
    """A small level of a dungeon, and one of every morphology: a PDF of fifty sheets."""
    every = DungeonRequest(levels=3, morphology=",".join(MORPHOLOGIES))
    small, large = (
        rolled_scene(options_of(each), "salt", 1, keeper=False)[0]
        for each in (DungeonRequest(levels=1, morphology="none"), every)
    )
    return small, large


def file_of(level: Scene, form: str, asker: int) -> ExportRequest:
    return ExportRequest(
        scene=level, locale="en", form=form, audience="player", name="x", limit=2**23, asker=asker
    )


async def test_a_small_file_waits_for_no_large_one() -> None:
    loop = asyncio.get_running_loop()
    slow, quick, served = Slow(loop), Slow(loop), list[int]()
    drawing = ThreadPainter("slate", files=slow, small=quick)
    small, large = levels()
    twelve = [
        asyncio.create_task(drawing.export(file_of(large, "pdf", asker))) for asker in range(12)
    ]
    asked = [
        (file_of(large, "json", ANNA), ANNA),
        (file_of(small, "svg", BERTA), BERTA),
        (file_of(small, "png", BUSY), BUSY),
    ]

    async def served_to(request: ExportRequest, asker: int) -> None:
        assert drawing.cost(request) == 1
        await drawing.export(request)
        served.append(asker)

    for _ in asked:
        quick.let()
    await asyncio.gather(*(served_to(*each) for each in asked))
    assert served == [ANNA, BERTA, BUSY]
    assert not any(task.done() for task in twelve)
    for task in twelve:
        task.cancel()
    await asyncio.gather(*twelve, return_exceptions=True)
    # A thread that began with one of them is let go, so that it ends.
    slow.work_is_to_fail = True
    slow.let()


BEGUN, MAY_END = threading.Event(), threading.Event()


def takes_long() -> bool:
    """Work that takes until it may end."""
    BEGUN.set()
    return MAY_END.wait(PATIENCE)


async def test_a_small_file_waits_for_no_large_one_where_threads_draw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("multiprocessing.popen_spawn_posix.Popen", Refusing())
    drawing = ThreadPainter("slate", files=DrawProcess(), small=DrawProcess())
    long = asyncio.create_task(drawing._files.done(BUSY, takes_long))
    try:
        assert await asyncio.to_thread(BEGUN.wait, PATIENCE)
        await drawing.export(file_of(levels()[0], "png", ANNA))
        assert not long.done()
    finally:
        MAY_END.set()
    assert await long


def test_a_file_costs_what_is_drawn_for_it() -> None:
    drawing, (small, large) = ThreadPainter("slate"), levels()

    def costs(level: Scene) -> dict[str, int]:
        return {form: drawing.cost(file_of(level, form, ANNA)) for form in drawing.formats}

    modest, costly = costs(small), costs(large)
    assert {form for form, cost in modest.items() if cost > 1} == {"pdf"}
    assert all(cost <= costly[form] for form, cost in modest.items())
    most = ALLOWED["file"].most
    assert 1 < modest["pdf"] <= most // 2 < most < costly["pdf"]
    assert {costly[form] for form in ("tsv", "txt", "json", "onepage")} == {1}
    assert min(costly[form] for form in ("png", "uvtt", "foundry", "svg", "tmx")) > 1

    def replayed(count: int) -> int:
        scenes = (scene(),) * count
        return drawing.cost(
            ReplayRequest(scenes=scenes, locale="en", name="x", limit=2**23, asker=ANNA)
        )

    assert [replayed(count) for count in (1, 30, 31, FRAMES, 10 * FRAMES)] == [1, 1, 2, 10, 10]


def test_the_workshop_gives_what_a_thread_would_and_starts_again_when_it_is_lost() -> None:
    draw_process = DrawProcess()
    try:
        wanted = PictureRequest(scene=scene(), locale="en", name="x", view="play")
        work = partial(jobs.painted, wanted, "slate")
        assert draw_process.do(work) == work()
        with pytest.raises(RuleError) as refusal:
            draw_process.do(refused)
        assert refusal.value.text == RuleError("error-no-such-level", level=3).text
        assert draw_process._process is not None
        draw_process._process.kill()
        assert draw_process.do(work) == work()
    finally:
        draw_process.close()
    assert draw_process._process is None


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system has no idle time to take")
def test_a_workshop_that_gets_no_time_is_started_again_with_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From idle time alone to a little beside others, and from that to as much as they have."""
    # Beside busy neighbours it may get too little from the start: that is not asked here.
    monkeypatch.setattr("bot.drawing.draw_process.STARVED", dict.fromkeys(PRIORITIES, 0.0))
    draw_process = DrawProcess()
    try:
        # 19 is the lowest priority that there is: these tests may run at a low one themselves.
        back = min(NICE, 19 - os.getpriority(os.PRIO_PROCESS, 0))
        ways = [(os.SCHED_IDLE, 0), (os.SCHED_OTHER, back), (os.SCHED_OTHER, 0)]
        assert draw_process.do(manner) == ways[0]
        monkeypatch.setattr("bot.drawing.draw_process.CHECK_EVERY", 0.2)
        for priority, way in zip(PRIORITIES, ways[1:], strict=False):
            monkeypatch.setitem(workshop_module.STARVED, priority, 0.05)
            assert draw_process._process is not None
            stopped = draw_process._process
            os.kill(stopped.pid, signal.SIGSTOP)
            assert draw_process.do(manner) == way
            assert stopped.exitcode == -signal.SIGKILL
    finally:
        draw_process.close()


class Refusing:
    """Stands for a system that starts no process for this one; counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, *_: object) -> None:
        self.asked += 1
        raise OSError(errno.ENOSYS, "Function not implemented")


async def test_where_no_process_can_be_had_a_thread_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    refusing = Refusing()
    monkeypatch.setattr("multiprocessing.popen_spawn_posix.Popen", refusing)
    drawing = ThreadPainter("slate", DrawProcess(), small=DrawProcess())
    letters = jobs.text_map(scene(), "en", "play")
    for _ in range(3):
        drawn = await drawing.text_map(scene(), locale="en", view="play", asker=ANNA)
        assert drawn == letters
    files = await drawing.replay(
        ReplayRequest(scenes=(scene(),), locale="en", name="x", asker=ANNA, limit=10**7)
    )
    assert files.data.startswith(b"GIF")
    # Each of the two was tried once, and not again for every picture.
    assert refusing.asked == 2
    with pytest.raises(NoDrawProcess):
        await asyncio.to_thread(drawing._pictures.draw_process.do, os.getpid)
    # In this module alone: the event loop goes by the same clock.
    later = SimpleNamespace(monotonic=lambda: float("inf"))
    monkeypatch.setattr("bot.drawing.draw_process.time", later)
    with pytest.raises(NoDrawProcess):
        await asyncio.to_thread(drawing._pictures.draw_process.do, os.getpid)
    assert refusing.asked == 3


async def test_what_ends_a_process_twice_is_not_tried_here() -> None:
    process = DrawProcess(("usual",))
    drawing = ThreadPainter("slate", process)
    try:
        with pytest.raises(DrawProcessLost) as lost:
            await drawing._shown(ANNA, fatal)
        assert not isinstance(lost.value, NoDrawProcess)
    finally:
        process.close()
