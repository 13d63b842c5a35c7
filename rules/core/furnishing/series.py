"""The same piece more than once: in pairs beside the door's axis, in rows, along the walls."""

from collections.abc import Iterator

from rules.core.furnishing.anchors import Room
from rules.core.furnishing.purposes import Piece, Size
from rules.core.furnishing.spots import Axis, Spot, touching
from rules.core.grid import OPPOSITE
from rules.core.scene import Side

ROOMY = 6
"""From so many squares across on, pillars stand away from the walls."""
LONG = 4
"""Along walls of more squares, narrow pieces have gaps between them."""


def in_pairs(room: Room, piece: Piece, count: int) -> bool:
    """Place pairs to both sides of the axis, in one line on each side, far from each other."""
    axis = room.axis
    found = list(_one_side(room, piece, piece.sizes[0])) if axis else []
    if axis is None or not found:
        return False
    asides = sorted({axis.aside(spot) for spot in found}, reverse=True)
    roomy = 2 * asides[0] + 1 >= ROOMY and len(asides) > 2
    line = asides[1] if roomy else asides[0]
    chosen: list[Spot] = []
    while found and len(chosen) < count:
        spot = min(
            found,
            key=lambda each: (
                abs(axis.aside(each) - line),
                -min((abs(axis.depth(each) - axis.depth(other)) for other in chosen), default=0),
                room.chance(each),
            ),
        )
        found = [each for each in found if not each.bits & (spot.bits | spot.ring)]
        if _put_both(room, piece, spot, axis):
            chosen.append(spot)
    return bool(chosen)


def in_rows(room: Room, piece: Piece, count: int) -> bool:
    """Place rows across the axis that look to its end, with an aisle along it."""
    axis = room.axis
    if axis is None:
        return False
    found: list[Spot] = []
    for size in piece.sizes:
        across = size if axis.along else (size[1], size[0])
        found = [
            spot
            for spot in _one_side(room, piece, across)
            if spot.back not in (axis.end, OPPOSITE[axis.end])
        ]
        if found:
            break
    found.sort(key=lambda spot: (-axis.depth(spot), axis.aside(spot)))
    rows: list[float] = []
    for spot in found:
        depth = axis.depth(spot)
        if rows and rows[-1] - depth < 2 and rows[-1] != depth:
            continue
        if depth not in rows and len(rows) >= count:
            break
        if _put_both(room, piece, spot, axis, axis.end) and depth not in rows:
            rows.append(depth)
    return bool(rows)


def along_walls(room: Room, piece: Piece, count: int) -> bool:
    """Place the same along the walls, again and again, those without doors before the others."""
    layout, ground = room.layout, room.ground
    turn = room.salt % 4
    sides = [*Side][turn:] + [*Side][:turn]
    sides.sort(key=lambda side: any(each.side is side for each in ground.space.openings))
    placed = 0
    for size in piece.sizes:
        before = 0
        for side in sides:
            gap = int(size[0] == 1 and len(ground.walls[side]) > LONG)
            along = 0 if side in (Side.NORTH, Side.SOUTH) else 1
            last: int | None = None
            line = 0
            for spot in ground.backed(size):
                if placed >= count or layout.full(size):
                    break
                if spot.back is not side or spot.bits & (before | layout.taken):
                    continue
                if last is not None and spot.at[along] - last < size[0] + gap:
                    continue
                if layout.fits(spot):
                    layout.put(piece, spot)
                    last, placed = spot.at[along], placed + 1
                    line |= spot.bits | spot.ring
            before |= line
        if placed:
            return True
    return False


def both_sides(room: Room, piece: Piece | None, anchor: Spot) -> None:
    """Place a piece on either side of what stands on the axis, or on neither."""
    axis = room.axis
    if piece is None or axis is None:
        return
    for spot in room.ground.backed((1, 1)):
        beside = spot.back is anchor.back and axis.aside(spot) > 0 and touching(anchor, spot)
        if beside and _put_both(room, piece, spot, axis):
            return


def _one_side(room: Room, piece: Piece, size: Size) -> Iterator[Spot]:
    """Yield free spots of so many columns and rows right of the axis, or below it."""
    axis = room.axis
    if axis is None or room.layout.full():
        return
    for spot in room.ground.standing(size):
        aside = axis.aside(spot) >= (spot.size[1 - axis.along] + 1) / 2
        free = aside and spot.size == size and not spot.bits & room.layout.taken
        if free and (piece.front != "wall" or spot.back is not None):
            yield spot


def _put_both(room: Room, piece: Piece, spot: Spot, axis: Axis, facing: Side | None = None) -> bool:
    """Place a piece and its counterpart beyond the axis, or neither."""
    layout = room.layout
    other = room.ground.at(axis.mirrored(spot), spot.size)
    if other is None or layout.full(spot.size, 2):
        return False
    if not layout.fits(spot, other) or (piece.front == "wall" and other.back is None):
        return False
    layout.put(piece, spot, facing)
    layout.put(piece, other, facing)
    return True
