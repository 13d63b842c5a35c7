"""Shifting tiles by a square, with neighbours, so that the map looks tidier (MA-026).

The fewer lines the sides of all tiles lie on, the tidier is the map.
"""

from collections.abc import Iterable, Iterator

from rules.systems.mkd.board.tiles import shape_of_placed
from rules.systems.mkd.compass import SIDES, step
from rules.systems.mkd.pieces import Placed
from rules.systems.mkd_adventure.building.assemble import Assembled, still_a_way_in
from rules.systems.mkd_adventure.building.centre import Centred, walkable
from rules.systems.mkd_adventure.building.layout import Layout

Pairs = frozenset[tuple[int, int]]


def shifted(centred: Centred) -> Centred:
    """Return the same dungeon with tiles shifted for looks, each by one square at most (MA-026).

    The same tiles join as before (MA-018), and the same tiles can be reached on foot, the Central
    Chamber among them (MA-024). The best shift is made first, as long as one makes the map tidier;
    no die is rolled.
    """
    assembled, moved = centred.assembled, frozenset[int]()
    while True:
        best = _best(assembled, moved)
        if best is None:
            return centred._replace(assembled=assembled)
        assembled, group = best
        moved |= group


def untidiness(tiles: Iterable[Placed]) -> tuple[int, int]:
    """Return a measure of how untidy a map is: lines along tiles, and the area around them."""
    columns, rows = set[int](), set[int]()
    for placed in tiles:
        shape, (x, y) = shape_of_placed(placed), placed.at
        columns |= {x, x + shape.columns}
        rows |= {y, y + shape.rows}
    area = (max(columns) - min(columns)) * (max(rows) - min(rows))
    return len(columns) + len(rows), area


def joins(layout: Layout) -> Pairs:
    """Return every two tiles that join, the one laid first named first."""
    return frozenset(
        (tile, other)
        for tile in range(len(layout.tiles))
        for other in layout.neighbours(tile)
        if tile < other
    )


def _best(assembled: Assembled, done: frozenset[int]) -> tuple[Assembled, frozenset[int]] | None:
    """Return the shift after which the map is tidiest, and the tiles it moves.

    None if none helps.
    """
    before = assembled.layout
    tidy = untidiness(before.tiles)
    found = []
    for group in groups(before):
        if group & done:
            continue
        for side in SIDES:
            after = [
                placed.with_(at=step(placed.at, side)) if tile in group else placed
                for tile, placed in enumerate(before.tiles)
            ]
            tidier = untidiness(after)
            if tidier < tidy:
                found.append((tidier, len(group), sorted(group), side, after))
    for _, _, tiles, side, after in sorted(found, key=lambda each: each[:4]):
        kept = as_before(assembled, Layout(after), frozenset(tiles), side)
        if kept is not None:
            return kept, frozenset(tiles)
    return None


def groups(layout: Layout) -> Iterator[frozenset[int]]:
    """Yield tiles that may be shifted together: one, one with its neighbours, all beyond a join."""
    seen = {frozenset(range(len(layout.tiles)))}
    for tile in range(len(layout.tiles)):
        near = layout.neighbours(tile)
        for group in (
            frozenset((tile,)),
            frozenset((tile, *near)),
            *(_beyond(layout, tile, other) for other in near),
        ):
            if group not in seen:
                seen.add(group)
                yield group


def _beyond(layout: Layout, tile: int, other: int) -> frozenset[int]:
    """Return a tile and all that are joined to it other than through another one."""
    found, waiting = {tile}, [tile]
    while waiting:
        here = waiting.pop()
        for near in layout.neighbours(here):
            if near not in found and (here, near) != (tile, other):
                found.add(near)
                waiting.append(near)
    return frozenset(found)


def as_before(
    assembled: Assembled, after: Layout, group: frozenset[int], side: int
) -> Assembled | None:
    """Return the dungeon after a shift, if its joins and ways are still the same."""
    before, (at, way) = assembled.layout, assembled.entrance
    last = len(before.tiles) - 1
    entrance = (step(at, side), way) if last in group else (at, way)
    open_before = still_a_way_in(before, assembled.entrance)
    moved = Assembled(after, entrance)
    if (
        any(not after.has_room(after.tiles[tile], (tile,)) for tile in group)
        or joins(after) != joins(before)
        or (open_before and not still_a_way_in(after, entrance))
        or _on_foot(moved) != _on_foot(assembled)
    ):
        return None
    return moved


def _on_foot(assembled: Assembled) -> frozenset[int]:
    """Return the tiles that can be reached on foot from the entrance."""
    reached = walkable(assembled)
    found = set()
    for tile, placed in enumerate(assembled.layout.tiles):
        shape, (x, y) = shape_of_placed(placed), placed.at
        if any((sx + x, sy + y) in reached for sx, sy in shape.order):
            found.add(tile)
    return frozenset(found)
