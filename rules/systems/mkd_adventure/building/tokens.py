"""Wandering monster tokens: how many of which colour, and where they lie (MA-040 to MA-045)."""

from typing import Final, NamedTuple

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Chest, Token
from rules.systems.mkd.terms import Colour

FACES: Final = 6


class Row(NamedTuple):
    """For teams worth up to `most`: yellow, blue and red tokens of a set's six, and the bonus."""

    most: int
    yellow: int
    blue: int
    red: int
    bonus: int = 0


ROWS: Final = (
    Row(50, 6, 0, 0),
    Row(100, 3, 2, 1),
    Row(150, 1, 2, 3),
    Row(200, 0, 2, 4),
    Row(250, 0, 1, 5),
    Row(300, 0, 0, 6),
    *(Row(300 + 50 * bonus, 0, 0, 6, bonus) for bonus in range(1, 11)),
)
"""All of the source's sixteen rows; the last stands for more as well (MA-041)."""


def row_for(value: int) -> Row:
    """The row of the value of all teams as they go in (MA-004, MA-041)."""
    return next((row for row in ROWS if value <= row.most), ROWS[-1])


def token_pool(row: Row, sets: int) -> tuple[tuple[Colour, int], ...]:
    """Six tokens for every set; each colour takes its faces in turn (MA-040, 1.2)."""
    counts: tuple[tuple[Colour, int], ...] = (("Y", row.yellow), ("B", row.blue), ("R", row.red))
    return tuple(
        (colour, index % FACES + 1) for colour, count in counts for index in range(count * sets)
    )


def place_guardian(play: Play, board: Board, chest: Chest) -> None:
    """The strongest colour's token, by chance among equals, before the Quest Chest (MA-042, D3)."""
    pool = play.state.pools.tokens
    colour = next(colour for colour in ("R", "B", "Y") if any(token[0] == colour for token in pool))
    chosen = [index for index, token in enumerate(pool) if token[0] == colour]
    index = chosen[play.pick(len(chosen), "mkd-build-guardian")]
    squares = arc_of(board, chest)
    at = squares[play.pick(len(squares), "mkd-build-guardian-square")]
    _put(play, index, at, guardian=True)


def arc_of(board: Board, chest: Chest) -> tuple[Square, ...]:
    """The squares before a chest from which it can be opened, in reading order (B-81)."""
    if chest.at is None:
        return ()
    arc = {(chest.facing + turn) % 8 for turn in (-1, 0, 1)}
    found = [
        square
        for facing, square in board.ways(chest.at)
        if facing in arc and board.standable(square)
    ]
    return tuple(sorted(found, key=lambda square: (square[1], square[0])))


def place_in_chambers(play: Play, board: Board) -> None:
    """A token by chance in the centre of every chamber; the others stay in the pool.

    In the order of the tiles (MA-043, MA-045).
    """
    for tile in range(len(board.site.tiles)):
        pool = play.state.pools.tokens
        if board.shape(tile).kind == "hall" or not pool:
            continue
        index = play.pick(len(pool), "mkd-build-token")
        squares = centre_squares(play, board, tile)
        if squares:
            at = squares[play.pick(len(squares), "mkd-build-token-square")]
            _put(play, index, at)


def centre_squares(play: Play, board: Board, tile: int) -> tuple[Square, ...]:
    """A chamber's centre, or the free squares nearest to it, in reading order (MA-044, D4, D6)."""
    taken = {token.at for token in play.state.tokens}
    taken |= {chest.at for chest in play.state.chests if chest.at is not None}
    taken |= {marker.at for marker in play.state.site.markers if marker.kind == "artifact"}
    centre = board.centre(tile)
    free = [
        square for square in board.squares(tile) if board.standable(square) and square not in taken
    ]
    least = min((chebyshev(square, centre) for square in free), default=0)
    near = [square for square in free if chebyshev(square, centre) == least]
    return tuple(sorted(near, key=lambda square: (square[1], square[0])))


def _put(play: Play, index: int, at: Square, *, guardian: bool = False) -> None:
    pools = play.state.pools
    colour, face = pools.tokens[index]
    left = pools.tokens[:index] + pools.tokens[index + 1 :]
    play.change(pools=pools.with_(tokens=left))
    play.set_token(Token(id=play.new_id(), colour=colour, face=face, at=at, guardian=guardian))
