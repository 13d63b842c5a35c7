"""Stairs between two levels of a plan, as the squares at which they end on either map."""

from rules.core.grid import OPPOSITE
from rules.core.scene import Box, Feature
from rules.core.storeys import Stairway
from rules.dungeon.chart import marks
from rules.dungeon.chart.drawing import Drawing
from rules.dungeon.chart.floors import border
from rules.dungeon.chart.placing import enlarged
from rules.dungeon.chart.squares import fitted
from rules.dungeon.plan import Stair


def stairway(stair: Stair, start: Drawing, end: Drawing | None) -> Stairway | None:
    """Return stairs as they lie on two maps.

    None where they lead nowhere, or where either end is not shown.

    Args:
        stair: the stairs.
        start: the level on which they are.
        end: the level to which they lead, None where that is not shown.
    """
    if stair.blocked or end is None or stair.to_tile is None:
        return None
    one, other = _far_end(stair, start), _arrival(stair, end)
    if one is None or other is None:
        return None
    if stair.direction == "down":
        return Stairway(upper=stair.level, lower=end.view.level.depth, above=one, below=other)
    return Stairway(upper=end.view.level.depth, lower=stair.level, above=other, below=one)


def _far_end(stair: Stair, drawing: Drawing) -> Box | None:
    """Return the last square of the stairs themselves, where whoever takes them leaves the map."""
    tile = drawing.view.level.tile(stair.tile)
    if tile not in drawing.view.tiles:
        return None
    end = border(drawing.page, tile, OPPOSITE[tile.openings[0]])
    return _box(marks.stairs(drawing.view, drawing.page, tile).with_(at=end, size=(1, 1)), drawing)


def _arrival(stair: Stair, drawing: Drawing) -> Box | None:
    """Return the square where the stairs end on the other level. DM-022."""
    number = stair.to_tile
    view = drawing.view
    tile = next((each for each in view.tiles if each.number == number), None)
    if tile is None:
        return None
    if tile.number == 1 and stair.level < view.level.depth:
        found = list(marks.way_in(view, drawing.page, tile))
    else:
        found = list(marks.landings(view, drawing.page, tile))
    return _box(found[0], drawing) if found else None


def _box(feature: Feature, drawing: Drawing) -> Box:
    shown = fitted(enlarged(feature, drawing.page.pace), drawing.ground)
    return Box(at=shown.at, columns=shown.size[0], rows=shown.size[1])
