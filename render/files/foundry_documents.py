"""The documents of which a scene of Foundry VTT is made: levels, walls, pins and regions.

Their fields are those of versions 12 to 14. Only 14 has levels, and what belongs to one; earlier
versions leave out what they do not know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import pairwise

from render.files.audience import Audience
from render.files.boundaries import Door, Line
from render.files.notes import Note
from render.files.walls import lines_of
from rules.core.scene import Barrier, Box, Point, Scene

Document = dict[str, object]

FIRST_LEVEL = "defaultLevel0000"
"""The id that Foundry gives the first level of a scene, and every token that is put there."""
HEIGHT = 20
"""The feet from one level to the next, which is what Foundry gives a level by itself."""
NONE, LIMITED, NORMAL = 0, 10, 20
DOOR, SECRET = 1, 2
SHUT, AJAR, LOCKED = 0, 1, 2
SEEN_THROUGH = frozenset({Barrier.PORTCULLIS})
IDENTIFIER = 16
MARKED = "#3f7fbf"
"""The colour in which regions are marked while one works on them."""


@dataclass(frozen=True)
class Layer:
    """One level of a scene: its place from `for_audience`, and where that lies in the scene.

    `at` is the square of the scene where the place's top left is, `bottom` its elevation in feet.
    """

    id: str
    place: Scene
    name: str
    picture: str
    colour: str
    at: tuple[int, int] = (0, 0)
    bottom: int = 0
    sort: int = 0
    notes: tuple[Note, ...] = ()

    def moved(self, point: Point) -> Point:
        """Return a point of the place as a point of the scene, in squares."""
        return point[0] + self.at[0], point[1] + self.at[1]


def identifier(*facts: object) -> str:
    """Return an id of sixteen letters and digits, the same for the same facts."""
    return blake2b(repr(facts).encode()).hexdigest()[:IDENTIFIER]


def level(layer: Layer) -> Document:
    """Return the document of a level: its name, its heights and its picture."""
    return {
        "_id": layer.id,
        "name": layer.name,
        "elevation": {"bottom": layer.bottom, "top": layer.bottom + HEIGHT},
        "background": {"src": layer.picture, "color": layer.colour},
        "sort": layer.sort,
    }


def walls(layer: Layer, audience: Audience, ppg: int) -> list[Document]:
    """Return the walls and doors of a level. For players a secret door that was found is a door."""
    found = lines_of(layer.place)
    lines: list[tuple[Line, Door | None]] = [
        (piece, None) for path in found.walls for piece in pairwise(path)
    ]
    lines += [(door.ends, door) for door in found.doors]
    return [_wall(layer, line, door, audience, ppg) for line, door in lines]


def _wall(layer: Layer, line: Line, door: Door | None, audience: Audience, ppg: int) -> Document:
    ends = [round(value * ppg) for point in line for value in layer.moved(point)]
    kind = door.kind if door else Barrier.WALL
    sight = sound = NORMAL
    if kind in SEEN_THROUGH:
        sight = sound = NONE
    elif kind is Barrier.BARRICADE:
        sight, sound = LIMITED, NONE
    return {
        "_id": identifier(layer.id, ends, kind.value),
        "c": ends,
        "move": NORMAL,
        "sight": sight,
        "light": sight,
        "sound": sound,
        "dir": 0,
        "door": _door(kind, audience),
        "ds": {Barrier.LOCKED: LOCKED, Barrier.AJAR: AJAR}.get(kind, SHUT),
        "levels": [layer.id],
    }


def _door(kind: Barrier, audience: Audience) -> int:
    if kind in (Barrier.WALL, Barrier.BARRICADE):
        return NONE
    return SECRET if kind is Barrier.SECRET and audience == "keeper" else DOOR


def pins(layer: Layer, ppg: int) -> list[Document]:
    """Return the keeper's key of a level: pins with their words on the squares of their marks."""
    return [_pin(layer, note, note.at, ppg) for note in layer.notes if note.at is not None]


def _pin(layer: Layer, note: Note, at: Point, ppg: int) -> Document:
    text = "\n".join((note.heading, *note.lines))
    x, y = layer.moved(at)
    return {
        "_id": identifier(layer.id, at, text),
        "x": round((x + 0.5) * ppg),
        "y": round((y + 0.5) * ppg),
        "elevation": layer.bottom,
        "text": text,
        "texture": {"src": "icons/svg/book.svg"},
        "iconSize": 40,
        "fontSize": 24,
        "global": False,
        "levels": [layer.id],
    }


def region(
    name: str, box: Box, layers: Sequence[Layer], ppg: int, *, change: str | None = None
) -> Document:
    """Return a region over some squares of the scene, on some levels, the lowest first.

    Args:
        name: what the keeper reads.
        box: its squares.
        layers: the levels on which it lies; it ends just above the floor of the highest.
        ppg: pixels per square.
        change: what the behaviour is called by which tokens choose a level, None for no such.
    """
    key = identifier("region", name, box, [layer.id for layer in layers])
    behaviour: Document = {
        "_id": identifier("behaviour", key),
        "name": change,
        "type": "changeLevel",
        "system": {"movementActions": []},
        "disabled": False,
    }
    return {
        "_id": key,
        "name": name,
        "color": MARKED,
        "shapes": [
            {
                "type": "rectangle",
                "x": box.at[0] * ppg,
                "y": box.at[1] * ppg,
                "width": box.columns * ppg,
                "height": box.rows * ppg,
                "rotation": 0,
                "hole": False,
            }
        ],
        "elevation": {"bottom": layers[0].bottom, "top": layers[-1].bottom + 1},
        "levels": [layer.id for layer in layers],
        "behaviors": [] if change is None else [behaviour],
        "visibility": 0,
    }
