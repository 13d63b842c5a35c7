"""Which tiles can be reached without finding a secret door: what players' maps show at first."""

from collections import defaultdict
from collections.abc import Mapping

from rules.dungeon.plan import Level, Plan

Place = tuple[int, int]
"""A level's depth and a tile's number."""


def reachable(plan: Plan) -> frozenset[Place]:
    """Return every place to which open ways and stairs lead from the first tile of any level.

    Stairs lead both ways. Secret doors and crawlways have to be found.
    """
    beside: dict[Place, set[Place]] = defaultdict(set)
    for level in plan.levels:
        for join in level.joins:
            if not join.secret:
                one, other = (level.depth, join.a), (level.depth, join.b)
                beside[one].add(other)
                beside[other].add(one)
    for stair in plan.stairs:
        if stair.to_level and stair.to_tile is not None:
            one, other = (stair.level, stair.tile), (stair.to_level, stair.to_tile)
            beside[one].add(other)
            beside[other].add(one)
    waiting = [(level.depth, 1) for level in plan.levels]
    found = set(waiting)
    while waiting:
        for place in beside[waiting.pop()] - found:
            found.add(place)
            waiting.append(place)
    return frozenset(found)


def without_hidden(plan: Plan) -> Plan:
    """Return a plan as if the places that cannot be reached had never been laid."""
    kept = reachable(plan)
    names = {
        level.depth: {
            tile.number: number
            for number, tile in enumerate(
                (tile for tile in level.tiles if (level.depth, tile.number) in kept), start=1
            )
        }
        for level in plan.levels
    }
    stairs = tuple(
        stair.with_(
            tile=names[stair.level][stair.tile],
            to_tile=stair.to_tile and names[stair.to_level or 0][stair.to_tile],
        )
        for stair in plan.stairs
        if (stair.level, stair.tile) in kept
    )
    levels = tuple(_renamed(level, names[level.depth]) for level in plan.levels)
    return plan.with_(levels=levels, stairs=stairs)


def _renamed(level: Level, names: Mapping[int, int]) -> Level:
    """Return a level with the tiles that have a new number, and what lies between them."""
    joins = (each for each in level.joins if each.a in names and each.b in names)
    crawlways = (each for each in level.crawlways if each.a in names and each.b in names)
    return level.with_(
        tiles=tuple(
            tile.with_(number=names[tile.number]) for tile in level.tiles if tile.number in names
        ),
        joins=tuple(each.with_(a=names[each.a], b=names[each.b]) for each in joins),
        crawlways=tuple(each.with_(a=names[each.a], b=names[each.b]) for each in crawlways),
        closed=tuple(
            each.with_(tile=names[each.tile]) for each in level.closed if each.tile in names
        ),
    )
