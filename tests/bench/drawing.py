"""How long maps take to draw: beside merely encoding them, and beside dungeongen's own."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from importlib.util import find_spec
from io import BytesIO
from itertools import cycle
from statistics import median

from PIL import Image

import render
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
"""Maps drawn by one thread, then by two."""
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
    found: list[Finding] = []
    themes: tuple[ThemeName, ...] = ("parchment", "slate")
    for theme in themes:
        found += _drawn(theme)
    if find_spec("dungeongen"):
        for rooms, times in ((24, 10), (50, 25)):
            found += _beside(rooms, times)
    found.append(_threads())
    with ProcessPoolExecutor(
        1, multiprocessing.get_context("spawn"), max_tasks_per_child=1
    ) as processes:
        children = [processes.submit(first_and_warm).result() for _ in range(CHILDREN)]
    first, warm = (median(column) * 1000 for column in zip(*children, strict=True))
    found.append(
        Figure("first picture of a process", first, warm, "a new map later on", "ms", at_most=2)
    )
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

    def ours() -> bytes:
        drawn = compose(
            scene, say, theme="parchment", view="overview", frame=frame, cache=StillCache(1)
        )
        return drawn.still.encoder.encode(drawn.indices, flat_table(drawn.theme))

    its = peer.its_picture(made, frame.size)
    before, after = known_only(peer.scene(made, without=1)), known_only(scene)
    old = draw_still(before, frame, theme, "", "")
    taken = medians(
        {
            "ours": ours,
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


def _threads() -> Finding:
    """Maps a second that two threads draw, beside one."""
    scenes = turns()
    jobs = [next(scenes).with_(region=str(number)) for number in range(MAPS)]

    def one(scene: Scene) -> bytes:
        drawn = compose(scene, say, theme="slate", view="play", cache=StillCache(1))
        return drawn.still.encoder.encode(drawn.indices, flat_table(drawn.theme))

    with ThreadPoolExecutor(2) as pool:
        taken = medians(
            {"two": lambda: list(pool.map(one, jobs)), "one": lambda: list(map(one, jobs))}, 5
        )
    return Figure(
        "two threads", MAPS / taken["two"], MAPS / taken["one"], "one thread", "maps/s",
        at_least=1.7,
    )  # fmt: skip


def first_and_warm() -> tuple[float, float]:
    """Seconds of the first picture this process draws, and of a new map later on."""
    scenes = turns()

    def new_map() -> bytes:
        forget()
        return render.picture(next(scenes), say, theme="slate")

    return seconds(new_map), median(seconds(new_map) for _ in range(ROUNDS))
