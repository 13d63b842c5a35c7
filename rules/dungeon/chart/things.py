"""All that stands on a map, placed so that nothing lies over anything else.

What everybody sees has its place first, and that is the same on all maps. What fewer people know
is placed around it; a piece of furniture for which no room is left then is missing.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.grid import OPPOSITE
from rules.core.scene import Edge, Feature, Label, Link, Side, Square, Symbol
from rules.core.words import Text
from rules.dungeon.brought import feature_name, feature_of
from rules.dungeon.chart.crawls import crawled
from rules.dungeon.chart.curves import inside
from rules.dungeon.chart.drawing import Drawing
from rules.dungeon.chart.floors import Owners, arms
from rules.dungeon.chart.furniture import furniture
from rules.dungeon.chart.galleries import pillars
from rules.dungeon.chart.lattice import STEPS, Lattice, stepped
from rules.dungeon.chart.marks import CLEAR, along, movable, standing, way_in
from rules.dungeon.chart.outlines import Part, covers, leaves_squares
from rules.dungeon.chart.placing import Board
from rules.dungeon.chart.rooms import CORNERS, spare_corner
from rules.dungeon.chart.water import bridges
from rules.dungeon.places import marks_of
from rules.dungeon.plan import Tile
from rules.dungeon.terms import Content

ASIDE = ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (0, 1))
"""The directions in which a room's number may stand from its middle, the best first."""
NEAR = 0.78
"""How far from the middle it stands in rooms without corners, in base squares."""
BETWEEN = 0.88
"""How far it does where water runs through the middle of such a room."""
SYMBOLS: dict[Content, Symbol] = {
    "trap": "trap",
    "treasure": "chest",
    "surprise": "special",
    "deadly_trap": "trap",
    "major_treasure": "vault",
    "wonder": "very_special",
}


class Things(NamedTuple):
    """What stands on a map."""

    features: tuple[Feature, ...]
    labels: tuple[Label, ...]
    links: tuple[Link, ...]


def things(drawing: Drawing, edges: tuple[Edge, ...], wet: Owners) -> Things:
    """Return everything that stands in the tiles shown, in squares of the map.

    Args:
        drawing: the level on its page.
        edges: its doors, over which nothing stands.
        wet: the base squares of water, in which nothing stands but bridges.
    """
    shown, page, common = drawing.view, drawing.page, drawing.common
    board = Board(page, drawing.ground, edges)
    marked: dict[int, list[Feature]] = {}
    for tile in shown.tiles:
        fixed = (*way_in(shown, page, tile), *standing(shown, page, tile))
        marked[tile.number] = [board.put(each) for each in fixed]
    over = (board.on_floor(each) for each in bridges(common.view, page, common.floor, wet))
    # In a broad hall water can lie beside an open door, whose leaf takes a bridge's place.
    crossings = [each for each in over if board.free(each)]
    board.flood(wet)
    wanted = (*furniture(shown, page, drawing.ground), *pillars(common.view, page))
    pieces = [each for each in wanted if board.free(each)]
    board.furnish(pieces)
    for tile in shown.tiles:
        for feature, places in movable(common.view, page, tile, common.parts):
            placed = board.put_first(feature.with_(at=at) for at in places)
            if placed is not None:
                marked[tile.number].append(placed)
    board.put_what_few_know()
    grates, links = crawled(shown, page, drawing.ground, board)
    if shown.told:
        for tile in shown.tiles:
            marked[tile.number] += _contents(drawing, tile, board)
    labels = tuple(_labels(drawing, board))
    kept = [piece for piece in pieces if board.free(piece)]
    features = (
        *kept,
        *crossings,
        *(each for tile in shown.tiles for each in marked[tile.number]),
        *grates,
    )
    return Things(features, labels, links)


def _contents(drawing: Drawing, tile: Tile, board: Board) -> Iterator[Feature]:
    """Yield what a special tile holds, or that it is special. DM-010.

    In a room it stands in the corner that is kept free for it; where floor does not follow the
    squares, and in a corridor, in the middle: or else wherever there is room. Where there is none,
    the key alone tells of it.
    """
    shown, page = drawing.view, drawing.page
    feature = feature_of(shown.plan.options, shown.level, tile)
    if feature and tile.content:
        kind, name = SYMBOLS[tile.content], feature_name(feature)
    elif tile.special:
        kind = "very_special" if tile.special == 2 else "special"
        name = Text.of(f"dm-special-{tile.special}")
    else:
        return
    x, y = page.middle(tile.at)
    places: list[Square] = [(x, y), *along(shown, page, tile, drawing.parts)]
    if tile.is_room and not leaves_squares(shown, tile):
        corners = [spare_corner(shown.plan, shown.level, tile), *CORNERS]
        places = [*((x + dx, y + dy) for dx, dy in corners), *places]
    placed = board.put_first(Feature(kind=kind, at=at, name=name) for at in places)
    if placed is not None:
        yield placed


def _labels(drawing: Drawing, board: Board) -> Iterator[Label]:
    """Yield the numbers of rooms and letters of remarkable corridors, for the keeper alone."""
    shown = drawing.view
    if not shown.keeper or not shown.level.complete:
        return
    marked = marks_of(shown.plan, shown.level)
    for tile in shown.tiles:
        text = marked.get(tile.number)
        if text is None:
            continue
        places = [Label(at=at, text=text) for at in _spots(drawing, tile)]
        on_floor = [each for each in places if board.is_floor(each)]
        beside = (Label(at=at, text=text) for at in _in_rock(drawing, tile))
        label = board.put_label((*on_floor, *beside))
        if label is not None:
            yield label


def _spots(drawing: Drawing, tile: Tile) -> Iterator[tuple[float, float]]:
    """Yield where the number or letter of a tile may stand, the best first."""
    shown, page = drawing.view, drawing.page
    column, row = page.middle(tile.at)
    if tile.is_room:
        reaches = (NEAR, BETWEEN, 1.0) if leaves_squares(shown, tile) else (1.0,)
        around = [(reach * dx, reach * dy) for reach in reaches for dx, dy in ASIDE]
        places = [(column + dx, row + dy) for dx, dy in ((0.0, 0.0), *around)]
        # Where walls are crooked, places come first that are well away from them.
        places.sort(key=lambda at: _corners_in_rock(drawing.parts[tile.number], at))
        for x, y in places:
            yield _middle(page, x, y)
        return
    drawn = drawing.parts[tile.number]
    sides = tile.openings[:1] if tile.stairs else tuple(reversed(arms(shown, tile)))
    ends = [stepped((column, row), side, page.reach(side)) for side in sides]
    others = along(shown, page, tile, drawing.parts)
    for at in dict.fromkeys((*ends, *others, (column, row))):
        if covers(drawn, at, around=CLEAR):
            yield _middle(page, *at)


def _corners_in_rock(parts: tuple[Part, ...], at: tuple[float, float]) -> int:
    """Return how many corners about a number in a base square are not on floor."""
    x, y = at[0] + 0.5, at[1] + 0.5
    corners = [(x + dx * CLEAR, y + dy * CLEAR) for dx in (-1, 1) for dy in (-1, 1)]
    if not parts:
        return 0
    return sum(not any(inside(part.polygon, corner) for part in parts) for corner in corners)


def _in_rock(drawing: Drawing, tile: Tile) -> Iterator[tuple[float, float]]:
    """Yield the middles of base squares of rock beside a corridor, at its far end first.

    A bend has no far end: beside its middle, then.
    """
    page, floor = drawing.page, drawing.floor
    back = OPPOSITE[tile.openings[0]] if tile.openings else Side.NORTH
    for along_way in (page.reach(back), 0, -1):
        column, row = stepped(page.middle(tile.at), back, along_way)
        if (column, row) not in floor:
            continue
        for side in Side:
            dx, dy = STEPS[side]
            if side in (back, OPPOSITE[back]) or (column + dx, row + dy) in floor:
                continue
            yield _middle(page, column + dx, row + dy)


def _middle(page: Lattice, column: float, row: float) -> tuple[float, float]:
    """Return the middle of a base square as a label has it, in squares of the map."""
    inside = (page.pace - 1) / 2
    return (column * page.pace + inside, row * page.pace + inside)
