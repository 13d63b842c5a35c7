"""The map of a level: what lies beyond a side, and which sides are free."""

from rules.core.grid import OPPOSITE, SIDES, Cell, beside
from rules.core.scene import Side
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Door, Level, Room

ENTRANCE: Cell = (0, 0)
OUTSIDE: Cell = (0, -1)


def neighbour(level: Level, room: Room, side: Side) -> Room | None:
    """Return the explored room on the cell beyond a side, joined or not."""
    return level.at(beside(room.cell, side))


def joined(level: Level, room: Room) -> tuple[tuple[Door, Room], ...]:
    """Return the exits that lead to explored rooms, with those rooms."""
    pairs = ((door, neighbour(level, room, door.side)) for door in ways(room))
    return tuple((door, beyond) for door, beyond in pairs if beyond)


def ways(room: Room) -> tuple[Door, ...]:
    """Return the exits that lead on: all but the entrance."""
    return tuple(door for door in room.doors if door.kind != "entrance")


def unexplored(level: Level, room: Room) -> tuple[Door, ...]:
    """Return the exits, locked ones too, that lead to cells not yet explored."""
    return tuple(door for door in ways(room) if not neighbour(level, room, door.side))


def free_sides(level: Level, room: Room) -> tuple[Side, ...]:
    """Return sides for a new exit: without one here, and facing a cell not yet explored.

    TD-012, TD-013, HR-026: one cell per location, sides only, and a neighbour that is drawn has
    decided the side it shares. The cell below the entrance is outside (TD-016).
    """
    return tuple(
        side
        for side in SIDES
        if not room.door(side)
        and beside(room.cell, side) != OUTSIDE
        and not neighbour(level, room, side)
    )


def known_doors(level: Level, cell: Cell) -> tuple[Door, ...]:
    """Return exits a cell must have: its drawn neighbours have one there (TD-013, HR-026)."""
    doors = []
    for side in SIDES:
        room = level.at(beside(cell, side))
        facing = room.door(OPPOSITE[side]) if room else None
        if facing and facing.kind != "entrance":
            doors.append(facing.with_(side=side))
    return tuple(doors)


def in_order(doors: tuple[Door, ...]) -> tuple[Door, ...]:
    """Return exits in the order north, east, south, west."""
    return tuple(sorted(doors, key=lambda door: SIDES.index(door.side)))


def set_door(play: Resolution, door: Door) -> None:
    """Replace or add an exit of the present room, and its other side where that is drawn."""
    room = play.room
    play.set_room(_with_door(room, door))
    beyond = neighbour(play.state.level, room, door.side)
    if beyond:
        play.set_room(_with_door(beyond, door.with_(side=OPPOSITE[door.side])))


def _with_door(room: Room, door: Door) -> Room:
    others = tuple(old for old in room.doors if old.side is not door.side)
    return room.with_(doors=in_order((*others, door)))
