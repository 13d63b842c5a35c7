"""Which base squares of a level are floor, and whose tile they belong to."""

from collections.abc import Iterator

from rules.core.grid import OPPOSITE
from rules.core.scene import Side, Square
from rules.dungeon.chart.lattice import Lattice, stepped
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Tile

Owners = dict[Square, int]
"""The tile of every base square of floor."""

LANDING = (Side.SOUTH, Side.NORTH, Side.EAST, Side.WEST)
"""The walls of a room at which stairs may end, the best first."""
WAY_IN = 0
"""The owner of the square before the entrance."""


def spread(shown: Shown) -> int:
    """Return half the width of corridors: the base squares beside their middle. DM-050."""
    return 1 if shown.plan.results.width_ft == 30 else 0


def gate(shown: Shown, tile: Tile, side: Side) -> int:
    """Return half the width of a way through a joined side: the squares beside its middle. DM-050.

    A door is one square wide, however broad the hall is: there is wall on both sides of it.
    """
    join = shown.ways[tile.number].get(side)
    if join is None or join.secret or join.door is not None:
        return 0
    other = shown.level.tile(join.b if join.a == tile.number else join.a)
    return 0 if tile.is_room and other.is_room else spread(shown)


def half_way(shown: Shown, tile: Tile, side: Side) -> int:
    """Return half the width of a tile's way to one side: the squares beside its middle. DM-050."""
    if tile.is_room:
        return gate(shown, tile, side)
    join = shown.ways[tile.number].get(side)
    return 0 if join is not None and join.secret else spread(shown)


def owners(shown: Shown, page: Lattice) -> Owners:
    """Return every base square of floor that is shown, by tile.

    DM-027 to DM-038: rooms are three squares wide, corridors one, through the middle of the cell.
    """
    found: Owners = {}
    for tile in shown.tiles:
        for square in _squares(shown, page, tile):
            found[square] = tile.number
    if any(tile.number == 1 for tile in shown.tiles):
        start = page.middle(shown.level.tile(1).at)
        found[stepped(start, Side.SOUTH, page.reach(Side.SOUTH) + 1)] = WAY_IN
    return found


def _squares(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Square]:
    middle = page.middle(tile.at)
    wide = 1 if tile.is_room else spread(shown)
    yield from block(middle, wide)
    for side in arms(shown, tile):
        yield from band(page, middle, side, half_way(shown, tile, side))


def arms(shown: Shown, tile: Tile) -> tuple[Side, ...]:
    """Return the sides towards which a tile's floor runs to its border.

    A corridor runs to every opening, an alcove where that was closed (DM-016), and if it has but
    one, on to the opposite side (DM-036). A room runs to its ways, and secret doors open a few
    feet of passage, which nobody sees who does not know of them.
    """
    sides = set(shown.ways[tile.number])
    if tile.number == 1:
        sides.add(Side.SOUTH)
    if not tile.is_room:
        sides |= set(tile.openings)
        if len(tile.openings) == 1:
            sides.add(OPPOSITE[tile.openings[0]])
    return tuple(side for side in Side if side in sides)


def open_sides(tile: Tile) -> tuple[Side, ...]:
    """Return the sides to which everybody sees the floor of a tile run. DM-036."""
    sides = set(tile.openings)
    if tile.number == 1:
        sides.add(Side.SOUTH)
    if len(tile.openings) == 1 and not tile.is_room:
        sides.add(OPPOSITE[tile.openings[0]])
    return tuple(side for side in Side if side in sides)


def has_door(shown: Shown, tile: Tile, side: Side) -> bool:
    """Return whether a door that everybody sees is on a side of a tile."""
    join = shown.ways[tile.number].get(side)
    return join is not None and not join.secret and join.door is not None


def landing(shown: Shown, page: Lattice, tile: Tile) -> Square:
    """Return the base square in which stairs from elsewhere end. DM-022.

    In a room they stand at a wall without a way, in its middle if it has none; in a corridor in its
    middle, or at an end of it where something else is there.
    """
    middle = page.middle(tile.at)
    if tile.is_room:
        walls = [side for side in LANDING if side not in open_sides(tile)]
        return stepped(middle, walls[0]) if walls else middle
    if not (tile.slope or tile.stairs):
        return middle
    sides = tile.openings[:1] if tile.stairs else open_sides(tile)
    return border(page, tile, min(sides, key=lambda side: has_door(shown, tile, side)))


def block(middle: Square, half: int) -> Iterator[Square]:
    """Yield the squares at most so far from the middle."""
    column, row = middle
    for y in range(row - half, row + half + 1):
        for x in range(column - half, column + half + 1):
            yield (x, y)


def band(page: Lattice, middle: Square, side: Side, half: int) -> Iterator[Square]:
    """Yield the squares from the middle of a cell to its border, `half` to either side."""
    dx, dy = stepped((0, 0), side)
    for step in range(1, page.reach(side) + 1):
        for off in range(-half, half + 1):
            yield (middle[0] + dx * step + dy * off, middle[1] + dy * step + dx * off)


def border(page: Lattice, tile: Tile, side: Side) -> Square:
    """Return the middle square along a side of a cell, just inside it."""
    return stepped(page.middle(tile.at), side, page.reach(side))


def doorway(page: Lattice, tile: Tile, side: Side) -> Square:
    """Return the last square of a room before a way out; of a corridor, of its whole cell."""
    return stepped(page.middle(tile.at), side, 1) if tile.is_room else border(page, tile, side)
