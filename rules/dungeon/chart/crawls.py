"""Crawlways on the map: the ways through the rock, and the grates before them. DM-055."""

from collections.abc import Iterator

from rules.core.grid import OPPOSITE
from rules.core.scene import Feature, Link, Point, Side, Square
from rules.core.words import Text
from rules.dungeon.chart.floors import Owners
from rules.dungeon.chart.lattice import STEPS, Lattice, stepped
from rules.dungeon.chart.placing import Board
from rules.dungeon.chart.squares import owner_of
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Tile


def crawled(
    shown: Shown, page: Lattice, ground: Owners, board: Board
) -> tuple[list[Feature], tuple[Link, ...]]:
    """Return the grates of all crawlways shown, placed on the board, and the ways between them.

    Of one that leads to a tile not seen, only where it goes into the wall.
    """
    known = {tile.number for tile in shown.tiles}
    grates: list[Feature] = []
    ways = []
    for each in shown.crawlways:
        near, far, side = each.a, each.b, each.side
        if near not in known:
            near, far, side = far, near, OPPOSITE[side]
        if near not in known:
            continue
        one = _vent(page, ground, board, grates, shown.level.tile(near), side)
        other = stepped(one, side)
        if far in known:
            beyond, back = shown.level.tile(far), OPPOSITE[side]
            other = _vent(page, ground, board, grates, beyond, back)
        ways.append(Link(ends=(_centre(one, page), _centre(other, page)), width=0.3 * page.pace))
    return grates, tuple(ways)


def _vent(
    page: Lattice, ground: Owners, board: Board, grates: list[Feature], tile: Tile, side: Side
) -> Square:
    """Place a grate where a crawlway leaves a tile; return its base square.

    It is beside the middle of the wall, or else farther inside. Where no square is free of other
    marks, two crawlways share a grate, or one goes without.
    """
    places = [
        at for at in _places(page, tile, side) if owner_of(ground, at, page.pace) == tile.number
    ]
    name = Text.of("dm-feature-grate")
    grate = board.put_first(Feature(kind="grate", at=at, name=name) for at in places)
    if grate is None:
        return places[0] if places else page.middle(tile.at)
    grates.append(grate)
    pace = page.pace
    return next(at for at in places if (grate.at[0] // pace, grate.at[1] // pace) == at)


def _places(page: Lattice, tile: Tile, side: Side) -> Iterator[Square]:
    """Yield the base squares at which a crawlway may leave a tile, the best first."""
    (x, y), (dx, dy) = page.middle(tile.at), STEPS[side]
    across = (abs(dy), abs(dx))
    if not tile.is_room:
        yield x, y
        for step in range(1, page.reach(side) + 1):
            yield x + dx * step, y + dy * step
        return
    for inward in (1, 0):
        for aside in (1, -1, 0):
            yield x + across[0] * aside + dx * inward, y + across[1] * aside + dy * inward


def _centre(square: Square, page: Lattice) -> Point:
    """Return the middle of a base square in squares of the scene."""
    return ((square[0] + 0.5) * page.pace, (square[1] + 0.5) * page.pace)
