"""The keeper's keys of levels, in words, for files that carry them."""

from collections.abc import Mapping
from typing import Any

from render.files import Found, Note
from rules.core.scene import Scene, Terrain
from rules.core.storeys import Storeys
from rules.core.words import Words
from rules.dungeon import key_of, scene_of
from rules.dungeon.key import said
from rules.dungeon.plan import Plan
from rules.dungeon.soundness import sound_plan

REDRAWN = 8
"""One in so many squares of floor may be otherwise in a file: earlier versions drew some so."""


def notes_of(plan: Mapping[str, Any] | None, scene: Scene, words: Words) -> tuple[Note, ...]:
    """Return the key of the level that a keeper's scene shows; nothing without its plan."""
    if plan is None:
        return ()
    made = Plan.model_validate(plan)
    for level in made.levels:
        if scene_of(made, level.depth, "keeper").region == scene.region:
            return _notes(made, level.depth, scene, words)
    return ()


def notes_in(found: Found, words: Words) -> tuple[Note, ...]:
    """Return the map key in a file: its own notes, or those of the plan beside its level.

    Raises:
        RuleError: the plan is none of the generator's.
    """
    if found.plan is None:
        return found.notes
    made = sound_plan(found.plan)
    for level in made.levels:
        if _same_place(scene_of(made, level.depth, "keeper").terrain, found.scene.terrain):
            return _notes(made, level.depth, found.scene, words)
    return ()


def _same_place(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Return whether two grids of terrain are of the same level, drawn by any version."""
    if [*map(len, one)] != [*map(len, other)]:
        return False
    pairs = [pair for rows in zip(one, other, strict=True) for pair in zip(*rows, strict=True)]
    unlike = sum(a != b for a, b in pairs)
    return unlike * REDRAWN <= sum(a != Terrain.ROCK for a, _ in pairs)


def _notes(plan: Plan, depth: int, scene: Scene, words: Words) -> tuple[Note, ...]:
    """Return what is told of the whole dungeon, without a place, and each place of a level."""
    places = {label.text: label.at for label in scene.labels}
    key = key_of(plan)
    about = Note(
        heading=words.say(key.name), lines=tuple(map(words.say, (*key.story, *key.remarks)))
    )
    (level,) = (each for each in key.levels if each.depth == depth)
    told = zip(level.entries, said(level, words), strict=True)
    entries = (Note(heading, lines, places.get(each.mark)) for each, (heading, lines) in told)
    return about, *entries


def keys_of(
    plan: Mapping[str, Any] | None, storeys: Storeys | None, words: Words
) -> dict[int, tuple[Note, ...]]:
    """Return the keys of all levels by their depths; nothing without the plan."""
    if plan is None or storeys is None:
        return {}
    return {each.depth: notes_of(plan, each.scene, words) for each in storeys.levels}
