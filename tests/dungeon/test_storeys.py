"""All levels of a plan and the stairs between them, for each audience."""

from functools import cache

import pytest

from rules.core.dice import SeededDice
from rules.core.scene import Box
from rules.core.storeys import Storeys
from rules.dungeon import DungeonOptions, Party, Plan, build, scene_of, storeys_of
from rules.dungeon.explore import Place
from rules.dungeon.plan import Stair
from rules.dungeon.terms import Audience
from tests.dungeon.laws import check_scene
from tests.support.joined import joined
from tests.support.soak import cases

SEEDS = cases(here=8, soak=500)


@cache
def made(seed: int) -> Plan:
    return build(DungeonOptions(levels=3), SeededDice(seed.to_bytes(2, "big")))


@cache
def shown(seed: int, audience: Audience) -> Storeys:
    """The storeys of a plan, drawn once for all that is asked of them."""
    return storeys_of(made(seed), audience)


def letter(storeys: Storeys, depth: int, box: Box) -> set[str]:
    (terrain,) = (each.scene.terrain for each in storeys.levels if each.depth == depth)
    (left, top), wide, high = box.at, box.columns, box.rows
    return {terrain[y][x] for y in range(top, top + high) for x in range(left, left + wide)}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("audience", ["player", "keeper"])
def test_levels_are_the_scenes_of_their_audience(seed: int, audience: Audience) -> None:
    plan, found = made(seed), shown(seed, audience)
    for each in found.levels:
        assert each.scene == scene_of(plan, each.depth, audience)
        check_scene(each.scene)
    assert [each.depth for each in found.levels] == sorted({each.depth for each in found.levels})
    if audience == "keeper":
        assert len(found.levels) == len(plan.levels)


@joined("seed", SEEDS)
def test_every_open_stair_joins_two_levels_for_the_keeper(seed: int) -> None:
    plan = made(seed)
    leading = [each for each in plan.stairs if not each.blocked and each.to_level]
    found = shown(seed, "keeper")
    assert len(found.stairways) == len(leading)
    for stair, way in zip(leading, found.stairways, strict=True):
        assert {way.upper, way.lower} == {stair.level, stair.to_level}
        assert way.lower == way.upper + 1
        assert letter(found, way.upper, way.above) == {"."}
        assert letter(found, way.lower, way.below) == {"."}


@joined("seed", SEEDS)
def test_players_learn_of_no_stairs_that_they_are_not_shown(seed: int) -> None:
    open_to_all = shown(seed, "player")
    known = {each.depth for each in open_to_all.levels}
    for way in open_to_all.stairways:
        assert {way.upper, way.lower} <= known
        assert letter(open_to_all, way.upper, way.above) == {"."}
        assert letter(open_to_all, way.lower, way.below) == {"."}
    assert len(open_to_all.stairways) <= len(shown(seed, "keeper").stairways)


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
