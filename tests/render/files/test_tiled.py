"""Tiled maps: layers of the right size, tiles that exist, objects where things are."""

import zipfile
from functools import cache
from io import BytesIO
from xml.etree import ElementTree as ET

from PIL import Image

from render.files import Audience, export
from render.files.audience import for_audience
from render.files.tiles import NAMES, SIDE, WALL
from render.view.visible import is_floor
from rules.core.scene import Barrier, Terrain
from tests.render import scenes
from tests.render.files.places import SCENES, house
from tests.support.joined import joined


@cache
def opened(name: str, audience: Audience = "keeper") -> tuple[ET.Element, Image.Image]:
    file = export(SCENES[name](), scenes.say, "tmx", audience=audience, name="test")
    with zipfile.ZipFile(BytesIO(file.data)) as archive:
        root = ET.fromstring(archive.read(f"test-{audience}.tmx"))
        source = root.find("tileset/image")
        assert source is not None
        picture = Image.open(BytesIO(archive.read(source.get("source", ""))))
        picture.load()
    return root, picture


def tiles(root: ET.Element, name: str) -> list[list[int]]:
    layer = root.find(f"layer[@name='{name}']")
    assert layer is not None
    data = layer.find("data")
    assert data is not None
    assert data.get("encoding") == "csv"
    numbers = [int(each) for each in (data.text or "").replace("\n", "").split(",")]
    width = int(layer.get("width", 0))
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


@joined("name", SCENES)
@joined("audience", ["player", "keeper"])
def test_layers_have_the_maps_size_and_known_tiles(name: str, audience: Audience) -> None:
    scene = SCENES[name]()
    root, picture = opened(name, audience)
    assert (root.get("orientation"), root.get("renderorder")) == ("orthogonal", "right-down")
    assert (root.get("width"), root.get("height")) == (str(scene.columns), str(scene.rows))
    assert picture.size == (SIDE * len(NAMES), SIDE)
    for layer in ("rock", "floor", "terrain", "walls"):
        rows = tiles(root, layer)
        assert (len(rows), len(rows[0])) == (scene.rows, scene.columns)
        assert all(0 <= tile <= len(NAMES) for row in rows for tile in row)


@joined("name", SCENES)
def test_floor_terrain_and_walls_are_the_scenes(name: str) -> None:
    scene = for_audience("player", SCENES[name]())
    root, _ = opened(name, "player")
    floor, terrain, walls = (tiles(root, layer) for layer in ("floor", "terrain", "walls"))
    for row in range(scene.rows):
        for column in range(scene.columns):
            letter = Terrain(scene.terrain[row][column])
            assert bool(floor[row][column]) == is_floor(scene, (column, row))
            if letter not in (Terrain.FLOOR, Terrain.ROCK):
                assert NAMES[terrain[row][column] - 1] == letter.name.lower()
            if walls[row][column]:
                assert (letter, walls[row][column]) == (Terrain.ROCK, WALL)


def test_doors_things_and_figures_are_objects() -> None:
    scene = house()
    root, _ = opened("house")
    doors = {each.get("type"): each for each in root.findall("objectgroup[@name='doors']/object")}
    assert set(doors) == {
        Barrier.DOOR, Barrier.SECRET, Barrier.LOCKED, Barrier.AJAR, Barrier.BARRICADE,
        Barrier.PORTCULLIS,
    }  # fmt: skip
    locked = {each.get("name"): each.get("value") for each in doors["locked"].iter("property")}
    assert locked == {"locked": "true", "secret": "false", "open": "false"}
    assert (doors["door"].get("x"), doors["door"].get("y")) == (str(7 * SIDE), str(2 * SIDE))
    things = root.findall("objectgroup[@name='things']/object")
    assert [each.get("type") for each in things] == [each.kind for each in scene.features]
    figures = root.findall("objectgroup[@name='figures']/object")
    assert [each.get("name") for each in figures] == [scenes.say(scene.tokens[0].name)]


def test_objects_have_numbers_of_their_own() -> None:
    for name in SCENES:
        root, _ = opened(name)
        numbers = [int(each.get("id", 0)) for each in root.iter("object")]
        assert len(set(numbers)) == len(numbers)
        assert all(0 < number < int(root.get("nextobjectid", 0)) for number in numbers)


def test_each_tile_looks_different() -> None:
    _, picture = opened("hall")
    whole = picture.convert("RGB")
    seen = {whole.crop((at * SIDE, 0, (at + 1) * SIDE, SIDE)).tobytes() for at in range(len(NAMES))}
    assert len(seen) == len(NAMES)
