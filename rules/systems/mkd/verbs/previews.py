"""What is to be said of a way before it is gone: whom it leads past, and beside whom it ends."""

from collections.abc import Iterable

from rules.core.words import Text
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.ways import Reach
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.figures import opposed, squares_of
from rules.systems.mkd.names import name_of
from rules.systems.mkd.state import Figure, MkdState


def near_opponents(state: MkdState, figure: Figure, within: int) -> dict[Square, tuple[int, ...]]:
    """Squares adjacent to opponents that one can come near, each with their ids (B-07)."""
    near: dict[Square, tuple[int, ...]] = {}
    for other in state.on_board:
        if opposed(figure, other) and chebyshev(figure.at, other.at) <= within + 2:
            for square in _around(state, other):
                near[square] = (*near.get(square, ()), other.id)
    return near


def _around(state: MkdState, figure: Figure) -> set[Square]:
    board = board_of(state.site)
    return {beside for square in squares_of(figure) for beside in board.around(square)}


def preview(
    state: MkdState, ways: Reach, end: Square, near: dict[Square, tuple[int, ...]]
) -> Text | None:
    """Opponents that the way to a square passes, and those beside which it ends, by name."""
    if not near:
        return None
    *between, last = ways.path(end)
    beside = near.get(last, ())
    passed = dict.fromkeys(
        number for square in between for number in near.get(square, ()) if number not in beside
    )
    if passed and beside:
        return Text.of(
            "mkd-detail-past-beside", past=_named(state, passed), beside=_named(state, beside)
        )
    if passed:
        return Text.of("mkd-detail-past", past=_named(state, passed))
    return Text.of("mkd-detail-beside", beside=_named(state, beside)) if beside else None


def _named(state: MkdState, numbers: Iterable[int]) -> Text:
    """The first of some figures, and how many more they are."""
    first, *others = numbers
    name = name_of(state.figure(first))
    return Text.of("mkd-detail-figures", figure=name, more=len(others)) if others else name
