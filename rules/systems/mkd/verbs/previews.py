"""What is said of a way before a walk: whom it passes, and beside whom it ends."""

from collections.abc import Iterable

from rules.core.words import Text
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.figures import name_of, opposed, squares_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import MkdState


def near_opponents(state: MkdState, figure: Figure, within: int) -> dict[Square, tuple[int, ...]]:
    """Return squares beside opponents that the figure can come near, each with their ids (B-07)."""
    near: dict[Square, tuple[int, ...]] = {}
    for other in state.on_board:
        if opposed(figure, other) and chebyshev(figure.at, other.at) <= within + 2:
            for square in _around(state, other):
                near[square] = (*near.get(square, ()), other.id)
    return near


def _around(state: MkdState, figure: Figure) -> set[Square]:
    board = board_of(state.site)
    return {beside for square in squares_of(figure) for beside in board.around(square)}


class Previews:
    """What is said of the ways to squares in reach; equal ones share their text."""

    def __init__(self, state: MkdState, figure: Figure, ways: Reach, points: int) -> None:
        self._state, self._ways = state, ways
        self._near = near_opponents(state, figure, points)
        self._said: dict[tuple[tuple[int, ...], tuple[int, ...]], Text | None] = {}

    def of(self, end: Square) -> Text | None:
        """Return opponents that a way passes, and those beside which it ends, by name."""
        near = self._near
        if not near:
            return None
        beside = near.get(end, ())
        met = [near[square] for square in self._ways.path(end)[:-1] if square in near]
        passed = tuple(dict.fromkeys(one for several in met for one in several))
        passed = tuple(one for one in passed if one not in beside) if beside else passed
        key = (passed, beside)
        if key not in self._said:
            self._said[key] = _words(self._state, passed, beside)
        return self._said[key]


def _words(state: MkdState, passed: tuple[int, ...], beside: tuple[int, ...]) -> Text | None:
    if passed and beside:
        return Text.of(
            "mkd-detail-past-beside", past=_named(state, passed), beside=_named(state, beside)
        )
    if passed:
        return Text.of("mkd-detail-past", past=_named(state, passed))
    return Text.of("mkd-detail-beside", beside=_named(state, beside)) if beside else None


def _named(state: MkdState, numbers: Iterable[int]) -> Text:
    """Return the names of the first of some figures, and how many more there are."""
    first, *others = numbers
    name = name_of(state.figure(first))
    return Text.of("mkd-detail-figures", figure=name, more=len(others)) if others else name
