"""Where stairs lead, and whether a level lies below."""

from collections.abc import Iterable

from rules.core.dice import Dice, pick
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Level, Stair


def stairs_of(
    options: DungeonOptions, level: Level, above: Level | None, dice: Dice
) -> tuple[Stair, ...]:
    """Return the stairs of a finished level, in the order of their tiles.

    DM-023: down, or by a coin up; up from the first level is a second way out, from a deeper one
    it ends at a random tile above. DM-021: below the last level they are blocked by rubble.
    DM-022: the first way down arrives at the entrance below; of others the tile is not known yet.
    """
    found: list[Stair] = []
    descents = 0
    for tile in level.tiles:
        if not tile.stairs:
            continue
        ends = {"level": level.depth, "tile": tile.number}
        coin = options.stairs_direction == "coin"
        if coin and dice.roll(2, "stairs") == 2:
            to_tile = pick(dice, above.tiles, "stairs arrive").number if above else None
            found.append(Stair(**ends, direction="up", to_level=level.depth - 1, to_tile=to_tile))
        elif level.depth >= options.levels:
            found.append(Stair(**ends, direction="down", blocked=True))
        else:
            first = 1 if not descents else None
            descents += 1
            found.append(Stair(**ends, direction="down", to_level=level.depth + 1, to_tile=first))
    return tuple(found)


def leads_down(stairs: Iterable[Stair]) -> bool:
    """Return whether any of a level's stairs needs a level below. DM-019, DM-023."""
    return any(stair.direction == "down" and not stair.blocked for stair in stairs)


def arrived(stairs: Iterable[Stair], below: Level, dice: Dice) -> tuple[Stair, ...]:
    """Return the stairs with a random tile of the new level for those without one. DM-022."""
    return tuple(
        stair.with_(to_tile=pick(dice, below.tiles, "stairs arrive").number)
        if stair.to_level == below.depth and stair.to_tile is None
        else stair
        for stair in stairs
    )
