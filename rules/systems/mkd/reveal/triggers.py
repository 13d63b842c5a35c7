"""What turns tokens over: coming into their tile, or beside them (B-101, MA-071)."""

from rules.core.model import Seat
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import has, squares_of
from rules.systems.mkd.pieces import Figure, Token
from rules.systems.mkd.state import MkdState


def triggered(state: MkdState, figure: Figure, came_from: Square | None = None) -> tuple[int, ...]:
    """Return tokens that a figure turns over by coming where it stands, the nearest first.

    The rules are B-101 and MA-071.

    Heroes and Monsters both do. A Hero with Limited Invisibility turns over only tokens beside
    him, one with Stealth none, unless the player's standing answer is to wake them (section 3,
    C32). Monsters with these abilities turn them over (MA-185, MA-198), fleeing ones too (MA-192).
    It takes a step into the tile or to a square beside the token: a figure already in the tile,
    such as a Monster to whom a token came (B3), turns nothing over by moving there. A Hero who was
    there unseen and now wants to be seen has to take a step.
    """
    if not state.tokens or (figure.side != "hero" and not state.monsters_wake_tokens):
        return ()
    shy = figure.side == "hero" and _can_hide(figure)
    hides = shy and not _wakes(state, figure)
    if hides and has(figure, "stealth"):
        return ()
    board = board_of(state.site)
    tiles = {board.owner.get(square) for square in squares_of(figure)}
    if came_from is not None and not shy:
        tiles.discard(board.owner.get(came_from))
    if hides:
        tiles = set()
    near = [
        token
        for token in state.tokens
        if board.owner.get(token.at) in tiles or _beside(board, figure, token)
    ]
    return tuple(token.id for token in _by_way(board, figure, near))


def is_shy(state: MkdState, seat: Seat) -> bool:
    """Return whether a seat can choose to leave tokens face down: one of its Heroes can hide.

    The rule is C32.
    """
    return any(figure.seat == seat and _can_hide(figure) for figure in state.heroes)


def _can_hide(figure: Figure) -> bool:
    return has(figure, "stealth") or has(figure, "limited_invisibility")


def _wakes(state: MkdState, figure: Figure) -> bool:
    return any(p.orders.wake == "yes" for p in state.players if p.seat == figure.seat)


def _by_way(board: Board, figure: Figure, tokens: list[Token]) -> list[Token]:
    """Return tokens by the length of the way to them, then in reading order (B-09)."""
    if len(tokens) < 2:
        return tokens
    prices = distances(
        board, figure.at, flight=has(figure, "flight"), aquatic=has(figure, "aquatic")
    )
    return sorted(tokens, key=lambda token: (prices.get(token.at, FAR), token.at[1], token.at[0]))


def _beside(board: Board, figure: Figure, token: Token) -> bool:
    """Return whether a figure stands beside a token.

    A master's token counts only figures on its tile (RG-019).
    """
    home = board.owner.get(token.at)
    return any(
        square == token.at or board.adjacent(square, token.at)
        for square in squares_of(figure)
        if not token.worth or board.owner.get(square) == home
    )
