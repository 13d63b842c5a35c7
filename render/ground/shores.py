"""Where water ends: at walls, of which none is wet on its other side, or winding over dry floor."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from render.view.visible import BESIDE, across, is_floor, terrain_of
from rules.core.noise import swing
from rules.core.scene import Barrier, Scene, Square, Terrain

WINDING = 0.24
"""How far shores wind over floor, or leave it free, in squares."""
UNDER_A_WALL = 0.3
"""How far water reaches into the square behind a wall, so that it has no shore before it."""
BEHIND_A_WALL = 0.5
"""How much of that square is kept dry where water comes to it from another side."""
SHORELINE = 0.12
"""How wide the line of a shore is at most, in squares."""
LETS_THROUGH = frozenset(
    {
        Barrier.OPEN,
        Barrier.ARCH,
        Barrier.AJAR,
        Barrier.PORTCULLIS,
        Barrier.BARRICADE,
        Barrier.SECRET,
        Barrier.UNEXPLORED,
    }
)
"""Barriers at which no line is drawn from wall to wall, so that a shore may go past them."""

Walled = frozenset[frozenset[Square]]
"""Pairs of squares with a line between them that holds water."""
Part = tuple[float, float, float, float]
"""A part of the map by its sides, in squares."""


def walled(scene: Scene) -> Walled:
    """Return the squares between which a wall or a closed door stands, in pairs."""
    return frozenset(
        frozenset((edge.at, across(edge.at, edge.side)))
        for edge in scene.edges
        if edge.kind not in LETS_THROUGH
    )


def reach(scene: Scene, walls: Walled, at: Square, step: Square, half: int) -> float:
    """Return how far half a square of water reaches over a side: into walls, a little over floor.

    `step` leads over the side, `half` along it. It is the same on a page that begins elsewhere.
    """
    beside = (at[0] + step[0], at[1] + step[1])
    if terrain_of(scene, beside) == Terrain.WATER:
        return 0.0
    if not is_floor(scene, beside):
        return 0.5
    if frozenset((at, beside)) in walls:
        return UNDER_A_WALL
    left, top = scene.ruler.corner
    x, y = at[0] - left, at[1] - top
    place = (2 * x + (step[0] or half), 2 * y + (step[1] or half))
    return WINDING * swing(*place, 2 + step[0])


def kept_dry(scene: Scene, walls: Walled, wet: Iterable[Square]) -> Iterator[Part]:
    """Yield the parts of dry squares to which water would come through a wall alone."""
    if not walls:
        return
    water = set(wet)
    beside = {each for at in water for each in _around(at)} - water
    for x, y in beside:
        if not is_floor(scene, (x, y)):
            continue
        if not any(_flows(scene, walls, each, (x, y)) for each in _around((x, y)) if each in water):
            yield (x, y, x + 1, y + 1)
            continue
        for dx, dy in BESIDE.values():
            other = (x + dx, y + dy)
            if other in water and frozenset(((x, y), other)) in walls:
                free = 1 - BEHIND_A_WALL
                yield (
                    x + free * (dx > 0), y + free * (dy > 0),
                    x + 1 - free * (dx < 0), y + 1 - free * (dy < 0),
                )  # fmt: skip


def without_shores(part: Part) -> Part:
    """Return what of a part that is kept dry no shore may reach: one stands at both of its ends."""
    left, top, right, bottom = part
    wide, high = right - left, bottom - top
    beside, down = SHORELINE * (wide > high), SHORELINE * (high > wide)
    return (left + beside, top + down, right - beside, bottom - down)


def held(scene: Scene, walls: Walled, wet: Iterable[Square]) -> Iterator[Square]:
    """Yield the squares of water that a wall keeps from dry floor beside them."""
    water = set(wet)
    for x, y in water:
        for dx, dy in BESIDE.values():
            other = (x + dx, y + dy)
            kept = other not in water and is_floor(scene, other)
            if kept and frozenset(((x, y), other)) in walls:
                yield (x, y)
                break


def _around(at: Square) -> Iterator[Square]:
    """Yield the eight squares around one."""
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if dx or dy:
                yield (at[0] + dx, at[1] + dy)


def _flows(scene: Scene, walls: Walled, start: Square, end: Square) -> bool:
    """Return whether no wall lies between two squares beside each other or corner to corner."""
    for corner in ((start[0], end[1]), (end[0], start[1])):
        way = (start, corner, end)
        steps = ({one, other} for one, other in pairwise(way) if one != other)
        if is_floor(scene, corner) and not any(frozenset(step) in walls for step in steps):
            return True
    return False
