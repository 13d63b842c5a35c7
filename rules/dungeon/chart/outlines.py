"""The edges of floors that do not follow the squares, tile by tile."""

from collections.abc import Iterator, Mapping
from math import copysign
from typing import Literal, NamedTuple

from rules.core.grid import OPPOSITE
from rules.core.outlines import STRAY
from rules.core.scene import Box, Outline, Point, Side, Square
from rules.core.words import Colour
from rules.dungeon.chart import curves
from rules.dungeon.chart.curves import Polygon
from rules.dungeon.chart.floors import arms, half_way, landing, spread
from rules.dungeon.chart.lanes import (
    centre,
    cramped,
    end_of,
    goes_on,
    rounded_way,
    straight_way,
    twisting_way,
    wandering_way,
)
from rules.dungeon.chart.lattice import STEPS, Lattice
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Tile

Line = Literal["straight", "rounded", "rough"]

PASSING = 0.6
"""The radius of the wide place in the middle of a narrow way, in base squares."""
PASSING_IN_CAVES = 0.75
"""The same in caves, whose edges chance and roughness draw in."""
BESIDE = 0.6
"""The radius of those at its ends, where something that all see has taken the middle."""
FORD = 0.66
"""The radius of those with water, over which a bridge may lead."""
ROOMY = 1.16
"""The width of a narrow way around stairs and shafts, in base squares."""
DARK = 0.6
"""The width of the far end of stairs, which are drawn narrower there, in base squares."""
HUB = 0.85
"""The radius of the round place where smooth tunnels meet, in base squares."""
SOFTENED = 0.17
"""How far the middle of a smooth bend is drawn to each of its ends, in base squares."""
CRAMPED = 0.35
"""How far rooms draw back from their cell where ways into them are narrow."""
CRAMPED_AND_ROUND = 0.27
"""The same where rooms are round: the squares beside their middle are still clear of the wall."""

BEHIND = 0.5
"""How far behind the middle of a smooth cave its broad ways begin, in base squares: as their ends
are rounded, two of them would leave a notch where they meet."""
APART = 0.04
"""How far rough edges stay from the border of their cell, in squares: else two of them would touch
where they are drawn."""

FLOWING = 0.33
"""The same of smooth edges: drawings round what is smooth, and close narrower gaps by it."""


class Part(NamedTuple):
    """A polygon of floor in base squares, and how its edge runs."""

    polygon: Polygon
    line: Line


Drawn = Mapping[int, tuple[Part, ...]]
"""The polygons of each tile by its number; none where its floor is squares."""


def covers(polygons: tuple[Part, ...], at: Square, around: float = 0.0) -> bool:
    """Return whether the middle of a base square is floor, by the polygons of its tile.

    With `around`, also the points so far from the middle, in base squares, to each side.
    """
    x, y = at[0] + 0.5, at[1] + 0.5
    points = {(x, y), *((x + dx * around, y + dy * around) for dx, dy in STEPS.values())}
    return not polygons or all(
        any(curves.inside(part.polygon, point) for part in polygons) for point in points
    )


def leaves_squares(shown: Shown, tile: Tile) -> bool:
    """Return whether a tile's floor is drawn by an outline, not by whole squares."""
    everywhere = shown.plan.results.has("smooth") or cramped(shown)
    return bool(tile.cave or tile.form or everywhere)


def parts(shown: Shown, page: Lattice, tile: Tile) -> tuple[Part, ...]:
    """Return the polygons of a tile: none where its floor is squares. A cave wins over a shape."""
    if not leaves_squares(shown, tile):
        return ()
    made = tuple(_parts(shown, page, tile))
    landed = shown.plan.arrivals(shown.level.depth).get(tile.number)
    at = landing(shown, page, tile)
    if landed and not covers(made, at, around=0.4):
        return (*made, Part(_niche((at[0] + 0.5, at[1] + 0.5)), "straight"))
    return made


def _parts(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Part]:
    if tile.cave:
        return _cave(shown, page, tile)
    if shown.plan.results.has("smooth"):
        return _smooth(shown, page, tile)
    if tile.is_room:
        return _room(shown, page, tile)
    return _twisted(shown, page, tile) if cramped(shown) else _plain(shown, page, tile)


def outlines(
    shown: Shown, page: Lattice, made: Drawn, rough_from: Square = (0, 0)
) -> tuple[Outline, ...]:
    """Return all polygons in the squares of the scene, the way in among them.

    What is rough is reckoned from the square `rough_from`.
    """
    found = []
    for tile in shown.tiles:
        box = _box(page, tile)
        for part in made[tile.number]:
            points = tuple((_near(x, page.pace), _near(y, page.pace)) for x, y in part.polygon)
            start = rough_from if part.line == "rough" else (0, 0)
            found.append(
                Outline.model_construct(box=box, points=points, line=part.line, rough_from=start)
            )
    return tuple(found)


def chance(shown: Shown, tile: Tile) -> Colour:
    """Return chance for looks, the same for the same plan: from what all may see of the tile.

    Made of the dice of the level, the shape of a cave would tell where special tiles are.
    """
    seed = repr((shown.level.depth, tile.at, tile.is_room)).encode()
    return Colour(seed, "outline")


def _plain(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Part]:
    """Yield a corridor as it is on the squares."""
    x, y = centre(page, tile)
    half = spread(shown) + 0.5
    yield Part(curves.rectangle(x - half, y - half, x + half, y + half), "straight")
    for side in arms(shown, tile):
        yield Part(straight_way(shown, page, tile, side), "straight")


def _room(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Part]:
    """Yield a room of any shape with its ways. DM-048: the base stays about as large."""
    yield Part(_form(shown, page, tile), "straight")
    for side in arms(shown, tile):
        yield Part(straight_way(shown, page, tile, side), "straight")


def _form(shown: Shown, page: Lattice, tile: Tile) -> Polygon:
    middle = centre(page, tile)
    radius = 1.5 - (CRAMPED if cramped(shown) else 0)
    front = _front(shown, tile)
    turn = {Side.SOUTH: 0.0, Side.WEST: 0.25, Side.NORTH: 0.5, Side.EAST: 0.75}[front]
    upright = front in (Side.NORTH, Side.SOUTH)
    match tile.form:
        case "pyramid":
            return curves.turned(middle, radius, turn, ((-1, 1), (0, -1), (1, 1)))
        case "wedge":
            return curves.turned(
                middle, radius, turn, ((-1, 1), (-1, -0.15), (0, -1), (1, -0.15), (1, 1))
            )
        case "oval":
            slim = radius * 0.75
            return curves.regular(
                middle, 24, slim if upright else radius, radius if upright else slim
            )
        case "hexagon":
            long, broad = radius * 1.09, radius * 1.153
            return curves.regular(
                middle, 6, broad if upright else long, long if upright else broad, turn
            )
        case "dome":
            return curves.regular(middle, 8, radius * 1.1, radius * 1.1, 1 / 16)
        case "cylinder":
            return curves.regular(middle, 24, radius * 1.04, radius * 1.04)
        case None:
            x, y = middle
            return curves.rectangle(x - radius, y - radius, x + radius, y + radius)


def _front(shown: Shown, tile: Tile) -> Side:
    """Return the side that a shape is turned to: one with a way that everybody sees."""
    ways = shown.ways[tile.number]
    return next((side for side in Side if side in ways and not ways[side].secret), Side.SOUTH)


def _cave(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Part]:
    """Yield a cave: no right angle, no straight tunnel, no regular room. DM-049.

    Where everything is smooth, its walls are no longer rough. DM-051.
    """
    colour = chance(shown, tile)
    line: Line = "rounded" if shown.plan.results.has("smooth") else "rough"
    middle = centre(page, tile)
    hall = PASSING_IN_CAVES if cramped(shown) else 0.55 + 0.9 * spread(shown)
    size = 1.42 if tile.is_room else hall
    blob = [
        (
            middle[0] + (x - middle[0]) * (0.74 + colour.pick(30) / 100),
            middle[1] + (y - middle[1]) * (0.74 + colour.pick(30) / 100),
        )
        for x, y in curves.superellipse(middle, size, corners=13)
    ]
    # Where a rough room comes near the border, its squares are floor, and have walls there.
    whole = tile.is_room and line == "rough"
    yield Part(tuple(blob) if whole else _in_its_cell(page, tile, tuple(blob), line), line)
    for side in arms(shown, tile):
        if line == "rounded" and half_way(shown, tile, side):
            yield Part(rounded_way(shown, page, tile, side, behind=BEHIND), line)
        else:
            out = side if goes_on(shown, tile, side) else None
            way = wandering_way(shown, page, tile, side, colour)
            yield Part(_in_its_cell(page, tile, way, line, out), line)
    if tile.stairs:
        # However rough it is, its walls are not nearer than the sides of stairs.
        rough = 2 * STRAY / page.pace
        yield Part(_stairwell(page, tile, 1 + rough, DARK + rough), line)


def _stairwell(page: Lattice, tile: Tile, wide: float, far_end: float) -> Polygon:
    """Return the band in which stairs lie: from the middle of a tile to its border."""
    middle, away = centre(page, tile), OPPOSITE[tile.openings[0]]
    dx, dy = STEPS[away]
    far = page.reach(away) + 0.5
    end = (middle[0] + dx * far, middle[1] + dy * far)
    start = (middle[0] - dx * wide / 2, middle[1] - dy * wide / 2)
    return curves.ribbon([start, end], [wide, far_end])


def _in_its_cell(
    page: Lattice, tile: Tile, polygon: Polygon, line: Line, out: Side | None = None
) -> Polygon:
    """Return a polygon cut so that its edge, however it runs, stays in the cell of its tile.

    Else a cave would meet what lies beside it through their walls. Only to the side `out` a way
    leads on.
    """
    stray = {"rough": STRAY + APART, "rounded": FLOWING, "straight": 0.0}[line] / page.pace
    column, row = page.origin(tile.at)
    room = {side: page.pitch if side is out else -stray for side in Side}
    return curves.cut(
        polygon,
        column - room[Side.WEST],
        row - room[Side.NORTH],
        column + page.pitch + room[Side.EAST],
        row + page.pitch + room[Side.SOUTH],
    )


def _smooth(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Part]:
    """Yield round rooms, and tunnels that flow into each other. DM-051."""
    middle = centre(page, tile)
    sides = arms(shown, tile)
    if tile.is_room:
        radius = 1.5 - (CRAMPED_AND_ROUND if cramped(shown) else 0)
        yield Part(curves.superellipse(middle, radius, bulge=2.5), "rounded")
    elif cramped(shown):
        if len(sides) > 2:
            yield Part(curves.regular(middle, 16, HUB, HUB), "rounded")
        yield from _twisted(shown, page, tile)
        return
    elif not spread(shown) and len(sides) == 2:
        ends = [end_of(shown, page, tile, side) for side in sides]
        line = curves.smooth_line([ends[0], _softened(middle, ends), ends[1]], 6)
        yield Part(curves.ribbon(line, [1.0] * len(line)), "rounded")
        return
    else:
        hub = spread(shown) + 0.5 if spread(shown) else HUB
        yield Part(curves.regular(middle, 16, hub, hub), "rounded")
    for side in sides:
        yield Part(rounded_way(shown, page, tile, side), "rounded")


def _softened(middle: Point, ends: list[Point]) -> Point:
    """Return the middle of a bend, drawn a little towards both its ends."""
    x, y = middle
    for end in ends:
        x += copysign(SOFTENED, end[0] - middle[0]) if end[0] != middle[0] else 0
        y += copysign(SOFTENED, end[1] - middle[1]) if end[1] != middle[1] else 0
    return (x, y)


def _twisted(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Part]:
    """Yield narrow ways that turn where they need not. DM-056."""
    colour = chance(shown, tile)
    middle = centre(page, tile)
    sides = arms(shown, tile)
    bends = bends_of(page, tile, len(sides))
    for side in sides:
        yield Part(twisting_way(shown, page, tile, side, bends, colour), "straight")
    # Where people can pass each other, there is room for a mark.
    yield Part(curves.regular(middle, 12, PASSING, PASSING), "straight")
    if tile.slope or tile.stairs or tile.barricade:
        for side in sides:
            yield end_place(page, tile, side)
    if tile.slope and not tile.stairs:
        yield Part(_niche(middle), "straight")
    if tile.stairs:
        yield Part(_stairwell(page, tile, ROOMY, ROOMY), "straight")


def bends_of(page: Lattice, tile: Tile, ways: int) -> int:
    """Return how often each of so many narrow ways of a tile bends."""
    return max(1, -(-tile.bends // max(1, ways))) * page.pitch // 3


def end_place(page: Lattice, tile: Tile, side: Side) -> Part:
    """Return the wide place at the end of a narrow way."""
    (x, y), (dx, dy), reach = centre(page, tile), STEPS[side], page.reach(side)
    return Part(curves.regular((x + dx * reach, y + dy * reach), 12, BESIDE, BESIDE), "straight")


def ford(page: Lattice, tile: Tile, at: Square, line: Line) -> Part:
    """Return the wide place around a base square of water in a narrow way."""
    place = curves.regular((at[0] + 0.5, at[1] + 0.5), 12, FORD, FORD)
    return Part(_in_its_cell(page, tile, place, line), line)


def _niche(middle: Point) -> Polygon:
    """Return a box around a square in a narrow place, with room for what stands in it."""
    half = ROOMY / 2
    return curves.rectangle(middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half)


def _box(page: Lattice, tile: Tile) -> Box:
    column, row = page.origin(tile.at)
    side = page.pitch * page.pace
    return Box(at=(column * page.pace, row * page.pace), columns=side, rows=side)


def _near(value: float, pace: int) -> float:
    return round(value * pace, 3)
