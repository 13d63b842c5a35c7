"""Universal VTT files hold what their readers count on."""

import base64
import json
from functools import cache
from io import BytesIO
from itertools import pairwise
from math import hypot, sin
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from PIL import Image, ImageChops

from render.files import Audience, export
from render.files.audience import for_audience
from render.view.visible import known_only
from rules.core.scene import Barrier, Scene
from tests.render import scenes
from tests.render.files.flooding import Basin, corners, ground
from tests.render.files.places import SCENES, house
from tests.render.files.table_reader import read
from tests.support.joined import joined

POINT = {
    "type": "object",
    "required": ["x", "y"],
    "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
    "additionalProperties": False,
}
PATHS = {"type": "array", "items": {"type": "array", "minItems": 2, "items": POINT}}
ARGB = {"type": "string", "pattern": "^[0-9a-fA-F]{8}$"}
PORTAL = {
    "type": "object",
    "required": ["position", "bounds", "rotation", "closed", "freestanding"],
    "properties": {
        "position": POINT,
        "bounds": {"type": "array", "minItems": 2, "maxItems": 2, "items": POINT},
        "rotation": {"type": "number"},
        "closed": {"type": "boolean"},
        "freestanding": {"type": "boolean"},
    },
}
LIGHT = {
    "type": "object",
    "required": ["position", "range", "intensity", "color", "shadows"],
    "properties": {
        "position": POINT,
        "range": {"type": "number", "exclusiveMinimum": 0},
        "intensity": {"type": "number", "minimum": 0},
        "color": ARGB,
        "shadows": {"type": "boolean"},
    },
}
SCHEMA = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "required": [
        "format", "resolution", "line_of_sight", "objects_line_of_sight", "portals",
        "environment", "lights", "image",
    ],
    "properties": {
        "format": {"type": "number", "enum": [0.2, 0.3, 1]},
        "resolution": {
            "type": "object",
            "required": ["map_origin", "map_size", "pixels_per_grid"],
            "properties": {
                "map_origin": POINT,
                "map_size": POINT,
                "pixels_per_grid": {"type": "integer", "minimum": 1},
            },
        },
        "line_of_sight": PATHS,
        "objects_line_of_sight": PATHS,
        "portals": {"type": "array", "items": PORTAL},
        "environment": {
            "type": "object",
            "required": ["baked_lighting", "ambient_light"],
            "properties": {"baked_lighting": {"type": "boolean"}, "ambient_light": ARGB},
        },
        "lights": {"type": "array", "items": LIGHT},
        "image": {"type": "string", "pattern": "^(iVBORw0KGgo|UklGR|/9j/)"},
    },
}  # fmt: skip
BOTH = [(name, audience) for name in SCENES for audience in ("player", "keeper")]
each_file = pytest.mark.parametrize(("name", "audience"), BOTH)


def file_of(scene: Scene, audience: Audience, ppg: int = 16) -> bytes:
    return export(scene, scenes.say, "uvtt", audience=audience, name="test", ppg=ppg).data


def written(scene: Scene, audience: Audience, ppg: int = 16) -> dict[str, Any]:
    return json.loads(file_of(scene, audience, ppg))


@cache
def usual_file(name: str, audience: Audience) -> bytes:
    """The file of a usual scene, written once."""
    return file_of(SCENES[name](), audience)


@cache
def usual(name: str, audience: Audience) -> dict[str, Any]:
    """What that file holds."""
    return json.loads(usual_file(name, audience))


def lines(content: dict[str, Any], *, portals: bool) -> list[list[tuple[float, float]]]:
    paths = list(content["line_of_sight"])
    if portals:
        paths += [portal["bounds"] for portal in content["portals"]]
    return [[(point["x"], point["y"]) for point in path] for path in paths]


@each_file
def test_it_is_what_the_schema_says(name: str, audience: Audience) -> None:
    Draft202012Validator(SCHEMA).validate(usual(name, audience))


@each_file
def test_the_picture_has_whole_squares(name: str, audience: Audience) -> None:
    scene = SCENES[name]()
    content = written(scene, audience, ppg=20)
    image = Image.open(BytesIO(base64.b64decode(content["image"], validate=True)))
    image.load()
    size, ppg = content["resolution"]["map_size"], content["resolution"]["pixels_per_grid"]
    assert (size["x"], size["y"], ppg) == (scene.columns, scene.rows, 20)
    assert image.size == (scene.columns * 20, scene.rows * 20)
    assert image.mode == "P"


def test_a_wide_map_has_smaller_squares() -> None:
    plan = scenes.Plan(200, 3)
    plan.dig((1, 1, 198, 1))
    content = written(plan.scene(title=SCENES["hall"]().title), "player", ppg=70)
    assert content["resolution"]["pixels_per_grid"] == 4096 // 200


@each_file
def test_walls_have_a_length_and_lie_on_the_map(name: str, audience: Audience) -> None:
    scene = SCENES[name]()
    content = usual(name, audience)
    paths = lines(content, portals=True)
    assert paths
    for path in paths:
        assert all(one != other for one, other in pairwise(path))
        assert all(0 <= x <= scene.columns and 0 <= y <= scene.rows for x, y in path)


@joined("name", ["lattice", "hall", "house", "large"])
def test_straight_walls_are_single_lines(name: str) -> None:
    for path in lines(usual(name, "keeper"), portals=False):
        for (x0, y0), (x1, y1), (x2, y2) in zip(path, path[1:], path[2:], strict=False):
            assert (x1 - x0) * (y2 - y1) != (y1 - y0) * (x2 - x1)


@each_file
def test_portals_lie_where_they_say(name: str, audience: Audience) -> None:
    for portal in usual(name, audience)["portals"]:
        one, other = portal["bounds"]
        assert portal["position"]["x"] == pytest.approx((one["x"] + other["x"]) / 2)
        assert portal["position"]["y"] == pytest.approx((one["y"] + other["y"]) / 2)
        length = hypot(other["x"] - one["x"], other["y"] - one["y"])
        assert length == pytest.approx(1)
        rise = abs(sin(portal["rotation"])) * length
        assert rise == pytest.approx(abs(other["y"] - one["y"]), abs=1e-3)
        assert portal["closed"] is True


@each_file
def test_walls_and_portals_hold_the_floor_and_nothing_else(name: str, audience: Audience) -> None:
    scene = for_audience(audience, SCENES[name]())
    content = usual(name, audience)
    basin = Basin(scene.columns, scene.rows, lines(content, portals=True))
    assert basin.all_wet(ground(scene)) - corners(scene) == ground(scene)


@joined("name", ["house", "odd", "large"])
def test_without_portals_all_rooms_connect(name: str) -> None:
    scene = SCENES[name]()
    content = usual(name, "keeper")
    walls = lines(content, portals=False)
    # A door at the rim of the known leads off the map once it is open.
    rim = [path for path in lines({**content, "line_of_sight": []}, portals=True)
           if _at_the_rim(scene, path)]  # fmt: skip
    basin = Basin(scene.columns, scene.rows, walls + rim)
    wet = basin.flood(min(ground(scene)))
    assert wet is not None
    assert wet - corners(scene) == ground(scene)
    if rim:
        assert Basin(scene.columns, scene.rows, walls).flood(min(ground(scene))) is None


def _at_the_rim(scene: Scene, path: list[tuple[float, float]]) -> bool:
    (x, y), (x1, _) = path
    column, row = int(x), int(y)
    beside = (column - 1, row) if x == x1 else (column, row - 1)
    return not {(column, row), beside} <= ground(scene)


def test_every_kind_of_door_is_what_tables_can_do_with_it() -> None:
    content = written(house(), "player")
    places = {(each["position"]["x"], each["position"]["y"]) for each in content["portals"]}
    assert places == {(7, 2.5), (7, 8.5), (3.5, 6), (1, 8.5)}
    walled = Basin(14, 12, lines(content, portals=True))
    north_east, south_east = walled.flood((10, 3)), walled.flood((10, 9))
    assert north_east is not None
    assert north_east == south_east, "an open door and a barricade are gaps"
    assert (13, 2) in north_east, "an arch leads out under the sky"


def test_a_secret_door_not_found_is_wall_to_players() -> None:
    hidden = house(Barrier.WALL)
    player, keeper = written(hidden, "player"), written(house(), "keeper")
    assert len(keeper["portals"]) == len(player["portals"]) + 1
    paths = lines(player, portals=False)
    across = [
        (one, other)
        for path in paths
        for one, other in pairwise(path)
        if one[0] == other[0] == 7 and min(one[1], other[1]) <= 8 and max(one[1], other[1]) >= 9
    ]
    assert across


def test_nobody_sees_a_secret_door_on_a_keepers_picture() -> None:
    """A table shows its picture to all players, whatever its walls hide."""
    found = written(house(), "keeper", ppg=32)["image"]
    hidden = written(house(Barrier.WALL), "keeper", ppg=32)["image"]
    assert found == hidden


def test_nobody_sees_what_rooms_hide_on_a_keepers_picture() -> None:
    scene = house()
    assert {each.kind for each in scene.features} == {"chest", "trap"}
    bare = scene.with_(features=())
    assert written(scene, "keeper", ppg=32)["image"] == written(bare, "keeper", ppg=32)["image"]
    assert written(scene, "player", ppg=32)["image"] != written(bare, "player", ppg=32)["image"]


@pytest.mark.parametrize("audience", ["player", "keeper"])
def test_figures_labels_and_lines_are_left_to_the_table(audience: Audience) -> None:
    scene = house()
    bare = scene.with_(tokens=(), labels=())
    assert written(scene, audience)["image"] == written(bare, audience)["image"]
    ruled = export(bare, scenes.say, "png", audience=audience, name="test", ppg=32)
    table = base64.b64decode(written(bare, audience, ppg=32)["image"])
    one, other = (Image.open(BytesIO(data)).convert("RGB") for data in (ruled.data, table))
    assert ImageChops.difference(one, other).getbbox() is not None


def test_players_learn_nothing_of_the_unseen() -> None:
    scene = scenes.lattice()
    assert written(scene, "player") == written(known_only(scene), "player")
    assert written(scene, "player") != written(scenes.lattice("+"), "player")
    assert len(written(scene, "keeper")["line_of_sight"]) > len(
        written(scene, "player")["line_of_sight"]
    )


@each_file
def test_another_reader_understands_it(name: str, audience: Audience) -> None:
    content, table = usual(name, audience), read(usual_file(name, audience))
    assert table.picture.size == (table.size[0] * table.grid, table.size[1] * table.grid)
    doors = [each for each in table.occluders if each.toggleable]
    assert len(doors) == len(content["portals"])
    assert len(table.occluders) == len(content["line_of_sight"]) + len(doors)
    assert not any(each.see_through for each in table.occluders)
    half = (table.picture.width / 2 + 4, table.picture.height / 2 + 4)
    for occluder in table.occluders:
        assert all(abs(x) <= half[0] and abs(y) <= half[1] for x, y in occluder.points)


def test_tables_are_light() -> None:
    environment = written(house(), "player")["environment"]
    assert environment == {"baked_lighting": False, "ambient_light": "ffffffff"}
