"""Laying dungeons out: the map generator beside dungeongen's, for the same number of rooms."""

import time
from collections.abc import Callable, Iterator
from itertools import count, islice
from statistics import median

from rules.core.dice import SeededDice
from rules.dungeon import DungeonOptions, build
from tests.bench.figures import Figure, Finding
from tests.bench.peer import generated

ROOMS = (10, 15)
DUNGEONS = 8
OPTIONS = DungeonOptions(levels=1, morphology_count=0)


def measure() -> list[Finding]:
    """Time for a layout, and how many of the requests were met to the room."""
    found: list[Finding] = []
    for rooms in ROOMS:
        ours, theirs, met = [], [], 0
        for secret, seed in zip(islice(secrets(rooms), DUNGEONS), range(DUNGEONS), strict=True):
            ours.append(seconds(lambda secret=secret: build(OPTIONS, SeededDice(secret))))
            begun = time.perf_counter()
            met += its_rooms(rooms, seed) == rooms
            theirs.append(time.perf_counter() - begun)
        what = f"{rooms} rooms: a layout"
        its, mine = median(theirs) * 1000, median(ours) * 1000
        found.append(Figure(what, mine, its, "dungeongen", "ms", at_most=1 / 50))
        found.append(Figure(f"{rooms} rooms: requests met", DUNGEONS, met, "dungeongen", ""))
    return found


def seconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def secrets(rooms: int) -> Iterator[bytes]:
    """Seeds whose dungeon has exactly that many rooms; each meets its rolled number of tiles."""
    for number in count():
        secret = f"layout {number}".encode()
        level = build(OPTIONS, SeededDice(secret)).levels[0]
        assert len(level.tiles) == level.target
        if sum(tile.is_room for tile in level.tiles) == rooms:
            yield secret


def its_rooms(rooms: int, seed: int) -> int:
    """How many rooms dungeongen delivers when asked for that many; 0 when it gives up."""
    try:
        return len(generated(rooms, seed).rooms)
    except ValueError:
        return 0
