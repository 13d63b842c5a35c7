"""Furnishing a room for a purpose: groups of pieces, with every way kept open."""

from rules.core.furnishing.anchors import FINDERS, Room
from rules.core.furnishing.layout import Layout
from rules.core.furnishing.purposes import PIECES, Group, Piece, Place, Purpose, Wanted
from rules.core.furnishing.series import along_walls, both_sides, in_pairs, in_rows
from rules.core.furnishing.space import Space
from rules.core.furnishing.spots import Spot, ground_of, touching
from rules.core.grid import OPPOSITE
from rules.core.scene import Feature, Side
from rules.core.words import Colour

SALTS = 2**30
OPTIONAL = 55
"""In so many of a hundred rooms a piece that may be left out is there."""
LARGE = 25
"""From so many squares of floor on a room has its groups once more if there is space."""
FILLED = 0.22
"""The share of its floor that furniture takes then."""
REPEATED: tuple[Place, ...] = ("wall", "corner", "anywhere")
SERIES = {"pairs": in_pairs, "rows": in_rows, "lining": along_walls}


def arrange(space: Space, purpose: Purpose, colour: Colour) -> tuple[Feature, ...]:
    """Return what stands in a room of a purpose; nothing where its first group does not fit.

    Every two openings stay connected by free squares, with the squares before them and those of
    `space.free`. What has its front turned from a wall faces into the room.
    """
    if not space.floor:
        return ()
    left, top = space.corner
    ground = ground_of(space.moved(-left, -top) if left or top else space)
    to_walls = any("end" in group.at[:1] for group in purpose.groups)
    axes = [each for each in ground.axes if not to_walls or _ends_at_wall(space, each.end)]
    if purpose.symmetric and not axes:
        return ()
    axis = axes[colour.pick(len(axes))] if axes else None
    room = Room(Layout(ground), axis, even=purpose.symmetric)
    for number, group in enumerate(purpose.groups):
        placed = _furnished(room, purpose, group, colour)
        if not number and not placed:
            return ()
    if ground.count >= LARGE:
        _fill(room, purpose, colour)
    if not left and not top:
        return tuple(room.layout.pieces)
    return tuple(
        each.with_(at=(each.at[0] + left, each.at[1] + top)) for each in room.layout.pieces
    )


def _fill(room: Room, purpose: Purpose, colour: Colour) -> None:
    """Place groups at walls once more in a large room that is rather empty."""
    again = [group for group in purpose.groups if group.at[0] in REPEATED]
    for group in again * 2:
        if room.layout.share >= FILLED:
            return
        _furnished(room, purpose, group, colour)


def _ends_at_wall(space: Space, end: Side) -> bool:
    return all(opening.side is not end for opening in space.openings)


def _furnished(room: Room, purpose: Purpose, group: Group, colour: Colour) -> bool:
    """Place a group as often as the room calls for it; return whether any of it stands."""
    room.salt = colour.pick(SALTS)
    squares = room.ground.count
    if squares < group.least or (group.chance < 100 and colour.pick(100) >= group.chance):
        return False
    piece = _one_of(group.anchor, colour)
    if piece is None:
        return False
    count = min(group.most, max(1, squares // group.every)) if group.every else group.most
    for place in group.at:
        if place in SERIES:
            if SERIES[place](room, piece, count):
                return True
            continue
        done = [_placed(room, purpose, group, piece, place, colour) for _ in range(count)]
        if any(done):
            return True
    return False


def _placed(
    room: Room, purpose: Purpose, group: Group, piece: Piece, place: Place, colour: Colour
) -> bool:
    """Place an anchor and its companions once."""
    layout = room.layout
    sizes = (size for size in piece.sizes if not layout.full(size))
    spot = next((spot for size in sizes if (spot := FINDERS[place](room, piece, size))), None)
    if spot is None:
        return False
    layout.put(piece, spot)
    beside = group.beside
    if purpose.symmetric and place == "end" and len(beside) == 2:
        both_sides(room, _one_of(beside[0], colour), spot)
        beside = ()
    for where, companions in (
        ("beside", beside),
        ("before", group.before),
        ("around", group.around),
    ):
        for wanted in companions:
            companion = _one_of(wanted, colour)
            if companion is not None:
                _accompany(room, companion, spot, where)
    return True


def _accompany(room: Room, piece: Piece, anchor: Spot, where: str) -> None:
    """Place a companion as near to its anchor as can be, or not at all."""
    layout = room.layout
    for size in piece.sizes:
        if layout.full(size):
            continue
        found = [
            (score, spot.number, spot)
            for spot in room.ground.standing(size)
            if spot.bits & anchor.ring
            and not spot.bits & layout.taken
            and (score := _nearness(room, piece, spot, anchor, where)) is not None
        ]
        spot = layout.best(found)
        if spot is not None:
            facing = touching(spot, anchor) if piece.front == "anchor" else None
            layout.put(piece, spot, facing)
            return


def _nearness(room: Room, piece: Piece, spot: Spot, anchor: Spot, where: str) -> float | None:
    """Return how well a companion stands there, lower being better; None where it cannot."""
    side = touching(anchor, spot)
    if side is None and (piece.front == "anchor" or where == "around"):
        return None
    if piece.front == "wall" and spot.back is None:
        return None
    score = room.chance(spot)
    front = OPPOSITE[anchor.back] if anchor.back else None
    if where == "before":
        return score + (0 if side and side is front else 3 if side else 6)
    if where == "beside":
        along = side is not None and anchor.back is not None and spot.back is anchor.back
        return score + (0 if side else 3) + (2 if front and side is front else 0) - 2 * along
    long = anchor.size[0] >= anchor.size[1]
    return score + (side in (Side.EAST, Side.WEST)) * (1 if long else -1)


def _one_of(wanted: Wanted, colour: Colour) -> Piece | None:
    if not wanted.sure and colour.pick(100) >= OPTIONAL:
        return None
    count = len(wanted.ids)
    return PIECES[wanted.ids[colour.pick(count) if count > 1 else 0]]
