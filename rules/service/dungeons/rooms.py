"""A dungeon with so many rooms: words beside the seed are tried one after the other."""

from rules.core.errors import RuleError
from rules.dungeon import DungeonOptions, build
from rules.service.dungeons.session import dice_of

TRIES = 300
"""Dungeons that are rolled at most, which takes about a second."""


def seed_with_rooms(options: DungeonOptions, seed: str, depth: int, rooms: int) -> str:
    """Return the words of a dungeon that has so many rooms on a level: the seed, or with a number.

    The same seed and number always give the same words.

    Raises:
        RuleError: none of those tried has as many, or none has such a level.
    """
    counts = set()
    for number in range(1, TRIES + 1):
        words = seed if number == 1 else f"{seed} {number}"
        levels = build(options, dice_of(words)).levels
        if depth not in range(1, len(levels) + 1):
            continue
        count = sum(tile.is_room for tile in levels[depth - 1].tiles)
        if count == rooms:
            return words
        counts.add(count)
    if not counts:
        raise RuleError("error-no-such-level", level=depth)
    raise RuleError(
        "error-no-such-rooms", rooms=rooms, least=min(counts), most=max(counts), tries=TRIES
    )
