"""Dungeons of every morphology, as rolled, can be taken to a table."""

import json
from functools import cache
from itertools import product
from typing import get_args

import pytest

from render.files import Audience, export, read_level
from rules.core.dice import SeededDice
from rules.core.scene import Scene, Terrain
from rules.core.words import CORE_CATALOG, load_words
from rules.dungeon import CATALOG, DungeonOptions, Morphology, Plan, build, scene_of
from tests.render.files.flooding import Basin
from tests.support.joined import joined
from tests.support.soak import SOAK

KINDS: tuple[Morphology, ...] = get_args(Morphology)
AUDIENCES: tuple[Audience, ...] = ("player", "keeper")
SEEDS = (3, 4) if SOAK else (3,)
SHEET = (14, 19) if SOAK else (7, 7)
MORE = range(10, 30) if SOAK else range(10, 11)
"""Warrens, whose ways are the least even."""
SAY = load_words((CORE_CATALOG, CATALOG)).say


@cache
def rolled(kind: Morphology, seed: int) -> Plan:
    columns, rows = SHEET
    options = DungeonOptions(
        levels=1, morphologies=(kind,), hidden_rooms=True, columns=columns, rows=rows
    )
    return build(options, SeededDice(bytes([seed]) * 32, 0))


@cache
def shown(kind: Morphology, seed: int, audience: Audience) -> Scene:
    return scene_of(rolled(kind, seed), 1, audience)


@cache
def lines(
    kind: Morphology, seed: int, audience: Audience
) -> tuple[list[list[tuple[float, float]]], int]:
    """All that stops sight or closes, and how many of that are portals."""
    scene = shown(kind, seed, audience)
    file = export(scene, SAY, "uvtt", audience=audience, name="test", ppg=8)
    content = json.loads(file.data)
    paths = [*content["line_of_sight"], *(portal["bounds"] for portal in content["portals"])]
    return [[(each["x"], each["y"]) for each in path] for path in paths], len(content["portals"])


@pytest.mark.parametrize(
    ("kind", "seed"), [*product(KINDS, SEEDS), *(("warren", seed) for seed in MORE)]
)
def test_walls_and_doors_hold_every_kind_of_dungeon(kind: Morphology, seed: int) -> None:
    numbered = shown(kind, seed, "keeper").labels
    starts = [(int(each.at[0]), int(each.at[1])) for each in numbered]
    assert starts
    for audience in AUDIENCES:
        scene = shown(kind, seed, audience)
        basin = Basin(scene.columns, scene.rows, lines(kind, seed, audience)[0])
        reached = basin.all_wet(at for at in starts if _floor(scene, at))
        assert reached
        if not scene.outlines:
            assert all(_floor(scene, at) for at in reached)


def _floor(scene: Scene, at: tuple[float, float]) -> bool:
    return scene.terrain[int(at[1])][int(at[0])] != Terrain.ROCK


@joined("kind", KINDS)
def test_players_have_no_more_doors_than_keepers(kind: Morphology) -> None:
    for seed in SEEDS:
        assert lines(kind, seed, "player")[1] <= lines(kind, seed, "keeper")[1]


@pytest.mark.parametrize("kind", KINDS if SOAK else ["natural", "warren", "extensive"])
def test_drawings_stay_small(kind: Morphology) -> None:
    """Those of usual sheets; in a short run of the largest, and of edges with many corners."""
    options = DungeonOptions(levels=1, morphologies=(kind,), hidden_rooms=True)
    scene = scene_of(build(options, SeededDice(bytes([3]) * 32, 0)), 1, "keeper")
    file = export(scene, SAY, "svg", audience="keeper", name="test")
    assert len(file.data) < 150_000


@pytest.mark.parametrize("kind", KINDS)
def test_a_keepers_level_has_the_plan_to_go_on_from(kind: Morphology) -> None:
    plan = rolled(kind, 3)
    scene = scene_of(plan, 1, "keeper")
    content = plan.model_dump(mode="json")
    file = export(scene, SAY, "json", audience="keeper", name="test", plan=content)
    level = read_level(file.data)
    assert level.plan is not None
    again = Plan.model_validate_json(json.dumps(dict(level.plan)))
    assert again == plan
    assert scene_of(again, 1, "keeper") == scene
    assert level.scene.with_(region=scene.region) == scene
