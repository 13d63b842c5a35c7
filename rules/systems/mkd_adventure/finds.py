"""What is found on entering a tile: markers, doors, artifacts, dressing."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.passage import stays_open
from rules.systems.mkd.board.tiles import Opening, moved, runs
from rules.systems.mkd.compass import Square, step
from rules.systems.mkd.content import DRESSING
from rules.systems.mkd.events.things import Found
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Door, Marker
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.things.doors import door_name
from rules.systems.mkd.things.placing import add, bare, lay_terrain, put, stand_artifact, without


def find_terrain(play: Resolution, tile: int) -> bool:
    """Lay a terrain marker, its side already drawn, on a random square (MA-152)."""
    pool = play.state.pools.markers
    if not pool:
        return False
    index = play.pick(len(pool), "mkd-found-marker")
    if not lay_terrain(play, tile, pool[index]):
        return False
    play.change(pools=play.state.pools.with_(markers=without(pool, index)))
    return True


def find_door(play: Resolution, tile: int, came_by: Square | None) -> bool:
    """Hang a closed door in one of the tile's ways on, not the one just used (1.10, 1.11).

    It hangs in the middle of a wide way. Ways that have a door or lead nowhere do not count.
    """
    pool = play.state.pools.doors
    ways = [way for way in _ways_on(play.state, tile) if came_by not in _outside(way)]
    if not pool or not ways:
        return False
    index = play.pick(len(pool), "mkd-found-door")
    way = ways[play.pick(len(ways), "mkd-entryway")]
    at, side = way[(len(way) - 1) // 2]
    play.change(pools=play.state.pools.with_(doors=without(pool, index)))
    site = play.state.site
    door = Door(at=at, side=side, iron=pool[index] == "iron")
    play.set_site(site.with_(doors=(*site.doors, door)))
    play.tell(Found(thing=door_name(door), at=square_name(at)))
    return True


def _ways_on(state: MkdState, tile: int) -> list[tuple[Opening, ...]]:
    """Return the tile's ways to others that have no door and no rider across (B-02, B-03)."""
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


def find_artifact(play: Resolution, tile: int) -> bool:
    """Put an artifact with its tokens on random squares, none blocking (R-art, A11)."""
    pool = play.state.pools.artifacts
    if not pool:
        return False
    index = play.pick(len(pool), "mkd-found-artifact")
    what = pool[index]
    if not stand_artifact(play, tile, what):
        return False
    play.change(pools=play.state.pools.with_(artifacts=without(pool, index)))
    return True


def find_dressing(play: Resolution, tile: int) -> bool:
    """Put furniture or columns about the chamber's centre, always the same (MA-037).

    Pieces without room, and columns that would block a way, are left out.
    """
    pool = play.state.pools.dressing
    if not pool:
        return False
    index = play.pick(len(pool), "mkd-found-dressing")
    play.change(pools=play.state.pools.with_(dressing=without(pool, index)))
    board = board_of(play.state.site)
    placed = play.state.site.tiles[tile]
    found = False
    for piece in DRESSING[pool[index]].pieces:
        at = moved(_turned(piece.offset, placed.turn), board.centre(tile))
        now = board_of(play.state.site)
        if not bare(play.state, tile)(at):
            continue
        if piece.kind == "pillar" and not stays_open(now, (at,), play.state.chests_lying):
            continue
        marker = Marker(kind=piece.kind, at=at, what=pool[index])
        (add if found else put)(play, marker)
        found = True
    return found


def _turned(offset: Square, quarters: int) -> Square:
    x, y = offset
    for _ in range(quarters):
        x, y = -y, x
    return x, y
