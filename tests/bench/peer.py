"""Dungeons laid out by dungeongen, as it draws them itself and as scenes of ours."""

import contextlib
import io
from collections.abc import Callable
from importlib.util import find_spec
from itertools import pairwise
from typing import Any

from render.view.window import MARGIN, TITLE_BAND, Layout
from rules.core.scene import Barrier, Box, Edge, Label, Scene, Side
from rules.core.words import Text
from tests.render.scenes import Plan

SEEDS = {24: 1, 50: 5}
"""Seeds with which dungeongen delivers exactly that many rooms."""
DOORS = {
    "OPEN": Barrier.ARCH,
    "CLOSED": Barrier.DOOR,
    "LOCKED": Barrier.LOCKED,
    "SECRET": Barrier.SECRET,
}


def missing() -> str:
    """Why dungeongen cannot be used here; empty where it can."""
    if find_spec("dungeongen") is None:
        return "dungeongen is not installed"
    try:
        import skia  # noqa: F401, PLC0415 - it needs libraries of the system
    except ImportError as error:
        return f"dungeongen draws with skia, which does not load here: {error}"
    return ""


def generated(rooms: int, seed: int) -> Any:
    """What dungeongen lays out when asked for that many rooms; ValueError when it gives up."""
    from dungeongen.layout import (  # noqa: PLC0415 - it takes a second to load
        DungeonGenerator,
        DungeonSize,
        GenerationParams,
    )

    wanted = GenerationParams()
    wanted.size = DungeonSize.XLARGE
    wanted.room_count = (rooms, rooms)
    with contextlib.redirect_stdout(io.StringIO()):
        return DungeonGenerator(wanted).generate(seed=seed)


def dungeon(rooms: int) -> Any:
    """A layout of dungeongen's with that many rooms."""
    made = generated(rooms, SEEDS[rooms])
    assert len(made.rooms) == rooms, f"dungeongen made {len(made.rooms)} rooms"
    return made


def its_picture(made: Any, size: tuple[int, int]) -> Callable[[], bytes]:
    """Draws a layout anew and encodes it, both as dungeongen does."""
    import skia  # noqa: PLC0415 - as above
    from dungeongen.webview.adapter import convert_dungeon  # noqa: PLC0415 - as above

    plans = convert_dungeon(made)

    def draw() -> bytes:
        surface = skia.Surface(*size)
        plans.render(surface.getCanvas())
        return bytes(surface.makeImageSnapshot().encodeToData(skia.kPNG, 100))

    with contextlib.redirect_stdout(io.StringIO()):
        draw()
    return draw


def scene(made: Any, *, without: int = 0) -> Scene:
    """The same layout as a scene, all of it in view but for the last `without` rooms."""
    left, top, right, bottom = made.bounds
    plan = Plan(right - left + 4, bottom - top + 4)
    dx, dy = 2 - left, 2 - top
    rooms = sorted(made.rooms.values(), key=lambda room: (room.number, room.x, room.y))
    for passage in made.passages.values():
        for (x0, y0), (x1, y1) in pairwise(passage.waypoints):
            box = (min(x0, x1) + dx, min(y0, y1) + dy, abs(x1 - x0) + 1, abs(y1 - y0) + 1)
            plan.dig(box)
    for number, room in enumerate(rooms):
        hidden = number >= len(rooms) - without
        box = (room.x + dx, room.y + dy, room.width, room.height)
        plan.dig(box, sight=" " if hidden else "+")
    round_rooms = [room for room in rooms if room.shape.name == "CIRCLE"]
    return plan.scene(
        title=Text.of("the-crypt"),
        region="peer",
        rounded=tuple(
            Box(at=(room.x + dx, room.y + dy), columns=room.width, rows=room.height)
            for room in round_rooms
        ),
        edges=tuple(
            Edge(
                at=(door.x + dx, door.y + dy),
                side=Side(door.direction[0]),
                kind=DOORS[door.door_type.name],
            )
            for door in made.doors.values()
        ),
        labels=tuple(
            Label(
                at=(room.x + dx + (room.width - 1) / 2, room.y + dy + (room.height - 1) / 2),
                text=str(room.number),
            )
            for room in rooms
        ),
    )


def frame(shown: Scene, size: tuple[int, int]) -> Layout:
    """Our frame for all of a scene in a picture of (nearly) that size, however small its squares.

    Players get squares of at least 18 pixels; dungeongen's 50 rooms have 12 at 1200 by 900.
    """
    gutter, head = 44, TITLE_BAND
    across, down = size[0] - 2 * gutter, size[1] - 2 * gutter - head
    c = int(min(across / (shown.columns + 2 * MARGIN), down / (shown.rows + 2 * MARGIN)))
    columns, rows = int(across / c - 2 * MARGIN), int(down / c - 2 * MARGIN)
    at = (-((columns - shown.columns) // 2), -((rows - shown.rows) // 2))
    return Layout(Box(at=at, columns=columns, rows=rows), c, gutter, head, 0)
