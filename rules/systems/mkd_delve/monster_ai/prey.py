"""Whom a Monster hunts: Heroes and their friends, and criminals if nearer (RG-101)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.figures import OUTLAW, has, squares_of
from rules.systems.mkd.monster_ai.prospects import prey
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import MkdState


def quarry(state: MkdState, figure: Figure) -> tuple[Figure, ...]:
    """Return all figures that a Monster hunts.

    A criminal counts only if he is nearer than all others (RG-101).
    """
    hunted = prey(state)
    wanted = [other for other in state.on_board if other.role == OUTLAW]
    if not wanted or figure.role == OUTLAW:
        return hunted
    flight, aquatic = has(figure, "flight"), has(figure, "aquatic")
    prices = distances(board_of(state.site), figure.at, flight=flight, aquatic=aquatic)

    def price(other: Figure) -> int:
        return min(prices.get(square, FAR) for square in squares_of(other))

    least = min(map(price, hunted), default=FAR)
    return (*hunted, *(other for other in wanted if price(other) < least))
