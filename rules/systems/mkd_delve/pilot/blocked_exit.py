"""Clearing a way out that a fallen chest blocks."""

from collections.abc import Iterator

from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import spread
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import has
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.handling import least_of
from rules.systems.mkd.pilot.walking import before, towards
from rules.systems.mkd.things.chests import is_beside
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd_delve.state import DelveState


def clear_the_way(state: DelveState, figure: Figure) -> Iterator[Action]:
    """Yield taking a chest that blocks the way out, with a hand freed for it, or going there."""
    if _gets_out(state, figure, state.chests_lying):
        return
    for chest in state.chests:
        if chest.at is None or chest.gone or not chest.opened:
            continue
        if not _gets_out(state, figure, state.chests_lying - {chest.at}):
            continue
        if is_beside(state, figure, chest):
            yield actions.Take(chest=chest.number)
            if figure.carries:
                yield actions.Drop(chest=least_of(state, figure.carries))
        yield from towards(state, figure, before(board_of(state.site), chest))


def _gets_out(state: DelveState, figure: Figure, solid: frozenset[Square]) -> bool:
    """Return whether there is a way out without a chest on it, the last square included."""
    mover = Mover(
        flight=has(figure, "flight"),
        aquatic=has(figure, "aquatic"),
        opens=True,
        solid=solid,
        passes=True,
    )
    free = tuple(square for square in ways_out(state) if square not in solid)
    return figure.at in spread(board_of(state.site), free, mover)
