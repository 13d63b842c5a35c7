"""All levels of a plan and the stairs between them, for each audience."""

import pytest

from rules.core.dice import SeededDice
from rules.core.scene import Box
from rules.dungeon import DungeonOptions, Party, Plan, build, scene_of, storeys_of
from rules.dungeon.explore import Place
from rules.dungeon.plan import Stair
from tests.dungeon.laws import check_scene
from tests.support.soak import cases

SEEDS = cases(here=12, soak=500)


def made(seed: int, **changes: object) -> Plan:
    wanted = DungeonOptions(levels=3, **changes)
    return build(wanted, SeededDice(seed.to_bytes(2, "big")))


def letter(plan: Plan, depth: int, audience: str, box: Box) -> set[str]:
    terrain = scene_of(plan, depth, audience).terrain
    (left, top), wide, high = box.at, box.columns, box.rows
    return {terrain[y][x] for y in range(top, top + high) for x in range(left, left + wide)}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("audience", ["player", "keeper"])
def test_levels_are_the_scenes_of_their_audience(seed: int, audience: str) -> None:
    plan = made(seed)
    found = storeys_of(plan, audience)
    for each in found.levels:
        assert each.scene == scene_of(plan, each.depth, audience)
        check_scene(each.scene)
    assert [each.depth for each in found.levels] == sorted({each.depth for each in found.levels})
    if audience == "keeper":
        assert len(found.levels) == len(plan.levels)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_open_stair_joins_two_levels_for_the_keeper(seed: int) -> None:
    plan = made(seed)
    leading = [each for each in plan.stairs if not each.blocked and each.to_level]
    found = storeys_of(plan, "keeper").stairways
    assert len(found) == len(leading)
    for stair, way in zip(leading, found, strict=True):
        assert {way.upper, way.lower} == {stair.level, stair.to_level}
        assert way.lower == way.upper + 1
        assert letter(plan, way.upper, "keeper", way.above) == {"."}
        assert letter(plan, way.lower, "keeper", way.below) == {"."}


@pytest.mark.parametrize("seed", SEEDS)
def test_players_learn_of_no_stairs_that_they_are_not_shown(seed: int) -> None:
    plan = made(seed)
    open_to_all = storeys_of(plan, "player")
    known = {each.depth for each in open_to_all.levels}
    for way in open_to_all.stairways:
        assert {way.upper, way.lower} <= known
        assert letter(plan, way.upper, "player", way.above) == {"."}
        assert letter(plan, way.lower, "player", way.below) == {"."}
    assert len(open_to_all.stairways) <= len(storeys_of(plan, "keeper").stairways)


def test_a_party_knows_the_levels_and_stairs_that_it_took() -> None:
    plan = next(
        plan
        for plan in map(made, range(50))
        if any(each.to_level == 2 and each.to_tile == 1 for each in plan.stairs)
    )
    stair: Stair = next(each for each in plan.stairs if each.to_level == 2 and each.to_tile == 1)
    before = Party(seen=(Place(level=1, tile=1), Place(level=1, tile=stair.tile)))
    assert [each.depth for each in storeys_of(plan, "player", before).levels] == [1]
    assert storeys_of(plan, "player", before).stairways == ()
    after = before.with_(seen=(*before.seen, Place(level=2, tile=1)))
    found = storeys_of(plan, "player", after)
    assert [each.depth for each in found.levels] == [1, 2]
    assert [(way.upper, way.lower) for way in found.stairways] == [(1, 2)]
