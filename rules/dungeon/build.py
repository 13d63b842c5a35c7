"""A whole dungeon at once."""

from collections import Counter
from collections.abc import Iterable
from typing import cast

from rules.core.dice import Dice
from rules.core.grid import OPPOSITE
from rules.core.scene import Side
from rules.dungeon.finish import finished
from rules.dungeon.ground import Ground, Passage, Piece, closed_of, joins_of
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Level, Plan, Special, Stair, Tile
from rules.dungeon.secrets import next_place
from rules.dungeon.stairs import arrived, leads_down, stairs_of
from rules.dungeon.tables import LEVEL_DICE, shape_of


def build(options: DungeonOptions, dice: Dice) -> Plan:
    """Roll a dungeon from the first die to the last: levels, finishing touches, contents.

    DM-019: stairs down need a level below, with one die less. The same options and dice always
    give the same plan.
    """
    levels: list[Level] = []
    stairs: tuple[Stair, ...] = ()
    while not levels or leads_down(each for each in stairs if each.level == levels[-1].depth):
        above = levels[-1] if levels else None
        level = build_level(options, len(levels) + 1, dice)
        levels.append(level)
        stairs = arrived(stairs, level, dice) + stairs_of(options, level, above, dice)
    return finished(options, tuple(levels), stairs, dice)


def build_level(options: DungeonOptions, depth: int, dice: Dice) -> Level:
    """Roll and lay out one level.

    DM-002, DM-003: the first roll is both the size of the level and its first tiles. DM-015: the
    same number of dice is rolled until the level is complete.
    """
    ground = Ground(options)
    rolls: list[tuple[int, ...]] = []
    target = 0
    while not rolls or len(ground.tiles) < target:
        rolls.append(roll_tiles(depth, dice))
        target = target or sum(rolls[0])
        for piece in offered(options, rolls[-1], target - len(ground.tiles)):
            place(ground, piece, dice)
    return bridged(depth, target, tuple(rolls), tuple(ground.tiles))


def roll_tiles(depth: int, dice: Dice) -> tuple[int, ...]:
    """Return the tile dice of a level. DM-001 three on the first; DM-019, DM-020 two, then one."""
    return tuple(dice.roll(12, "dungeon tile") for _ in range(LEVEL_DICE[depth]))


def pieces(faces: Iterable[int]) -> tuple[Piece, ...]:
    """Return the tiles of a roll, lowest face first.

    DM-004 the order; DM-008 a double gives one special tile, DM-009 a triple a very special one.
    """
    counts = Counter(faces)
    return tuple(Piece(face, cast("Special", counts[face] - 1)) for face in sorted(counts))


def offered(options: DungeonOptions, faces: Iterable[int], missing: int) -> tuple[Piece, ...]:
    """Return the tiles of a roll that are placed: no more than are missing, unless all are kept.

    DM-015.
    """
    found = pieces(faces)
    return found[:missing] if options.overshoot == "trim" else found


def place(ground: Ground, piece: Piece, dice: Dice) -> Tile:
    """Lay the next tile where the rules put it. DM-012 the first, DM-014 the others."""
    return place_at(ground, piece, next_place(ground, dice) if ground.tiles else None, dice)


def place_at(ground: Ground, piece: Piece, passage: Passage | None, dice: Dice) -> Tile:
    """Lay the next tile on a passage or behind a wall; without one it is the first tile.

    DM-012: the first tile stands at the start and opens downwards, which is the entrance.
    """
    shape = shape_of(piece.face, ground.options.table)
    if passage is None:
        cell, toward = ground.start, Side.SOUTH
    else:
        cell, toward = ground.beyond(passage), OPPOSITE[passage.side]
    tile = ground.make(piece, cell, toward, ground.orient(cell, toward, shape, dice))
    ground.put(tile)
    return tile


def bridged(
    depth: int, target: int, rolls: tuple[tuple[int, ...], ...], tiles: tuple[Tile, ...]
) -> Level:
    """Return a finished level, in which openings that lead nowhere are closed. DM-016, DM-018."""
    joins = joins_of(tiles)
    return Level(
        depth=depth,
        dice=LEVEL_DICE[depth],
        target=target,
        rolls=rolls,
        tiles=tiles,
        joins=joins,
        closed=closed_of(tiles, joins),
    )
