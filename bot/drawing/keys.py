"""The keeper's keys of levels, in words, for files that carry them."""

from collections.abc import Mapping
from typing import Any

from render.files import Note
from rules.core.scene import Scene
from rules.core.storeys import Storeys
from rules.core.words import Words
from rules.dungeon import key_of, scene_of
from rules.dungeon.plan import Plan


def notes_of(plan: Mapping[str, Any] | None, scene: Scene, words: Words) -> tuple[Note, ...]:
    """Return the key of the level that a keeper's scene shows; nothing without its plan."""
    if plan is None:
        return ()
    made = Plan.model_validate(plan)
    places = {label.text: label.at for label in scene.labels}
    for level in key_of(made).levels:
        if scene_of(made, level.depth, "keeper").region == scene.region:
            return tuple(
                Note(
                    heading=words.say(entry.heading),
                    lines=tuple(words.say(line) for line in entry.lines),
                    at=places.get(entry.mark),
                )
                for entry in level.entries
            )
    return ()


def keys_of(
    plan: Mapping[str, Any] | None, storeys: Storeys | None, words: Words
) -> dict[int, tuple[Note, ...]]:
    """Return the keys of all levels by their depths; nothing without the plan."""
    if plan is None or storeys is None:
        return {}
    return {each.depth: notes_of(plan, each.scene, words) for each in storeys.levels}
