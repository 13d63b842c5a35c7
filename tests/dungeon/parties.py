"""Parties that have seen a part of a level."""

from rules.dungeon import Level, Party, Plan
from rules.dungeon.explore import Place, walk, ways


def half_explored(plan: Plan, level: Level) -> Party:
    """A party that has walked from the first tile of a level through half of what is open."""
    party = Party(level=level.depth, seen=(Place(level=level.depth, tile=1),))
    steps = [party]
    for at in steps:
        for side in ways(plan, at):
            further = walk(plan, party.with_(tile=at.tile), side)
            if further.seen != party.seen:
                party = further
                steps.append(party)
    half = party.seen[: -(-len(party.seen) // 2)]
    return party.with_(tile=half[-1].tile, seen=half)
