"""Squares in reach that matter: what a player looks for first in a list of walks."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from rules.core.words import Text
from rules.systems.mkd.actions import Check
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import Square, heading
from rules.systems.mkd.figures import asleep, kind_of, looks_at, name_of, squares_of
from rules.systems.mkd.names import marker_name
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.things.chests import arc_of
from rules.systems.mkd.things.doors import sides_of
from rules.systems.mkd.verbs.previews import near_opponents
from rules.systems.mkd.verbs.ways import reach, way_to

ORDER = (
    *("behind", "foe", "quest", "chest", "door", "artifact", "token", "unexplored", "stairs"),
    "exit",
)
"""Kinds of things, the likeliest to be walked to first."""
MOST = 3
"""Squares named for each kind of thing: there is room for twenty-five in all."""


class Thing(NamedTuple):
    """Something worth walking to: its kind, what it is called, and the squares that lead to it.

    `figure` is the number of an opponent; `look` is the look for its trap, if that is unknown.
    """

    kind: str
    name: Text
    squares: Collection[Square]
    figure: int | None = None
    look: Check | None = None


class Goal(NamedTuple):
    """What a walk leads to; `beyond` the points that are left, it leads part of the way."""

    thing: Thing
    beyond: bool = False


def notable(state: MkdState, figure: Figure, stops: Mapping[Square, int]) -> dict[Square, Goal]:
    """Return the nearest square for each thing worth walking to, with the thing.

    In this order, near before far ones of a kind: behind opponents and before them, chests, closed
    doors, artifacts, edges of tiles with tokens, tiles where nobody has been, stairs, ways out.
    Then those beyond reach, with the last square in reach on the way there. Things beside which the
    Hero stands already are left out.

    Args:
        state: the game as it is.
        figure: who walks.
        stops: the squares in reach, each with its price.
    """
    ways = reach(state)
    whole = Reach(ways.board, figure.at, ways.mover, rear=figure.rear)
    far = {square: cost for square, cost in whole.stops().items() if square not in stops}
    near: dict[str, list[Found]] = {}
    beyond: dict[str, list[Found]] = {}
    here = frozenset(squares_of(figure))
    for thing in _things(state, figure, stops, {**far, **stops}):
        if here.isdisjoint(thing.squares):
            if best := _nearest(thing, stops):
                near.setdefault(thing.kind, []).append(best)
            elif best := _nearest(thing, far):
                beyond.setdefault(thing.kind, []).append(best)
    goals: dict[Square, Goal] = {}
    for kind in ORDER:
        _name(goals, near.get(kind, ()), lambda square: square)
    for kind in ORDER:
        _name(goals, beyond.get(kind, ()), lambda square: _last(whole, square, stops))
    return goals


class Found(NamedTuple):
    """A square that leads to a thing, and its price."""

    cost: int
    square: Square
    thing: Thing


def _nearest(thing: Thing, prices: Mapping[Square, int]) -> Found | None:
    """Return the cheapest square that leads to a thing, if any does."""
    found = [square for square in thing.squares if square in prices]
    if not found:
        return None
    best = min(found, key=lambda square: (prices[square], square[1], square[0]))
    return Found(prices[best], best, thing)


def _last(whole: Reach, end: Square, stops: Mapping[Square, int]) -> Square | None:
    """Return the last square in reach on the way to one beyond it."""
    return next((square for square in reversed(whole.path(end)) if square in stops), None)


def _name(
    goals: dict[Square, Goal],
    found: Iterable[Found],
    stop: Callable[[Square], Square | None],
) -> None:
    """Add the nearest of some things to the goals, each with the square where its walk stops."""
    named = 0
    for each in sorted(found, key=lambda each: (each.cost, each.square[1], each.square[0])):
        square = stop(each.square)
        if square is not None and square not in goals and named < MOST:
            goals[square] = Goal(each.thing, beyond=square != each.square)
            named += 1


def _things(
    state: MkdState, figure: Figure, near: Mapping[Square, int], stops: Mapping[Square, int]
) -> Iterator[Thing]:
    yield from _to_face(state, figure, near, stops)
    yield from _to_handle(state)
    yield from _to_enter(state, figure, stops)


def _to_face(
    state: MkdState, figure: Figure, near: Mapping[Square, int], stops: Mapping[Square, int]
) -> Iterator[Thing]:
    """Yield the squares behind each opponent, from which an attack is better, and the others."""
    beside = _beside_opponents(state, figure, max(stops.values(), default=0))
    rear: dict[int, list[Square]] = {number: [] for number in beside}
    for number, squares in beside.items():
        other = state.figure(number)
        within = (at for at in squares if at in near)
        rear[number] = [at for at in within if _is_behind(state, figure, other, at)]
    for number, squares in rear.items():
        name = Text.of("mkd-go-behind", figure=name_of(state.figure(number)))
        yield Thing("behind", name, squares, number)
    for number, squares in beside.items():
        name = Text.of("mkd-go-foe", figure=name_of(state.figure(number)))
        yield Thing("foe", name, [at for at in squares if at not in rear[number]], number)


def _is_behind(state: MkdState, figure: Figure, other: Figure, end: Square) -> bool:
    """Return whether a walk ends in an opponent's rear arc, which turns to who comes beside it.

    The rules are B-34 and B-41.
    """
    board, facing = board_of(state.site), other.facing
    near = any(board.adjacent(figure.at, at) for at in squares_of(other))
    for square in way_to(state, end):
        before, near = near, any(board.adjacent(square, at) for at in squares_of(other))
        if near and not before and not (asleep(other) or kind_of(other).mounted):
            facing = heading(other.at, square)
    return not looks_at(other.with_(facing=facing), end)


def _to_handle(state: MkdState) -> Iterator[Thing]:
    board = board_of(state.site)
    for chest in state.chests:
        if chest.at is not None and not chest.gone:
            kind = "quest" if chest.quest else "chest"
            unknown = not chest.opened and chest.trap is None
            look = Check(chest=chest.number) if unknown else None
            name = Text.of(f"mkd-go-{kind}")
            yield Thing(kind, name, _handled_from(board, chest), look=look)
    for number, door in enumerate(state.site.doors):
        if door.closed:
            kind = "iron" if door.iron else "wooden"
            name = Text.of(f"mkd-go-door-{kind}")
            look = Check(door=number) if door.trap is None else None
            yield Thing("door", name, sides_of(door), look=look)
    for marker in state.site.markers:
        if marker.kind == "artifact":
            around = tuple(board.around(marker.at))
            yield Thing("artifact", Text.of("mkd-go-artifact", what=marker_name(marker)), around)


def _to_enter(state: MkdState, figure: Figure, stops: Mapping[Square, int]) -> Iterator[Thing]:
    board = board_of(state.site)
    for token in state.tokens:
        tile = board.owner.get(token.at)
        if tile is not None and tile != board.owner.get(figure.at):
            name = Text.of("mkd-go-token")
            yield Thing("token", name, _edge_of(board, tile, token.at))
    known = {*state.visited, board.owner.get(figure.at)}
    for tile in dict.fromkeys(board.owner[square] for square in stops):
        if tile not in known:
            there = [square for square in stops if board.owner[square] == tile]
            yield Thing("unexplored", Text.of("mkd-go-unexplored"), there)
    for square in stairs_of(state.site):
        yield Thing("stairs", Text.of("mkd-go-stairs"), (square,))
    entrance = state.site.entrance
    for square in (*(() if entrance is None else (entrance[0],)), *state.site.exits):
        yield Thing("exit", Text.of("mkd-go-exit"), (square,))


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


def _beside_opponents(state: MkdState, figure: Figure, within: int) -> dict[int, list[Square]]:
    """Return the squares beside each opponent that the figure can come near, by its number."""
    beside: dict[int, list[Square]] = {}
    for square, numbers in near_opponents(state, figure, within).items():
        for number in numbers:
            beside.setdefault(number, []).append(square)
    return beside
