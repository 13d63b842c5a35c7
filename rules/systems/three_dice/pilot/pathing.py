"""Where the autopilot's heroes want to go, and the first step of the way."""

from collections import deque
from collections.abc import Callable

from rules.core.grid import beside
from rules.core.model import Action
from rules.systems.three_dice.actions import Go, TempleTeleport
from rules.systems.three_dice.mapping import ways
from rules.systems.three_dice.state import Level, Room, ThreeDiceState

Wanted = Callable[[Room], bool]


def first_step(state: ThreeDiceState, wanted: Wanted, *, brave: bool) -> Action | None:
    """Return the first step toward the nearest wanted room other than this, breadth first.

    Over open exits and between temples; the timid do not pass rooms where a monster lives.
    """
    level = state.level
    cells = {room.cell: room for room in level.rooms}
    seen = {state.here}
    queue: deque[tuple[Room, Action | None]] = deque([(state.room, None)])
    while queue:
        room, first = queue.popleft()
        for step, beyond in _neighbours(level, cells, room):
            if beyond.number in seen or (beyond.monster and not brave):
                continue
            seen.add(beyond.number)
            if wanted(beyond):
                return first or step
            queue.append((beyond, first or step))
    return None


def _neighbours(
    level: Level, cells: dict[tuple[int, int], Room], room: Room
) -> list[tuple[Action, Room]]:
    steps: list[tuple[Action, Room]] = []
    for door in ways(room):
        beyond = cells.get(beside(room.cell, door.side))
        if beyond and door.kind != "locked":
            steps.append((Go(side=door.side), beyond))
    if room.shape == "temple" and not room.monster:
        steps.extend(
            (TempleTeleport(room=other.number), other)
            for other in level.rooms
            if other.shape == "temple" and other.number != room.number
        )
    return steps


def has_open_end(cells: frozenset[tuple[int, int]], room: Room) -> bool:
    """Return whether a room has an exit, not locked, to a cell not yet explored."""
    return any(
        door.kind != "locked" and beside(room.cell, door.side) not in cells for door in ways(room)
    )
