"""Numbers, letters, stairs, doors, contents and furniture never lie over each other on a map."""

from collections.abc import Iterator

import pytest

from rules.core.dice import SeededDice
from rules.core.footprints import overlapping
from rules.core.scene import Barrier
from rules.dungeon import DungeonOptions, Morphology, build, scene_of
from tests.dungeon.mixes import MIXES
from tests.support.soak import SOAK

PIXELS = (33.0, 70.0)
"""A square on small pictures, where words are largest in squares, and on tables."""
TRIED = MIXES if SOAK else [*MIXES[:12], *MIXES[12::6]]
"""A short run takes every morphology and one in six mixes, once each; a soak all, twenty times."""
SEEDS = 20
SHARE = 12
"""In so many parts."""


def cases(first: int) -> Iterator[tuple[tuple[Morphology, ...], int]]:
    """The dungeons of a part of the mixes, each with a seed of its own."""
    for number, mix in enumerate(TRIED):
        if number % SHARE == first:
            seeds = range(SEEDS) if SOAK else [number % SEEDS]
            for seed in seeds:
                yield mix, seed


@pytest.mark.parametrize("part", range(SHARE))
def test_nothing_lies_over_anything_else(part: int) -> None:
    secrets = sum(look(mix, seed) for mix, seed in cases(part))
    assert secrets or not SOAK


def look(mix: tuple[Morphology, ...], seed: int) -> int:
    """Hold a dungeon to the law; how many secret doors it has, counted on every map."""
    secrets = 0
    direction = "coin" if seed % 2 else "down"
    options = DungeonOptions(morphologies=mix, stairs_direction=direction)
    plan = build(options, SeededDice(b"law%d" % seed))
    for level in plan.levels:
        for audience in ("keeper", "player"):
            scene = scene_of(plan, level.depth, audience)
            secrets += sum(edge.kind is Barrier.SECRET for edge in scene.edges)
            for pixels in PIXELS:
                found = overlapping(scene, pixels)
                assert not found, (mix, seed, level.depth, audience, found[0])
    return secrets


def test_no_bridge_lies_under_the_leaf_of_a_door_beside_it() -> None:
    look(("barred", "open_plan"), 2)
