"""The symbols of a map in words: every kind that can be drawn has a look, and no other is told."""

from typing import get_args

import pytest
from PIL import ImageChops

from render import symbols
from render.things.symbols import symbol
from render.words import own_words
from render.words.symbols import GROUNDS, PLAIN, SIDES
from rules.core.scene import Barrier, Edge, Feature, Scene, Side, Symbol, Token
from rules.core.words import Text
from tests.support.joined import joined

NAME = Text.of("render-no-replay")
EVERY = [
    *(("figure", side) for side in SIDES),
    *(("door", kind.value) for kind in Barrier if kind not in PLAIN),
    ("door", Barrier.UNEXPLORED.value),
    *(("thing", kind) for kind in get_args(Symbol)),
    *(("ground", ground.name.lower()) for ground in GROUNDS),
]


def test_every_kind_has_a_look_of_its_own():
    """Barricades across a side and on a square look alike, and are one kind twice."""
    said = [own_words().phrase(f"render-look-{what}", kind=kind) for what, kind in EVERY]
    assert all(line.startswith("**") and ": " in line for line in said)
    assert len(set(said)) == len(said) - 1


def room(**there: object) -> Scene:
    return Scene(
        title=NAME, region="room", columns=3, rows=2, terrain=(".~.", "..."), sight=("++ ", "+++"),
        **there,
    )  # fmt: skip


def test_what_is_there_is_told_and_nothing_else():
    hero = Token(key="a", side="hero", name=NAME, at=(0, 1), mark="A")
    chest = Feature(kind="chest", at=(1, 1), name=NAME)
    door = Edge(at=(0, 0), side=Side.NORTH, kind=Barrier.LOCKED)
    said = symbols(room(tokens=(hero,), features=(chest,), edges=(door,)))
    assert [line.split("**")[1] for line in said] == ["hero", "locked door", "chest", "water"]


@pytest.mark.parametrize("kind", ["monster", "wanderer"])
def test_what_nobody_has_seen_is_not_told(kind):
    hidden = Token(key="m", side=kind, name=NAME, at=(2, 0), mark="1")
    chest = Feature(kind="chest", at=(2, 0), name=NAME)
    assert symbols(room(tokens=(hidden,), features=(chest,))) == ("**water**: waves",)


@joined("kind", ["bed", "chair", "hearth", "oven", "rack", "shackles", "throne"])
def test_what_stands_against_a_wall_faces_the_room(kind: Symbol) -> None:
    """But for its shadow, which falls to the south-east, a thing looks alike from all sides."""
    first, *others = (
        symbol(kind, (1, 1), facing, 40, "parchment").convert("RGB") for facing in ("s", "w", "n")
    )
    for turns, other in enumerate(others, start=1):
        back = other.rotate(90 * turns)
        unlike = ImageChops.difference(first, back).convert("L").point([0] * 90 + [1] * 166)
        assert unlike.histogram()[1] < 0.09 * first.width * first.height
        assert first.tobytes() != other.tobytes()


def test_things_lie_along_the_longer_side_of_their_squares() -> None:
    for kind in ("bench", "bridge", "coffin", "cart", "rug", "stall", "trough"):
        for size in ((3, 1), (1, 3)):
            left, top, right, bottom = symbol(kind, size, None, 20, "parchment").getbbox() or ()
            long, short = right - left, bottom - top
            if size == (1, 3):
                long, short = short, long
            assert long > 50 > 30 > short
