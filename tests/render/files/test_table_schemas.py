"""Files for virtual tables have the fields that their documentation names, in every version."""

import json
import zipfile
from functools import cache
from io import BytesIO
from itertools import pairwise, product
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator
from PIL import Image

from bot.catalogs import all_words
from bot.drawing.keys import keys_of, notes_of
from render.files import Audience, ExportRequest
from render.files.exporting import run_export
from rules.core.dice import SeededDice
from rules.dungeon import DungeonOptions, Morphology, Plan, build, scene_of, storeys_of
from tests.support.joined import joined
from tests.support.soak import SOAK

KINDS: tuple[Morphology, ...] = get_args(Morphology)
AUDIENCES: tuple[Audience, ...] = ("player", "keeper")
WORDS = all_words("en")
SEEDS = range(8) if SOAK else (4,)
PPG = 8
FIRST = "defaultLevel0000"

CASES = [
    (kind, seed, audience)
    for number, (kind, seed, audience) in enumerate(product(KINDS, SEEDS, AUDIENCES))
    if SOAK or number % 12 in (0, 11)
]
"""In a short run every third kind or so, for players and keepers in turns."""
each_case = pytest.mark.parametrize(("kind", "seed", "audience"), CASES)


@cache
def schema(name: str) -> Draft202012Validator:
    path = Path(__file__).parent / "schemas" / f"{name}.schema.json"
    content = json.loads(path.read_text("utf-8"))
    Draft202012Validator.check_schema(content)
    return Draft202012Validator(content)


def wrong(name: str, content: Any) -> list[str]:
    """What a schema finds wrong."""
    return [f"{each.json_path}: {each.message[:200]}" for each in schema(name).iter_errors(content)]


@cache
def rolled(kind: Morphology, seed: int) -> Plan:
    options = DungeonOptions(levels=3, morphologies=(kind,), columns=9, rows=9)
    return build(options, SeededDice(bytes([seed]) * 32, 0))


def request(kind: Morphology, seed: int, audience: Audience, form: str) -> ExportRequest:
    plan = rolled(kind, seed)
    content, storeys = plan.model_dump(mode="json"), storeys_of(plan, audience)
    scene = scene_of(plan, 1, audience)
    return ExportRequest(
        scene, WORDS.say, form, audience, "map", ppg=PPG, plan=content, storeys=storeys,
        notes=notes_of(content, scene, WORDS), keys=keys_of(content, storeys, WORDS),
    )  # fmt: skip


@cache
def unpacked(kind: Morphology, seed: int, audience: Audience) -> dict[str, bytes]:
    file = run_export(request(kind, seed, audience, "foundry"))
    with zipfile.ZipFile(BytesIO(file.data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@each_case
def test_universal_vtt(kind: Morphology, seed: int, audience: Audience) -> None:
    content = json.loads(run_export(request(kind, seed, audience, "uvtt")).data)
    assert wrong("uvtt", content) == []


@each_case
def test_one_level_is_read_by_every_version(
    kind: Morphology, seed: int, audience: Audience
) -> None:
    files = unpacked(kind, seed, audience)
    content = json.loads(files[f"map-{audience}.json"])
    for version in (12, 13, 14):
        assert wrong(f"foundry-{version}", content) == []
    (level,) = content["levels"]
    assert level["_id"] == FIRST
    assert level["background"]["src"] == content["background"]["src"]
    assert level["background"]["color"] == content["backgroundColor"]
    assert all(each["levels"] == [FIRST] for each in content["walls"] + content["notes"])
    assert "regions" not in content, "no earlier version knows the behaviour that changes levels"


@each_case
def test_all_levels_are_one_scene_of_version_14(
    kind: Morphology, seed: int, audience: Audience
) -> None:
    files, plan = unpacked(kind, seed, audience), rolled(kind, seed)
    storeys = storeys_of(plan, audience)
    name = f"map-{audience}-all.json"
    assert (name in files) == (len(storeys.levels) > 1)
    if name not in files:
        return
    content = json.loads(files[name])
    assert wrong("foundry-14", content) == []
    levels = content["levels"]
    assert [each["name"] for each in levels] == [
        WORDS.say(each.scene.title) for each in storeys.levels
    ]
    assert levels[0]["_id"] == content["initialLevel"] == FIRST
    for upper, lower in pairwise(levels):
        assert upper["elevation"]["bottom"] == lower["elevation"]["top"]
        assert upper["sort"] > lower["sort"]
    for level in levels:
        picture = Image.open(BytesIO(files[level["background"]["src"]]))
        assert picture.size == (content["width"], content["height"])
    identifiers = [
        each["_id"] for each in (*content["walls"], *content["notes"], *content["regions"], *levels)
    ]
    assert len(set(identifiers)) == len(identifiers)
    _walls(content, files[f"map-{audience}.json"])
    _stairs(content, len(storeys.stairways))


def _walls(content: dict[str, Any], alone: bytes) -> None:
    """The first level has the walls that it has alone, each moved by the same way."""
    single = [(wall["c"], wall["door"], wall["ds"]) for wall in json.loads(alone)["walls"]]
    first = [
        (wall["c"], wall["door"], wall["ds"])
        for wall in content["walls"]
        if wall["levels"] == [FIRST]
    ]
    assert len(single) == len(first)
    x, y = (first[0][0][at] - single[0][0][at] for at in (0, 1))
    assert first == [([a + x, b + y, c + x, d + y], door, ds) for (a, b, c, d), door, ds in single]


def _stairs(content: dict[str, Any], count: int) -> None:
    """Each stairway is a region on two levels where one changes level, or two that say where to."""
    linked = [each for each in content["regions"] if each["behaviors"]]
    apart = [each for each in content["regions"] if not each["behaviors"]]
    assert len(linked) + len(apart) / 2 == count
    by_id = {level["_id"]: level for level in content["levels"]}
    for each in linked:
        assert [behaviour["type"] for behaviour in each["behaviors"]] == ["changeLevel"]
        lower, upper = (by_id[level] for level in each["levels"])
        assert each["elevation"]["bottom"] == lower["elevation"]["bottom"]
        assert each["elevation"]["top"] > upper["elevation"]["bottom"]
        assert lower["name"] in each["name"]
        assert upper["name"] in each["name"]
    for each in apart:
        assert len(each["levels"]) == 1


@each_case
def test_stairs_end_on_floor_of_both_levels(
    kind: Morphology, seed: int, audience: Audience
) -> None:
    """The picture of each level has floor where tokens come out; the squares say so as well."""
    storeys = storeys_of(rolled(kind, seed), audience)
    scenes = {each.depth: each.scene for each in storeys.levels}
    for each in storeys.stairways:
        for depth, box in ((each.upper, each.above), (each.lower, each.below)):
            assert (box.columns, box.rows) == (1, 1) or scenes[depth].pace > 1
            assert scenes[depth].terrain[box.at[1]][box.at[0]] == "."


def test_the_first_stairs_of_every_dungeon_lead_on() -> None:
    """Where stairs join two levels, tokens can change between them, whatever the dungeon."""
    tried = 0
    for kind, audience in product(KINDS, AUDIENCES):
        storeys = storeys_of(rolled(kind, 4), audience)
        name = f"map-{audience}-all.json"
        if len(storeys.levels) < 2 or (kind, 4, audience) not in CASES:
            continue
        content = json.loads(unpacked(kind, 4, audience)[name])
        joined = {(each.upper, each.lower) for each in storeys.stairways}
        linked = {tuple(each["levels"]) for each in content["regions"] if each["behaviors"]}
        assert len(linked) == len(joined)
        tried += len(joined)
    assert tried > 3


@joined(
    ("name", "where", "value"),
    [
        ("foundry-14", ("levels", 0, "_id"), "short"),
        ("foundry-14", ("levels", 0, "elevation", "botom"), 0),
        ("foundry-14", ("walls", 0, "level"), FIRST),
        ("foundry-14", ("walls", 0, "c"), [1, 2, 3]),
        ("foundry-13", ("walls", 0, "door"), 3),
        ("foundry-12", ("background",), {}),
        ("uvtt", ("resolution", "pixels_per_grid"), 0.5),
        ("uvtt", ("line_of_sight", 0), [{"x": 1, "y": 2}]),
    ],
)
def test_a_schema_finds_what_is_wrong(name: str, where: tuple[str | int, ...], value: Any) -> None:
    if name == "uvtt":
        content = json.loads(run_export(request("barred", 4, "player", "uvtt")).data)
    else:
        content = json.loads(unpacked("barred", 4, "player")["map-player.json"])
    part = content
    for key in where[:-1]:
        part = part[key]
    part[where[-1]] = value
    assert wrong(name, content)
