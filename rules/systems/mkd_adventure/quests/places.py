"""The Central Chamber's squares, and the Guardian's token taken out of the pool for a quest."""

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.pieces import Token
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.building.quest import from_entrance
from rules.systems.mkd_adventure.building.tokens import take_strongest


def deepest(play: Resolution, board: Board, tile: int) -> Square:
    """Return the square of a tile with the longest way from the entrance tile (MA-031).

    A die breaks ties.

    Raises:
        RuntimeError: nobody can get to the tile.
    """
    costs = from_entrance(board)
    squares = [at for at in board.squares(tile) if at in costs and board.standable(at)]
    if not squares:
        raise RuntimeError("the Central Chamber has no square to stand on")
    most = max(costs[at] for at in squares)
    farthest = sorted((at for at in squares if costs[at] == most), key=_reading)
    return farthest[play.pick(len(farthest), "mkd-build-quest-square")]


def beside_centre(play: Resolution, board: Board, tile: int) -> Square:
    """Return a square beside a tile's centre, or the nearest to it; a die breaks ties (MA-301).

    Raises:
        RuntimeError: nobody can get to the tile.
    """
    costs, centre = from_entrance(board), board.centre(tile)
    squares = [
        at for at in board.squares(tile) if at in costs and board.standable(at) and at != centre
    ]
    if not squares:
        raise RuntimeError("the Central Chamber has no square for a token")
    least = min(chebyshev(at, centre) for at in squares)
    near = sorted((at for at in squares if chebyshev(at, centre) == least), key=_reading)
    return near[play.pick(len(near), "mkd-build-guardian-square")]


def guardian_at(play: Resolution, at: Square) -> Token:
    """Take the Guardian's token out of the pool and return it as lying at a square (MA-042)."""
    colour, face = take_strongest(play)
    return Token(id=play.new_id(), colour=colour, face=face, at=at, guardian=True)


def _reading(at: Square) -> tuple[int, int]:
    return at[1], at[0]
