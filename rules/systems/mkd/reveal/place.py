"""Where revealed monsters stand and which way they look (B-108, MA-076, MA-077, 1.14.7)."""

from collections.abc import Container, Iterator

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.dice import throw_way
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.compass import (
    SIDES,
    Facing,
    Square,
    neighbours,
    step,
)
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.events.reveal import Appeared
from rules.systems.mkd.figures import name_of, squares_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Side

Spot = tuple[Square, tuple[Facing, ...]]
"""A square, and the facings a figure can have there: all on foot, some for a rider."""


def taken(state: MkdState) -> set[Square]:
    """Return squares that figures, tokens, chests, artifacts and furniture fill (B-31, B-108)."""
    full = {square for figure in state.on_board for square in squares_of(figure)}
    full.update(token.at for token in state.tokens)
    full.update(chest.at for chest in state.chests if chest.at is not None and not chest.gone)
    pieces = ("artifact", "furniture")
    full.update(marker.at for marker in state.site.markers if marker.kind in pieces)
    return full


def spots(
    state: MkdState, at: Square, *, first: bool, mounted: bool, rear: Square | None = None
) -> tuple[Spot, ...]:
    """Return where a figure may appear, in reading order: the square itself for the first, if free.

    Otherwise these are the free squares of the nearest ring around it that has some, connected to
    it by a way (B-108, RG-105). With `rear` it is a rider's front, and the ring goes round both
    squares (MA-077). A rider needs two squares, which are both on the tile of the spot unless one
    is the spot itself (1.14.7).
    """
    board, full = board_of(state.site), taken(state)
    home = board.owner.get(at)
    joined: Container[Square] = distances(board, at) if board.standable(at) else board.ground
    middle = (at,) if rear is None else (at, rear)
    for distance, ring in enumerate(rings(board, *middle)):
        if distance == 0 and not first:
            continue
        free = [
            square
            for square in sorted(ring, key=lambda square: (square[1], square[0]))
            if board.standable(square) and square not in full and square in joined
        ]
        found = _on_foot(free) if not mounted else _mounted(board, full, free, home, distance)
        if found:
            return found
    return ()


def _on_foot(free: list[Square]) -> tuple[Spot, ...]:
    return tuple((square, SIDES) for square in free)


def _mounted(
    board: Board, full: set[Square], free: list[Square], home: int | None, distance: int
) -> tuple[Spot, ...]:
    """Return the squares with room for a rider; away from the spot only those on its tile."""
    riding = ((square, _ways_to_ride(board, full, square)) for square in free)
    found = (
        (square, _on_tile(board, home, square, ways) if distance else ways)
        for square, ways in riding
    )
    return tuple((square, ways) for square, ways in found if ways)


def rings(board: Board, *middle: Square) -> Iterator[tuple[Square, ...]]:
    """Yield rings of squares around some squares, these squares first."""
    seen = set(middle)
    ring = middle
    while ring:
        yield ring
        beyond = {other for square in ring for other in _next_to(board, square)} - seen
        seen |= beyond
        ring = tuple(beyond)


def _next_to(board: Board, square: Square) -> Iterator[Square]:
    if square in board.ground:
        return board.around(square)
    return (beside for beside in neighbours(square) if beside in board.ground)


def _ways_to_ride(board: Board, full: set[Square], front: Square) -> tuple[Facing, ...]:
    """Return the facings of a rider with its front there and its rear on a free square.

    The rules are 1.14.1 and MA-215.
    """
    return tuple(
        facing
        for facing in SIDES
        if board.free(front, facing + 4)
        and board.standable(step(front, facing + 4))
        and step(front, facing + 4) not in full
    )


def _on_tile(
    board: Board, tile: int | None, front: Square, ways: tuple[Facing, ...]
) -> tuple[Facing, ...]:
    if board.owner.get(front) != tile:
        return ()
    return tuple(way for way in ways if board.owner.get(step(front, way + 4)) == tile)


def stand(
    play: Resolution, kind: str, where: tuple[Spot, ...], came: Facing | None = None
) -> Figure:
    """Put a new figure on one of some squares by die, then roll its facing (C13).

    `came` is the way a token moved that turned itself over: its monsters look there (MA-076). A
    rider looks as nearly that way as its two squares allow. A Hero whom no player leads
    comes as a villain, with the dial of level 1 (MA-046).

    Raises:
        ValueError: there is no square to stand on.
    """
    at, ways = where[play.pick(len(where), "mkd-place")]
    facing = came if came is not None else throw_way(play, "mkd-facing")
    rear = None
    if KINDS[kind].mounted:
        facing = min(ways, key=lambda way: (_turn(facing, way), (way - facing) % 8))
        rear = step(at, facing + 4)
    printed = KINDS[kind]
    side: Side = "monster" if printed.side == "hero" else printed.side
    figure = Figure(
        id=play.new_id(),
        kind=kind,
        number=ordinal(play.state, kind),
        side=side,
        at=at,
        rear=rear,
        facing=facing,
        click=printed.start,
        cap=printed.start,
    )
    play.set_figure(figure)
    play.tell(Appeared(figure=name_of(figure), at=square_name(at)))
    return figure


def _turn(one: Facing, other: Facing) -> int:
    turn = (other - one) % 8
    return min(turn, 8 - turn)


def ordinal(state: MkdState, kind: str) -> int:
    """Return the number of the next figure of a kind; those no longer in the game count too."""
    here = [figure for figure in state.figures if figure.kind == kind]
    dead = sum(figure.where == "dead" for figure in here)
    return 1 + len(here) + max(0, state.graveyard.count(kind) - dead)
