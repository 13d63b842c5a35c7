"""Floor, walls and doors of a site on the page."""

from collections.abc import Iterable
from functools import lru_cache

from rules.core.scene import Barrier, Edge, Side, Sight, Terrain
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import E, Facing, S, Square, step
from rules.systems.mkd.pieces import Door
from rules.systems.mkd.show.page import Page
from rules.systems.mkd.terms import Ground

LETTERS: dict[Ground, Terrain] = {
    "clear": Terrain.FLOOR,
    "hindering": Terrain.HINDERING,
    "water": Terrain.WATER,
    "shadow": Terrain.SHADOW,
    "crevice": Terrain.CREVICE,
    "blocking": Terrain.ROCK,
}
SIDE_OF: dict[Facing, Side] = {0: Side.NORTH, 2: Side.EAST, 4: Side.SOUTH, 6: Side.WEST}


@lru_cache(maxsize=16)
def terrain(board: Board, page: Page) -> tuple[str, ...]:
    """Return the terrain of every square of the page, row by row.

    Pillars are things that stand on floor, not rock.
    """
    grid = [[str(Terrain.ROCK)] * page.columns for _ in range(page.rows)]
    for square, ground in board.ground.items():
        column, row = page.place(square)
        grid[row][column] = LETTERS[ground]
    for marker in board.site.markers:
        if marker.kind == "pillar" and marker.at in board.ground:
            column, row = page.place(marker.at)
            grid[row][column] = Terrain.FLOOR
    return tuple(map("".join, grid))


@lru_cache(maxsize=64)
def sight(board: Board, page: Page, in_view: frozenset[int]) -> tuple[str, ...]:
    """Return how well every square is known: all tiles are seen, those of Heroes are in view."""
    grid = [[str(Sight.UNSEEN)] * page.columns for _ in range(page.rows)]
    for square, owner in board.owner.items():
        column, row = page.place(square)
        grid[row][column] = Sight.IN_VIEW if owner in in_view else Sight.SEEN
    return tuple(map("".join, grid))


@lru_cache(maxsize=16)
def edges(board: Board, page: Page) -> tuple[Edge, ...]:
    """Return walls between tiles that touch, and every door (B-03, B-91)."""
    floor = _floor(board, page)
    found: list[Edge] = []
    for square in sorted(floor):
        for facing in (E, S):
            kind = _between(board, square, facing) if step(square, facing) in floor else None
            if kind is not None:
                at = page.place(square)
                found.append(Edge(at=at, side=SIDE_OF[facing], kind=kind))
    return tuple(found)


def ways_on(page: Page, edges: Iterable[tuple[Square, Facing]]) -> tuple[Edge, ...]:
    """Return openings beyond which nothing lies yet (RG-023)."""
    return tuple(
        Edge(at=page.place(square), side=SIDE_OF[facing], kind=Barrier.UNEXPLORED)
        for square, facing in edges
    )


def _floor(board: Board, page: Page) -> frozenset[Square]:
    """Return squares that are not rock; walls beside rock are drawn anyway."""
    grid = terrain(board, page)
    return frozenset(
        square
        for square, (column, row) in ((square, page.place(square)) for square in board.owner)
        if grid[row][column] != Terrain.ROCK
    )


def _between(board: Board, square: Square, facing: Facing) -> Barrier | None:
    if not board.joined(square, facing):
        return Barrier.WALL
    number = board.door_at(square, facing)
    return None if number is None else barrier(board.site.doors[number])


def barrier(door: Door) -> Barrier:
    """Return how a door is drawn: ajar when open, iron or wooden when shut."""
    if not door.closed:
        return Barrier.AJAR
    return Barrier.IRON if door.iron else Barrier.DOOR
