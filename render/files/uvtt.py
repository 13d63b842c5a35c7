"""Universal VTT: one JSON object with the picture, the walls and the doors.

Positions are in squares, rows downwards. The format has neither locked nor secret doors: a
keeper's file has every door, a player's those that were found.
"""

import json
from base64 import b64encode
from math import pi

from render.drawing.colour import ThemeName
from render.files.audience import Audience, for_virtual_table
from render.files.boundaries import CLOSED, Door
from render.files.picture import pixels_per_square, table_png
from render.files.walls import Path, lines_of
from rules.core.scene import Point, Scene

FORMAT = 0.3
DAYLIGHT = "ffffffff"
"""Full light as ARGB; without it some programs show players a black map."""


def uvtt(place: Scene, audience: Audience, theme: ThemeName, ppg: int) -> bytes:
    """Return a Universal VTT file; open doors are gaps, as open portals would be windows."""
    ppg = pixels_per_square(place, ppg)
    picture = table_png(for_virtual_table(audience, place), theme, ppg)
    lines = lines_of(place)
    content = {
        "format": FORMAT,
        "resolution": {
            "map_origin": _xy((0, 0)),
            "map_size": _xy((place.columns, place.rows)),
            "pixels_per_grid": ppg,
        },
        "line_of_sight": [_path(path) for path in lines.walls],
        "objects_line_of_sight": [],
        "portals": [_portal(door) for door in lines.doors if door.kind in CLOSED],
        "environment": {"baked_lighting": False, "ambient_light": DAYLIGHT},
        "lights": [],
        "image": b64encode(picture).decode("ascii"),
        "undercroft": {"audience": audience},
    }
    return json.dumps(content, separators=(",", ":")).encode()


def _number(value: float) -> float | int:
    return int(value) if value == int(value) else round(value, 4)


def _xy(point: Point) -> dict[str, float | int]:
    return {"x": _number(point[0]), "y": _number(point[1])}


def _path(path: Path) -> list[dict[str, float | int]]:
    return [_xy(point) for point in path]


def _portal(door: Door) -> dict[str, object]:
    return {
        "position": _xy(door.middle),
        "bounds": [_xy(end) for end in door.ends],
        "rotation": round(pi / 2, 6) if door.upright else 0.0,
        "closed": True,
        "freestanding": False,
    }
