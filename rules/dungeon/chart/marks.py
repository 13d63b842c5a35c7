"""What everybody sees in the squares: the way in, stairs, slopes, barricades, shortened ways."""

from collections.abc import Iterator

from rules.core.grid import OPPOSITE
from rules.core.scene import Facing, Feature, Side, Square, Symbol
from rules.core.words import Text
from rules.dungeon.chart.floors import border, has_door, landing, open_sides
from rules.dungeon.chart.lattice import STEPS, Lattice, stepped
from rules.dungeon.chart.outlines import Drawn, covers
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Slope, Tile

FACING: dict[Side, Facing] = {Side.NORTH: "n", Side.EAST: "e", Side.SOUTH: "s", Side.WEST: "w"}
DEGREES = {1: "", 2: "20°", 3: "45°", 4: ""}
CLEAR = 0.3
"""How much floor there must be around the middle of a square for a mark, in squares."""


def way_in(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Feature]:
    """Yield the entrance before the first tile.

    On a deeper level, the stairs one came by. DM-012.
    """
    if tile.number == 1:
        at = stepped(page.middle(tile.at), Side.SOUTH, page.reach(Side.SOUTH) + 1)
        below = shown.level.depth > 1
        kind: Symbol = "stairs_up" if below else "entrance"
        facing: Facing = "s" if below else "n"
        yield Feature(kind=kind, at=at, name=Text.of("dm-feature-entrance"), facing=facing)


def standing(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Feature]:
    """Yield what has its place in a tile: stairs, a slope, stairs that end here."""
    if tile.stairs:
        yield stairs(shown, page, tile)
    if tile.slope:
        yield _slope(page, tile, tile.slope)
    yield from landings(shown, page, tile)


def movable(
    shown: Shown, page: Lattice, tile: Tile, drawn: Drawn
) -> Iterator[tuple[Feature, list[Square]]]:
    """Yield what may stand on any of some squares, the best first: barricades, breaks."""
    places = [page.middle(tile.at), *along(shown, page, tile, drawn)]
    if tile.barricade:
        yield _on("barricade", Text.of("dm-feature-barricade")), places
    if page.stretch < shown.plan.results.stretch and _straight(tile):
        name = Text.of("dm-feature-break", feet=shown.plan.corridor_length_ft)
        yield _on("break", name, FACING[tile.openings[0]]), places


def _on(kind: Symbol, name: Text, facing: Facing | None = None) -> Feature:
    return Feature(kind=kind, at=(0, 0), name=name, facing=facing)


def landings(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Feature]:
    """Yield stairs from elsewhere that end in this tile. DM-022, DM-023."""
    arrivals = shown.plan.arrivals(shown.level.depth).get(tile.number, ())
    if tile.number == 1:
        arrivals = tuple(stair for stair in arrivals if stair.level > shown.level.depth)
    if arrivals:
        at = landing(shown, page, tile)
        kind: Symbol = "stairs_up" if arrivals[0].direction == "down" else "stairs_down"
        name = Text.of("dm-feature-landing", level=arrivals[0].level)
        yield Feature(kind=kind, at=at, name=name)


def along(shown: Shown, page: Lattice, tile: Tile, drawn: Drawn) -> list[Square]:
    """Return the squares of a tile off its middle, the best first, by what everybody sees of it.

    Those at the borders of a corridor come first, then those on the way there, and last borders to
    a door, which stands there as long as the place behind it is not seen. In narrow ways the middle
    of some squares is no floor.
    """
    if tile.is_room:
        around = [(x, y) for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1), *STEPS.values())]
        middle = page.middle(tile.at)
        places = [(middle[0] + x, middle[1] + y) for x, y in around]
    else:
        sides = sorted(open_sides(tile), key=lambda side: has_door(shown, tile, side))
        steps = [(step, side) for side in sides for step in range(page.reach(side), 0, -1)]

        def rank(each: tuple[int, Side]) -> int:
            step, side = each
            return 1 if step < page.reach(side) else 2 * has_door(shown, tile, side)

        steps.sort(key=rank)
        places = [stepped(page.middle(tile.at), side, step) for step, side in steps]
    return [at for at in places if covers(drawn[tile.number], at, around=CLEAR)]


def stairs(shown: Shown, page: Lattice, tile: Tile) -> Feature:
    """Return stairs over two thirds of the corridor. DM-038; DM-021: some end in rubble.

    Where it slopes or is barred as well, they end before its middle, where the sign of that stands.
    """
    away = OPPOSITE[tile.openings[0]]
    stair = shown.plan.stairs_of(shown.level.depth).get(tile.number)
    near, far = page.middle(tile.at), border(page, tile, away)
    if tile.slope or tile.barricade:
        near = stepped(near, away)
    at = (min(near[0], far[0]), min(near[1], far[1]))
    size = (abs(near[0] - far[0]) + 1, abs(near[1] - far[1]) + 1)
    if stair is not None and stair.blocked:
        return Feature(kind="rubble", at=at, size=size, name=Text.of("dm-feature-blocked"))
    up = stair is not None and stair.direction == "up"
    kind: Symbol = "stairs_up" if up else "stairs_down"
    name = Text.of("dm-feature-stairs", direction="up" if up else "down")
    return Feature(kind=kind, at=at, size=size, name=name, facing=FACING[away])


def _slope(page: Lattice, tile: Tile, slope: Slope) -> Feature:
    """Return an arrow down the slope, or a shaft. DM-052, DM-053."""
    away = OPPOSITE[tile.via]
    downhill = away if slope.direction == "down" else tile.via
    kind: Symbol = "drop" if slope.steepness == 4 else "slope"
    name = Text.of("dm-feature-slope", direction=slope.direction, steepness=slope.steepness)
    note = DEGREES[slope.steepness]
    at = page.middle(tile.at)
    return Feature(kind=kind, at=at, name=name, facing=FACING[downhill], note=note)


def _straight(tile: Tile) -> bool:
    return (
        not tile.is_room
        and len(tile.openings) == 2
        and tile.turns in (0, 1, 2, 3)
        and (OPPOSITE[tile.openings[0]] is tile.openings[1])
    )
