"""Wandering monster tokens: how many of which colour, and where they lie (MA-040 to MA-045)."""

from rules.core.dice import face_down
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.pieces import Chest, Token
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.terms import Colour


def place_guardian(play: Resolution, board: Board, chest: Chest) -> None:
    """Place a random token of the strongest colour before the Quest Chest (MA-042, D3)."""
    colour, face = take_strongest(play)
    squares = arc_of(board, chest)
    at = squares[play.pick(len(squares), "mkd-build-guardian-square")]
    play.set_token(Token(id=play.new_id(), colour=colour, face=face, at=at, guardian=True))


def take_strongest(play: Resolution) -> tuple[Colour, int]:
    """Take a random token of the strongest colour out of the pool and return it (MA-042)."""
    pool = play.state.pools.tokens
    colour = next(colour for colour in ("R", "B", "Y") if any(token[0] == colour for token in pool))
    chosen = [index for index, token in enumerate(pool) if token[0] == colour]
    return _take(play, chosen[play.pick(len(chosen), face_down("mkd-build-guardian"))])


def arc_of(board: Board, chest: Chest) -> tuple[Square, ...]:
    """Return the squares before a chest from which it can be opened, in reading order (B-81)."""
    if chest.at is None:
        return ()
    arc = {(chest.facing + turn) % 8 for turn in (-1, 0, 1)}
    found = [
        square
        for facing, square in board.ways(chest.at)
        if facing in arc and board.standable(square)
    ]
    return tuple(sorted(found, key=lambda square: (square[1], square[0])))


def place_in_chambers(play: Resolution, board: Board) -> None:
    """Place a random token in the centre of every chamber; the others stay in the pool.

    This is done in the order of the tiles (MA-043, MA-045).
    """
    for tile in range(len(board.site.tiles)):
        pool = play.state.pools.tokens
        if board.shape(tile).kind == "hall" or not pool:
            continue
        index = play.pick(len(pool), face_down("mkd-build-token"))
        squares = centre_squares(play, board, tile)
        if squares:
            at = squares[play.pick(len(squares), "mkd-build-token-square")]
            _put(play, index, at)


def centre_squares(play: Resolution, board: Board, tile: int) -> tuple[Square, ...]:
    """Return a chamber's centre, or the free squares nearest to it, in reading order.

    The rules are MA-044, D4 and D6.
    """
    taken = {token.at for token in play.state.tokens}
    taken |= {chest.at for chest in play.state.chests if chest.at is not None}
    taken |= {square for figure in play.state.on_board for square in squares_of(figure)}
    taken |= {marker.at for marker in play.state.site.markers if marker.kind == "artifact"}
    centre = board.centre(tile)
    free = [
        square for square in board.squares(tile) if board.standable(square) and square not in taken
    ]
    least = min((chebyshev(square, centre) for square in free), default=0)
    near = [square for square in free if chebyshev(square, centre) == least]
    return tuple(sorted(near, key=lambda square: (square[1], square[0])))


def _put(play: Resolution, index: int, at: Square) -> None:
    colour, face = _take(play, index)
    play.set_token(Token(id=play.new_id(), colour=colour, face=face, at=at))


def _take(play: Resolution, index: int) -> tuple[Colour, int]:
    pools = play.state.pools
    left = pools.tokens[:index] + pools.tokens[index + 1 :]
    play.change(pools=pools.with_(tokens=left))
    return pools.tokens[index]
