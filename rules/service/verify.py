"""Checking an exported log: every die computed again, every step played again."""

import re
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from rules.core.dice import face, keeps
from rules.core.errors import GameError, RuleError
from rules.core.model import GameState, Model
from rules.ports import Step
from rules.registry import AnyRuleset, ruleset
from rules.service.chain import link
from rules.service.looks import EXPORT_FORMAT
from rules.service.replay import Misfit, Recorded, play

MOST_STEPS = 100_000


class Verdict(Model):
    """What a check found: how much was checked, and the first thing that does not fit."""

    steps: int
    dice: int
    sealed: bool
    fault: str = ""

    @property
    def good(self) -> bool:
        """Whether everything fits."""
        return not self.fault


def verify(log: Mapping[str, Any]) -> Verdict:
    """Recompute an exported log.

    A log of a game that still runs has no seed yet: then its chain and its rules are checked with
    the faces it names (`sealed`), and only the dice themselves stay to be checked at the end.

    Raises:
        RuleError: this is not an exported log, or one of a newer version.
    """
    steps, seed, rules = _read(log)
    replay = _Replay(rules, seed)
    for number, step in enumerate(steps, start=1):
        if step.version != number:
            return replay.verdict(number - 1, f"step {number} is missing")
        try:
            replay.follow(step)
        except (Misfit, GameError, LookupError, ValueError, TypeError) as error:
            return replay.verdict(number - 1, f"step {number}: {error}")
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
    except ValidationError:
        raise RuleError("error-not-a-log") from None
    written = log.get("seed")
    if written is None:
        return steps, None, rules
    if not isinstance(written, str) or not re.fullmatch(r"(?:[0-9a-f]{2}){1,64}", written):
        raise RuleError("error-not-a-log")
    seed = bytes.fromhex(written)
    if not keeps(seed, ascii(log.get("promise")).strip("'")):
        raise RuleError("error-broken-promise")
    return steps, seed, rules


class _Replay:
    def __init__(self, rules: AnyRuleset, seed: bytes | None) -> None:
        self._rules = rules
        self._seed = seed
        self._head = ""
        self._cursor = 0
        self._state: GameState | None = None

    def verdict(self, steps: int, fault: str) -> Verdict:
        return Verdict(steps=steps, dice=self._cursor, sealed=self._seed is None, fault=fault)

    def follow(self, step: Step) -> None:
        """Take one step and compare.

        Raises:
            Misfit: it does not follow.
        """
        if self._seed is not None:
            for offset, (sides, reason, shown) in enumerate(step.faces):
                if face(self._seed, self._cursor + offset, sides) != shown:
                    raise Misfit(f"the die for {reason} was not {shown}")
        left = iter(step.faces)
        moved = play(self._rules, self._state, step, Recorded(left))
        if moved is not None:
            self._state = moved.state
            if tuple(e.model_dump(mode="json") for e in moved.events) != step.events:
                raise Misfit("the rules lead to other events")
        elif step.events:
            raise Misfit("there are events that nothing caused")
        if next(left, None) is not None:
            raise Misfit("there are dice that nobody rolled")
        self._cursor += len(step.faces)
        body = "" if self._state is None else self._state.model_dump_json()
        head = link(self._head, step.version, step.seat, step.kind, step.action, step.faces, body)
        if head != step.hash:
            raise Misfit("its hash does not fit")
        self._head = head
