"""What waits in special tiles."""

from rules.core.dice import Dice
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Level, Special, Tile
from rules.dungeon.tables import SPECIAL, VERY_SPECIAL


def populated(options: DungeonOptions, levels: tuple[Level, ...], dice: Dice) -> tuple[Level, ...]:
    """Return the levels with a trap, a treasure or a surprise in every special tile. DM-010.

    DM-058: monsters, puzzles and plot stay with whoever runs the game.
    """
    return tuple(
        level.with_(tiles=tuple(_furnished(options, level.depth, one, dice) for one in level.tiles))
        for level in levels
    )


def _furnished(options: DungeonOptions, depth: int, tile: Tile, dice: Dice) -> Tile:
    special = rank(options, depth, tile, dice)
    if not special:
        return tile
    table = VERY_SPECIAL if special == 2 else SPECIAL
    content = table[(dice.roll(6, "contents") - 1) // 2]
    return tile.with_(special=special, content=content)


def rank(options: DungeonOptions, depth: int, tile: Tile, dice: Dice) -> Special:
    """Return how special a tile is when the dungeon is populated.

    DM-024: below the first level special tiles count one step higher, and a one on a d6 makes any
    other room special, since fewer dice mean fewer doubles.
    """
    if depth == 1 or not options.deep_respect:
        return tile.special
    if tile.special:
        return 2
    return 1 if tile.is_room and dice.roll(6, "deep room") == 1 else 0
