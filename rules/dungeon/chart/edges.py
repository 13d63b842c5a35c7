"""Walls between tiles that touch, doors, secret doors, and where the unknown begins."""

from collections.abc import Iterator

from rules.core.grid import OPPOSITE, beside
from rules.core.scene import Barrier, Edge, Side, Square
from rules.dungeon.chart.floors import Owners, band, border, doorway, gate, open_sides, spread
from rules.dungeon.chart.lattice import Lattice, stepped
from rules.dungeon.chart.squares import enlarged, parts_of
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Join, Tile
from rules.dungeon.terms import DoorState

BARRIERS: dict[DoorState, Barrier] = {
    "open": Barrier.AJAR,
    "closed": Barrier.DOOR,
    "locked": Barrier.LOCKED,
}


def edges(shown: Shown, page: Lattice, floor: Owners, squares: Owners) -> tuple[Edge, ...]:
    """Return every barrier, in the squares of the scene, of which `squares` are floor."""
    found = [*_walls(shown, page, floor), *_doors(shown, page), *_unknown(shown, page)]
    found.sort(key=lambda edge: (edge.at, edge.side))
    large = [each for edge in found for each in enlarged(edge, page.pace, squares)]
    return (*large, *_beside_passages(shown, page, squares))


def _walls(shown: Shown, page: Lattice, floor: Owners) -> Iterator[Edge]:
    """Yield walls where floor of two tiles touches beside a way, or without one. DM-018, DM-050."""
    cells = {tile.at: tile for tile in shown.tiles}
    for tile in shown.tiles:
        for side in (Side.NORTH, Side.EAST):
            other = cells.get(beside(tile.at, side))
            if other is None:
                continue
            way = shown.ways[tile.number].get(side)
            half = gate(shown, tile, side) if way and not way.secret else -1
            middle = border(page, tile, side)
            for off in range(-page.mid, page.pitch - page.mid):
                at = _aside(middle, side, off)
                if at in floor and stepped(at, side) in floor and abs(off) > half:
                    yield from _wall(way, off, at, side)


def _beside_passages(shown: Shown, page: Lattice, squares: Owners) -> Iterator[Edge]:
    """Yield walls along the passage behind a secret door, where a cave strays beside it.

    Without them one would go around the door.
    """
    known = {tile.number for tile in shown.tiles}
    for join in shown.joins:
        if not join.secret or join.a not in known:
            continue
        tile = shown.level.tile(join.a)
        door = _in_wall(shown, page, tile, join.side)
        lane = list(band(page, page.middle(tile.at), join.side, 0))
        passage = set(lane[lane.index(door) + 1 :]) if door in lane else set(lane)
        inside = {at for base in passage for at in parts_of(base, page.pace)}
        for at in sorted(inside):
            for side in (each for each in Side if each not in (join.side, OPPOSITE[join.side])):
                other = stepped(at, side)
                if at in squares and other in squares and other not in inside:
                    yield Edge.model_construct(at=at, side=side, kind=Barrier.WALL)


def _wall(way: Join | None, off: int, at: Square, side: Side) -> Iterator[Edge]:
    if way is None or off:
        yield Edge.model_construct(at=at, side=side, kind=Barrier.WALL)


def _aside(middle: Square, side: Side, off: int) -> Square:
    return (middle[0] + off, middle[1]) if side is Side.NORTH else (middle[0], middle[1] + off)


def _doors(shown: Shown, page: Lattice) -> Iterator[Edge]:
    """Yield doors: at rooms, of two at the first by place; secret ones in older walls. DM-040.

    At the older of two rooms, a door would tell in which order they were laid.
    """
    known = {tile.number for tile in shown.tiles}
    for join in shown.joins:
        if not join.secret and join.door is None:
            continue
        a, b = shown.level.tile(join.a), shown.level.tile(join.b)
        if join.secret:
            tile, side, kind = a, join.side, Barrier.SECRET
            at = _in_wall(shown, page, a, side)
        else:
            ends = ((a, join.side), (b, OPPOSITE[join.side]))
            tile, side = min(ends, key=lambda end: (not end[0].is_room, end[0].at))
            at, kind = doorway(page, tile, side), BARRIERS[join.door or "closed"]
        if tile.number not in known:
            at, side = border(page, b if tile is a else a, OPPOSITE[side]), OPPOSITE[side]
        yield Edge.model_construct(at=at, side=side, kind=kind)


def _in_wall(shown: Shown, page: Lattice, tile: Tile, side: Side) -> Square:
    """Return the last square of a tile's own floor before a wall."""
    if side in open_sides(tile):
        return border(page, tile, side)
    half = 1 if tile.is_room else spread(shown)
    return stepped(page.middle(tile.at), side, half)


def _unknown(shown: Shown, page: Lattice) -> Iterator[Edge]:
    """Yield ways into tiles not seen, and openings of a level still being drawn. DM-062."""
    known = {tile.number for tile in shown.tiles}
    cells = shown.level.by_cell()
    for tile in shown.tiles:
        for side, join in shown.ways[tile.number].items():
            if join.a not in known or join.b not in known:
                kind = Barrier.UNEXPLORED
                yield Edge.model_construct(at=border(page, tile, side), side=side, kind=kind)
        if shown.level.complete:
            continue
        for side in tile.openings:
            entrance = tile.number == 1 and side is Side.SOUTH
            if not entrance and beside(tile.at, side) not in cells:
                at = border(page, tile, side)
                yield Edge.model_construct(at=at, side=side, kind=Barrier.UNEXPLORED)
