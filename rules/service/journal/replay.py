"""Replaying an adventure's log, step by step, with the dice it names."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from pydantic import ValidationError

from rules.core.answers import SeatInfo, Transition, View
from rules.core.dice import FACE_DOWN, Roll
from rules.core.errors import GameError, RuleError
from rules.core.highlights import highlight_places
from rules.core.model import GameState, Model
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Scene
from rules.ports import Step

MOST_SCENES = 300
"""Scenes of a log that are kept; of more, those with the biggest changes."""
UNDO = "undo"
"""The kind of a step that restores the state after an earlier one, `to` in its action."""
REACH = 200
"""Latest steps that can be undone."""
SHARED = ("terrain", "sight", "edges", "features", "labels", "rounded", "outlines", "links")
"""Fields that often stay the same from scene to scene, and are then stored once."""


class ReplayMismatch(Exception):
    """A step that does not follow from the ones before."""


class RecordedDice:
    """Dice that repeat the faces of a step."""

    def __init__(self, faces: Iterator[tuple[int, str, int]]) -> None:
        self._faces = faces
        self._rolls: list[Roll] = []

    def roll(self, sides: int, reason: str) -> int:
        """Return the next face of the log.

        Raises:
            ReplayMismatch: the log has another die here, or none.
        """
        expected = next(self._faces, None)
        if expected is None or expected[0] != sides or expected[1] not in _named(reason):
            raise ReplayMismatch(f"the rules roll a d{sides} ({reason}), the log has {expected}")
        self._rolls.append(Roll(sides=sides, reason=expected[1], face=expected[2]))
        return expected[2]

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """All faces shown so far."""
        return tuple(self._rolls)


def _named(reason: str) -> tuple[str, str]:
    """Return the names that a log may have for a die: old ones do not mark it as face down."""
    return reason, reason.removeprefix(FACE_DOWN)


def play(
    rules: AnyRuleset, state: GameState | None, step: Step, dice: RecordedDice
) -> Transition[Any] | None:
    """Take one step of a log from a state; None for a step that changes no state.

    Raises:
        ReplayMismatch: the log's dice are not the ones that the rules roll.
        GameError: the rules do not allow it.
    """
    action = dict(step.action or {})
    if step.kind == "begin":
        heroes = tuple(
            SeatInfo(seat=seat, name=name) for seat, name in enumerate(action["heroes"], start=1)
        )
        options = rules.options_type.model_validate(action["options"])
        return rules.new_game(options, heroes, dice)
    if state is None or step.seat is None:
        return None
    if step.kind == "late":
        hero = SeatInfo(seat=step.seat, name=action["name"])
        return rules.join(state, hero, dice)
    if step.kind in ("act", "roll", "declared", "ended", "auto"):
        chosen = rules.actions.validate_python(action)
        return rules.apply(state, step.seat, chosen, dice)
    return None


class Playback:
    """A log that is being replayed, with its latest states, to which an undo can return."""

    def __init__(self, rules: AnyRuleset, state: GameState | None = None, version: int = 0) -> None:
        self._rules = rules
        self.state = state
        self._past: OrderedDict[int, GameState | None] = OrderedDict({version: state})

    def branch(self) -> "Playback":
        """Return a copy of this playback, to continue without changing this one."""
        other = Playback(self._rules, self.state)
        other._past = OrderedDict(self._past)
        return other

    def follow(self, step: Step, dice: RecordedDice) -> Transition[Any] | None:
        """Take one step; None for a step that changes no state.

        Raises:
            ReplayMismatch: as for `play`, or it goes back to where this course never was.
            GameError: the rules do not allow it.
        """
        moved = self._back(step) if step.kind == UNDO else play(self._rules, self.state, step, dice)
        if moved is not None:
            self.state = moved.state
        self._past[step.version] = self.state
        while len(self._past) > REACH + 1:
            self._past.popitem(last=False)
        return moved

    def _back(self, step: Step) -> Transition[Any]:
        state = self._past.get((step.action or {}).get("to", -1))
        if state is None:
            raise ReplayMismatch("it goes back to a moment that was not")
        return Transition.model_construct(state=state, events=())


def effective(steps: Iterable[Step]) -> list[Step]:
    """Return the steps that still count, without undone steps and the undo steps themselves."""
    kept: list[Step] = []
    for step in steps:
        if step.kind == UNDO:
            to = int((step.action or {}).get("to", 0))
            while kept and kept[-1].version > to:
                kept.pop()
        else:
            kept.append(step)
    return kept


class Reel(Model):
    """The scenes that everybody saw of an adventure up to a version, and at which versions."""

    version: int
    scenes: tuple[Scene, ...]
    seen_at: tuple[int, ...]

    def between(self, number: int) -> tuple[int, int]:
        """Return the versions after and up to which one scene (counted from 1) shows the game."""
        since = self.seen_at[number - 2] if number > 1 else 0
        until = self.version if number == len(self.scenes) else self.seen_at[number - 1]
        return since, until


class ReelBuilder:
    """Builds a reel from a log that is replayed part by part."""

    def __init__(self, rules: AnyRuleset) -> None:
        self._rules = rules
        self._course = Playback(rules)
        self._told: list[Scene] = []
        self._seen_at: list[int] = []

    def follow(self, steps: Iterable[Step]) -> None:
        """Take the next steps, and add the public scene after each that changed the picture.

        Raises:
            RuleError: they were written by other rules than today's and cannot be played again.
        """
        for step in steps:
            left = iter(step.faces)
            try:
                moved = self._course.follow(step, RecordedDice(left))
            except (ReplayMismatch, GameError, ValidationError, LookupError, ValueError):
                raise RuleError("error-other-rules", step=step.version) from None
            if next(left, None) is not None:
                raise RuleError("error-other-rules", step=step.version)
            if moved is not None:
                self._see(_public(self._rules, moved.state), step.version)

    def _see(self, scene: Scene, version: int) -> None:
        if not self._told or scene != self._told[-1]:
            self._told.append(_sharing(scene, self._told[-1]) if self._told else scene)
            self._seen_at.append(version)
        if len(self._told) > 2 * MOST_SCENES:
            self._told, self._seen_at = _fewer(self._told, self._seen_at)

    def reel(self, version: int) -> Reel:
        """Return the public scenes up to a version, at most 300."""
        told, seen_at = _fewer(self._told, self._seen_at)
        return Reel.model_construct(version=version, scenes=tuple(told), seen_at=tuple(seen_at))


def _fewer(told: list[Scene], seen_at: list[int]) -> tuple[list[Scene], list[int]]:
    kept = highlight_places(told, MOST_SCENES)
    return [told[at] for at in kept], [seen_at[at] for at in kept]


def left_floor(rules: AnyRuleset, state: GameState, steps: Sequence[Step]) -> Scene | None:
    """Return the last public scene of the floor that some steps leave, if they leave one.

    None also where the steps cannot be played again, as they were taken by other rules.
    """
    shown = [_public(rules, state)]
    course = Playback(rules, state, steps[0].version - 1 if steps else 0)
    for step in steps:
        try:
            moved = course.follow(step, RecordedDice(iter(step.faces)))
        except (ReplayMismatch, GameError, ValidationError, LookupError, ValueError):
            return None
        if moved is not None:
            shown.append(_public(rules, moved.state))
    region = shown[-1].region
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
