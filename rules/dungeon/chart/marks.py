"""What stands in the squares: stairs, slopes, contents, barricades, grates, numbers."""

from collections.abc import Iterable, Iterator

from rules.core.grid import OPPOSITE
from rules.core.scene import Facing, Feature, Label, Link, Point, Side, Square, Symbol
from rules.core.words import Text
from rules.dungeon.brought import feature_name, feature_of
from rules.dungeon.chart.floors import Owners, arms, border, doorway
from rules.dungeon.chart.furniture import furniture, squares_of
from rules.dungeon.chart.lattice import STEPS, Lattice, stepped
from rules.dungeon.chart.outlines import Drawn, covers, leaves_squares
from rules.dungeon.chart.rooms import CORNERS, spare_corner
from rules.dungeon.chart.squares import fitted, owner_of, parts_of
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.places import marks_of
from rules.dungeon.plan import Slope, Tile
from rules.dungeon.terms import Content

FACING: dict[Side, Facing] = {Side.NORTH: "n", Side.EAST: "e", Side.SOUTH: "s", Side.WEST: "w"}
DEGREES = {1: "", 2: "20°", 3: "45°", 4: ""}
ASIDE = ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (0, 1), (0, 0))
"""The directions in which a room's number may stand from its middle, the best first."""
LETTER = 0.19
"""How far a number reaches from its middle, in squares."""
SYMBOLS: dict[Content, Symbol] = {
    "trap": "trap",
    "treasure": "chest",
    "surprise": "special",
    "deadly_trap": "trap",
    "major_treasure": "vault",
    "wonder": "very_special",
}


def features(shown: Shown, page: Lattice, floor: Owners, drawn: Drawn) -> tuple[Feature, ...]:
    """Return everything that stands in the tiles shown, on the squares of `floor` alone."""
    things = [
        each
        for tile in shown.tiles
        for each in (*way_in(shown, page, tile), *_inside(shown, page, floor, tile, drawn))
    ]
    things += _grates(shown, page, floor)
    marked = [fitted(enlarged(each, page.pace), floor) for each in things]
    taken = {at for each in marked for at in squares_of(each)}
    taken |= _lettered_squares(labels(shown, page, floor, drawn)) | _before_secrets(shown, page)
    pieces = furniture(shown, page, floor)
    return (*(each for each in pieces if taken.isdisjoint(squares_of(each))), *marked)


def _lettered_squares(labels: Iterable[Label]) -> set[Square]:
    """Return the squares of the map on which numbers and letters are written."""
    return {
        (round(x + dx), round(y + dy))
        for x, y in (label.at for label in labels)
        for dx in (-LETTER, LETTER)
        for dy in (-LETTER, LETTER)
    }


def _before_secrets(shown: Shown, page: Lattice) -> set[Square]:
    """Return the squares of the map before secret doors that are shown."""
    return {
        at
        for tile in shown.tiles
        for side, join in shown.ways[tile.number].items()
        if join.secret
        for at in parts_of(doorway(page, tile, side), page.pace)
    }


def enlarged(feature: Feature, pace: int) -> Feature:
    """Return a thing on base squares as it lies on the squares of a map."""
    if pace == 1:
        return feature
    (column, row), (wide, high) = feature.at, feature.size
    return feature.with_(at=(column * pace, row * pace), size=(wide * pace, high * pace))


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


def _inside(
    shown: Shown, page: Lattice, floor: Owners, tile: Tile, drawn: Drawn
) -> Iterator[Feature]:
    middle = page.middle(tile.at)
    if tile.stairs:
        yield stairs(shown, page, tile)
    if tile.slope:
        yield _slope(page, tile, tile.slope)
    if tile.barricade:
        at = middle if not (tile.stairs or tile.slope) else _free(shown, page, tile, drawn)
        yield Feature(kind="barricade", at=at, name=Text.of("dm-feature-barricade"))
    if page.stretch < shown.plan.results.stretch and _straight(tile):
        facing = FACING[tile.openings[0]]
        name = Text.of("dm-feature-break", feet=shown.plan.corridor_length_ft)
        yield Feature(kind="break", at=middle, name=name, facing=facing)
    yield from landings(shown, page, tile, drawn)
    if shown.told:
        yield from _contents(shown, page, floor, tile, drawn)


def _contents(
    shown: Shown, page: Lattice, floor: Owners, tile: Tile, drawn: Drawn
) -> Iterator[Feature]:
    """Yield what a special tile holds, or that it is special. DM-010.

    In a room it stands in the corner that is kept free for it, or in another if a grate is there;
    where floor does not follow the squares, in the middle, and in a corridor beside stairs and
    slopes.
    """
    at = page.middle(tile.at)
    if tile.is_room and not leaves_squares(shown, tile):
        grates = {end for ends in _ends(shown, page, floor) for end in ends}
        corners = [spare_corner(shown.plan, shown.level, tile), *CORNERS]
        places = [(at[0] + dx, at[1] + dy) for dx, dy in corners]
        at = next((each for each in places if each not in grates), at)
    elif not tile.is_room and (tile.slope or tile.stairs):
        at = _free(shown, page, tile, drawn)
    feature = feature_of(shown.plan.options, shown.level, tile)
    if feature and tile.content:
        yield Feature(kind=SYMBOLS[tile.content], at=at, name=feature_name(feature))
    elif tile.special:
        kind: Symbol = "very_special" if tile.special == 2 else "special"
        yield Feature(kind=kind, at=at, name=Text.of(f"dm-special-{tile.special}"))


def landings(shown: Shown, page: Lattice, tile: Tile, drawn: Drawn) -> Iterator[Feature]:
    """Yield stairs from elsewhere that end in this tile. DM-022, DM-023."""
    arrivals = shown.plan.arrivals(shown.level.depth).get(tile.number, ())
    if tile.number == 1:
        arrivals = tuple(stair for stair in arrivals if stair.level > shown.level.depth)
    if arrivals:
        column, row = page.middle(tile.at)
        at = (column, row + 1) if tile.is_room else (column, row)
        if tile.slope and not tile.is_room:
            at = _free(shown, page, tile, drawn)
        kind: Symbol = "stairs_up" if arrivals[0].direction == "down" else "stairs_down"
        name = Text.of("dm-feature-landing", level=arrivals[0].level)
        yield Feature(kind=kind, at=at, name=name)


def stairs(shown: Shown, page: Lattice, tile: Tile) -> Feature:
    """Return stairs over two thirds of the corridor. DM-038; DM-021: some end in rubble."""
    away = OPPOSITE[tile.openings[0]]
    stair = shown.plan.stairs_of(shown.level.depth).get(tile.number)
    near, far = page.middle(tile.at), border(page, tile, away)
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
    at = page.middle(tile.at) if not tile.stairs else border(page, tile, tile.openings[0])
    kind: Symbol = "drop" if slope.steepness == 4 else "slope"
    name = Text.of("dm-feature-slope", direction=slope.direction, steepness=slope.steepness)
    note = DEGREES[slope.steepness]
    return Feature(kind=kind, at=at, name=name, facing=FACING[downhill], note=note)


def _free(shown: Shown, page: Lattice, tile: Tile, drawn: Drawn) -> Square:
    """Return a square of a corridor off its middle."""
    sides = tile.openings[:1] if tile.stairs else arms(shown, tile)
    return _off_middle(page, tile, sides, drawn)


def _off_middle(page: Lattice, tile: Tile, sides: Iterable[Side], drawn: Drawn) -> Square:
    """Return the first square at these borders whose middle is floor: narrow ways miss some."""
    for side in sides:
        at = border(page, tile, side)
        if covers(drawn[tile.number], at, around=0.3):
            return at
    return page.middle(tile.at)


def _straight(tile: Tile) -> bool:
    return (
        not tile.is_room
        and len(tile.openings) == 2
        and tile.turns in (0, 1, 2, 3)
        and (OPPOSITE[tile.openings[0]] is tile.openings[1])
    )


def _ends(shown: Shown, page: Lattice, floor: Owners) -> Iterator[tuple[Square, Square]]:
    """Yield both ends of every crawlway shown, in base squares: on the floor of either tile.

    Of one that leads to a tile not seen, only where it goes into the wall.
    """
    known = {tile.number for tile in shown.tiles}
    for each in shown.crawlways:
        near, far, side = each.a, each.b, each.side
        if near not in known:
            near, far, side = far, near, OPPOSITE[side]
        if near not in known:
            continue
        one = _vent(page, floor, shown.level.tile(near), side)
        if far in known:
            yield one, _vent(page, floor, shown.level.tile(far), OPPOSITE[side])
        else:
            yield one, stepped(one, side)


def _vent(page: Lattice, floor: Owners, tile: Tile, side: Side) -> Square:
    """Return where a crawlway leaves a tile: beside the middle of a room's wall if it is floor.

    Else it leaves from farther inside.
    """
    middle = page.middle(tile.at)
    if not tile.is_room:
        return middle
    dx, dy = STEPS[side]
    aside = (middle[0] + abs(dy), middle[1] + abs(dx))
    for at in ((aside[0] + dx, aside[1] + dy), aside):
        if owner_of(floor, at, page.pace) == tile.number:
            return at
    return middle


def links(shown: Shown, page: Lattice, floor: Owners) -> tuple[Link, ...]:
    """Return every crawlway shown. DM-055: three feet wide."""
    pace = page.pace
    return tuple(
        Link(ends=(_centre(one, pace), _centre(other, pace)), width=0.3 * pace)
        for one, other in _ends(shown, page, floor)
    )


def _centre(square: Square, pace: int) -> Point:
    """Return the middle of a base square in squares of the scene."""
    return ((square[0] + 0.5) * pace, (square[1] + 0.5) * pace)


def _grates(shown: Shown, page: Lattice, floor: Owners) -> Iterator[Feature]:
    name = Text.of("dm-feature-grate")
    for ends in _ends(shown, page, floor):
        for at in ends:
            if owner_of(floor, at, page.pace) is not None:
                yield Feature(kind="grate", at=at, name=name)


def labels(shown: Shown, page: Lattice, floor: Owners, drawn: Drawn) -> tuple[Label, ...]:
    """Return the numbers of rooms and letters of remarkable corridors, for the keeper alone."""
    if not shown.keeper or not shown.level.complete:
        return ()
    marked = marks_of(shown.plan, shown.level)
    found = []
    for tile in shown.tiles:
        text = marked.get(tile.number)
        if text is not None:
            found.append(Label(at=_lettered(shown, page, floor, tile, drawn), text=text))
    return tuple(found)


def _lettered(
    shown: Shown, page: Lattice, floor: Owners, tile: Tile, drawn: Drawn
) -> tuple[float, float]:
    """Return where the number or letter of a tile stands, in squares of the map: on floor."""
    column, row = page.middle(tile.at) if tile.is_room else _end(shown, page, tile, drawn)
    aside, middle = _label_aside(shown, tile), (page.pace - 1) / 2
    places = [
        ((column + aside * dx) * page.pace + middle, (row + aside * dy) * page.pace + middle)
        for dx, dy in ASIDE
    ]
    return next((at for at in places if (round(at[0]), round(at[1])) in floor), places[-1])


def _end(shown: Shown, page: Lattice, tile: Tile, drawn: Drawn) -> Square:
    """Return where the letter of a corridor stands: off its middle, where things are.

    Between a slope and stairs it stands on the far end of the stairs.
    """
    if tile.stairs and tile.slope:
        return border(page, tile, OPPOSITE[tile.openings[0]])
    sides = tile.openings[:1] if tile.stairs else reversed(arms(shown, tile))
    return _off_middle(page, tile, sides, drawn)


def _label_aside(shown: Shown, tile: Tile) -> float:
    """Return how far from a tile's middle its number stands, to the upper left if it can."""
    if not tile.is_room:
        return 0.0
    if not leaves_squares(shown, tile):
        return 1.0 if tile.barricade else 0.0
    return 0.7 if tile.special else 0.0
