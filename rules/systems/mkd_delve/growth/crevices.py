"""Tile faces cut by a crevice: which of their squares nobody can walk to (RG-034, RG-050)."""

from collections.abc import Container
from functools import cache, lru_cache

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.move_tables import enter_cost
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.board.tiles import shape_of
from rules.systems.mkd.compass import Square, step
from rules.systems.mkd.pieces import Site


@cache
def is_cut(tile: int, side: str) -> bool:
    """Return whether a crevice cuts a printed face, so that not all its openings are connected."""
    shape = shape_of(tile, side, 0)
    (start, _), *others = shape.openings
    seen, waiting = {start}, [start]
    while waiting:
        square = waiting.pop()
        for facing in range(8):
            beyond = step(square, facing)
            free = shape.ways.get(square, 0) >> facing & 1
            if beyond in seen or not free:
                continue
            if enter_cost(shape.ground[beyond], flight=False, aquatic=False):
                seen.add(beyond)
                waiting.append(beyond)
    return any(square not in seen for square, _ in others)


def cut_off(site: Site) -> Container[Square]:
    """Return squares beyond a crevice that cannot be reached on foot from the way in.

    Nothing that a Hero has to reach is put there, and no tile joins there before a way does.
    """
    if site.entrance is None or not any(is_cut(placed.tile, placed.side) for placed in site.tiles):
        return frozenset()
    return _beyond(board_of(site), site.entrance[0])


@lru_cache(maxsize=16)
def _beyond(board: Board, way_in: Square) -> frozenset[Square]:
    joined = distances(board, way_in)
    return frozenset(
        square
        for tile, placed in enumerate(board.site.tiles)
        if is_cut(placed.tile, placed.side)
        for square in board.squares(tile)
        if square not in joined
    )
