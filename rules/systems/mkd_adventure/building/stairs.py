"""Stairs: down to the next floor, and as a second way in (MA-161, MA-315, MA-316)."""

from collections import deque

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.tiles import shape_of_placed
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.pieces import Marker, Site
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.building.quest import from_entrance


def with_stairs(play: Resolution, site: Site, central: int) -> Site:
    """Return a site with stairs in the farthest chamber's centre (MA-161).

    Raises:
        RuntimeError: no way leads there.
    """
    squares = middle_of(Board(site), central)
    if not squares:
        raise RuntimeError("the farthest chamber cannot be reached")
    at = squares[play.pick(len(squares), "mkd-build-stairs")]
    return site.with_(markers=(*site.markers, Marker(kind="stairs", at=at)))


def middle_of(board: Board, tile: int) -> tuple[Square, ...]:
    """Return a tile's centre, or the squares nearest to it to which one can walk, in reading order.

    Inner squares come before those on the rim, over which a neighbour can turn (MA-229).
    """
    reached, centre = from_entrance(board), board.centre(tile)
    ranks = {
        square: (chebyshev(square, centre), _on_rim(board, tile, square))
        for square in board.squares(tile)
        if square in reached and board.standable(square)
    }
    least = min(ranks.values(), default=(0, False))
    near = [square for square, rank in ranks.items() if rank == least]
    return tuple(sorted(near, key=lambda square: (square[1], square[0])))


def _on_rim(board: Board, tile: int, square: Square) -> bool:
    placed = board.site.tiles[tile]
    shape = shape_of_placed(placed)
    x, y = square[0] - placed.at[0], square[1] - placed.at[1]
    return not (0 < x < shape.columns - 1 and 0 < y < shape.rows - 1)


def with_second_way(play: Resolution, site: Site, central: int) -> Site | None:
    """Return a site with stairs in the hallway nearest to the Central Chamber (MA-315, MA-316).

    The entrance's own hallway does not count, nor one that cannot be reached on foot. None if there
    is no other.
    """
    board = Board(site)
    steps = _tiles_from(board, central)
    found = {
        tile: middle_of(board, tile)
        for tile in steps
        if board.shape(tile).kind == "hall" and tile != len(site.tiles) - 1
    }
    able = [tile for tile, squares in found.items() if squares]
    if not able:
        return None
    least = min(steps[tile] for tile in able)
    near = sorted(tile for tile in able if steps[tile] == least)
    squares = found[near[play.pick(len(near), "mkd-build-second-hallway")]]
    at = squares[play.pick(len(squares), "mkd-build-stairs")]
    return site.with_(exits=(*site.exits, at))


def _tiles_from(board: Board, tile: int) -> dict[int, int]:
    """Return the distance of each tile from one, in tiles, over open ways."""
    steps, waiting = {tile: 0}, deque((tile,))
    while waiting:
        here = waiting.popleft()
        for one, other in board.edges_between:
            if one == here and other not in steps:
                steps[other] = steps[here] + 1
                waiting.append(other)
    return steps
