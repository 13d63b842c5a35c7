"""Putting things on the board: chests, terrain markers, artifacts (RG-047 to RG-054)."""

from collections.abc import Callable, Container
from typing import Final, TypeVar

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.passage import stays_open
from rules.systems.mkd.board.random_square import throw_square
from rules.systems.mkd.board.stairs import kept_clear
from rules.systems.mkd.compass import E, Facing, N, S, Square, W
from rules.systems.mkd.content import ARTIFACTS
from rules.systems.mkd.events.things import Found
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.names import chest_name, marker_name, square_name
from rules.systems.mkd.pieces import Chest, Marker
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import MarkerKind
from rules.systems.mkd.things import artifacts
from rules.systems.mkd.things.chests import unblocked

T = TypeVar("T")

FACINGS: Final[dict[tuple[bool, bool], Facing]] = {
    (True, True): N,
    (True, False): E,
    (False, False): S,
    (False, True): W,
}
"""Straight facings by whether each of two dice is odd (RG-117)."""


def lay_chest(play: Resolution, tile: int, *, barred: Container[Square] = ()) -> bool:
    """Lay a chest of the pool on a random square with a random facing; return whether it had room.

    MA-151, RG-045, RG-049, RG-117, RG-118; it never blocks the only way or stairs (MA-024).
    """
    pool = play.state.pools.chests
    board, full = board_of(play.state.site), occupied(play.state)

    solid, clear = play.state.chests_lying, kept_clear(play.state.site)

    def suits(square: Square) -> bool:
        if square in barred:
            return False
        free = board.standable(square) and square not in full and square not in clear
        return free and stays_open(board, (square,), solid)

    if not pool or not any(suits(square) for square in board.squares(tile)):
        return False
    index = play.pick(len(pool), "mkd-found-chest")
    play.change(pools=play.state.pools.with_(chests=without(pool, index)))
    at = throw_square(play, board, tile, suits)
    if at is None:
        return False
    facing = unblocked(board, at, throw_facing(play))
    chest = Chest(number=len(play.state.chests), kind=pool[index], at=at, facing=facing)
    play.set_chest(chest)
    play.tell(Found(thing=chest_name(chest), at=square_name(at)))
    return True


def throw_facing(play: Resolution) -> Facing:
    """Return a chest's facing by die: odd straight, even diagonal, then two dice (RG-117)."""
    slanting = play.roll(6, "mkd-chest-facing") % 2 == 0
    first, second = (play.roll(6, "mkd-chest-facing") % 2 == 1 for _ in range(2))
    return FACINGS[first, second] + slanting


def lay_terrain(play: Resolution, tile: int, kind: MarkerKind, *, anywhere: bool = False) -> bool:
    """Lay a terrain marker on a random square that has none (MA-152, RG-110).

    With `anywhere` it may lie on any printed ground, even blocking squares (RG-052, RG-054).
    """
    board = board_of(play.state.site)
    marked = {marker.at for marker in play.state.site.markers}

    def suits(square: Square) -> bool:
        return (anywhere or board.standable(square)) and square not in marked

    at = throw_square(play, board, tile, suits)
    if at is None:
        return False
    put(play, Marker(kind=kind, at=at))
    return True


def stand_artifact(play: Resolution, tile: int, what: str, *, anywhere: bool = False) -> bool:
    """Put an artifact with its tokens on random squares (R-art, A11, RG-053, RG-114).

    No part of it stands on a blocking square, except with `anywhere` (RG-052).
    """
    size = ARTIFACTS[what].size
    board, suits = board_of(play.state.site), bare(play.state, tile, anywhere=anywhere)
    at = throw_square(
        play, board, tile, lambda square: all(suits(part) for part in block(square, size))
    )
    if at is None:
        return False
    tokens = artifacts.deal(play, what)
    first, *rest = block(at, size)
    put(play, Marker(kind="artifact", at=first, what=what, tokens=tokens))
    for square in rest:
        add(play, Marker(kind="artifact", at=square, what=what))
    return True


def block(at: Square, size: int) -> tuple[Square, ...]:
    """Return the squares of a thing so many squares wide and deep."""
    return tuple((at[0] + x, at[1] + y) for y in range(size) for x in range(size))


def bare(state: MkdState, tile: int, *, anywhere: bool = False) -> Callable[[Square], bool]:
    """Return the test whether a square of a tile has room for something that nobody may stand on.

    With `anywhere`, any printed ground will do.
    """
    board, full = board_of(state.site), occupied(state)
    marked = {marker.at for marker in state.site.markers}
    full |= {state.site.entrance[0]} if state.site.entrance is not None else set()
    full |= kept_clear(state.site)
    return lambda square: (
        board.owner.get(square) == tile
        and (anywhere or board.standable(square))
        and square not in full
        and square not in marked
    )


def occupied(state: MkdState) -> set[Square]:
    """Return squares with a figure, token, chest or artifact on them (RG-053)."""
    full = {square for figure in state.on_board for square in squares_of(figure)}
    full.update(token.at for token in state.tokens)
    full.update(chest.at for chest in state.chests if chest.at is not None and not chest.gone)
    full.update(marker.at for marker in state.site.markers if marker.kind == "artifact")
    return full


def put(play: Resolution, marker: Marker) -> None:
    """Put a marker on the board, and tell of it."""
    add(play, marker)
    play.tell(Found(thing=marker_name(marker), at=square_name(marker.at)))


def add(play: Resolution, marker: Marker) -> None:
    """Put a marker on the board without telling, as a further part of a thing."""
    site = play.state.site
    play.set_site(site.with_(markers=(*site.markers, marker)))


def without(pool: tuple[T, ...], index: int) -> tuple[T, ...]:
    """Return a pool without the thing at an index."""
    return pool[:index] + pool[index + 1 :]
