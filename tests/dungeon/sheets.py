"""Shorthand for tests: options, levels from faces, what lies where."""

from rules.core.dice import ScriptedDice
from rules.core.scene import Side
from rules.dungeon import DungeonOptions
from rules.dungeon.build import bridged, build, build_level
from rules.dungeon.plan import Tile
from rules.dungeon.tables import SHAPES, turned

PLAIN = DungeonOptions(levels=1, compass=False, morphology_count=0, populate=False)
"""Nothing but the layout of one level."""


def options(**changes):
    return PLAIN.model_copy(update=changes)


def level(*faces, depth=1, **changes):
    """A level from exactly these faces."""
    dice = ScriptedDice(*faces)
    built = build_level(options(**changes), depth, dice)
    assert dice.left == ()
    return built


def plan(*faces, **changes):
    """A whole dungeon from exactly these faces."""
    dice = ScriptedDice(*faces)
    built = build(options(**changes), dice)
    assert dice.left == ()
    return built


def lies(level):
    """Face, cell, quarter turns and special of every tile."""
    return [(tile.face, tile.at, tile.turns, tile.special) for tile in level.tiles]


def opens(level, cell):
    """The openings of the tile there, as letters."""
    return "".join(side.value for side in level.by_cell()[cell].openings)


def closed(level):
    """Cells with the letters of their closed openings."""
    found = {}
    for each in level.closed:
        at = level.tile(each.tile).at
        found[at] = found.get(at, "") + each.side.value
    return found


def row_of(*shapes, depth=1):
    """A level of tiles in a column northwards, each laid to continue the last."""
    tiles = []
    for number, shape in enumerate(shapes, 1):
        turns = next(
            turns
            for turns in range(4)
            if {Side.SOUTH, Side.NORTH} & set(turned(SHAPES[shape].openings, turns)) >= {Side.SOUTH}
        )
        tiles.append(
            Tile(
                number=number,
                face=shape,
                shape=shape,
                at=(7, number),
                turns=turns,
                openings=turned(SHAPES[shape].openings, turns),
                via=Side.SOUTH,
            )
        )
    return bridged(depth, len(tiles), ((),), tuple(tiles))
