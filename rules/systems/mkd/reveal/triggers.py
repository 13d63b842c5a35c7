"""What turns tokens over: coming into their tile, or beside them (B-101, MA-071)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import chebyshev
from rules.systems.mkd.figures import has, squares_of
from rules.systems.mkd.state import Figure, MkdState, Token


def triggered(state: MkdState, figure: Figure) -> tuple[int, ...]:
    """Tokens that a figure turns over where it stands, the nearest first (B-101, MA-071).

    Heroes and Monsters both do (MA-071). With Limited Invisibility only tokens beside it count;
    with Stealth none (section 3).
    """
    if not state.tokens or has(figure, "stealth"):
        return ()
    near = [token for token in state.tokens if _reached(state, figure, token)]
    near.sort(key=lambda token: (chebyshev(figure.at, token.at), token.at[1], token.at[0]))
    return tuple(token.id for token in near)


def _reached(state: MkdState, figure: Figure, token: Token) -> bool:
    board = board_of(state.site)
    beside = any(
        square == token.at or board.adjacent(square, token.at) for square in squares_of(figure)
    )
    if beside:
        return True
    same_tile = board.owner.get(figure.at) == board.owner.get(token.at)
    return same_tile and not has(figure, "limited_invisibility")
