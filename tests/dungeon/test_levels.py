"""Levels below the first, and the stairs between them."""

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.core.scene import Side
from rules.dungeon import DungeonOptions, build
from rules.dungeon.plan import Stair
from rules.dungeon.stairs import arrived, leads_down, stairs_of
from tests.dungeon.sheets import closed, level, lies, opens, options, plan, row_of

DEEP = DungeonOptions(compass=False, morphology_count=0, populate=False)


def deep(seed, **changes):
    return build(DEEP.model_copy(update=changes), SeededDice(seed.to_bytes(2, "big")))


@pytest.mark.rule("DM-019", "DM-020")
def test_two_dice_on_the_second_level():
    """The fourth worked example."""
    found = level(3, 3, 1, 4, 8, 9, 2, 5, depth=2)
    assert (found.dice, found.target) == (2, 6)
    assert lies(found) == [
        (3, (7, 1), 0, 1),
        (1, (6, 1), 1, 0),
        (4, (8, 1), 1, 0),
        (8, (5, 1), 0, 0),
        (9, (9, 1), 1, 0),
        (2, (5, 2), 0, 0),
    ]
    assert opens(found, (5, 1)) == "ne"
    assert len(found.joins) == 5
    assert closed(found) == {(5, 2): "wne"}


@pytest.mark.rule("DM-019", "DM-020")
def test_one_die_on_the_third():
    """The fifth worked example."""
    found = level(4, 5, 9, 8, depth=3)
    assert [(tile.face, tile.at) for tile in found.tiles] == [
        (4, (7, 1)), (5, (7, 2)), (9, (6, 2)), (8, (7, 3)),
    ]  # fmt: skip
    assert opens(found, (6, 2)) == "e"
    assert opens(found, (7, 3)) == "es"
    assert len(found.joins) == 3
    assert closed(found) == {(7, 2): "e", (7, 3): "e"}


@pytest.mark.rule("DM-019")
def test_stairs_make_a_level_and_nothing_else_does():
    for seed in range(80):
        found = deep(seed)
        for depth, each in enumerate(found.levels, 1):
            assert each.dice == 4 - depth
            stairs = any(tile.stairs for tile in each.tiles)
            assert stairs == (len(found.levels) > depth) or depth == 3


@pytest.mark.rule("DM-021")
def test_stairs_of_the_last_level_are_blocked():
    third = row_of(5, 12, depth=3)
    stairs = stairs_of(DEEP, third, row_of(5), ScriptedDice())
    assert stairs == (Stair(level=3, tile=2, direction="down", blocked=True),)
    assert not leads_down(stairs)
    assert max(len(deep(seed).levels) for seed in range(80)) == 3
    assert leads_down(stairs_of(DEEP, row_of(5, 12), None, ScriptedDice()))
    assert not leads_down(stairs_of(options(levels=1), row_of(5, 12), None, ScriptedDice()))


@pytest.mark.rule("DM-022")
def test_further_stairs_arrive_somewhere():
    first = row_of(12, 12, 12)
    stairs = stairs_of(DEEP, first, None, ScriptedDice())
    assert [(stair.to_level, stair.to_tile) for stair in stairs] == [(2, 1), (2, None), (2, None)]
    below = row_of(5, 5, 5, 9, depth=2)
    assert [stair.to_tile for stair in arrived(stairs, below, ScriptedDice(4, 2))] == [1, 4, 2]


@pytest.mark.rule("DM-022")
def test_one_level_for_every_depth():
    """Two stairs on the first level lead to the same second level of two tiles."""
    found = plan(1, 2, 2, 12, 12, 12, 12, 3, 3, 1, 1, 9, 9, 2, levels=3)
    assert [len(each.tiles) for each in found.levels] == [5, 2]
    assert [(each.tile, each.to_level, each.to_tile) for each in found.stairs] == [
        (3, 2, 1),
        (5, 2, 2),
    ]
    several = [deep(seed) for seed in range(80)]
    assert any(sum(stair.level == 1 for stair in each.stairs) > 1 for each in several)
    for each in several:
        assert [one.depth for one in each.levels] == list(range(1, len(each.levels) + 1))


@pytest.mark.rule("DM-023")
def test_a_coin_sends_stairs_up():
    coin = DEEP.model_copy(update={"stairs_direction": "coin"})
    up = stairs_of(coin, row_of(5, 12), None, ScriptedDice(2))
    assert up == (Stair(level=1, tile=2, direction="up", to_level=0),)
    assert not leads_down(up)
    above = row_of(5, 5, 5)
    deeper = stairs_of(coin, row_of(5, 12, depth=2), above, ScriptedDice(2, 3))
    assert deeper == (Stair(level=2, tile=2, direction="up", to_level=1, to_tile=3),)
    down = stairs_of(coin, row_of(5, 12), None, ScriptedDice(1))
    assert down[0].direction == "down"


@pytest.mark.rule("DM-023")
def test_half_of_all_stairs_lead_up():
    stairs = [stair for seed in range(250) for stair in deep(seed, stairs_direction="coin").stairs]
    share = sum(stair.direction == "up" for stair in stairs) / len(stairs)
    assert len(stairs) > 300
    assert abs(share - 0.5) < 0.05
    assert all(stair.direction == "down" for seed in range(40) for stair in deep(seed).stairs)


@pytest.mark.rule("DM-012")
def test_every_level_starts_at_its_entrance():
    for seed in range(40):
        for each in deep(seed).levels:
            assert Side.SOUTH in each.tiles[0].openings
            assert each.tiles[0].at == (7, 1)
