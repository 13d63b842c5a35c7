"""Thousands of dungeons of every kind, each held to all laws: `python -m tests.dungeon.soak N`."""

import sys

from rules.core.dice import SeededDice
from rules.core.packs.library import Names
from rules.core.words import CORE_CATALOG, load_words
from rules.dungeon import CATALOG, Plan, build, key_of, scene_of
from rules.dungeon.points import POINTS
from tests.dungeon.laws import any_options, check, check_scene
from tests.support.random_packs import random_pack

COUNT = 100_000
DRAWN = 10
"""One dungeon in so many is also drawn, told and written to JSON and back."""
PACKED = 3
"""One of so many that are drawn is furnished and filled by a pack by chance."""
PACKS = 40
"""Packs by chance."""


def soak(count, first=0):
    """Build so many dungeons; the number of tiles they had.

    Raises:
        AssertionError: one breaks a law; its number is noted.
    """
    words = load_words((CORE_CATALOG, CATALOG)).with_further(Names("en"))
    tiles = 0
    for number in range(first, first + count):
        seed = number.to_bytes(8, "big")
        options = any_options(SeededDice(b"options" + seed))
        if number % (DRAWN * PACKED) == DRAWN:
            options = with_any_pack(options, number // DRAWN % PACKS)
        try:
            plan = build(options, SeededDice(seed))
            check(plan)
            if number % DRAWN == 0:
                _show(plan, words)
        except Exception as error:
            error.add_note(f"dungeon {number}: {options!r}")
            raise
        tiles += plan.tile_count
    return tiles


def with_any_pack(options, number):
    """Options with a pack by chance, and half of them with a material of it."""
    pack = random_pack(POINTS, number)
    material, *_ = pack.of(POINTS.folder, "materials")
    look = f"Something|{material.texture}|{material.colour}"
    chosen = {"material": look, "morphologies": ("materials",)} if number % 2 else {}
    return options.model_copy(update={"packs": (pack.ref,), **chosen})


def _show(plan, words):
    assert Plan.model_validate_json(plan.model_dump_json()) == plan
    for level in plan.levels:
        for audience in ("player", "keeper"):
            scene = scene_of(plan, level.depth, audience)
            check_scene(scene)
            for text in (scene.title, scene.scale, *scene.facts):
                assert words.say(text)
            for feature in scene.features:
                assert words.say(feature.name)
    key = key_of(plan)
    for text in (key.title, *key.remarks):
        assert words.say(text)
    for level in key.levels:
        for entry in level.entries:
            for text in (entry.heading, *entry.lines):
                assert words.say(text)


if __name__ == "__main__":
    dungeons = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    print(f"{dungeons} dungeons, {soak(dungeons)} tiles, every law kept")
