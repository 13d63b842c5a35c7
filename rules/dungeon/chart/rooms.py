"""Rooms as furniture finds them, by what everybody may see of them: floor, ways, free squares.

Squares are counted from the top left of a room's cell. Where giants built, they are smaller than
the ten feet of a base square: `Grain` says how many there are to its side.
"""

from functools import lru_cache
from typing import NamedTuple

from rules.core.furnishing import Opening, Space
from rules.core.grid import toward
from rules.core.scene import Point, Side, Square
from rules.core.words import Colour
from rules.dungeon.brought import is_furnished
from rules.dungeon.chart import curves, outlines
from rules.dungeon.chart.floors import arms, half_way, landing
from rules.dungeon.chart.lattice import STEPS, Lattice
from rules.dungeon.chart.outlines import Part, leaves_squares
from rules.dungeon.chart.visibility import Shown, ways_of
from rules.dungeon.plan import Level, Plan, Tile

CORNERS: tuple[Square, ...] = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""The corners of a room, from its middle in base squares."""
PACKS_CORNERS = CORNERS[2:]
"""Those where furniture of packs stands."""
ROOMS_KEPT = 512
"""Square rooms that are remembered, by their openings and what is kept free."""
MARGIN = 0.3
"""How much floor there must be around the middle of a square, in squares."""
MARGIN_IN_CAVES = 0.18
"""The same in caves, where what has grown stands into the rock."""
STRAY = 0.2
"""How much more where rough edges are drawn larger, as giants have them."""


class Grain(NamedTuple):
    """How finely a room is furnished: squares of furniture to a base square, and their size.

    `unit` is how many squares of the map such a square is wide.
    """

    fine: int
    unit: int

    def block(self, base: Square) -> list[Square]:
        """Return the squares of furniture of a base square."""
        return [
            (base[0] * self.fine + x, base[1] * self.fine + y)
            for y in range(self.fine)
            for x in range(self.fine)
        ]


def grain_of(page: Lattice) -> Grain:
    """Return the grain of a page: giants have things twice or three times as large as people."""
    if page.pace % 2 == 0:
        return Grain(2, page.pace // 2)
    return Grain(3, 1) if page.pace == 3 else Grain(1, page.pace)


def spare_corner(plan: Plan, level: Level, tile: Tile) -> Square:
    """Return the corner of a room that is kept free, from its middle in base squares.

    What a special place holds stands there; it says nothing, as every room has such a corner.
    It is none of those where packs have their furniture.
    """
    colour = Colour(repr((level.depth, tile.at, tile.shape)).encode(), "spare")
    choice = [each for each in CORNERS if each not in PACKS_CORNERS]
    if not is_furnished(plan.options, tile):
        choice = [*CORNERS]
    return choice[colour.pick(len(choice))]


def everybodys(plan: Plan, level: Level) -> Shown:
    """Return a level as if nothing in it were hidden but what has to be found."""
    joins = tuple(join for join in level.joins if not join.secret)
    return Shown(plan, level, "player", None, level.tiles, joins, (), ways_of(level, joins))


def space_of(view: Shown, page: Lattice, grain: Grain, tile: Tile) -> Space:
    """Return a room's floor; `view` has to be what everybody may know of it."""
    ways = tuple((side, half_way(view, tile, side)) for side in arms(view, tile))
    space = _square_room(page.mid, grain, ways, _kept(view, page, tile))
    made = outlines.parts(view, page, tile)
    if not made:
        return space
    origin = page.origin(tile.at)
    floor = frozenset(at for at in space.floor if _covered(made, origin, at, grain))
    openings = tuple(each for each in space.openings if each.at in floor)
    return Space(floor, openings, space.free & floor)


@lru_cache(maxsize=ROOMS_KEPT)
def _square_room(
    mid: int, grain: Grain, ways: tuple[tuple[Side, int], ...], kept: tuple[Square, ...]
) -> Space:
    """Return a room of whole squares.

    Args:
        mid: the column and the row of its middle.
        grain: how finely it is furnished.
        ways: its sides with openings, and half their width.
        kept: base squares to be kept free, from the middle.
    """
    reach = (-1, 0, 1)
    floor = {at for dy in reach for dx in reach for at in grain.block((mid + dx, mid + dy))}
    openings: list[Opening] = []
    free = set(grain.block((mid, mid)))
    for side, half in ways:
        across = (1, 0) if side in (Side.NORTH, Side.SOUTH) else (0, 1)
        for off in range(-half, half + 1):
            door = toward((mid + across[0] * off, mid + across[1] * off), side)
            squares = grain.block(door)
            free.update(squares)
            openings += (Opening(at, side) for at in squares if toward(at, side) not in floor)
    for dx, dy in kept:
        free.update(grain.block((mid + dx, mid + dy)))
    return Space(frozenset(floor), tuple(openings), frozenset(free & floor))


def _kept(view: Shown, page: Lattice, tile: Tile) -> tuple[Square, ...]:
    """Return the base squares, from the middle, that numbers, contents and stairs take."""
    landed = []
    if view.plan.arrivals(view.level.depth).get(tile.number):
        (x, y), middle = landing(view, page, tile), page.middle(tile.at)
        landed = [(x - middle[0], y - middle[1])]
    if leaves_squares(view, tile):
        return ((-1, -1), *landed)
    aside = [(-1, -1)] if tile.barricade else []
    return (spare_corner(view.plan, view.level, tile), *aside, *landed)


def _covered(made: tuple[Part, ...], origin: Square, at: Square, grain: Grain) -> bool:
    """Return whether a square of furniture is floor, by the polygons of its tile."""
    x, y = (origin[n] + (at[n] + 0.5) / grain.fine for n in (0, 1))
    rough = made[0].line == "rough"
    margin = MARGIN_IN_CAVES if rough else MARGIN
    around = (margin + (STRAY if rough and grain.fine > 1 else 0)) / grain.fine
    points: list[Point] = [(x, y)]
    points += [(x + dx * around, y + dy * around) for dx, dy in STEPS.values()]
    return all(any(curves.inside(part.polygon, point) for part in made) for point in points)
