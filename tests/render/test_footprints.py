"""Marks take no more of a map than the areas by which rules place them."""

from typing import get_args

import pytest
from PIL import Image

from render.drawing.palettes import THEMES
from render.fonts import font
from render.things.doors import door_sprite
from render.things.symbols import symbol
from rules.core.footprints import of_edge, of_feature, of_label, of_secret
from rules.core.scene import Barrier, Edge, Feature, Label, Side, Symbol
from rules.core.words import Text
from tests.support.joined import joined

C = 70
INK = 100
"""The least opacity of ink: shadows are softer."""
LOOSE = 0.05
"""Leaves, webs and sparks may reach so far beyond, in squares."""
WILD = frozenset({"roots", "web", "hard_fight", "break", "stairs_up", "stairs_down", "chest"})
"""What reaches farther on purpose, over the rim of its square: roots, webs, arrows of chests."""

OF_TILES = frozenset({"cleared", "glimpsed", "covered"})
"""What belongs to a whole tile and takes no area of its own."""


def reach(image: Image.Image) -> tuple[float, float, float, float]:
    """The ink of a sprite around its middle, in squares."""
    box = image.getchannel("A").point(lambda value: 255 if value > INK else 0).getbbox()
    assert box
    wide, high = image.size
    return (
        (box[0] - wide / 2) / C,
        (box[1] - high / 2) / C,
        (box[2] - wide / 2) / C,
        (box[3] - high / 2) / C,
    )


def held(inner, outer, loose=LOOSE) -> bool:
    left, top, right, bottom = outer
    return (
        inner[0] >= left - loose
        and inner[1] >= top - loose
        and inner[2] <= right + loose
        and inner[3] <= bottom + loose
    )


@joined("kind", sorted(set(get_args(Symbol)) - WILD - {"cleared", "glimpsed", "covered"}))
@joined("facing", [None, "n", "e"])
def test_things_stay_in_their_areas(kind: Symbol, facing: str | None) -> None:
    thing = Feature(kind=kind, at=(0, 0), name=Text.of("x"), facing=facing)
    (mark,) = of_feature(thing)
    area = mark.areas[0]
    inner = reach(symbol(kind, (1, 1), facing, C, THEMES["parchment"].key, "2"))
    around = (area.left - 0.5, area.top - 0.5, area.right - 0.5, area.bottom - 0.5)
    assert held(inner, around), (inner, around)


@joined("kind", [kind for kind in Barrier if kind not in ("wall", "open")])
def test_doors_stay_in_their_areas(kind: Barrier) -> None:
    edge = Edge(at=(0, 0), side=Side.EAST, kind=kind)
    mark = of_secret(edge, [])[1] if kind is Barrier.SECRET else of_edge(edge)
    assert mark
    outer = (
        min(each.left for each in mark.areas) - 1.0,
        min(each.top for each in mark.areas) - 0.5,
        max(each.right for each in mark.areas) - 1.0,
        max(each.bottom for each in mark.areas) - 0.5,
    )
    assert held(reach(door_sprite(kind, C, THEMES["parchment"].key)), outer)


@joined("words", ["1", "8", "12", "20", "48", "a", "m", "w", "aa", "mm"])
def test_numbers_stay_in_their_areas(words: str) -> None:
    area = of_label(Label(at=(0, 0), text=words), C).areas[0]
    left, top, right, bottom = font("label", round(0.74 * C)).getbbox(words, anchor="mm")
    inner = (left / C, top / C, right / C, bottom / C)
    outer = (area.left - 0.5, area.top - 0.5, area.right - 0.5, area.bottom - 0.5)
    assert held(inner, outer, loose=0.02), (inner, outer)


@pytest.mark.parametrize("words", ["20°", "45°"])
def test_degrees_stay_in_their_areas(words: str) -> None:
    thing = Feature(kind="slope", at=(0, 0), name=Text.of("x"), facing="e", note=words)
    _, note = of_feature(thing, C)
    (area,) = note.areas
    left, top, right, bottom = font("label", round(0.44 * C)).getbbox(words, anchor="mm")
    assert area.right - area.left >= (right - left) / C - 0.02
    assert area.bottom - area.top >= (bottom - top) / C - 0.02
