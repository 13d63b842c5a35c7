"""Foundry scenes have walls and doors as its documents want them."""

import json
import zipfile
from functools import cache
from io import BytesIO
from typing import Any

from PIL import Image

from render.files import Audience, export
from tests.render import scenes
from tests.render.files.flooding import Basin, corners, ground
from tests.render.files.places import SCENES, house
from tests.support.joined import joined

PPG = 16


@cache
def written(name: str, audience: Audience) -> tuple[dict[str, Any], Image.Image]:
    """What a file of a usual scene holds, written once."""
    file = export(SCENES[name](), scenes.say, "foundry", audience=audience, name="Test", ppg=PPG)
    with zipfile.ZipFile(BytesIO(file.data)) as archive:
        content = json.loads(archive.read(f"test-{audience}.json"))
        picture = Image.open(BytesIO(archive.read(content["background"]["src"])))
        picture.load()
    return content, picture


@joined("name", SCENES)
def test_scene_and_picture_have_one_size(name: str) -> None:
    content, picture = written(name, "keeper")
    assert (content["width"], content["height"]) == picture.size
    assert content["padding"] == 0, "with padding the walls would be off"
    assert content["grid"] == {"type": 1, "size": PPG, "distance": 10.0, "units": "ft"}


@joined("name", SCENES)
def test_walls_have_ids_ends_and_lawful_values(name: str) -> None:
    walls = written(name, "keeper")[0]["walls"]
    assert len({wall["_id"] for wall in walls}) == len(walls)
    for wall in walls:
        assert wall["_id"].isalnum()
        assert len(wall["_id"]) == 16
        assert len(wall["c"]) == 4
        assert wall["c"][:2] != wall["c"][2:]
        assert wall["move"] in (0, 20)
        assert {wall["sight"], wall["light"], wall["sound"]} <= {0, 10, 20}
        assert wall["door"] in (0, 1, 2)
        assert wall["ds"] in (0, 1, 2)


def doors(audience: Audience) -> dict[tuple[float, float], tuple[int, int, int]]:
    """Door, state and sight by the middle in squares."""
    walls = written("house", audience)[0]["walls"]
    return {
        ((x0 + x1) / 2 / PPG, (y0 + y1) / 2 / PPG): (wall["door"], wall["ds"], wall["sight"])
        for wall in walls
        for x0, y0, x1, y1 in [wall["c"]]
        if wall["door"] or wall["sight"] != 20
    }


def test_doors_are_shut_open_locked_or_secret() -> None:
    assert doors("keeper") == {
        (7, 2.5): (1, 0, 20),
        (7, 8.5): (2, 0, 20),
        (3.5, 6): (1, 2, 20),
        (9.5, 6): (1, 1, 20),
        (10.5, 6): (0, 0, 10),
        (1, 8.5): (1, 0, 0),
    }


def test_players_may_see_the_door_they_found() -> None:
    assert doors("player") == {**doors("keeper"), (7, 8.5): (1, 0, 20)}


@joined("name", SCENES)
@joined("audience", ["player", "keeper"])
def test_walls_hold(name: str, audience: Audience) -> None:
    scene = SCENES[name]()
    content, _ = written(name, audience)
    lines = [
        ((x0 / PPG, y0 / PPG), (x1 / PPG, y1 / PPG))
        for wall in content["walls"]
        for x0, y0, x1, y1 in [wall["c"]]
    ]
    known = {
        (column, row)
        for column, row in ground(scene)
        if audience == "keeper" or scene.sight[row][column] != " "
    }
    assert Basin(scene.columns, scene.rows, lines).all_wet(known) - corners(scene) == known


def test_the_title_and_the_audience_are_told() -> None:
    content, _ = written("house", "keeper")
    assert content["name"] == scenes.say(house().title)
    assert content["flags"]["undercroft"] == {"audience": "keeper"}
