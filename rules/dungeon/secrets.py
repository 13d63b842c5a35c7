"""Where the dungeon goes on when every open passage is used up."""

from rules.core.dice import Dice, pick
from rules.dungeon.ground import Ground, Passage


def secret_wall(ground: Ground, dice: Dice) -> Passage:
    """Return the wall that hides a secret door to the next tile.

    DM-007: picked by a die among all walls with free ground behind them, or the first of them.
    DM-060: a first tile with a single opening needs one at once.
    """
    walls = ground.walls()
    if ground.options.secret_policy == "first":  # noqa: S105 - of doors
        return walls[0]
    return pick(dice, walls, "secret door")


def next_place(ground: Ground, dice: Dice) -> Passage:
    """Return where the next tile goes: an open passage while there is one. DM-006."""
    return ground.next_passage() or secret_wall(ground, dice)
