"""The smallest machine: one core and 512 MiB, beside a bare discord.py client on the same core.

The table and the people are in this process, which keeps to the other cores where there are some.
"""

import asyncio
import os
import random
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from bot.table.server import TableServer
from rules.registry import rulesets
from rules.store.sqlite import open_store
from tests.bench.bare_client import PRESS
from tests.bench.confined import BARE, LIMIT, OURS, PATIENCE, Confined, confined, core
from tests.bench.fairness import Other, seated_alone
from tests.bench.figures import Cost, Figure, Finding
from tests.support.cards import Json, text_of
from tests.support.emojis import give_emojis
from tests.support.people import Person
from tests.support.servers import roomy

FIRST = "three-dice"
"""The game of which a button is pressed after each start."""
PAUSE = 0.5
"""Seconds that people look at a card by post before the next click."""
LOOK = 0.1
"""Seconds that people look at a card while they play live."""
IDLE = 3.0
"""Milliseconds of the processor a second that a bot may take which nobody uses."""
LATE = 1.0
"""Seconds within which nearly every click has to be acknowledged."""
FILES = ("pdf", "png", "svg")
"""What is exported of a dungeon, in turns."""


class Extent(NamedTuple):
    """How much is measured: starts of each program, seconds after which it has settled, seconds in
    which nobody does anything, tables by post beside one that plays live, clicks of each person,
    and files that are wished for."""

    starts: int = 3
    rest: float = 20.0
    idle: float = 60.0
    tables: int = 4
    clicks: int = 60
    files: int = 12


BRIEF = Extent(starts=1, rest=0.5, idle=1.0, tables=1, clicks=3, files=2)


class Start(NamedTuple):
    """A start: seconds of the processor until it is connected, seconds until the first press is
    acknowledged, and MiB of memory then."""

    processor: float
    pressed: float
    memory: float


class Rest(NamedTuple):
    """A program that nobody uses: milliseconds of the processor a second, and MiB."""

    processor: float
    memory: float


class Evening(NamedTuple):
    """The seconds of every acknowledgement, and the most MiB and processes of all together."""

    clicks: list[float]
    peak: float
    processes: int

    @property
    def slow(self) -> float:
        """The seconds within which 99 of a hundred clicks were acknowledged."""
        return quantiles(self.clicks, n=100)[98]


def missing() -> str:
    """Why a small machine cannot be had here; empty where it can."""
    if not hasattr(os, "sched_setaffinity") or not Path("/proc/self/schedstat").exists():
        return "only Linux keeps a process to one core and counts its nanoseconds"
    return ""


def measure(*, brief: bool = False) -> list[Finding]:
    """Starts, rests and an evening of ours and of the bare client, in turns."""
    with tempfile.TemporaryDirectory() as folder, aside():
        return asyncio.run(_measure(Path(folder), BRIEF if brief else Extent()))


async def _measure(folder: Path, extent: Extent) -> list[Finding]:
    starts: dict[tuple[str, ...], list[Start]] = {OURS: [], BARE: []}
    async with at_tables(folder) as seats:
        for _ in range(extent.starts):
            for program, seat in seats.items():
                starts[program].append(await started(folder, seat, program))
        rests = await asyncio.gather(
            *(rested(folder, seat.table, program, extent) for program, seat in seats.items())
        )
        evening = await played(folder, seats[OURS].table, extent)
        bare = await pressed(folder, seats[BARE], extent)
    ours, peer = (
        Start(*(median(column) for column in zip(*starts[each], strict=True))) for each in starts
    )
    return [
        Figure("processor to connected", ours.processor, peer.processor, "a bare client", "s"),
        Figure("start to first press", ours.pressed, peer.pressed, "a bare client", "s"),
        Figure("memory, ready", rests[0].memory, rests[1].memory, "a bare client", "MiB"),
        Figure("processor, nobody clicks", rests[0].processor, IDLE, "3 ms a second", "ms/s",
               at_most=1),
        Cost("processor of a bare client, nobody clicks", rests[1].processor, "ms/s"),
        Figure(f"p50 of {len(evening.clicks)} clicks", median(evening.clicks) * 1000,
               median(bare.clicks) * 1000, "a bare client that nobody asks for files", "ms"),
        Figure("p99 of them", evening.slow * 1000, bare.slow * 1000, "the same", "ms"),
        Figure("the same", evening.slow * 1000, LATE * 1000, "a second", "ms", at_most=1),
        Figure("peak memory of the evening", evening.peak, LIMIT, "the limit", "MiB", at_most=1),
        Cost("processes at most", evening.processes, "with those that draw"),
    ]  # fmt: skip


@contextmanager
def aside() -> Iterator[None]:
    """Leave the core of the small machine to it, if there is another."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, before - {core()} or before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Seat:
    """Somebody at the table of one program, with a card to press."""

    def __init__(self, table: TableServer, other: Other) -> None:
        self.table = table
        self.other = other

    async def press(self) -> float:
        """Press something; the seconds until it was acknowledged."""
        return await self.other.press()


class Player(Other):
    """Somebody at a table of their own, who begins games of one system, by post or live."""

    def __init__(self, person: Person, system: str, pace: str = "post") -> None:
        super().__init__(person, random.Random(system))
        self._asked = {"game": system, "pace": pace}

    async def begun(self) -> Json:
        """Begin a game; its first card.

        Raises:
            AssertionError: no lobby opens; the message says why.
        """
        outcome = await self.person.command("adventure new", **self._asked)
        said = text_of(await self.person.answer(outcome, within=PATIENCE))
        assert "The lobby is open" in said, said
        return await self.first_card()


class Presser(Other):
    """Somebody who presses the one button of the bare client."""

    async def press(self) -> float:
        """Press it; the seconds until it was acknowledged."""
        loop = asyncio.get_running_loop()
        if self.card is None:
            await self.person.command("hello")
            self.card = await self.see(lambda message: "hello" in message["content"])
        began = loop.time()
        await self.person.click(self.card, PRESS, force=True)
        spent = loop.time() - began
        await self.see(lambda message: message["content"].startswith("pressed"))
        return spent


@asynccontextmanager
async def at_tables(folder: Path) -> AsyncIterator[dict[tuple[str, ...], Seat]]:
    """A table for each program, and somebody at each who has pressed something already."""
    async with AsyncExitStack() as stack:
        seats: dict[tuple[str, ...], Seat] = {}
        for program in (OURS, BARE):
            table = TableServer()
            give_emojis(table)
            await table.start()
            stack.push_async_callback(table.stop)
            if program is OURS:
                async with open_store(folder / "undercroft.db") as store:
                    await roomy(store, int(table.table.world.guild))
            async with confined(folder, table, program) as running:
                await running.connected()
                person = await seated_alone(stack, table.page_url, "First", "first")
                other = (
                    Player(person, FIRST)
                    if program is OURS
                    else Presser(person, random.Random(FIRST))
                )
                seats[program] = Seat(table, other)
                await seats[program].press()
        yield seats


async def started(folder: Path, seat: Seat, program: tuple[str, ...]) -> Start:
    """Start a program, and press a button of an earlier card as soon as it is connected."""
    async with confined(folder, seat.table, program) as running:
        connected = await running.connected()
        used = running.used()
        return Start(used.processor, connected + await seat.press(), used.memory)


async def rested(
    folder: Path, table: TableServer, program: tuple[str, ...], extent: Extent
) -> Rest:
    """Leave a program alone."""
    async with confined(folder, table, program) as running:
        await running.connected()
        await asyncio.sleep(extent.rest)
        before = running.used()
        await asyncio.sleep(extent.idle)
        after = running.used()
        return Rest((after.processor - before.processor) / extent.idle * 1000, after.memory)


async def played(folder: Path, table: TableServer, extent: Extent) -> Evening:
    """Tables by post and one live evening, whose people want replays and files meanwhile."""
    taken: list[float] = []
    *by_post, last = list(rulesets())[: extent.tables + 1]
    async with confined(folder, table) as running, AsyncExitStack() as stack:
        await running.connected()

        async def plays(other: Other, pause: float) -> None:
            for _ in range(extent.clicks):
                taken.append(await other.press())
                await asyncio.sleep(pause)

        async def wants(person: Person) -> None:
            taken.extend([seconds async for seconds in asked(person, extent.files)])

        tables = [
            Player(await seated_alone(stack, table.page_url, f"Post {system}", system), system)
            for system in by_post
        ]
        live = Player(await seated_alone(stack, table.page_url, "Live", "live"), last, "live")
        taken.append(await live.press())
        guest = await stack.enter_async_context(Person.sit(table.page_url, "Guest", "live"))
        await asyncio.gather(
            *(plays(each, PAUSE) for each in tables), plays(live, LOOK), wants(guest)
        )
        peak = _peak(running)
    return Evening(taken, *peak)


def _peak(running: Confined) -> tuple[float, int]:
    return running.peak, running.processes


async def asked(person: Person, files: int) -> AsyncIterator[float]:
    """The seconds until each wish for a replay, a map or a file was acknowledged.

    Each comes once the one before was fulfilled.
    """
    loop = asyncio.get_running_loop()
    await person.answer(await person.command("dungeon map", seed="small"))
    for number in range(files):
        began = loop.time()
        match number % 3:
            case 0:
                outcome = await person.command("adventure replay", private=True)
            case 1:
                form = FILES[number // 3 % len(FILES)]
                outcome = await person.command("dungeon export", format=form)
            case _:
                outcome = await person.command("dungeon map", seed=f"small {number}")
        yield loop.time() - began
        await person.answer(outcome, within=PATIENCE)


async def pressed(folder: Path, seat: Seat, extent: Extent) -> Evening:
    """As many people at the bare client as at ours, who press its button."""
    taken: list[float] = []
    async with confined(folder, seat.table, BARE) as running, AsyncExitStack() as stack:
        await running.connected()

        async def plays(other: Presser, pause: float) -> None:
            for _ in range(extent.clicks):
                taken.append(await other.press())
                await asyncio.sleep(pause)

        url = seat.table.page_url
        people = [
            Presser(await seated_alone(stack, url, f"Post {n}", f"post-{n}"), random.Random(n))
            for n in range(extent.tables + 1)
        ]
        *tables, live = people
        await asyncio.gather(*(plays(each, PAUSE) for each in tables), plays(live, LOOK))
        peak = _peak(running)
    return Evening(taken, *peak)
