"""Tiles as squares: three by three each, with walls and doors between."""

from functools import lru_cache

from rules.core.scene import Barrier, Edge, Feature, Side, Square, Symbol
from rules.core.words import Text
from rules.systems.green_dungeon import layout, terms
from rules.systems.green_dungeon.state import GreenDungeonState

CELL = 3
SIZE = layout.ACROSS * CELL
EMBLEMS: dict[terms.Symbol, Symbol] = {
    "drop": "fight",
    "hammer": "hard_fight",
    "wood": "magic",
    "brick": "trap",
    "cog": "treasure",
    "straw": "lair",
}
COVERED = Text.of("gd-feature-covered")
GLIMPSED = Text.of("gd-feature-glimpsed")
CLEARED = Text.of("gd-feature-cleared")
_ALONG: dict[Side, tuple[Square, Square, Square]] = {
    Side.EAST: ((2, 0), (2, 1), (2, 2)),
    Side.SOUTH: ((0, 2), (1, 2), (2, 2)),
}
_ACROSS: dict[Side, Square] = {Side.EAST: (1, 0), Side.SOUTH: (0, 1)}
_BACK: dict[Side, Side] = {Side.EAST: Side.WEST, Side.SOUTH: Side.NORTH}


def corner(tile: int) -> Square:
    """Return the top left square of a tile."""
    column, row = layout.place(tile)
    return column * CELL, row * CELL


def middle(tile: int) -> Square:
    """Return the middle square of a tile."""
    column, row = corner(tile)
    return column + 1, row + 1


def squares(tile: int) -> tuple[Square, ...]:
    """Return all squares of a tile, row by row."""
    column, row = corner(tile)
    return tuple((column + dx, row + dy) for dy in range(CELL) for dx in range(CELL))


def sight(at: int) -> tuple[str, ...]:
    """Return the board as seen, and the tile of the heroes as in view."""
    here = corner(at)
    return tuple(
        "".join(
            "+" if here[0] <= column < here[0] + CELL and here[1] <= row < here[1] + CELL else "-"
            for column in range(SIZE)
        )
        for row in range(SIZE)
    )


@lru_cache(maxsize=64)
def edges(light: str) -> tuple[Edge, ...]:
    """Return the barriers and passages between tiles.

    A passage leaves the middle free (GD-011, GD-012, GD-013).
    """
    found: list[Edge] = []
    for tile in range(layout.TILES):
        for side, _, way in layout.ways(light)[tile]:
            if side in _ALONG:
                found.extend(_between(corner(tile), side, way))
    return tuple(found)


def _between(at: Square, side: Side, way: terms.Way) -> list[Edge]:
    squares = [(at[0] + dx, at[1] + dy) for dx, dy in _ALONG[side]]
    walls = squares if way == "wall" else [squares[0], squares[2]]
    made = [Edge(at=square, side=side, kind=Barrier.WALL) for square in walls]
    door = squares[1]
    if way == "out":
        made.append(Edge(at=door, side=side, kind=Barrier.ONE_WAY))
    elif way == "door":
        dx, dy = _ACROSS[side]
        beyond = (door[0] + dx, door[1] + dy)
        made.append(Edge(at=beyond, side=_BACK[side], kind=Barrier.ONE_WAY))
    return made


def features(state: GreenDungeonState) -> tuple[Feature, ...]:
    """Return the emblem of each tile and whether it is done with; nothing face down.

    The emblem stands in the tile's middle, but in a corner where heroes stand there. Names leave
    the tile out: whoever tells of features says where they are, those alike together.
    """
    found: list[Feature] = []
    for index, tile in enumerate(state.tiles):
        at, size = corner(index), (CELL, CELL)
        if not tile.up:
            found.append(Feature(kind="covered", at=at, size=size, name=COVERED))
            continue
        emblem = Text.of(f"gd-room-{tile.symbol}")
        room = (1, 1) if index == state.at else size
        found.append(Feature(kind=EMBLEMS[tile.symbol], at=at, size=room, name=emblem))
        if not tile.explored:
            found.append(Feature(kind="glimpsed", at=at, size=size, name=GLIMPSED))
        elif state.cleared(index):
            found.append(Feature(kind="cleared", at=at, size=size, name=CLEARED))
    return tuple(found)
