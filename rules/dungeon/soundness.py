"""Whether a plan from a file could be one of the generator's: its parts belong together."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from rules.core.errors import RuleError
from rules.core.grid import beside
from rules.dungeon.plan import Level, Plan, Stair
from rules.dungeon.tables import SHAPES

LARGEST = 12
"""The largest factor by which sizes are multiplied."""
WIDEST = 1_000
"""The most feet of a corridor's width, and the most of any share or number that was rolled."""


def sound_plan(content: Mapping[str, Any]) -> Plan:
    """Return the plan that a file holds.

    Raises:
        RuleError: it is none, or its parts do not belong together.
    """
    try:
        plan = Plan.model_validate(content)
    except ValidationError as wrong:
        raise RuleError("dm-error-plan") from wrong
    if not all(_facts(plan)):
        raise RuleError("dm-error-plan")
    return plan


def _facts(plan: Plan) -> Iterator[bool]:
    yield 1 <= len(plan.levels) <= 3
    results = plan.results
    yield all(1 <= each <= LARGEST for each in (results.scale, results.stretch))
    numbers = (results.width_ft, results.room_share, results.reshaped, results.cave_share,
               results.caves, results.barricades)  # fmt: skip
    yield all(0 <= each <= WIDEST for each in numbers)
    yield len(results.material or "") <= WIDEST
    yield len(set(results.morphologies)) == len(results.morphologies)
    for number, level in enumerate(plan.levels, start=1):
        yield level.depth == number
        yield from _level_facts(plan, level)
    for stair in plan.stairs:
        yield _leads_somewhere(plan, stair)
    yield len({(stair.level, stair.tile) for stair in plan.stairs}) == len(plan.stairs)


def _level_facts(plan: Plan, level: Level) -> Iterator[bool]:
    yield bool(level.tiles)
    columns, rows = plan.options.columns, plan.options.rows
    for number, tile in enumerate(level.tiles, start=1):
        yield tile.number == number
        yield tile.shape in SHAPES
        yield 0 <= tile.turns < 4
        yield 0 <= tile.at[0] < columns and 0 <= tile.at[1] < rows
        yield bool(tile.openings)
        yield 0 <= tile.bends <= LARGEST
    yield len(level.by_cell()) == len(level.tiles)
    known = range(1, len(level.tiles) + 1)
    ways = [(each.a, each.side, each.b) for each in level.joins]
    ways += [(each.a, each.side, each.b) for each in level.crawlways]
    for one, side, other in ways:
        yield one in known and other in known
        if one in known and other in known:
            yield beside(level.tile(one).at, side) == level.tile(other).at
    yield all(each.tile in known for each in level.closed)


def _leads_somewhere(plan: Plan, stair: Stair) -> bool:
    """Return whether stairs are in a tile, and end in one, on the surface, or nowhere yet."""
    if not (1 <= stair.level <= len(plan.levels)) or not _has(plan, stair.level, stair.tile):
        return False
    if not plan.level(stair.level).tile(stair.tile).stairs:
        return False
    if not stair.to_level or stair.to_tile is None:
        return stair.to_level in (None, 0) and stair.to_tile is None
    return abs(stair.to_level - stair.level) == 1 and _has(plan, stair.to_level, stair.to_tile)


def _has(plan: Plan, depth: int, number: int) -> bool:
    return 1 <= depth <= len(plan.levels) and 1 <= number <= len(plan.level(depth).tiles)
