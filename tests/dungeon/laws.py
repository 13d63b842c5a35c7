"""What every dungeon promises, whatever its options."""

from collections import Counter

from rules.core.grid import OPPOSITE, beside
from rules.core.scene import MAX_SQUARES, Side
from rules.dungeon import DungeonOptions
from rules.dungeon.tables import LEVEL_DICE, MATERIALS, MORPHOLOGIES, turned

CHOICES = {
    "levels": (1, 2, 3),
    "table": ("seed", "chessex"),
    "frontier": ("bfs", "dfs", "player"),
    "orientation": ("best", "random", "player"),
    "secret_policy": ("random", "first", "player"),
    "overshoot": ("trim", "keep"),
    "stairs_direction": ("down", "coin"),
    "compass": (True, False),
    "morphology_count": (0, 1, 2, 12),
    "factor_rolls": (True, False),
    "material": (None, MATERIALS[0], MATERIALS[11], "salt"),
    "slope": (None, "up", "down"),
    "steepness": (None, 1, 4),
    "crawl_corridors": (True, False),
    "deep_respect": (True, False),
    "populate": (True, False),
    "columns": (7, 14, 30),
    "rows": (7, 19, 30),
    "units": ("feet", "metres"),
    "hidden_rooms": (False, True),
}


def any_options(chance):
    """Options of every kind, each value equally likely."""
    chosen = {name: values[chance.roll(len(values), name) - 1] for name, values in CHOICES.items()}
    if chance.roll(2, "chosen") == 1:
        count = chance.roll(4, "count")
        kinds = {MORPHOLOGIES[chance.roll(12, "kind") - 1] for _ in range(count)}
        chosen["morphologies"] = tuple(sorted(kinds))
    return DungeonOptions(**chosen)


def check(plan):
    """Every law of a finished plan."""
    for level in plan.levels:
        check_level(plan.options, level)
    check_stairs(plan)
    check_results(plan)


def check_level(options, level):
    """DM-001, DM-002, DM-012, DM-016 to DM-018, DM-020, DM-061: size, sheet, shapes, joins."""
    assert level.complete
    assert level.dice == LEVEL_DICE[level.depth]
    assert all(len(roll) == level.dice for roll in level.rolls)
    assert level.target == sum(level.rolls[0])
    surplus = len(level.tiles) - level.target
    assert surplus == 0 or (options.overshoot == "keep" and 0 < surplus < level.dice)
    assert [tile.number for tile in level.tiles] == list(range(1, len(level.tiles) + 1))
    cells = Counter(tile.at for tile in level.tiles)
    assert max(cells.values()) == 1
    assert all(0 <= x < options.columns and 0 <= y < options.rows for x, y in cells)
    first = level.tiles[0]
    assert first.at == options.start
    assert Side.SOUTH in first.openings
    assert beside(first.at, Side.SOUTH) not in cells
    for tile in level.tiles:
        assert tile.openings == turned(tile.row.openings, tile.turns)
        assert tile.via in tile.openings
    check_openings(level)
    check_connected(level)


def check_openings(level):
    """Every opening is the entrance, a way, or closed, and only one of them."""
    cells = level.by_cell()
    closed = {(each.tile, each.side) for each in level.closed}
    assert len(closed) == len(level.closed)
    ends = Counter()
    for join in level.joins:
        a, b = level.tile(join.a), level.tile(join.b)
        assert beside(a.at, join.side) == b.at
        assert join.a < join.b
        assert OPPOSITE[join.side] in b.openings
        assert join.secret == (join.side not in a.openings)
        ends[join.a, join.side] += 1
        ends[join.b, OPPOSITE[join.side]] += 1
    assert not ends or max(ends.values()) == 1
    for tile in level.tiles:
        for side in tile.openings:
            entrance = tile.number == 1 and side is Side.SOUTH
            way = (tile.number, side) in ends
            assert entrance + way + ((tile.number, side) in closed) == 1
            other = cells.get(beside(tile.at, side))
            if other and OPPOSITE[side] in other.openings:
                assert way


def check_connected(level):
    """Every tile can be reached from the entrance, if secret doors count."""
    ways = level.ways()
    reached, edge = {1}, [1]
    while edge:
        number = edge.pop()
        for join in ways[number].values():
            for other in {join.a, join.b} - reached:
                reached.add(other)
                edge.append(other)
    assert len(reached) == len(level.tiles)


def check_stairs(plan):
    """DM-019, DM-021 to DM-023: stairs are somewhere and lead somewhere."""
    deepest = len(plan.levels)
    assert deepest <= plan.options.levels
    on = {
        (level.depth, tile.number) for level in plan.levels for tile in level.tiles if tile.stairs
    }
    assert on == {(stair.level, stair.tile) for stair in plan.stairs}
    for stair in plan.stairs:
        if stair.blocked:
            assert stair.level == plan.options.levels
            assert stair.to_level is None
        elif stair.direction == "up" and stair.level == 1:
            assert (stair.to_level, stair.to_tile) == (0, None)
        else:
            step = 1 if stair.direction == "down" else -1
            assert stair.to_level == stair.level + step
            plan.level(stair.to_level).tile(stair.to_tile)
    for below in range(2, deepest + 1):
        down = [each for each in plan.stairs if (each.level, each.direction) == (below - 1, "down")]
        assert down[0].to_tile == 1


def check_results(plan):
    """Quotas are met exactly, and nothing is marked that no morphology asked for."""
    results, tiles = plan.results, [tile for level in plan.levels for tile in level.tiles]
    assert sum(tile.cave for tile in tiles) == results.caves
    assert sum(tile.form is not None for tile in tiles) == results.reshaped
    assert sum(tile.barricade for tile in tiles) == results.barricades
    assert all(tile.is_room for tile in tiles if tile.form)
    slanted = results.has("slanted")
    assert all((tile.slope is not None) == (slanted and not tile.is_room) for tile in tiles)
    assert (results.material is not None) == results.has("materials")
    for tile in tiles:
        assert (tile.content is not None) == (plan.options.populate and tile.special > 0)


def check_scene(scene):
    """A scene holds together: what is drawn lies on the page, and on floor where it must."""
    assert scene.columns * scene.rows <= MAX_SQUARES
    for feature in scene.features:
        for column in range(feature.at[0], feature.at[0] + feature.size[0]):
            for row in range(feature.at[1], feature.at[1] + feature.size[1]):
                ground = "~" if feature.kind == "bridge" else "."
                assert scene.terrain[row][column] == ground, feature
    for edge in scene.edges:
        assert scene.terrain[edge.at[1]][edge.at[0]] in ".~", edge
    for outline in scene.outlines:
        (left, top), room = outline.box.at, scene.pace
        for x, y in outline.points:
            assert left - room <= x <= left + outline.box.columns + room
            assert top - room <= y <= top + outline.box.rows + room
