"""What turns tokens over: coming into their tile, or beside them (B-101, MA-071)."""

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.search import FAR
from rules.systems.mkd.board.ways import distances
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import has, squares_of
from rules.systems.mkd.state import Figure, MkdState, Token


def triggered(state: MkdState, figure: Figure, came_from: Square | None = None) -> tuple[int, ...]:
    """Tokens that a figure turns over by coming where it stands, the nearest first (B-101, MA-071).

    Heroes and Monsters both do. A Hero with Limited Invisibility turns over only those beside
    him, one with Stealth none (section 3, C32); Monsters with them all the same (MA-185, MA-198),
    and those in flight (MA-192).
    It takes a step into the tile or to a square beside: who is in the tile already, as a Monster
    whose tile a token came into (B3), turns nothing over by stirring there.
    """
    hero = figure.side == "hero"
    if not state.tokens or (hero and has(figure, "stealth")):
        return ()
    board = board_of(state.site)
    tiles = {board.owner.get(square) for square in squares_of(figure)}
    if came_from is not None:
        tiles.discard(board.owner.get(came_from))
    if hero and has(figure, "limited_invisibility"):
        tiles = set()
    near = [
        token
        for token in state.tokens
        if board.owner.get(token.at) in tiles or _beside(board, figure, token)
    ]
    return tuple(token.id for token in _by_way(board, figure, near))


def _by_way(board: Board, figure: Figure, tokens: list[Token]) -> list[Token]:
    """Tokens by how far they are to go, then in reading order (B-09)."""
    if len(tokens) < 2:
        return tokens
    prices = distances(
        board, figure.at, flight=has(figure, "flight"), aquatic=has(figure, "aquatic")
    )
    return sorted(tokens, key=lambda token: (prices.get(token.at, FAR), token.at[1], token.at[0]))


def _beside(board: Board, figure: Figure, token: Token) -> bool:
    return any(
        square == token.at or board.adjacent(square, token.at) for square in squares_of(figure)
    )
