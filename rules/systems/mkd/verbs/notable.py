"""Squares in reach that matter: what a player looks for first in a list of walks."""

from collections.abc import Collection, Iterator, Mapping

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.things.chests import arc_of
from rules.systems.mkd.things.doors import sides_of
from rules.systems.mkd.verbs.previews import near_opponents

MOST = 3
"""Squares named for each kind of thing: there is room for twenty-five in all."""


def notable(state: MkdState, figure: Figure, stops: Mapping[Square, int]) -> dict[Square, str]:
    """Return the nearest square for each thing worth walking to, and what it is.

    In this order: chests, closed doors, artifacts, edges of tiles with tokens, opponents, tiles
    where nobody has been, stairs, ways out. What the Hero stands at already is left out.

    Args:
        state: the game as it is.
        figure: who walks.
        stops: the squares in reach, each with its price.
    """
    found: dict[Square, str] = {}
    named: dict[str, int] = {}
    here = frozenset(squares_of(figure))
    for what, squares in _things(state, figure, stops):
        within = [square for square in squares if square in stops]
        if not within or named.get(what, 0) == MOST or not here.isdisjoint(squares):
            continue
        best = min(within, key=lambda square: (stops[square], square[1], square[0]))
        if best not in found:
            found[best] = what
            named[what] = named.get(what, 0) + 1
    return found


def _things(
    state: MkdState, figure: Figure, stops: Mapping[Square, int]
) -> Iterator[tuple[str, Collection[Square]]]:
    yield from _to_handle(state)
    yield from _to_face(state, figure, max(stops.values(), default=0))
    yield from _to_enter(state, figure, stops)


def _to_handle(state: MkdState) -> Iterator[tuple[str, Collection[Square]]]:
    board = board_of(state.site)
    for chest in state.chests:
        if chest.at is not None and not chest.gone:
            yield ("quest" if chest.quest else "chest"), _handled_from(board, chest)
    for door in state.site.doors:
        if door.closed:
            yield "door", sides_of(door)
    for marker in state.site.markers:
        if marker.kind == "artifact":
            yield "artifact", tuple(board.around(marker.at))


def _to_face(
    state: MkdState, figure: Figure, within: int
) -> Iterator[tuple[str, Collection[Square]]]:
    board = board_of(state.site)
    for token in state.tokens:
        tile = board.owner.get(token.at)
        if tile is not None and tile != board.owner.get(figure.at):
            yield "token", _edge_of(board, tile, token.at)
    for beside in _beside_opponents(state, figure, within):
        yield "foe", beside


def _to_enter(
    state: MkdState, figure: Figure, stops: Mapping[Square, int]
) -> Iterator[tuple[str, Collection[Square]]]:
    board = board_of(state.site)
    known = {*state.visited, board.owner.get(figure.at)}
    for tile in dict.fromkeys(board.owner[square] for square in stops):
        if tile not in known:
            yield "unexplored", [square for square in stops if board.owner[square] == tile]
    for square in stairs_of(state.site):
        yield "stairs", (square,)
    entrance = state.site.entrance
    for square in (*(() if entrance is None else (entrance[0],)), *state.site.exits):
        yield "exit", (square,)


def _handled_from(board: Board, chest: Chest) -> Collection[Square]:
    """Return where a chest can be handled: before it, or beside it once open (B-81, B-86)."""
    if chest.at is None:
        return ()
    return tuple(board.around(chest.at)) if chest.opened else arc_of(board, chest.at, chest.facing)


def _edge_of(board: Board, tile: int, token: Square) -> Collection[Square]:
    """Return squares outside a tile, and not beside its token, from which a step leads in.

    The rule is B-101.
    """
    return [
        square
        for (_, other), edges in board.edges_between.items()
        if other == tile
        for square, _ in edges
        if not board.adjacent(square, token)
    ]


def _beside_opponents(state: MkdState, figure: Figure, within: int) -> list[list[Square]]:
    """Return the squares beside each opponent that the figure can come near."""
    beside: dict[int, list[Square]] = {}
    for square, numbers in near_opponents(state, figure, within).items():
        for number in numbers:
            beside.setdefault(number, []).append(square)
    return list(beside.values())
