"""How long cards' maps take to draw, beside merely encoding them."""

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from io import BytesIO
from itertools import cycle
from statistics import median

from PIL import Image

import render
from bot.drawing.memory import share_one_heap
from render.drawing.colour import ThemeName
from render.drawing.theme import flat_table
from render.pictures.compose import StillCache, compose, draw, forget
from render.pictures.png import LEVEL
from rules.core.scene import Scene
from tests.bench.figures import Figure, Finding
from tests.bench.rounds import medians, seconds
from tests.render.scenes import lattice, say

ROUNDS = 15
CHILDREN = 5
MAPS = 8
"""Maps drawn by one alone, then by two at once."""


def encoded(image: Image.Image, level: int) -> bytes:
    """A picture as a PNG file."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=level)
    return file.getvalue()


def turns() -> Iterator[Scene]:
    """The same dungeon turn after turn: the active hero walks to and fro."""
    scene = lattice()
    hero = next(token for token in scene.tokens if token.active)
    for step in cycle((0, 1, 2, 1)):
        moved = hero.with_(at=(hero.at[0] + step, hero.at[1]))
        yield scene.with_(tokens=tuple(moved if each is hero else each for each in scene.tokens))


def measure(*, brief: bool = False) -> list[Finding]:
    """Turns, new maps, bytes, threads and processes, and the first picture of a process."""
    # As in the processes that draw cards: large images stay in the heap.
    share_one_heap(sheets=True)
    found: list[Finding] = []
    rounds, starts = (1, 1) if brief else (ROUNDS, CHILDREN)
    themes: tuple[ThemeName, ...] = ("parchment", "slate")
    for theme in themes:
        found += _drawn(theme, rounds)
    found += _at_once(*((2, 1) if brief else (MAPS, 7)))
    with ProcessPoolExecutor(
        1, multiprocessing.get_context("spawn"), max_tasks_per_child=1
    ) as processes:
        children = [processes.submit(first_and_warm, rounds).result() for _ in range(starts)]
    ready, first, warm = (median(column) * 1000 for column in zip(*children, strict=True))
    found += [
        Figure("first picture of a process", first, warm, "a new map later on", "ms", at_most=2),
        Figure("what a process draws before it", ready, warm, "a new map later on", "ms"),
    ]
    return found


def _drawn(theme: ThemeName, rounds: int) -> list[Finding]:
    scenes = turns()

    def turn() -> bytes:
        return render.picture(next(scenes), say, theme=theme)

    def new_map() -> bytes:
        forget()
        return turn()

    first = next(scenes)
    finished = draw(first, say, theme=theme, view="play")
    size = len(render.picture(first, say, theme=theme))
    contestants: dict[str, Callable[[], object]] = {
        "new": new_map,
        "turn": turn,
        "encode": lambda: encoded(finished, LEVEL),
    }
    new_map()
    taken = medians({"new": new_map, "encode": contestants["encode"]}, rounds)
    # Turns follow one another, as in play: the map of the last one is still there.
    taken |= medians({"turn": turn, "encode": contestants["encode"]}, rounds)
    floor = taken["encode"] * 1000
    smallest = len(encoded(finished, 9)) / 1024
    return [
        Figure(f"{theme}: a turn's picture", taken["turn"] * 1000, floor, "its encoding", "ms",
               at_most=1.3),
        Figure(f"{theme}: a new map", taken["new"] * 1000, floor, "its encoding", "ms"),
        Figure(f"{theme}: its size", size / 1024, smallest, "the slowest encoding", "KB",
               at_most=1.2),
    ]  # fmt: skip


def _at_once(maps: int, rounds: int) -> list[Finding]:
    """Maps a second that two threads draw, and that two processes do, beside one of each."""
    scenes = turns()
    jobs = [next(scenes).with_(region=str(number)) for number in range(maps)]
    halves = jobs[::2], jobs[1::2]
    processes = ProcessPoolExecutor(2, multiprocessing.get_context("spawn"))
    with ThreadPoolExecutor(2) as threads, processes:
        list(processes.map(draw_all, [jobs] * 4))
        taken = medians(
            {
                "thread": lambda: draw_all(jobs),
                "threads": lambda: list(threads.map(draw_all, halves)),
                "process": lambda: processes.submit(draw_all, jobs).result(),
                "processes": lambda: list(processes.map(draw_all, halves)),
            },
            rounds,
            time.perf_counter,
        )
    pace = {who: maps / each for who, each in taken.items()}
    return [
        Figure("two processes", pace["processes"], pace["process"], "one process", "maps/s",
               at_least=1.7),
        Figure("two threads", pace["threads"], pace["thread"], "one thread", "maps/s",
               told=True),
    ]  # fmt: skip


def draw_all(scenes: Sequence[Scene]) -> None:
    """Draw and encode new maps, one after the other."""
    share_one_heap(sheets=True)
    for scene in scenes:
        drawn = compose(scene, say, theme="slate", view="play", cache=StillCache(1))
        drawn.still.encoder.encode(drawn.indices, flat_table(drawn.theme))


def first_and_warm(rounds: int) -> tuple[float, float, float]:
    """Seconds that this process takes to be ready, for its first picture, and for a map later."""
    share_one_heap(sheets=True)
    ready = seconds(partial(render.prepare, "slate"))
    scenes = turns()

    def new_map() -> bytes:
        forget()
        return render.picture(next(scenes), say, theme="slate")

    return ready, seconds(new_map), median(seconds(new_map) for _ in range(rounds))
