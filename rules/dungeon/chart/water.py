"""Pools in rooms, and a stream that crosses rooms and ways: for looks, as one can wade it all.

Water follows from what everybody may see, so that all maps have the same and it tells nothing. It
is never under doors, stairs, slopes, or whatever else everybody sees in its place; what fewer
people know is placed around it. Base squares here are counted from the sheet's own corner, as
pages begin elsewhere: rows grow downwards, and those of the sheet lie above row 0.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from math import inf
from typing import NamedTuple

from rules.core.grid import toward
from rules.core.noise import chance
from rules.core.scene import Facing, Feature, Side, Square
from rules.core.words import Colour, Text
from rules.dungeon import known
from rules.dungeon.chart import floors
from rules.dungeon.chart.furniture import furnished
from rules.dungeon.chart.lattice import STEPS, Lattice, lattice_of, stepped
from rules.dungeon.chart.reachable import reachable
from rules.dungeon.chart.rooms import CORNERS, everybodys, spare_corner
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Level, Plan, Tile

PLANS_KEPT = 32
"""Dungeons whose water is remembered."""
POOLS, CAVE_POOLS = 4, 2
"""One room in so many has a pool, of caves more."""
MOST_OF_A_POOL = 3
ROOM, ROCK, FURNITURE, CORRIDOR = 1.0, 1.6, 3.0, 4.0
"""How a stream shuns base squares: it likes rooms, and crosses corridors where it has to."""
WINDING = 2.2
"""How much chance adds to that, so that it winds."""
MOST_SQUARES = 9_000
"""Levels of more base squares have pools alone: a stream through them would take long to find."""
CROSSINGS: tuple[tuple[tuple[Side, Side], Facing], ...] = (
    ((Side.NORTH, Side.SOUTH), "n"),
    ((Side.WEST, Side.EAST), "e"),
)
"""The two ways across a square, and where a bridge that leads so faces."""
Wet = Mapping[int, frozenset[Square]]
"""The base squares of water of a level, from the sheet's corner, by the number of their tile."""


class Water(NamedTuple):
    """The water of a level: streams and pools by tile."""

    streams: Wet
    pools: Wet

    def of(self, tile: int) -> frozenset[Square]:
        """Return all water of a tile."""
        return self.streams.get(tile, frozenset()) | self.pools.get(tile, frozenset())


DRY = Water({}, {})


def water_of(plan: Plan, level: Level) -> Water:
    """Return the water of a level; none where the dungeon is dry, or is still being drawn."""
    if not level.complete or not known.has_water(plan):
        return DRY
    return _waters(plan)[level.depth - 1]


def wet_squares(shown: Shown, page: Lattice) -> dict[Square, int]:
    """Return the base squares of water of all tiles shown, on their page, with their tiles."""
    water = water_of(shown.plan, shown.level)
    left, top = page.origin((0, 0))
    return {
        (x + left, y + top): tile.number for tile in shown.tiles for x, y in water.of(tile.number)
    }


def bridges(
    shown: Shown, page: Lattice, floor: floors.Owners, wet: Mapping[Square, int]
) -> Iterator[Feature]:
    """Yield a bridge on each base square on which a way crosses water from bank to bank.

    In a room that is a way straight through it, from one wall to the other.
    """
    for at, number in wet.items():
        tile = shown.level.tile(number)
        for sides, facing in CROSSINGS:
            ends = [toward(at, side) for side in sides]
            beside = [toward(at, side) for side in Side if side not in sides]
            dry = all(end in floor and end not in wet for end in ends)
            across = all(each in wet or each not in floor for each in beside)
            if dry and across and (not tile.is_room or _leads(shown, page, tile, at, sides)):
                yield _bridge(at, facing)
                break


def _leads(shown: Shown, page: Lattice, tile: Tile, at: Square, sides: tuple[Side, Side]) -> bool:
    """Return whether a way that everybody sees leads through a room over a square of it."""
    line = 0 if Side.NORTH in sides else 1
    ways = shown.ways[tile.number]
    open_to = {side for side in ways if not ways[side].secret}
    if tile.number == 1:
        open_to.add(Side.SOUTH)
    return at[line] == page.middle(tile.at)[line] and open_to.issuperset(sides)


def _bridge(at: Square, facing: Facing) -> Feature:
    return Feature(kind="bridge", at=at, name=Text.of("dm-feature-bridge"), facing=facing)


@lru_cache(maxsize=PLANS_KEPT)
def _waters(plan: Plan) -> tuple[Water, ...]:
    open_to_all = reachable(plan)
    return tuple(_level(plan, level, open_to_all) for level in plan.levels)


def _level(plan: Plan, level: Level, open_to_all: frozenset[tuple[int, int]]) -> Water:
    view = everybodys(plan, level)
    page = lattice_of(plan, level, (tile.at for tile in level.tiles))
    left, top = page.origin((0, 0))
    blocked = {
        tile.number: {(x - left, y - top) for x, y in _blocked(view, page, tile)}
        for tile in level.tiles
    }
    floor = {(x - left, y - top): number for (x, y), number in floors.owners(view, page).items()}
    public = {number for number in blocked if (level.depth, number) in open_to_all}
    known_floor = {at: number for at, number in floor.items() if number in public}
    things = _furniture(plan, level, page)
    path = _stream(plan, level, known_floor, blocked, things)
    streams: dict[int, set[Square]] = defaultdict(set)
    for at in path:
        number = floor.get(at)
        if number and at not in blocked[number]:
            streams[number].add(at)
    pools = {
        tile.number: pool
        for tile in level.tiles
        if tile.is_room
        and (pool := _pool(view, page, tile, blocked[tile.number] | things, streams[tile.number]))
    }
    return Water({each: frozenset(streams[each]) for each in streams if streams[each]}, pools)


def _blocked(view: Shown, page: Lattice, tile: Tile) -> Iterator[Square]:
    """Yield the base squares of a tile on which there is never water, by what everybody sees."""
    middle = page.middle(tile.at)
    if tile.stairs or tile.slope:
        for side in floors.open_sides(tile):
            yield from floors.band(page, middle, side, floors.spread(view))
        yield middle
    if tile.barricade or tile.number == 1:
        yield middle
        for side in floors.open_sides(tile):
            yield floors.border(page, tile, side)
    if view.plan.arrivals(view.level.depth).get(tile.number):
        yield floors.landing(view, page, tile)
    for side in floors.open_sides(tile):
        if floors.has_door(view, tile, side):
            yield floors.border(page, tile, side)
            yield from (stepped(middle, side), stepped(middle, side, 2))
    if tile.is_room:
        dx, dy = spare_corner(view.plan, view.level, tile)
        yield middle[0] + dx, middle[1] + dy


def _furniture(plan: Plan, level: Level, page: Lattice) -> set[Square]:
    """Return the base squares of furniture, from the sheet's corner."""
    by_tile, pitch = furnished(plan), page.pitch
    found = set()
    for tile in level.tiles:
        for piece in by_tile[(level.depth, tile.number)].pieces:
            (x, y), (wide, high) = piece.at, piece.size
            for column in range(x // page.pace, (x + wide - 1) // page.pace + 1):
                for row in range(y // page.pace, (y + high - 1) // page.pace + 1):
                    found.add((tile.at[0] * pitch + column, -tile.at[1] * pitch + row))
    return found


def _stream(
    plan: Plan, level: Level, floor: Mapping[Square, int],
    blocked: Mapping[int, set[Square]], things: set[Square],
) -> set[Square]:  # fmt: skip
    """Return the base squares under which a stream runs, from one side of the level to the other.

    It comes out of the rock and goes into it, wherever that is, so that it tells of no way.
    """
    colour = known.chance(plan, f"stream {level.depth}")
    rooms = sorted({number for number in floor.values() if level.tile(number).is_room})
    if not rooms:
        return set()
    columns, rows = zip(*floor, strict=True)
    box = (min(columns) - 1, min(rows) - 1, max(columns) + 1, max(rows) + 1)
    if (box[2] - box[0]) * (box[3] - box[1]) > MOST_SQUARES:
        return set()
    by_place = sorted(rooms, key=lambda number: level.tile(number).at)
    spring = level.tile(by_place[colour.pick(len(by_place))])
    own = [at for at, number in floor.items() if number == spring.number]
    begin = sorted(at for at in own if at not in blocked[spring.number] | things) or sorted(own)
    salt = colour.pick(2**16)

    def dear(at: Square) -> float | None:
        number = floor.get(at)
        winding = WINDING * chance(*at, salt)
        if number is None:
            return ROCK + winding
        if at in blocked.get(number, ()):
            return None
        if at in things:
            return FURNITURE + winding
        return (ROOM if level.tile(number).is_room else CORRIDOR) + winding

    upright = bool(colour.pick(2))
    return _shortest(begin[colour.pick(len(begin))], box, dear, upright=upright)


def _shortest(
    begin: Square, box: tuple[int, int, int, int], dear: Callable[[Square], float | None], *,
    upright: bool,
) -> set[Square]:  # fmt: skip
    """Return the cheapest ways from a square to two opposite sides of a box, as one."""
    left, top, right, bottom = box
    best = {begin: 0.0}
    before: dict[Square, Square] = {}
    waiting = [(0.0, begin)]
    done: set[Square] = set()
    ends: dict[bool, Square] = {}
    while waiting and len(ends) < 2:
        cost, at = heappop(waiting)
        if at in done:
            continue
        done.add(at)
        x, y = at
        near, far = (y == top, y == bottom) if upright else (x == left, x == right)
        if near or far:
            ends.setdefault(near, at)
        # The price is that of the square itself: whichever way comes first is the cheapest to it.
        for dx, dy in STEPS.values():
            other = (x + dx, y + dy)
            if other in best or not (left <= other[0] <= right and top <= other[1] <= bottom):
                continue
            price = dear(other)
            best[other] = inf if price is None else cost + price
            if price is not None:
                before[other] = at
                heappush(waiting, (cost + price, other))
    path = {begin}
    for end in ends.values():
        at = end
        while at != begin:
            path.add(at)
            at = before[at]
    return path


def _pool(
    view: Shown, page: Lattice, tile: Tile, taken: set[Square], stream: set[Square]
) -> frozenset[Square]:
    """Return the base squares of a pool in a corner of a room, off its ways; in most none."""
    colour = Colour(repr((view.level.depth, tile.at, tile.shape)).encode(), "pool")
    if colour.pick(CAVE_POOLS if tile.cave else POOLS):
        return frozenset()
    left, top = page.origin((0, 0))
    x, y = page.middle(tile.at)
    x, y = x - left, y - top
    ways = {(x, y), *(toward((x, y), side) for side in floors.open_sides(tile))}
    free = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - ways - taken
    corners = [(x + dx, y + dy) for dx, dy in CORNERS if (x + dx, y + dy) in free]
    if not corners:
        return frozenset()
    pool = [corners[colour.pick(len(corners))]]
    for at in pool:
        beside = (toward(at, side) for side in Side)
        pool += [each for each in beside if each in free and each not in pool]
    return frozenset(pool[:MOST_OF_A_POOL]) - stream
