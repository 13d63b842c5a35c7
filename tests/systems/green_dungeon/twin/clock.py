"""Time, event checks, upkeep and wanderers (GD-029 to GD-045)."""

from tests.systems.green_dungeon.twin.box import Asking, Box, Over
from tests.systems.green_dungeon.twin.fights import fight
from tests.systems.green_dungeon.twin.foes import appear
from tests.systems.green_dungeon.twin.potions import time_for_potions
from tests.systems.green_dungeon.twin.rooms import run_to


def is_time_up(box: Box) -> None:
    """End the game when its time is over; without a limit that is after 320 cubes."""
    limit = box.rules["time_limit"]
    if box.cubes >= (320 if limit == "none" else int(limit)):
        raise Over("time")


def cubes(box: Box, count: int) -> Asking[None]:
    """Add cubes one by one (GD-032)."""
    for _ in range(count):
        yield from cube(box)


def cube(box: Box) -> Asking[None]:
    """Add a cube: every fifth brings an event and a check (GD-030), at 15 all are taken off."""
    is_time_up(box)
    box.potions_open = False
    box.time += 1
    box.cubes += 1
    wanderer = False
    if box.time % 5 == 0:
        box.events += 1
        wanderer = yield from check(box)
    if box.time == 15:
        box.time, box.events = 0, max(0, box.events - 2)
    if wanderer:
        yield from cube(box)


def check(box: Box) -> Asking[bool]:
    """Roll upkeep for each event cube, then for a wanderer; return whether one came."""
    for _ in range(box.events):
        column, row = box.roll("upkeep-column"), box.roll("upkeep-row")
        if 6 not in (column, row):
            upkeep(box, (row - 1) * 5 + column - 1)
    if box.roll("wanderer") > box.events:
        return False
    box.wanderers += 1
    ended = yield from fight(box, appear(box, "minion"), asleep=bool(box.rest))
    if box.rest:
        box.rest = "fled" if ended.startswith("flee") or box.rest == "fled" else "interrupted"
    if ended.startswith("flee"):
        # Who runs from a door has gone into a room: that turn ends as any other, with potions.
        box.drinks_follow, box.at_door = box.at_door, False
        yield from run_to(box, ended)
        if box.drinks_follow:
            box.drinks_follow = False
            yield from time_for_potions(box, box.living())
    return True


def upkeep(box: Box, at: int) -> None:
    """Turn a tile face down, if upkeep may (GD-038 to GD-042)."""
    tile = box.tiles[at]
    if tile.explored and at != box.at and tile.symbol != "straw" and not box.waiting(at):
        tile.up = tile.explored = tile.done = False
        box.resets += 1
