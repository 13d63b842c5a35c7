"""In passages and rooms of every shape, what stands in them lies on floor and hides no letter."""

from collections.abc import Iterator

import pytest

from render.ground.floor import floor_mask
from render.view.visible import known_only
from render.view.window import Layout, layout
from rules.core.dice import SeededDice
from rules.core.footprints import on_rock
from rules.core.grid import ON_PAGE
from rules.core.scene import Scene, Terrain
from rules.dungeon import DungeonOptions, build, scene_of
from tests.support.soak import cases

WITHIN = 0.12
"""How far inside the sides of its square a mark has to be on floor, in squares."""
ENOUGH = 0.85
"""The least share of that part: rough walls of caves reach in a little."""
BUILT = frozenset({"stairs_up", "stairs_down", "bridge"})
"""Kinds of things that caves make room for."""
HALF_IN = frozenset({"grate"})
"""Kinds of things that belong into a wall."""


def levels(morphologies: tuple[str, ...]) -> Iterator[Scene]:
    """The keeper's maps of the first two levels of eight dungeons, of one in a short run."""
    for seed in cases(1, soak=8):
        plan = build(DungeonOptions(morphologies=morphologies), SeededDice(b"in %d" % seed))
        for level in plan.levels[:2]:
            yield known_only(scene_of(plan, level.depth, "keeper"))


def on_floor(scene: Scene, frame: Layout) -> Iterator[tuple[str, float]]:
    """Each thing and letter of a scene, with the share of its squares that is floor."""
    mask = floor_mask(scene, frame)
    placed = [(each.kind, each.at, each.size) for each in scene.features]
    placed += [
        (label.text, label.at, (1, 1)) for label in scene.labels if not on_rock(scene, label)
    ]
    for what, at, size in placed:
        sides = (frame.x(at[0] + WITHIN), frame.y(at[1] + WITHIN),
                 frame.x(at[0] + size[0] - WITHIN), frame.y(at[1] + size[1] - WITHIN))  # fmt: skip
        part = mask.crop(tuple(map(round, sides)))
        yield what, sum(part.histogram()[128:]) / (part.width * part.height)


@pytest.mark.parametrize(
    "morphologies",
    [("warren",), ("slanted", "warren"), ("ventilated", "warren"), ("smooth",), ("geometric",)],
)
def test_marks_stand_on_floor(morphologies: tuple[str, ...]) -> None:
    for scene in levels(morphologies):
        for what, share in on_floor(scene, layout(scene, "overview")):
            assert share >= ENOUGH or what in HALF_IN, what


@pytest.mark.parametrize("morphologies", [("natural", "warren"), ("natural", "smooth", "warren")])
def test_caves_are_as_wide_as_their_stairs_and_bridges(morphologies: tuple[str, ...]) -> None:
    """However rough they are; what has grown or fallen there may stand into the rock."""
    shares: list[float] = []
    for seed in cases(3, soak=20):
        plan = build(DungeonOptions(morphologies=morphologies), SeededDice(b"in %d" % seed))
        for level in plan.levels:
            scene = known_only(scene_of(plan, level.depth, "keeper"))
            found = on_floor(scene, layout(scene, "overview"))
            shares += [share for what, share in found if what in BUILT]
    assert len(shares) > 3
    assert min(shares) >= ENOUGH


@pytest.mark.parametrize("morphologies", [("warren",), ("ventilated", "warren")])
def test_letters_for_which_no_floor_is_left_stand_beside_their_corridor(
    morphologies: tuple[str, ...],
) -> None:
    plates = [
        (scene, label)
        for scene in levels(morphologies)
        for label in scene.labels
        if on_rock(scene, label)
    ]
    assert plates
    for scene, label in plates:
        assert label.text.isalpha(), "the number of a room stands in it"
        column, row = round(label.at[0]), round(label.at[1])
        beside = [(column + dx, row + dy) for dx, dy in ON_PAGE.values()]
        assert any(
            scene.terrain[y][x] != Terrain.ROCK
            for x, y in beside
            if 0 <= x < scene.columns and 0 <= y < scene.rows
        )


@pytest.mark.parametrize("morphologies", [("slanted", "warren"), ("slanted",)])
def test_a_letter_stands_on_nothing(morphologies: tuple[str, ...]) -> None:
    for scene in levels(morphologies):
        taken = [each.at for each in scene.features]
        assert len(taken) == len(set(taken))
        # Between a slope and stairs it stands on the stairs, on a plate of its own.
        stairs = {each.at for each in scene.features if max(each.size) > 1}
        assert not (set(taken) - stairs) & {label.at for label in scene.labels}
