"""Replaying an adventure's log, step by step, with the dice it names."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

from pydantic import ValidationError

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import FACE_DOWN, Roll
from rules.core.errors import GameError
from rules.core.model import GameState
from rules.core.ruleset import AnyRuleset
from rules.core.words import ADDED
from rules.ports import Step
from rules.service.journal import kinds

SETTLED = "vote-settled"
"""The event that today's rules give for a vote that no majority decided."""
REACH = 200
"""Latest steps that can be undone."""


class ReplayMismatch(Exception):
    """A step that does not follow from the ones before."""


MISFITS = (
    ReplayMismatch,
    GameError,
    ValidationError,
    LookupError,
    ValueError,
    TypeError,
    AttributeError,
)
"""Errors that a step may raise that was taken by other rules than today's, or was damaged."""


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
    """Replay one step of a log from a state; None for a step that changes no state.

    Raises:
        ReplayMismatch: the log's dice are not the ones that the rules roll.
        GameError: the rules do not allow it.
    """
    action = dict(step.action or {})
    if kinds.of(step) is kinds.BEGIN:
        heroes = tuple(
            SeatInfo(seat=seat, name=name) for seat, name in enumerate(action["heroes"], start=1)
        )
        options = rules.options_type.model_validate(action["options"])
        return rules.new_game(options, heroes, dice)
    if state is None or step.seat is None:
        return None
    if kinds.of(step) is kinds.LATE:
        hero = SeatInfo(seat=step.seat, name=action["name"])
        return rules.join(state, hero, dice)
    if kinds.of(step).ruled:
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
        """Replay one step of a log; None for a step that changes no state.

        Raises:
            ReplayMismatch: as for `play`, or it goes back to where this course never was.
            GameError: the rules do not allow it.
        """
        moved = self._moved(step, dice)
        self._arrive(step, self.state if moved is None else moved.state)
        return moved

    def follow_exactly(self, step: Step) -> Transition[Any] | None:
        """Replay one step of a log with the dice it names, and compare its events.

        Raises:
            ReplayMismatch: today's rules give other events or leave dice; nothing is taken.
            GameError: the rules do not allow it.
        """
        left = iter(step.faces)
        moved = self._moved(step, RecordedDice(left))
        if moved is None and step.events:
            raise ReplayMismatch("there are events that nothing caused")
        if moved is not None and not _told_alike(self._rules, moved, step):
            raise ReplayMismatch("the rules lead to other events")
        if next(left, None) is not None:
            raise ReplayMismatch("there are dice that nobody rolled")
        self._arrive(step, self.state if moved is None else moved.state)
        return moved

    def skip(self, step: Step) -> None:
        """Pass over a step that cannot be taken: the state after it is not known."""
        self._arrive(step, None)

    def _moved(self, step: Step, dice: RecordedDice) -> Transition[Any] | None:
        if kinds.of(step) is kinds.UNDO:
            return self._back(step)
        return play(self._rules, self.state, step, dice)

    def _arrive(self, step: Step, state: GameState | None) -> None:
        self.state = self._past[step.version] = state
        while len(self._past) > REACH + 1:
            self._past.popitem(last=False)

    def _back(self, step: Step) -> Transition[Any]:
        state = self._past.get((step.action or {}).get("to", -1))
        if state is None:
            raise ReplayMismatch("it goes back to a moment that was not")
        return Transition.model_construct(state=state, events=())


class PartialPlayback:
    """A log that is replayed as far as today's rules can, and passed over where they cannot.

    After a step that cannot be played again the state is not known, until an undo restores one
    that is. `unplayed` counts the steps that were passed over, `first_unplayed` is the version of
    the first of them.
    """

    def __init__(self, rules: AnyRuleset) -> None:
        self._rules = rules
        self._course = Playback(rules)
        self._lost = False
        self.unplayed = 0
        self.first_unplayed = 0

    @property
    def state(self) -> GameState | None:
        """The state after the last step, None where it is not known."""
        return self._course.state

    def branch(self) -> "PartialPlayback":
        """Return a copy of this playback, to continue without changing this one."""
        other = PartialPlayback(self._rules)
        other._course, other._lost = self._course.branch(), self._lost
        other.unplayed, other.first_unplayed = self.unplayed, self.first_unplayed
        return other

    def follow(self, step: Step) -> Transition[Any] | None:
        """Replay one step of a log; None if it changes no state, or cannot be played again."""
        if not self._lost or kinds.of(step) is kinds.UNDO:
            try:
                moved = self._course.follow_exactly(step)
            except MISFITS:
                self._lost = True
            else:
                self._lost = False
                return moved
        self._course.skip(step)
        if kinds.of(step).changes:
            self.unplayed += 1
            self.first_unplayed = self.first_unplayed or step.version
        return None


def _told_alike(rules: AnyRuleset, moved: Transition[Any], step: Step) -> bool:
    """Return whether a step has the events of a transition, but for what older logs tell otherwise.

    That is how votes were settled, and what they did not tell yet: kinds of events, and fields.
    """
    now = tuple(event.model_dump(mode="json") for event in moved.events)
    before = _without(rules.settled_before, step.events)
    untold = ((), (SETTLED,), rules.told_since, (SETTLED, *rules.told_since))
    return now == step.events or any(_alike(_without({*each}, now), before) for each in untold)


def _alike(now: Sequence[Mapping[str, Any]], before: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether events are those of a log, but for fields that were added since."""
    return len(now) == len(before) and all(
        {name: value for name, value in event.items() if name in old or name not in _added(event)}
        == old
        for event, old in zip(now, before, strict=True)
    )


def _added(event: Mapping[str, Any]) -> Set[str]:
    return ADDED.get(event["kind"], {}).keys()


def _without(aside: Set[str], events: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return the events that are of other kinds than those in which old and new logs differ."""
    return [event for event in events if event["kind"] not in aside]


def effective(steps: Iterable[Step]) -> list[Step]:
    """Return the steps that still count, without undone steps and the undo steps themselves."""
    kept: list[Step] = []
    for step in steps:
        if kinds.of(step) is kinds.UNDO:
            to = int((step.action or {}).get("to", 0))
            while kept and kept[-1].version > to:
                kept.pop()
        else:
            kept.append(step)
    return kept
