"""Stairs that lead up say so, and those down: in pictures, SVG, PDF, letters and in words."""

import re

import pytest
from PIL import Image

from render.drawing.palettes import THEMES
from render.files import export
from render.pictures.plain import plain
from render.things.symbols import symbol
from render.words.text_map import MARKS
from rules.core.dice import SeededDice
from rules.core.scene import Scene
from rules.core.words import CORE_CATALOG, load_words
from rules.dungeon import CATALOG, DungeonOptions, Plan, build, key_of, scene_of
from tests.support.joined import joined

WORDS = load_words((CORE_CATALOG, CATALOG))
THEME = THEMES["parchment"]
C = 70


def found(kind: str) -> tuple[Plan, Scene]:
    """A dungeon that has stairs of a kind on its first or second level."""
    for seed in range(60):
        plan = build(DungeonOptions(stairs_direction="coin"), SeededDice(b"up%d" % seed))
        for level in plan.levels[:2]:
            scene = scene_of(plan, level.depth)
            if any(each.kind == kind for each in scene.features):
                return plan, scene
    raise AssertionError(kind)


def arrow(image: Image.Image) -> float:
    """How much lower the arrow's colour is broad than narrow: above 0 it points up, else down."""
    path = image.convert("RGB")
    rows = [
        sum(path.getpixel((x, y)) == THEME.path for x in range(path.width))
        for y in range(path.height)
    ]
    inked = [y for y, count in enumerate(rows) if count]
    middle = (inked[0] + inked[-1]) / 2
    return sum((y - middle) * rows[y] for y in inked)


@joined("facing", ["n", "e", "s", "w"])
def test_the_arrow_of_stairs_points_up_or_down_however_they_lie(facing: str) -> None:
    up, down = (symbol(kind, (1, 1), facing, C, THEME.key) for kind in ("stairs_up", "stairs_down"))
    assert arrow(up) > 0 > arrow(down)


@pytest.mark.parametrize(("kind", "letter"), [("stairs_up", "<"), ("stairs_down", ">")])
def test_letters_pictures_and_files_say_the_same(kind: str, letter: str) -> None:
    _, scene = found(kind)
    assert MARKS[kind] == letter
    stairs = next(each for each in scene.features if each.kind == kind)
    text = export(scene, WORDS.say, "txt", audience="keeper", name="x").data.decode()
    assert letter in text
    drawing = export(scene, WORDS.say, "svg", audience="keeper", name="x").data.decode()
    assert re.search(rf'href="#t-{kind}"', drawing)
    paper = plain(scene, theme="parchment", ppg=C)
    (x, y), (wide, high) = stairs.at, stairs.size
    part = paper.crop((x * C, y * C, (x + wide) * C, (y + high) * C))
    assert (arrow(part) > 0) == (kind == "stairs_up")


def test_keys_name_the_direction_in_which_stairs_lead() -> None:
    for kind, way in (("stairs_up", "up"), ("stairs_down", "down")):
        plan, _ = found(kind)
        told = {
            (level.depth, entry.tile): " ".join(map(WORDS.say, entry.lines))
            for level in key_of(plan).levels
            for entry in level.entries
        }
        for stair in plan.stairs:
            assert f"Stairs {stair.direction}" in told[stair.level, stair.tile]
        assert any(stair.direction == way or stair.to_level for stair in plan.stairs)
