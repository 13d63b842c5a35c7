"""How long maps take to draw: beside merely encoding them, and beside dungeongen's own."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from io import BytesIO
from itertools import cycle
from statistics import median

from PIL import Image

import render
from bot.drawing.memory import share_one_heap
from render.drawing.colour import ThemeName
from render.drawing.palettes import THEMES
from render.drawing.theme import flat_table
from render.pictures.compose import StillCache, compose, draw, forget
from render.pictures.png import LEVEL
from render.pictures.still import Still, draw_still, redraw
from render.view.visible import known_only
from rules.core.scene import Scene
from tests.bench import peer
from tests.bench.figures import Figure, Finding
from tests.bench.rounds import medians, seconds
from tests.render.scenes import lattice, say

ROUNDS = 15
CHILDREN = 5
MAPS = 8
"""Maps drawn by one alone, then by two at once."""
SIZE = (1200, 900)
"""Pixels of pictures that are drawn beside dungeongen's."""
LARGEST = 5_000_000
"""Bytes that a level may take while it is kept."""


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


def measure() -> list[Finding]:
    """Turns, new maps, reveals, threads, bytes, memory, and the first picture of a process."""
    # As in the processes that draw cards: large images stay in the heap.
    share_one_heap(sheets=True)
    found: list[Finding] = []
    themes: tuple[ThemeName, ...] = ("parchment", "slate")
    for theme in themes:
        found += _drawn(theme)
    if find_spec("dungeongen"):
        for rooms, times in ((24, 10), (50, 25)):
            found += _beside(rooms, times)
    found += _at_once()
    with ProcessPoolExecutor(
        1, multiprocessing.get_context("spawn"), max_tasks_per_child=1
    ) as processes:
        children = [processes.submit(first_and_warm).result() for _ in range(CHILDREN)]
    ready, first, warm = (median(column) * 1000 for column in zip(*children, strict=True))
    found += [
        Figure("first picture of a process", first, warm, "a new map later on", "ms", at_most=2),
        Figure("what a process draws before it", ready, warm, "a new map later on", "ms"),
    ]
    return found


def _drawn(theme: ThemeName) -> list[Finding]:
    scenes = turns()

    def turn() -> bytes:
        return render.picture(next(scenes), say, theme=theme)

    def new_map() -> bytes:
        forget()
        return turn()

    finished = draw(next(scenes), say, theme=theme, view="play")
    contestants: dict[str, Callable[[], object]] = {
        "new": new_map,
        "turn": turn,
        "encode": lambda: encoded(finished, LEVEL),
    }
    new_map()
    taken = medians({"new": new_map, "encode": contestants["encode"]}, ROUNDS)
    # Turns follow one another, as in play: the map of the last one is still there.
    taken |= medians({"turn": turn, "encode": contestants["encode"]}, ROUNDS)
    floor = taken["encode"] * 1000
    smallest = len(encoded(finished, 9)) / 1024
    return [
        Figure(f"{theme}: a turn's picture", taken["turn"] * 1000, floor, "its encoding", "ms",
               at_most=1.3),
        Figure(f"{theme}: a new map", taken["new"] * 1000, floor, "its encoding", "ms"),
        Figure(f"{theme}: its size", len(turn()) / 1024, smallest, "the slowest encoding", "KB",
               at_most=1.2),
    ]  # fmt: skip


def _beside(rooms: int, times: int) -> list[Finding]:
    """One of dungeongen's layouts: drawn by it and by us, whole, in part, and as kept."""
    made = peer.dungeon(rooms)
    scene = peer.scene(made)
    frame = peer.frame(scene, SIZE)
    theme = THEMES["parchment"]

    def ours(shown: Scene = scene) -> bytes:
        drawn = compose(
            shown, say, theme="parchment", view="overview", frame=frame, cache=StillCache(1)
        )
        return drawn.still.encoder.encode(drawn.indices, flat_table(drawn.theme))

    blank = (" " * scene.columns,) * scene.rows
    empty = scene.with_(terrain=blank, sight=blank, edges=(), rounded=(), labels=())
    its = peer.its_picture(made, frame.size)
    before, after = known_only(peer.scene(made, without=1)), known_only(scene)
    old = draw_still(before, frame, theme, "", "")
    taken = medians(
        {
            "ours": ours,
            "empty": partial(ours, empty),
            "its": its,
            "reveal": lambda: redraw(old, after, frame, theme),
            "full": lambda: draw_still(after, frame, theme, "", ""),
        },
        ROUNDS // 2,
    )
    kept = draw_still(after, frame, theme, "", "")
    kept.encoder.encode(kept.whole, flat_table(theme))
    name = f"{rooms} rooms"
    return [
        Figure(f"{name}: a new map", taken["ours"] * 1000, taken["its"] * 1000, "dungeongen", "ms",
               at_most=1 / times),
        Figure(f"{name}: an empty page", taken["empty"] * 1000, taken["its"] * 1000, "dungeongen",
               "ms"),
        Figure(f"{name}: its size", len(ours()) / 1024, len(its()) / 1024, "dungeongen", "KB",
               at_most=1 / 3),
        Figure(f"{name}: one more room", taken["reveal"] * 1000, taken["full"] * 1000,
               "drawing all", "ms", at_most=0.15),
        Figure(f"{name}: kept in memory", held(kept) / 1e6, LARGEST / 1e6, "the limit", "MB",
               at_most=1),
    ]  # fmt: skip


def held(still: Still) -> int:
    """The bytes of the pictures and strips that a still map keeps."""
    images = sum(image.width * image.height for image in (still.whole, *still.shades))
    return images + still.encoder.bytes_kept


def _at_once() -> list[Finding]:
    """Maps a second that two threads draw, and that two processes do, beside one of each."""
    scenes = turns()
    jobs = [next(scenes).with_(region=str(number)) for number in range(MAPS)]
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
            7,
        )
    pace = {who: MAPS / each for who, each in taken.items()}
    return [
        Figure("two processes", pace["processes"], pace["process"], "one process", "maps/s",
               at_least=1.7),
        Figure("two threads", pace["threads"], pace["thread"], "one thread", "maps/s"),
    ]  # fmt: skip


def draw_all(scenes: Sequence[Scene]) -> None:
    """Draw and encode new maps, one after the other."""
    share_one_heap(sheets=True)
    for scene in scenes:
        drawn = compose(scene, say, theme="slate", view="play", cache=StillCache(1))
        drawn.still.encoder.encode(drawn.indices, flat_table(drawn.theme))


def first_and_warm() -> tuple[float, float, float]:
    """Seconds that this process takes to be ready, for its first picture, and for a map later."""
    share_one_heap(sheets=True)
    ready = seconds(partial(render.prepare, "slate"))
    scenes = turns()

    def new_map() -> bytes:
        forget()
        return render.picture(next(scenes), say, theme="slate")

    return ready, seconds(new_map), median(seconds(new_map) for _ in range(ROUNDS))
