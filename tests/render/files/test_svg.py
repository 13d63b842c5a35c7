"""Drawings are small, lawful XML and say what they show."""

from typing import get_args
from xml.etree import ElementTree as ET

from render import Theme, alt_text
from render.files import export
from render.files.audience import for_audience
from render.files.svg_symbols import DOORS, THINGS
from rules.core.scene import Barrier, Scene, Symbol
from rules.core.words import Text
from tests.render import scenes
from tests.render.files.places import SCENES, house
from tests.support.joined import joined
from tests.support.soak import SOAK

SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"


THEMES = get_args(Theme)
DRAWN = [
    (name, theme)
    for at, name in enumerate(SCENES)
    for number, theme in enumerate(THEMES)
    if SOAK or number == at % len(THEMES)
]
"""Scenes in themes; a short run has all of both."""


def drawn(scene: Scene, theme: Theme = "parchment") -> ET.Element:
    file = export(scene, scenes.say, "svg", audience="keeper", name="test", theme=theme)
    return ET.fromstring(file.data)


@joined(("name", "theme"), DRAWN)
def test_it_is_xml_of_the_right_size(name: str, theme: Theme) -> None:
    scene = SCENES[name]()
    root = drawn(scene, theme)
    assert root.tag == f"{SVG}svg"
    assert root.get("width") == f"{scene.columns}in"
    assert root.get("viewBox") == f"0 0 {scene.columns * 64} {scene.rows * 64}"


def test_thirty_six_rooms_stay_small() -> None:
    file = export(SCENES["large"](), scenes.say, "svg", audience="keeper", name="test")
    assert len(file.data) < 150_000


def test_the_hatching_is_one_pattern() -> None:
    patterns = [each.get("id") for each in drawn(house()).iter(f"{SVG}pattern")]
    assert patterns == ["hatch", "grid"]


def test_title_and_alt_text_are_inside() -> None:
    scene = house()
    root = drawn(scene)
    shown = for_audience("keeper", scene).with_(tokens=())
    assert root.findtext(f"{SVG}title") == scenes.say(scene.title)
    assert root.findtext(f"{SVG}desc") == alt_text(shown, scenes.say)


def layers(root: ET.Element) -> dict[str, ET.Element]:
    """The layers of a drawing by their names, the lowest first, as Inkscape lists them."""
    return {
        each.get(f"{INKSCAPE}label", ""): each
        for each in root.findall(f"{SVG}g")
        if each.get(f"{INKSCAPE}groupmode") == "layer"
    }


def test_all_that_is_drawn_lies_in_named_layers() -> None:
    for name in SCENES:
        root = drawn(SCENES[name]())
        rest = {each.tag.removeprefix(SVG) for each in root} - {"g"}
        assert rest == {"title", "desc", "defs", "style"}
        assert list(layers(root).values()) == root.findall(f"{SVG}g")
        assert len({each.get("id") for each in root.iter() if each.get("id")}) == len(
            [each for each in root.iter() if each.get("id")]
        )
        assert all(len(each) for each in layers(root).values()), "no layer is empty"


def test_layers_hold_what_they_are_called() -> None:
    scene = SCENES["odd"]()
    found = layers(drawn(scene))
    assert list(found) == ["Rock", "Floor", "Grid", "Walls", "Crawlways", "Doors"]
    assert len(found["Crawlways"]) == len(scene.links)
    scene = house()
    found = layers(drawn(scene))
    assert list(found) == ["Rock", "Floor", "Grid", "Walls", "Labels", "Doors", "Things"]
    assert [each.text for each in found["Labels"]] == [each.text for each in scene.labels]
    named = [each.findtext(f"{SVG}title") for each in found["Things"]]
    assert named == [scenes.say(each.name) for each in scene.features]
    shut = [edge for edge in scene.edges if edge.kind not in (Barrier.WALL, Barrier.SECRET)]
    assert len(found["Doors"].findall(f"{SVG}use")) == len(shut)
    assert len(found["Doors"].findall(f"{SVG}text")) == 1, "the secret door's letter"
    (walls,) = found["Walls"]
    assert walls.get("class") == "wall"
    tiles = layers(drawn(SCENES["board"]()))["Tiles face down"]
    covered = [each for each in SCENES["board"]().features if each.kind == "covered"]
    assert len(tiles) == len(covered) > 0


def test_a_screen_reader_says_title_and_description() -> None:
    root = drawn(house())
    named = root.get("aria-labelledby", "").split()
    assert [root.find(f"*[@id='{each}']").tag for each in named] == [f"{SVG}title", f"{SVG}desc"]
    assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == "en"


def test_everything_used_is_defined() -> None:
    for name in SCENES:
        root = drawn(SCENES[name]())
        known = {each.get("id") for each in root.iter() if each.get("id")}
        used = {each.get("href", "").removeprefix("#") for each in root.iter(f"{SVG}use")}
        assert used <= known


def test_words_cannot_become_markup() -> None:
    scene = house()
    label = scene.labels[0].with_(text="<script>&\"'\x00]]>")
    odd = scene.with_(labels=(label,), title=Text.of("name-<b>&"))
    root = drawn(odd)
    assert root.find(f".//{SVG}script") is None
    assert any(each.text and each.text.startswith("<script>&") for each in root.iter(f"{SVG}text"))


def test_each_thing_and_each_door_has_a_drawing_of_its_own() -> None:
    assert set(THINGS) == set(get_args(Symbol))
    assert len(set(THINGS.values())) == len(THINGS)
    assert set(Barrier) - set(DOORS) == {Barrier.WALL, Barrier.OPEN, Barrier.SECRET}
    for glyph in (*THINGS.values(), *DOORS.values()):
        ET.fromstring(f"<g>{glyph}</g>")


def test_hidden_doors_are_drawn_for_keepers_alone() -> None:
    def letters(scene: Scene) -> list[str | None]:
        return [each.text for each in drawn(scene).iter(f"{SVG}text")]

    assert "S" in letters(house())
    assert "S" not in letters(house(Barrier.WALL))
