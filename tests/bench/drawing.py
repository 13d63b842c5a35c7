"""How long a map takes to draw, beside merely encoding the finished picture."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from itertools import cycle
from statistics import median

from PIL import Image

import render
from render.compose import COMPRESSION, STILLS, draw
from render.theme import THEMES, ThemeName
from rules.core.scene import Scene
from tests.bench.figures import Figure, Finding
from tests.bench.rounds import medians, seconds
from tests.render.scenes import lattice, say

ROUNDS = 15
CHILDREN = 5


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
    """A turn's picture, a new map, the first picture of a process, and bytes."""
    found: list[Finding] = []
    for theme in THEMES:
        found += _drawn(theme)
    with ProcessPoolExecutor(
        1, multiprocessing.get_context("spawn"), max_tasks_per_child=1
    ) as processes:
        children = [processes.submit(first_and_warm).result() for _ in range(CHILDREN)]
    first, warm = (median(column) for column in zip(*children, strict=True))
    found.append(
        Figure("first picture of a process", first * 1000, warm * 1000, "a turn's picture", "ms")
    )
    return found


def _drawn(theme: ThemeName) -> list[Finding]:
    scenes = turns()

    def turn() -> bytes:
        return render.picture(next(scenes), say, theme=theme)

    def new_map() -> bytes:
        STILLS.clear()
        return turn()

    finished = draw(next(scenes), say, theme=theme, view="play")
    contestants: dict[str, Callable[[], object]] = {
        "new": new_map,
        "turn": turn,
        "encode": lambda: encoded(finished, COMPRESSION),
    }
    taken = medians(contestants, ROUNDS)
    floor = taken["encode"] * 1000
    smallest = len(encoded(finished, 9)) / 1024
    kept = len(encoded(finished, COMPRESSION)) / 1024
    return [
        Figure(f"{theme}: a turn's picture", taken["turn"] * 1000, floor, "its encoding", "ms",
               at_most=2),
        Figure(f"{theme}: a new map", taken["new"] * 1000, floor, "its encoding", "ms"),
        Figure(f"{theme}: its size", kept, smallest, "the slowest encoding", "KB", at_most=1.15),
    ]  # fmt: skip


def first_and_warm() -> tuple[float, float]:
    """Seconds of the first picture this process draws, and of a later turn's."""
    scenes = turns()

    def turn() -> bytes:
        return render.picture(next(scenes), say, theme="slate")

    return seconds(turn), median(seconds(turn) for _ in range(ROUNDS))
