"""Rolling and placing tiles on one level."""

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.core.scene import Side
from rules.dungeon import DungeonOptions
from rules.dungeon.build import build_level, offered, pieces, place
from rules.dungeon.ground import Ground, Passage
from rules.dungeon.tables import shape_of
from tests.dungeon.sheets import closed, level, lies, opens, options

SEEDS = range(60)


def built(seed, **changes):
    return build_level(options(**changes), 1, SeededDice(bytes([seed])))


@pytest.mark.rule("DM-008", "DM-009", "DM-014", "DM-016", "DM-018")
def test_a_double_and_a_triple():
    """The first worked example: the surplus nine of the last roll is dropped."""
    found = level(1, 2, 2, 4, 4, 4, 3, 8, 9)
    assert found.target == 5
    assert lies(found) == [
        (1, (7, 1), 0, 0),
        (2, (7, 2), 0, 1),
        (4, (6, 2), 1, 2),
        (3, (7, 3), 0, 0),
        (8, (8, 2), 2, 0),
    ]
    assert opens(found, (6, 2)) == "we"
    assert opens(found, (7, 3)) == "wes"
    assert opens(found, (8, 2)) == "ws"
    assert len(found.joins) == 4
    assert closed(found) == {(6, 2): "w", (7, 3): "we", (8, 2): "s"}


@pytest.mark.rule("DM-004", "DM-005", "DM-017")
def test_lowest_first_and_clockwise_from_nine():
    """The second worked example: west, north and east of the crossing."""
    found = level(3, 1, 2, 5, 8, 9)
    assert lies(found) == [
        (1, (7, 1), 0, 0),
        (2, (7, 2), 0, 0),
        (3, (6, 2), 0, 0),
        (5, (7, 3), 0, 0),
        (8, (8, 2), 2, 0),
        (9, (5, 2), 3, 0),
    ]
    assert opens(found, (8, 2)) == "ws"
    assert opens(found, (5, 2)) == "e"
    assert len(found.joins) == 5
    assert closed(found) == {(6, 2): "s", (7, 3): "wne", (8, 2): "s"}


@pytest.mark.rule("DM-007", "DM-060")
def test_secret_doors_at_once():
    """The third worked example: nine, ten and twelve leave no passage open."""
    dice = ScriptedDice(9, 10, 12, 2, 1)
    with pytest.raises(AssertionError, match="no face left for a d12"):
        build_level(options(), 1, dice)
    ground = Ground(options())
    walls = ScriptedDice(2, 1)
    place(ground, pieces([9])[0], walls)
    assert ground.next_passage() is None
    assert ground.walls() == tuple(Passage(1, side) for side in (Side.WEST, Side.NORTH, Side.EAST))
    second = place(ground, pieces([10])[0], walls)
    assert (second.at, second.openings) == ((7, 2), (Side.SOUTH,))
    assert [(each.tile, each.side.value) for each in ground.walls()] == [
        (1, "w"), (1, "e"), (2, "w"), (2, "n"), (2, "e"),
    ]  # fmt: skip
    third = place(ground, pieces([12])[0], walls)
    assert (third.at, third.turns, third.openings) == ((6, 1), 3, (Side.EAST,))
    assert walls.left == ()


@pytest.mark.rule("DM-007")
@pytest.mark.parametrize("policy", ["random", "first"])
def test_secret_doors_bring_the_level_to_its_size(policy):
    levels = [built(seed, secret_policy=policy) for seed in SEEDS]
    secrets = [join for each in levels for join in each.joins if join.secret]
    assert len(secrets) > 20
    assert all(len(each.tiles) == each.target for each in levels)


def test_the_first_wall_costs_no_die():
    found = level(9, 10, 12, *[1, 2, 3] * 10, secret_policy="first")
    assert found.joins[0].secret
    assert (found.joins[0].a, found.joins[0].side) == (1, Side.WEST)


@pytest.mark.rule("DM-006")
@pytest.mark.parametrize("frontier", ["bfs", "dfs"])
def test_no_secret_door_while_a_passage_is_open(frontier):
    for seed in SEEDS:
        found = built(seed, frontier=frontier)
        ground = Ground(options(frontier=frontier))
        secret = {join.b for join in found.joins if join.secret}
        for tile in found.tiles:
            if tile.number in secret:
                assert ground.passages() == ()
            ground.put(tile)


@pytest.mark.rule("DM-001", "DM-002", "DM-003")
def test_three_dice_say_how_large_and_what_comes_first():
    for seed in SEEDS:
        found = built(seed)
        assert all(len(roll) == 3 and all(1 <= face <= 12 for face in roll) for roll in found.rolls)
        assert len(found.tiles) == found.target == sum(found.rolls[0])
        first = sorted(set(found.rolls[0]))
        assert [tile.face for tile in found.tiles[: len(first)]] == first


@pytest.mark.rule("DM-004")
def test_every_roll_is_placed_in_order():
    for seed in SEEDS:
        found = built(seed)
        faces = [face for roll in found.rolls for face in sorted(set(roll))]
        assert [tile.face for tile in found.tiles] == faces[: found.target]


@pytest.mark.rule("DM-008", "DM-009")
def test_pieces_of_a_roll():
    assert pieces([7, 2, 7]) == ((2, 0), (7, 1))
    assert pieces([4, 4, 4]) == ((4, 2),)


@pytest.mark.rule("DM-012", "DM-013")
def test_the_first_tile_opens_downwards_in_the_middle_of_the_bottom():
    assert DungeonOptions().start == (7, 1)
    for face in range(1, 13):
        ground = Ground(options())
        fit = ground.orient(ground.start, Side.SOUTH, shape_of(face), ScriptedDice())
        assert Side.SOUTH in fit.openings
    for seed in SEEDS:
        cells = built(seed).by_cell()
        assert cells[7, 1].number == 1
        assert (7, 0) not in cells


@pytest.mark.rule("DM-015")
def test_surplus_tiles_are_dropped_or_kept():
    plain, generous = options(), options(overshoot="keep")
    assert [piece.face for piece in offered(plain, (9, 3, 8), 2)] == [3, 8]
    assert [piece.face for piece in offered(generous, (9, 3, 8), 2)] == [3, 8, 9]
    assert len(level(1, 2, 2, 4, 4, 4, 3, 8, 9, overshoot="keep").tiles) == 6


@pytest.mark.rule("DM-005")
def test_depth_first_continues_the_youngest_tile():
    found = level(1, 2, 3, 5, 8, 9, frontier="dfs")
    assert [tile.at for tile in found.tiles][:4] == [(7, 1), (7, 2), (6, 2), (5, 2)]


@pytest.mark.rule("DM-017")
def test_the_best_turn_meets_most_neighbours():
    """A bend placed beside an opening prefers to meet it, though it takes more turns."""
    ground = Ground(options())
    for tile in level(1, 2, 3, 5, 8, 9).tiles[:5]:
        ground.put(tile)
    found = ground.fits((6, 3), Side.EAST, shape_of(8))
    assert {fit.turns: fit.score for fit in found} == {0: 0, 1: -1}
    above = ground.fits((6, 1), Side.WEST, shape_of(7))
    assert {fit.turns: fit.score for fit in above} == {2: -1, 3: 1}
    assert ground.orient((6, 1), Side.WEST, shape_of(7), ScriptedDice()).turns == 3


@pytest.mark.rule("DM-017")
def test_every_tile_opens_to_the_one_it_continues():
    for seed in SEEDS:
        for orientation in ("best", "random"):
            found = built(seed, orientation=orientation)
            joined = {join.b for join in found.joins}
            assert joined == {tile.number for tile in found.tiles[1:]}


@pytest.mark.rule("DM-061")
@pytest.mark.parametrize("side", [7, 30])
def test_tiles_stay_on_the_sheet(side):
    for seed in SEEDS:
        found = built(seed, columns=side, rows=side, frontier="dfs")
        cells = [tile.at for tile in found.tiles]
        assert len(set(cells)) == len(cells)
        assert all(0 <= x < side and 0 <= y < side for x, y in cells)


@pytest.mark.rule("DM-061")
def test_where_a_tile_may_lie():
    ground = Ground(options(), level(1, 2, 3, 5, 8, 9).tiles)
    assert ground.free((0, 0))
    assert ground.free((13, 18))
    assert not any(ground.free(cell) for cell in ((7, 1), (7, 0), (-1, 3), (14, 3), (3, 19)))
