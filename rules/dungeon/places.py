"""How places and lengths are called on the map and in the key."""

from collections.abc import Iterable

from rules.core.grid import Cell
from rules.core.said_numbers import decimal
from rules.core.scene import letters
from rules.core.words import Text
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Level, Plan, Tile


def remarkable(plan: Plan, level: Level, tile: Tile) -> bool:
    """Return whether a corridor deserves an entry of its own in the key."""
    return bool(
        tile.special
        or tile.stairs
        or tile.barricade
        or tile.slope
        or tile.number in plan.arrivals(level.depth)
    )


def marks_of(plan: Plan, level: Level) -> dict[int, str]:
    """Return, by tile, the numbers of rooms from 1 and small letters of remarkable corridors."""
    found: dict[int, str] = {}
    rooms = corridors = 0
    for tile in level.tiles:
        if tile.is_room:
            rooms += 1
            found[tile.number] = str(rooms)
        elif remarkable(plan, level, tile):
            found[tile.number] = letters(corridors).lower()
            corridors += 1
    return found


def cell_name(options: DungeonOptions, cell: Cell) -> str:
    """Return a cell as the rulers name it: the start of a sheet of usual size is H18."""
    return f"{letters(cell[0])}{options.rows - cell[1]}"


def measure(options: DungeonOptions, feet: int) -> Text:
    """Return a length in the chosen units. DM-039: ten feet are three metres."""
    if options.units == "feet":
        return Text.of("dm-feet", feet=feet)
    return Text.of("dm-metres", metres=decimal(f"{feet * 0.3:.1f}".removesuffix(".0")))


def listed(texts: Iterable[Text]) -> Text:
    """Return texts as one, with commas between them.

    Raises:
        StopIteration: there are none.
    """
    rest = iter(texts)
    whole = next(rest)
    for text in rest:
        whole = Text.of("dm-list", first=whole, rest=text)
    return whole
