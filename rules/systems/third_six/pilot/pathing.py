"""Where the autopilot's party wants to go, and the first step of the way."""

from collections import deque
from collections.abc import Callable

from rules.core.grid import beside
from rules.core.scene import Side
from rules.systems.third_six.actions import Go
from rules.systems.third_six.state import Room, ThirdSixState

Wanted = Callable[[Room], bool]


def first_step(state: ThirdSixState, wanted: Wanted) -> tuple[Go, int] | None:
    """Return the first step to the nearest wanted room but this, and how many steps it is."""
    cells = {room.cell: room for room in state.level.rooms}
    seen = {state.here}
    queue: deque[tuple[Room, Side | None, int]] = deque([(state.room, None, 0)])
    while queue:
        room, first, steps = queue.popleft()
        for side in room.exits:
            beyond = cells.get(beside(room.cell, side))
            if beyond is None or beyond.lock or beyond.number in seen:
                continue
            seen.add(beyond.number)
            if wanted(beyond):
                return Go(side=first or side), steps + 1
            queue.append((beyond, first or side, steps + 1))
    return None
