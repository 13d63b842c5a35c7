"""Checking an exported log: every die computed again, every step played again."""

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import ValidationError

from rules.core.dice import commitment, face, keeps
from rules.core.errors import GameError, RuleError
from rules.core.model import GameState, Model
from rules.ports import Step
from rules.registry import AnyRuleset, ruleset
from rules.service.chain import link
from rules.service.daily import seed_of_day
from rules.service.epochs import Epochs, seed_of
from rules.service.looks import EXPORT_FORMAT
from rules.service.replay import Course, Misfit, Recorded

MOST_STEPS = 100_000
SETTLED = "vote-settled"
"""What is told now of a vote that no majority decided."""
SETTLED_BEFORE = frozenset({"ts-vote-tied", "gd-vote-tied"})
"""What older logs may tell of it, or nothing at all."""


class Verdict(Model):
    """What a check found: how much was checked, and the first thing that does not fit.

    `unseen` counts the dice whose seed the log does not show yet; they are among `dice`.
    """

    steps: int
    dice: int
    sealed: bool
    unseen: int = 0
    fault: str = ""

    @property
    def good(self) -> bool:
        """Whether everything fits."""
        return not self.fault


class Checked(Model):
    """A verdict, and where the steps that hold have led: the state, the head and who was seated."""

    verdict: Verdict
    rules: Any
    state: Any
    steps: tuple[Step, ...]

    @property
    def head(self) -> str:
        """The hash of the last step."""
        return self.steps[-1].hash if self.steps else ""


def verify(log: Mapping[str, Any]) -> Verdict:
    """Recompute an exported log.

    A log of a game that still runs does not show its last seed: then its chain and its rules are
    checked with the faces it names (`sealed`), and only the dice themselves stay to be checked at
    the end. Of a campaign the dice of every adventure that is over are checked.

    Raises:
        RuleError: this is not an exported log, or one of a newer version.
    """
    return check(log).verdict


def check(log: Mapping[str, Any]) -> Checked:
    """Recompute an exported log, and keep where it leads.

    Raises:
        RuleError: as for `verify`.
    """
    steps, seed, rules = _read(log)
    replay = _Replay(rules, steps, seed)
    verdict = _walk(replay, steps, log.get("promise"))
    return Checked.model_construct(
        verdict=verdict, rules=rules, state=replay.state, steps=tuple(steps)
    )


def _walk(replay: "_Replay", steps: list[Step], promise: object) -> Verdict:
    day = (steps[0].action or {}).get("day") if steps else None
    if day is not None and commitment(seed_of_day(str(day))) != promise:
        return replay.verdict(0, f"step 1: this is not the seed of {str(day)[:10]}")
    for number, step in enumerate(steps, start=1):
        if step.version != number:
            return replay.verdict(number - 1, f"step {number} is missing")
        try:
            replay.follow(step)
        except (Misfit, GameError, LookupError, ValueError, TypeError, AttributeError) as error:
            return replay.verdict(number - 1, f"step {number}: {error}")
    promised = replay.promise
    if promised is not None and promised != promise:
        return replay.verdict(len(steps), "the end: another seed was promised than the log says")
    return replay.verdict(len(steps), "")


def _read(log: Mapping[str, Any]) -> tuple[list[Step], bytes | None, AnyRuleset]:
    if log.get("format") != EXPORT_FORMAT:
        raise RuleError("error-not-a-log")
    if log.get("format_version") != 1:
        raise RuleError("error-newer-log")
    rules = ruleset(str(log.get("ruleset")))
    raw = log.get("steps")
    if not isinstance(raw, list) or len(raw) > MOST_STEPS:
        raise RuleError("error-not-a-log")
    try:
        steps = [Step.model_validate(step) for step in raw]
        seed = None if log.get("seed") is None else seed_of(log["seed"])
    except (ValidationError, Misfit):
        raise RuleError("error-not-a-log") from None
    if seed is not None and not keeps(seed, ascii(log.get("promise")).strip("'")):
        raise RuleError("error-broken-promise")
    return steps, seed, rules


class _Replay:
    def __init__(self, rules: AnyRuleset, steps: list[Step], seed: bytes | None) -> None:
        self._rules = rules
        self._epochs = Epochs(steps, seed)
        self._sealed = seed is None
        self._head = ""
        self._cursor = 0
        self._dice = 0
        self._unseen = 0
        self._course = Course(rules)

    @property
    def state(self) -> GameState | None:
        """The state that the steps have led to."""
        return self._course.state

    @property
    def promise(self) -> object:
        """The hash of the seed that was promised last, None where no step says it."""
        return self._epochs.promise

    def verdict(self, steps: int, fault: str) -> Verdict:
        return Verdict(
            steps=steps, dice=self._dice, sealed=self._sealed, unseen=self._unseen, fault=fault
        )

    def follow(self, step: Step) -> None:
        """Take one step and compare.

        Raises:
            Misfit: it does not follow.
        """
        self._roll(step)
        left = iter(step.faces)
        moved = self._course.follow(step, Recorded(left))
        if moved is not None:
            now = tuple(event.model_dump(mode="json") for event in moved.events)
            if now != step.events and _older(now) != _older(step.events, before=True):
                raise Misfit("the rules lead to other events")
        elif step.events:
            raise Misfit("there are events that nothing caused")
        if next(left, None) is not None:
            raise Misfit("there are dice that nobody rolled")
        body = "" if self.state is None else self.state.model_dump_json()
        head = link(self._head, step.version, step.seat, step.kind, step.action, step.faces, body)
        if head != step.hash:
            raise Misfit("its hash does not fit")
        self._head = head

    def _roll(self, step: Step) -> None:
        """Compute the dice of a step, where the seed they came from is shown."""
        seed = self._epochs.seed
        for offset, (sides, reason, shown) in enumerate(step.faces):
            if seed is None:
                self._unseen += 1
            elif face(seed, self._cursor + offset, sides) != shown:
                raise Misfit(f"the die for {reason} was not {shown}")
        self._dice += len(step.faces)
        self._cursor += len(step.faces)
        if self._epochs.follow(step):
            self._cursor = 0


def _older(events: Iterable[Mapping[str, Any]], *, before: bool = False) -> list[Mapping[str, Any]]:
    """Events as both old and new logs have them; `before` for those that an old log names."""
    apart = SETTLED_BEFORE if before else {SETTLED}
    return [event for event in events if event["kind"] not in apart]
