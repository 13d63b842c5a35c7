"""Streams and pools are the same for all, are under nothing, and are bridged where ways cross."""

from collections.abc import Iterator
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.core.grid import toward
from rules.core.scene import Barrier, Scene, Side, Square, Terrain
from rules.core.words import CORE_CATALOG, load_words
from rules.dungeon import CATALOG, DungeonOptions, Morphology, Plan, build, key_of, known, scene_of
from rules.dungeon.chart.reachable import without_hidden
from rules.dungeon.chart.water import water_of
from rules.dungeon.plan import Results
from tests.dungeon.sheets import PLAIN, row_of
from tests.support.soak import cases

WORDS = load_words((CORE_CATALOG, CATALOG))
KINDS = get_args(Morphology)


def made(seed: int, *kinds: Morphology, **changes: object) -> Plan:
    options = DungeonOptions(morphologies=kinds, **changes)
    return build(options, SeededDice(b"water%d" % seed))


def wet(scene: Scene) -> Iterator[Square]:
    for row, letters in enumerate(scene.terrain):
        for column, letter in enumerate(letters):
            if letter == Terrain.WATER:
                yield column, row


def named(scene: Scene) -> set[tuple[str, int, int]]:
    """The squares of water by the names of their cells and their places in them."""
    step, (left, top) = scene.ruler.step, scene.ruler.offset
    return {(scene.ruler.name((x, y)), (x - left) % step, (y - top) % step) for x, y in wet(scene)}


@pytest.mark.parametrize("kind", KINDS)
def test_players_and_keepers_have_the_same_water(kind: Morphology) -> None:
    """Where both see a place; and dungeons without hidden places have no other."""
    for seed in cases(1, soak=60):
        plan = made(seed, kind)
        for level in plan.levels:
            keeper, player = (scene_of(plan, level.depth, who) for who in ("keeper", "player"))
            shared = {cell for cell, _, _ in named(player)}
            assert named(player) <= named(keeper)
            hidden = named(keeper) - named(player)
            assert all(cell not in shared for cell, _, _ in hidden)
            bare = scene_of(without_hidden(plan), level.depth, "player")
            assert bare.terrain == player.terrain


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_stands_in_water_but_bridges(kind: Morphology) -> None:
    for seed in cases(1, soak=60):
        plan = made(seed, kind, "barred") if kind != "barred" else made(seed, kind)
        for level in plan.levels:
            for audience in ("keeper", "player"):
                scene = scene_of(plan, level.depth, audience)
                water = set(wet(scene))
                for each in scene.features:
                    (left, top), (wide, high) = each.at, each.size
                    under = {
                        (x, y) for x in range(left, left + wide) for y in range(top, top + high)
                    }
                    assert (each.kind == "bridge") == bool(under & water)
                    assert under <= water or not under & water
                for label in scene.labels:
                    assert (round(label.at[0]), round(label.at[1])) not in water
                for edge in scene.edges:
                    if edge.kind not in (Barrier.WALL, Barrier.SECRET, Barrier.UNEXPLORED):
                        assert not {edge.at, toward(edge.at, edge.side)} & water


def test_caves_smooth_tunnels_ice_and_soil_are_wet_and_a_third_of_the_rest() -> None:
    for kinds, more in (
        (("natural",), {}),
        (("smooth",), {}),
        (("materials",), {"material": "ice"}),
        (("materials",), {"material": "living_soil"}),
    ):
        plans = [made(seed, *kinds, **more) for seed in cases(5, soak=20)]
        assert all(map(known.has_water, plans))
        drawn = [any(wet(scene_of(plan, 1))) for plan in plans]
        assert sum(drawn) >= 0.8 * len(plans)
    others = [known.has_water(made(seed, "barred")) for seed in cases(45, soak=90)]
    assert 0.2 <= sum(others) / len(others) <= 0.47


def test_bridges_lead_over_water_from_bank_to_bank() -> None:
    found = 0
    for seed in cases(20, soak=200):
        plan = made(seed, "natural" if seed % 2 else "extensive")
        scene = scene_of(plan, 1, "keeper")
        for each in scene.features:
            if each.kind == "bridge":
                found += 1
                sides = (Side.NORTH, Side.SOUTH) if each.facing == "n" else (Side.WEST, Side.EAST)
                ends = [toward(each.at, side) for side in sides]
                assert all(scene.terrain[y][x] == Terrain.FLOOR for x, y in ends)
    assert found >= 3


def test_keys_and_facts_say_where_water_is_and_that_it_can_be_waded() -> None:
    for seed in range(4):
        plan = made(seed, "natural")
        for level, told in zip(plan.levels, key_of(plan).levels, strict=True):
            water = water_of(plan, level)
            for entry in told.entries:
                keys = {line.key for line in entry.lines}
                assert ("dm-key-stream" in keys) == (entry.tile in water.streams)
                assert bool({"dm-key-stream", "dm-key-pool"} & keys) == bool(water.of(entry.tile))
            facts = [fact for fact in scene_of(plan, level.depth).facts if "water" in fact.key]
            assert bool(facts) == bool({*water.streams, *water.pools})
            assert all("wade" in WORDS.say(fact) for fact in facts)


def test_a_level_that_is_still_drawn_is_dry() -> None:
    level = row_of(5, 1, 5).with_(complete=False)
    plan = Plan(options=PLAIN, levels=(level,), results=Results(morphologies=("natural",)))
    assert not list(wet(scene_of(plan)))
