"""Forty tables of all games that press without pause: how many cards a second are drawn for them.

Only the drawing is measured, as the bot asks for it (`ThreadPainter.paint`); the games were played
before. The floor is one thread that merely encodes the same pictures. Processor time is reported
beside time on the wall, as neighbours on the machine change the latter alone.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from itertools import count
from statistics import median, quantiles

from PIL import Image

from bot.drawing.card_queue import STARTING
from bot.drawing.draw_process import CARDS as CARD_PROCESSES
from bot.drawing.draw_process import DrawProcess
from bot.drawing.painter import ThreadPainter
from cogs.ports import PictureRequest
from render.pictures import compose
from rules.core.scene import Scene
from rules.registry import rulesets
from tests.bench.drawing import encoded
from tests.bench.figures import Figure, Finding, Shares
from tests.support.playing import played

TABLES = 40
CARDS = 12
"""Cards of each table that are measured; as many before them only warm up."""
FIRST = 8
"""The moment at which a table is met: its first turns differ from all that follow."""
SLOWEST = 0.5
"""Seconds that a card may take at most, of nineteen in twenty."""
PACE = 50
"""Cards a second: all that Discord takes of one bot."""


@dataclass
class Run:
    """What one run came to: seconds of every card, of the wall, and of the processor."""

    cards: list[float] = field(default_factory=list)
    files: list[bytes] = field(default_factory=list)
    wall: float = 0.0
    here: float = 0.0
    there: float = 0.0
    maps: Counter[str] = field(default_factory=Counter)
    """How many maps were kept, drawn in part, and drawn wholly, by threads alone."""

    @property
    def pace(self) -> float:
        """Cards a second."""
        return len(self.cards) / self.wall

    @property
    def slow(self) -> float:
        """The seconds within which nineteen of twenty cards were drawn."""
        return quantiles(self.cards, n=20)[-1]


def measure(*, brief: bool = False) -> list[Finding]:
    """Cards a second of threads alone, and with as many processes as a bot on this machine has."""
    cards, tables_there = (2, 5) if brief else (CARDS, TABLES)
    tables = [list(scenes(number, cards)) for number in range(tables_there)]
    threads = asyncio.run(_run(tables, ()))
    processes = tuple(DrawProcess(("usual",)) for _ in CARD_PROCESSES)
    try:
        both = asyncio.run(_run(tables, processes))
        paced = asyncio.run(_run(tables, processes, PACE))
    finally:
        for process in processes:
            process.close()
    pictures = [Image.open(BytesIO(file)) for file in both.files]
    for picture in pictures:
        picture.load()
    began, before = time.perf_counter(), time.process_time()
    for picture in pictures:
        encoded(picture, 4)
    wall, floor = time.perf_counter() - began, time.process_time() - before
    pace, each = len(pictures) / wall, floor / len(pictures) * 1000
    return [
        Figure("cards a second, threads", threads.pace, pace, "encoding alone, one thread", "/s"),
        Figure("cards a second, processes", both.pace, pace, "encoding alone, one thread", "/s"),
        Figure("cards a second, beside Discord", both.pace, PACE, "what Discord takes of a bot",
               "/s", at_least=1),
        Figure("p95 of a card at that limit", paced.slow * 1000, SLOWEST * 1000, "half a second",
               "ms", at_most=1),
        Figure("p95 of a card without pause", both.slow * 1000, SLOWEST * 1000, "half a second",
               "ms"),
        Figure("p50 of a card without pause", median(both.cards) * 1000, SLOWEST * 1000,
               "half a second", "ms"),
        Figure("processor for a card, threads", threads.here / len(threads.cards) * 1000, each,
               "encoding it", "ms", at_most=4),
        Figure("processor for a card, processes", (both.here + both.there) / len(both.cards) * 1000,
               each, "encoding it", "ms", at_most=2.2),
        Figure("of that, in the event loop's process", both.here, both.here + both.there,
               "all of it", "s", at_most=0.2),
        Shares("maps of cards", {how: float(number) for how, number in threads.maps.items()}),
    ]  # fmt: skip


def scenes(number: int, cards: int) -> Iterator[Scene]:
    """What everybody sees in a table's game, moment by moment; another game when one has ended."""
    systems = list(rulesets().values())
    rules, size = systems[number % len(systems)], 1 + number % 4
    left = FIRST + 2 * cards
    for seed in count(1000 + number, TABLES):
        for moment in played(rules, rules.preset, size, seed, left):
            shown = rules.view(moment.state, None).scene
            if shown is not None:
                yield shown
                left -= 1
            if not left:
                return


async def _run(
    tables: Sequence[Sequence[Scene]], processes: tuple[DrawProcess, ...], pace: float = 0.0
) -> Run:
    """Let all tables ask at once, each for the next card as soon as it has the last.

    With a pace, so many cards a second are asked for by all of them together, and no more.
    """
    compose.forget()
    painter = ThreadPainter("slate", cards=processes)
    run, cards = Run(), (min(map(len, tables)) - FIRST) // 2

    async def table(number: int, moments: Sequence[Scene], into: Run) -> None:
        met = time.perf_counter()
        for turn, scene in enumerate(moments):
            if pace:
                due = met + (turn * len(tables) + number) / pace
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            began = time.perf_counter()
            picture = await painter.paint(
                PictureRequest(scene=scene, locale="en", name="map", view="play", table=str(number))
            )
            into.cards.append(time.perf_counter() - began)
            into.files.append(picture.data)

    async def all_tables(first: int, into: Run) -> None:
        await asyncio.gather(
            *(
                table(number, moments[first : first + cards], into)
                for number, moments in enumerate(tables)
            )
        )

    await all_tables(FIRST, Run())
    # Once processes have been started, they shall have the maps before anything is measured.
    starting = [task for task in asyncio.all_tasks() if task.get_name() == STARTING]
    if starting:
        await asyncio.wait(starting)
        await all_tables(FIRST, Run())
    compose.STILLS.served.clear()
    started = sum(process.spent for process in processes)
    began, here = time.perf_counter(), time.process_time()
    await all_tables(FIRST + cards, run)
    run.wall, run.here = time.perf_counter() - began, time.process_time() - here
    run.there = sum(process.spent for process in processes) - started
    run.maps = Counter(compose.STILLS.served)
    return run
