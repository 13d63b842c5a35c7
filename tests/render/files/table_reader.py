"""A reader of Universal VTT files that knows nothing of who wrote them.

It does what importers do: places in squares become pixels about the picture's middle with rows
upwards, doors become thin boxes along their line, and anything that does not add up is an error.
"""

import base64
import json
from dataclasses import dataclass
from io import BytesIO
from math import cos, hypot, sin

from PIL import Image

Point = tuple[float, float]
THICK = 0.25


@dataclass(frozen=True)
class Occluder:
    """Something that stops sight: a wall's line, or a door's box that can be opened."""

    points: tuple[Point, ...]
    toggleable: bool
    see_through: bool


@dataclass(frozen=True)
class Table:
    """What an importer keeps of a file."""

    picture: Image.Image
    grid: int
    size: tuple[int, int]
    occluders: tuple[Occluder, ...]


def read(data: bytes) -> Table:
    """Import a file."""
    content = json.loads(data)
    resolution = content["resolution"]
    grid = resolution["pixels_per_grid"]
    size = (resolution["map_size"]["x"], resolution["map_size"]["y"])

    def pixels(place: dict[str, float]) -> Point:
        return (
            (place["x"] - resolution["map_origin"]["x"]) * grid - size[0] * grid / 2,
            size[1] * grid / 2 - (place["y"] - resolution["map_origin"]["y"]) * grid,
        )

    walls = [
        Occluder(tuple(map(pixels, wall)), toggleable=False, see_through=False)
        for wall in content["line_of_sight"]
    ]
    doors = [_door(portal, pixels, grid) for portal in content["portals"]]
    picture = Image.open(BytesIO(base64.b64decode(content["image"], validate=True)))
    picture.load()
    return Table(picture, grid, size, (*walls, *doors))


def _door(portal, pixels, grid: int) -> Occluder:
    one, other = map(pixels, portal["bounds"])
    turn, half = portal["rotation"], THICK * grid / 2
    length = hypot(other[0] - one[0], other[1] - one[1])
    along = (abs(cos(turn)) * length, abs(sin(turn)) * length)
    if abs(along[0] - abs(other[0] - one[0])) > 0.5 or abs(along[1] - abs(other[1] - one[1])) > 0.5:
        raise ValueError("a door is turned away from its line")
    dx, dy = half * sin(turn), half * cos(turn)
    box = (
        (one[0] - dx, one[1] - dy), (other[0] - dx, other[1] - dy),
        (other[0] + dx, other[1] + dy), (one[0] + dx, one[1] + dy),
    )  # fmt: skip
    return Occluder(box, toggleable=True, see_through=not portal["closed"])
