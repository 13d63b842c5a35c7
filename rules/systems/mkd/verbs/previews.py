"""What is said of a way before a walk: through or past whom it leads, and beside whom it ends."""

from collections.abc import Iterable

from rules.core.words import Text
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.figures import name_of, opposed, squares_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.verbs.ways import passages, way_to


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
    """What is said of the walks of a Hero; equal ones share their text."""

    def __init__(self, state: MkdState, figure: Figure, points: int) -> None:
        self._state = state
        self._near = near_opponents(state, figure, points)
        self._through = passages(state)
        self._foes = {
            square: other.id
            for other in state.on_board
            if self._through and opposed(figure, other)
            for square in squares_of(other)
        }
        self._said: dict[tuple[tuple[int, ...], ...], Text | None] = {}

    def of(self, end: Square) -> Text | None:
        """Return opponents through or past whom a walk leads, and those beside whom it ends."""
        near = self._near
        if not near:
            return None
        beside, path = near.get(end, ()), way_to(self._state, end)
        met = [near[square] for square in path[:-1] if square in near]
        passed = tuple(dict.fromkeys(one for several in met for one in several))
        passed = tuple(one for one in passed if one not in beside) if beside else passed
        through: tuple[int, ...] = ()
        if end in self._through:
            met_inside = (self._foes[square] for square in path if square in self._foes)
            through = tuple(dict.fromkeys(met_inside))
            beside = tuple(one for one in beside if one not in through)
        key = (through, passed, beside)
        if key not in self._said:
            self._said[key] = _words(self._state, through, passed, beside)
        return self._said[key]


def _words(
    state: MkdState,
    through: tuple[int, ...],
    passed: tuple[int, ...],
    beside: tuple[int, ...],
) -> Text | None:
    if through and beside:
        return Text.of(
            "mkd-detail-through-beside",
            through=_named(state, through),
            beside=_named(state, beside),
        )
    if through:
        return Text.of("mkd-detail-through", through=_named(state, through))
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
