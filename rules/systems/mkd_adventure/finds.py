"""Putting on the board what was found: chests, doors, markers, artifacts, dressing."""

from collections.abc import Callable
from typing import TypeVar

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.passage import stays_open
from rules.systems.mkd.board.squares import throw_square
from rules.systems.mkd.board.stairs import kept_clear
from rules.systems.mkd.board.tiles import Opening, moved, runs
from rules.systems.mkd.compass import Facing, Square, step
from rules.systems.mkd.content import ARTIFACTS, DRESSING
from rules.systems.mkd.events.things import Found
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.names import chest_name, marker_name, square_name
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Chest, Door, Marker, MkdState
from rules.systems.mkd.things import artifacts
from rules.systems.mkd.things.chests import unblocked
from rules.systems.mkd.things.doors import door_name

T = TypeVar("T")


def find_chest(play: Play, tile: int) -> bool:
    """A chest of the pool on a thrown square, its facing thrown too (MA-151, RG-049, RG-117).

    It never bars the only way, nor stairs (MA-024).
    """
    pool = play.state.pools.chests
    board, full = board_of(play.state.site), occupied(play.state)

    solid, clear = play.state.chests_lying, kept_clear(play.state.site)

    def suits(square: Square) -> bool:
        free = board.standable(square) and square not in full and square not in clear
        return free and stays_open(board, (square,), solid)

    if not pool or not any(suits(square) for square in board.squares(tile)):
        return False
    index = play.pick(len(pool), "mkd-found-chest")
    play.change(pools=play.state.pools.with_(chests=_without(pool, index)))
    at = throw_square(play, board, tile, suits)
    if at is None:
        return False
    facing = unblocked(board, at, throw_facing(play))
    chest = Chest(number=len(play.state.chests), kind=pool[index], at=at, facing=facing)
    play.set_chest(chest)
    play.tell(Found(thing=chest_name(chest), at=square_name(at)))
    return True


def throw_facing(play: Play) -> Facing:
    """A chest's facing: odd straight, even slanting; then two dice for which (RG-117)."""
    slanting = play.d6("mkd-chest-facing") % 2 == 0
    first, second = (play.d6("mkd-chest-facing") % 2 == 1 for _ in range(2))
    straight = {(True, True): 0, (True, False): 2, (False, False): 4, (False, True): 6}
    return straight[first, second] + slanting


def find_terrain(play: Play, tile: int) -> bool:
    """A terrain marker, its side settled beforehand, on a thrown square (MA-152)."""
    pool = play.state.pools.markers
    board = board_of(play.state.site)
    marked = {marker.at for marker in play.state.site.markers}
    if not pool:
        return False
    index = play.pick(len(pool), "mkd-found-marker")
    at = throw_square(
        play, board, tile, lambda square: board.standable(square) and square not in marked
    )
    if at is None:
        return False
    play.change(pools=play.state.pools.with_(markers=_without(pool, index)))
    _put(play, Marker(kind=pool[index], at=at))
    return True


def find_door(play: Play, tile: int, came_by: Square | None) -> bool:
    """A closed door in one of the tile's ways on, by chance; not the way just used (1.10, 1.11).

    It hangs in the middle of a wide way. Ways that have a door or lead nowhere do not count.
    """
    pool = play.state.pools.doors
    ways = [way for way in _ways_on(play.state, tile) if came_by not in _outside(way)]
    if not pool or not ways:
        return False
    index = play.pick(len(pool), "mkd-found-door")
    way = ways[play.pick(len(ways), "mkd-entryway")]
    at, side = way[(len(way) - 1) // 2]
    play.change(pools=play.state.pools.with_(doors=_without(pool, index)))
    site = play.state.site
    door = Door(at=at, side=side, iron=pool[index] == "iron")
    play.set_site(site.with_(doors=(*site.doors, door)))
    play.tell(Found(thing=door_name(door), at=square_name(at)))
    return True


def _ways_on(state: MkdState, tile: int) -> list[tuple[Opening, ...]]:
    """The tile's ways to others that have no door and nobody astride (B-02, B-03)."""
    board = board_of(state.site)
    edges = tuple(
        edge for (one, _), joined in board.edges_between.items() if one == tile for edge in joined
    )
    astride = [set(squares_of(figure)) for figure in state.on_board if figure.rear is not None]
    return [
        way
        for way in runs(edges)
        if all(board.door_at(*edge) is None for edge in way)
        and not any({edge[0], step(*edge)} in astride for edge in way)
    ]


def _outside(way: tuple[Opening, ...]) -> set[Square | None]:
    return {step(*edge) for edge in way}


def find_artifact(play: Play, tile: int) -> bool:
    """An artifact with its tokens on thrown squares; none of it on a blocking one (R-art, A11)."""
    pool = play.state.pools.artifacts
    if not pool:
        return False
    index = play.pick(len(pool), "mkd-found-artifact")
    what = pool[index]
    size = ARTIFACTS[what].size
    board, suits = board_of(play.state.site), _bare(play.state, tile)
    at = throw_square(
        play, board, tile, lambda square: all(suits(part) for part in _block(square, size))
    )
    if at is None:
        return False
    play.change(pools=play.state.pools.with_(artifacts=_without(pool, index)))
    tokens = artifacts.deal(play, what)
    first, *rest = _block(at, size)
    _put(play, Marker(kind="artifact", at=first, what=what, tokens=tokens))
    for square in rest:
        _add(play, Marker(kind="artifact", at=square, what=what))
    return True


def _block(at: Square, size: int) -> tuple[Square, ...]:
    return tuple((at[0] + x, at[1] + y) for y in range(size) for x in range(size))


def find_dressing(play: Play, tile: int) -> bool:
    """A set of furniture or columns about the chamber's centre, always the same (MA-037).

    Pieces without room, and columns that would bar a way, are left out.
    """
    pool = play.state.pools.dressing
    if not pool:
        return False
    index = play.pick(len(pool), "mkd-found-dressing")
    play.change(pools=play.state.pools.with_(dressing=_without(pool, index)))
    board = board_of(play.state.site)
    placed = play.state.site.tiles[tile]
    found = False
    for piece in DRESSING[pool[index]].pieces:
        at = moved(_turned(piece.offset, placed.turn), board.centre(tile))
        now = board_of(play.state.site)
        if not _bare(play.state, tile)(at):
            continue
        if piece.kind == "pillar" and not stays_open(now, (at,), play.state.chests_lying):
            continue
        marker = Marker(kind=piece.kind, at=at, what=pool[index])
        (_add if found else _put)(play, marker)
        found = True
    return found


def _turned(offset: Square, quarters: int) -> Square:
    x, y = offset
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def _bare(state: MkdState, tile: int) -> Callable[[Square], bool]:
    """Whether a square of a tile takes something that nobody may stand on."""
    board, full = board_of(state.site), occupied(state)
    marked = {marker.at for marker in state.site.markers}
    full |= {state.site.entrance[0]} if state.site.entrance is not None else set()
    full |= kept_clear(state.site)
    return lambda square: (
        board.owner.get(square) == tile
        and board.standable(square)
        and square not in full
        and square not in marked
    )


def occupied(state: MkdState) -> set[Square]:
    """Squares with a figure, token, chest or artifact on them (RG-053)."""
    full = {square for figure in state.on_board for square in squares_of(figure)}
    full.update(token.at for token in state.tokens)
    full.update(chest.at for chest in state.chests if chest.at is not None and not chest.gone)
    full.update(marker.at for marker in state.site.markers if marker.kind == "artifact")
    return full


def _put(play: Play, marker: Marker) -> None:
    _add(play, marker)
    play.tell(Found(thing=marker_name(marker), at=square_name(marker.at)))


def _add(play: Play, marker: Marker) -> None:
    site = play.state.site
    play.set_site(site.with_(markers=(*site.markers, marker)))


def _without(pool: tuple[T, ...], index: int) -> tuple[T, ...]:
    return pool[:index] + pool[index + 1 :]
