"""Laying dungeons out: the map generator beside dungeongen's, for the same number of rooms."""

import time
from collections.abc import Iterator
from itertools import count, islice
from statistics import median

from rules.core.dice import SeededDice
from rules.dungeon import DungeonOptions, build
from tests.bench.figures import Cost, Figure, Finding
from tests.bench.peer import generated
from tests.bench.rounds import seconds

ROOMS = (10, 15)
DUNGEONS = 8
OPTIONS = DungeonOptions(levels=1, morphology_count=0)


def measure(*, brief: bool = False) -> list[Finding]:
    """Time for a layout, and how many of the requests were met to the room."""
    dungeons = 1 if brief else DUNGEONS
    found: list[Finding] = []
    for rooms in ROOMS:
        ours, theirs, met = [], [], 0
        for secret, seed in zip(islice(secrets(rooms), dungeons), range(dungeons), strict=True):
            ours.append(seconds(lambda secret=secret: build(OPTIONS, SeededDice(secret))))
            begun = time.process_time()
            met += its_rooms(rooms, seed) == rooms
            theirs.append(time.process_time() - begun)
        what = f"{rooms} rooms: a layout"
        its, mine = median(theirs) * 1000, median(ours) * 1000
        found.append(Figure(what, mine, its, "dungeongen", "ms", at_most=1 / 50))
        found.append(
            Cost(f"{rooms} rooms: requests", met, f"of {dungeons} met by dungeongen, all by ours")
        )
    return found


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
