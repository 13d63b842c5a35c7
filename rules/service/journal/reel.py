"""What everybody saw of an adventure: its public scenes, from its log replayed."""

from collections.abc import Iterable, Sequence

from rules.core.answers import View
from rules.core.highlights import highlight_places
from rules.core.model import GameState, Model
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Scene
from rules.ports import Step
from rules.service.journal.replay import MISFITS, PartialPlayback, Playback

MOST_SCENES = 300
"""Scenes of a log that are kept; of more, those with the biggest changes."""
SHARED = ("terrain", "sight", "edges", "features", "labels", "rounded", "outlines", "links")
"""Fields that often stay the same from scene to scene, and are then stored once."""


class Reel(Model):
    """The scenes that everybody saw of an adventure up to a version, and at which versions.

    `unplayed` counts the steps that today's rules cannot play again, so that no scene shows them;
    `first_unplayed` is the version of the first of them.
    """

    version: int
    scenes: tuple[Scene, ...]
    seen_at: tuple[int, ...]
    unplayed: int = 0
    first_unplayed: int = 0

    def between(self, number: int) -> tuple[int, int]:
        """Return the versions after and up to which one scene (counted from 1) shows the game."""
        since = self.seen_at[number - 2] if number > 1 else 0
        until = self.version if number == len(self.scenes) else self.seen_at[number - 1]
        return since, until


class ReelBuilder:
    """Builds a reel from a log that is replayed part by part, as far as today's rules can."""

    def __init__(self, rules: AnyRuleset) -> None:
        self._rules = rules
        self._course = PartialPlayback(rules)
        self._told: list[Scene] = []
        self._seen_at: list[int] = []

    @property
    def unknown_since(self) -> int:
        """The version of the last scene, where the state after the last step is not known; or 0."""
        if self._course.state is not None or not self._course.unplayed:
            return 0
        return self._seen_at[-1] if self._seen_at else self._course.first_unplayed - 1

    def follow(self, steps: Iterable[Step]) -> None:
        """Take the next steps, and add the public scene after each that changed the picture."""
        for step in steps:
            moved = self._course.follow(step)
            if moved is not None:
                self.show(moved.state, step.version)

    def show(self, state: GameState, version: int) -> None:
        """Add the public scene of a state that was kept, if it changed the picture."""
        scene = _public(self._rules, state)
        if not self._told or scene != self._told[-1]:
            self._told.append(_sharing(scene, self._told[-1]) if self._told else scene)
            self._seen_at.append(version)
        if len(self._told) > 2 * MOST_SCENES:
            self._told, self._seen_at = _fewer(self._told, self._seen_at)

    def reel(self, version: int) -> Reel:
        """Return the public scenes up to a version, at most 300."""
        told, seen_at = _fewer(self._told, self._seen_at)
        return Reel.model_construct(
            version=version,
            scenes=tuple(told),
            seen_at=tuple(seen_at),
            unplayed=self._course.unplayed,
            first_unplayed=self._course.first_unplayed,
        )


def _fewer(told: list[Scene], seen_at: list[int]) -> tuple[list[Scene], list[int]]:
    kept = highlight_places(told, MOST_SCENES)
    return [told[at] for at in kept], [seen_at[at] for at in kept]


def left_floor(
    rules: AnyRuleset, state: GameState, steps: Sequence[Step], region: str
) -> Scene | None:
    """Return the last public scene of the floor from which some steps lead to a region.

    It is the last that can be had where steps cannot be played again, as other rules took them.
    """
    shown = [_public(rules, state)]
    course = Playback(rules, state, steps[0].version - 1 if steps else 0)
    for step in steps:
        try:
            moved = course.follow_exactly(step)
        except MISFITS:
            break
        if moved is not None:
            shown.append(_public(rules, moved.state))
    others = (scene for scene in reversed(shown) if scene.region not in ("", region))
    return next(others, None)


def _public(rules: AnyRuleset, state: GameState) -> Scene:
    view: View = rules.view(state, None)
    return view.scene


def _sharing(scene: Scene, before: Scene) -> Scene:
    """Return a scene that shares its unchanged fields with the one before, to save memory."""
    same: dict[str, object] = {
        name: getattr(before, name)
        for name in SHARED
        if getattr(scene, name) == getattr(before, name)
    }
    return scene.with_(**same)
