"""What is put into the dungeon."""

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.dungeon import DungeonOptions, Plan, build, key_of, scene_of
from rules.dungeon.populate import populated, rank
from tests.dungeon.sheets import options, row_of


def special(level, **ranks):
    """The level with tiles of these numbers special."""
    tiles = tuple(tile.with_(special=ranks.get(f"t{tile.number}", 0)) for tile in level.tiles)
    return level.with_(tiles=tiles)


@pytest.mark.rule("DM-010")
def test_a_die_for_every_special_tile():
    level = special(row_of(4, 4, 4, 4, 4, 4), t1=1, t2=1, t3=1, t4=2, t5=2, t6=2)
    (found,) = populated(options(), (level,), ScriptedDice(2, 3, 6, 1, 4, 5))
    assert [tile.content for tile in found.tiles] == [
        "trap", "treasure", "surprise", "deadly_trap", "major_treasure", "wonder",
    ]  # fmt: skip


@pytest.mark.rule("DM-010")
def test_nothing_where_nothing_is_special():
    for seed in range(40):
        for level in build(DungeonOptions(), SeededDice(bytes([seed]))).levels:
            for tile in level.tiles:
                assert (tile.content is not None) == bool(tile.special)


@pytest.mark.rule("DM-024")
def test_deeper_levels_are_treated_with_respect():
    level = special(row_of(4, 4, 1, 4, depth=2), t1=1)
    (found,) = populated(options(), (level,), ScriptedDice(6, 1, 3, 2))
    assert [tile.special for tile in found.tiles] == [2, 1, 0, 0]
    assert [tile.content for tile in found.tiles] == ["wonder", "treasure", None, None]
    (plain,) = populated(options(deep_respect=False), (level,), ScriptedDice(6))
    assert [tile.special for tile in plain.tiles] == [1, 0, 0, 0]


@pytest.mark.rule("DM-024")
def test_one_deep_room_in_six():
    dice, room = SeededDice(b"deep"), row_of(5, depth=2).tile(1)
    found = sum(rank(options(), 2, room, dice) for _ in range(6000))
    assert abs(found / 6000 - 1 / 6) < 0.02
    assert rank(options(), 1, room, ScriptedDice()) == 0


@pytest.mark.rule("DM-058")
def test_an_empty_dungeon_can_be_drawn_told_and_kept():
    plan = build(DungeonOptions(populate=False), SeededDice(b"empty"))
    assert all(tile.content is None for level in plan.levels for tile in level.tiles)
    assert Plan.model_validate_json(plan.model_dump_json()) == plan
    assert scene_of(plan).terrain
    assert key_of(plan).levels[0].entries
