"""Stairs: up is up and down is down, wherever they lead."""

from io import BytesIO

import pytest
from PIL import Image

from render import picture
from render.drawing.palettes import THEMES
from rules.core.scene import Facing, Feature
from rules.core.words import Text
from tests.render import scenes

AT = (4, 3)


def arrow_of(kind: str, facing: Facing | None) -> tuple[int, int]:
    """How many pixels of the arrow are above its middle, and how many below."""
    plan = scenes.Plan(9, 7)
    plan.dig((1, 1, 7, 5))
    stairs = Feature(kind=kind, at=AT, name=Text.of("mkd-feature-entrance"), facing=facing)
    scene = plan.scene(title=Text.of("the-hall"), features=(stairs,))
    drawn = Image.open(BytesIO(picture(scene, scenes.say))).convert("RGB")
    wanted = bytes(THEMES["parchment"].path)
    raw, row = drawn.tobytes(), 3 * drawn.width
    lines = [raw[start : start + row] for start in range(0, len(raw), row)]
    places = [
        y
        for y, line in enumerate(lines)
        if wanted in line
        for at in range(0, row, 3)
        if line[at : at + 3] == wanted
    ]
    middle = (min(places) + max(places)) / 2
    return sum(y < middle for y in places), sum(y > middle for y in places)


@pytest.mark.parametrize("facing", [None, "n", "e", "s", "w"])
def test_an_arrow_on_stairs_points_where_they_lead(facing: Facing | None) -> None:
    above, below = arrow_of("stairs_up", facing)
    assert above < below, "an arrow that points up is broader below"
    above, below = arrow_of("stairs_down", facing)
    assert above > below
