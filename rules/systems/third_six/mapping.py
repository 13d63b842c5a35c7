"""Where rooms lie, what may be closed, and what is still unknown."""

from typing import NamedTuple

from rules.core.grid import OPPOSITE, SIDES, Cell, beside
from rules.core.scene import Side
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.state import Level, Room, ThirdSixState


def inside(options: ThirdSixOptions, cell: Cell) -> bool:
    """Return whether a cell is on the map (TS-032)."""
    across, down = options.size
    return 0 <= cell[0] < across and 0 <= cell[1] < down


def first_room(options: ThirdSixOptions) -> Room:
    """Return the entrance of a level: middle of the bottom row, exits on every side that is inside.

    TS-032: an empty room without dice.
    """
    cell = (options.size[0] // 2, 0)
    exits = tuple(side for side in SIDES if inside(options, beside(cell, side)))
    return Room(number=1, cell=cell, kind="entrance", exits=exits)


def neighbour(level: Level, room: Room, side: Side) -> Room | None:
    """Return the discovered room beyond a side, if any."""
    return level.at(beside(room.cell, side))


class Survey(NamedTuple):
    """The three other sides of a new cell.

    `shut` face the border or a discovered room without an exit here, `joined` an exit of one,
    `free` the unknown.
    """

    shut: tuple[Side, ...]
    joined: tuple[Side, ...]
    free: tuple[Side, ...]


def survey(state: ThirdSixState, cell: Cell, entered_by: Side) -> Survey:
    """Return what borders and discovered rooms decide about a new room (TS-026, TS-027)."""
    shut: list[Side] = []
    joined: list[Side] = []
    free: list[Side] = []
    for side in SIDES:
        if side is entered_by:
            continue
        beyond = beside(cell, side)
        room = state.level.at(beyond)
        if room:
            (joined if OPPOSITE[side] in room.exits else shut).append(side)
        else:
            (free if inside(state.options, beyond) else shut).append(side)
    return Survey(tuple(shut), tuple(joined), tuple(free))


def unexplored(level: Level, room: Room) -> tuple[Side, ...]:
    """Return the exits of a room that lead to cells not yet discovered."""
    return tuple(side for side in room.exits if level.at(beside(room.cell, side)) is None)


def fully_explored(state: ThirdSixState) -> bool:
    """Return whether every cell in reach is discovered, on every level visited (TS-031)."""
    return explored(state.levels)


def explored(levels: tuple[Level, ...]) -> bool:
    """Return whether nothing on these levels leads to a cell not yet discovered.

    TS-031: a locked door not opened counts as discovered, stairs not taken do not count.
    """
    return not any(unexplored(level, room) for level in levels for room in level.rooms)
