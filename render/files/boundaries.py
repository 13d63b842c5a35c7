"""The walls, doors and openings of a place, as lines along the squares.

Points are in squares from the top left, rows downwards. Ground is everything but rock. Every line
between ground and rock, and around the scene's rim, is wall unless a closed door stands there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from render.ground.ground import edge_line
from render.view.visible import terrain_of
from rules.core.scene import Barrier, Point, Scene, Square, Terrain

Line = tuple[Point, Point]

CLOSED = frozenset(
    {
        Barrier.DOOR,
        Barrier.DOUBLE,
        Barrier.LOCKED,
        Barrier.IRON,
        Barrier.ONE_WAY,
        Barrier.PORTCULLIS,
        Barrier.SECRET,
    }
)
"""Barriers that can be shut: doors of a virtual table, and no gaps in its walls."""
STANDING_OPEN = frozenset({Barrier.AJAR, Barrier.BARRICADE})
"""Barriers that stand in a gap without closing it."""
_ROCK, _SKY = Terrain.ROCK.value, Terrain.OUTSIDE.value


@dataclass(frozen=True)
class Door:
    """A barrier on one side of a square; `ends` lie left to right or top to bottom."""

    kind: Barrier
    ends: Line

    @property
    def upright(self) -> bool:
        """Whether the barrier runs from north to south."""
        return self.ends[0][0] == self.ends[1][0]

    @property
    def middle(self) -> Point:
        """The point half way between the ends."""
        (x0, y0), (x1, y1) = self.ends
        return (x0 + x1) / 2, (y0 + y1) / 2


@dataclass(frozen=True)
class Boundaries:
    """All lines along the sides of squares.

    `rim` are walls between ground and rock, `sky` walls between floor and the open sky, `inner`
    walls between two squares of either, `doors` what is shut or can be, `gaps` openings between
    floor and the open sky.
    """

    rim: tuple[Line, ...]
    sky: tuple[Line, ...]
    inner: tuple[Line, ...]
    doors: tuple[Door, ...]
    gaps: tuple[Line, ...]


def is_ground(scene: Scene, at: Square) -> bool:
    """Return whether a square is anything but rock, the open sky included."""
    return terrain_of(scene, at) != Terrain.ROCK


def barriers(scene: Scene) -> dict[Line, Barrier]:
    """Return the barriers of a scene by the two ends of the side on which each stands.

    A door counts, also where nobody has seen yet what is behind it.
    """
    doors_last = sorted(scene.edges, key=lambda edge: edge.kind is not Barrier.UNEXPLORED)
    return {edge_line(edge.at, edge.side): edge.kind for edge in doors_last}


def boundaries_of(scene: Scene) -> Boundaries:
    """Return the walls, doors and gaps of a scene from `for_audience`."""
    named = barriers(scene)
    rim: list[Line] = []
    sky: list[Line] = []
    inner: list[Line] = []
    doors: list[Door] = []
    gaps: list[Line] = []
    for line, one, other in _sides(scene):
        kind = named.get(line)
        outdoors = (one == _SKY) != (other == _SKY)
        if kind in CLOSED:
            doors.append(Door(kind, line))
        elif _ROCK in (one, other):
            rim.append(line)
        elif kind is Barrier.WALL or (kind is None and outdoors):
            (sky if outdoors else inner).append(line)
        else:
            if kind in STANDING_OPEN:
                doors.append(Door(kind, line))
            if outdoors:
                gaps.append(line)
    return Boundaries(tuple(rim), tuple(sky), tuple(inner), tuple(doors), tuple(gaps))


def _sides(scene: Scene) -> Iterator[tuple[Line, str, str]]:
    """Yield each side of a ground square once, with the terrains that it separates."""
    beyond = _ROCK * (scene.columns + 2)
    rows = (beyond, *(f"{_ROCK}{row}{_ROCK}" for row in scene.terrain), beyond)
    for y, (row, below) in enumerate(pairwise(rows)):
        for x, (here, east, south) in enumerate(zip(row, row[1:], below, strict=False)):
            if here != _ROCK or east != _ROCK:
                yield ((x, y - 1), (x, y)), here, east
            if here != _ROCK or south != _ROCK:
                yield ((x - 1, y), (x, y)), here, south
