"""What lies face down stays open for whoever knows all that a log shows: an attacker tries.

The attacker has every step of a game that still runs, every die that does not lie face down, and
what everybody sees. They play the game again with each way that the hidden dice may have fallen.
Whatever fits all they know is a dungeon that may be the true one; if something hidden were the same
in all of them, the log would tell it.
"""

import random
from collections import defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Roll, SeededDice, lies_face_down
from rules.core.errors import GameError
from rules.core.model import Action
from rules.core.ruleset import AnyRuleset
from rules.registry import ruleset, rulesets
from tests.support.known import Hidden, seats_near, told_of
from tests.support.playing import party
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK, cases

TWINS, GUESSES = (40, 400) if SOAK else (20, 200)
"""Guesses of an attacker, and how many of them fit at most where guesses tell nothing: a tenth."""
STEPS = 80
"""Steps of a game before the attacker looks at it."""
LATER = 3
"""The attacker looks when something first lies face down, and at so many such moments later.

At a game that takes long to look at, a short run looks at the first one alone.
"""
SEEDS = cases(1, soak=3)


class Misled(Exception):
    """This is not how the hidden dice fell: the rules would have rolled something else."""


class Again:
    """The dice of a game, where those that lie face down may have fallen any way.

    How many of them fell tells nothing: one that does not do is rolled again, whatever comes then.
    Most fall as they did, so that enough guesses fit what is known; any of them may be another.
    """

    def __init__(self, rolls: list[Roll], chance: random.Random) -> None:
        self._kept = chance.choice((0.4, 0.7, 0.9))
        self._left = deque(rolls)
        self._chance = chance
        self.rolls: tuple[Roll, ...] = ()

    def roll(self, sides: int, reason: str) -> int:
        if lies_face_down(reason):
            fell = self._left.popleft() if self._is_next(sides, reason) else None
            if fell is not None and self._chance.random() < self._kept:
                return fell.face
            return self._chance.randint(1, sides)
        while self._left and lies_face_down(self._left[0].reason):
            self._left.popleft()
        if not self._is_next(sides, reason):
            raise Misled
        return self._left.popleft().face

    def _is_next(self, sides: int, reason: str) -> bool:
        return bool(self._left) and (self._left[0].sides, self._left[0].reason) == (sides, reason)


GAMES = [
    pytest.param(
        key,
        changes,
        hidden,
        packed,
        id=f"{key}-{'-'.join(changes) or 'as-written'}{'-packed' if packed else ''}",
    )
    for key in rulesets()
    for changes, hidden in told_of(key).hidden[0 if SOAK or told_of(key).costly == 1 else -1 :]
    for packed in ((False, True) if SOAK and rulesets()[key].packs else (False,))
]
"""Of a game that takes long to look at, a short run plays the last settings: they hide most.

A long run plays all of them with packs by chance as well.
"""


def heroes(rules: AnyRuleset) -> tuple[SeatInfo, ...]:
    """Two players, or as many as come nearest."""
    return party(seats_near(rules, 2))


def known(rules: AnyRuleset, state: Any) -> Iterator[object]:
    """What each seat may do, and all that the seats and the table may see."""
    without = told_of(rules.key).known
    seats = [seat.seat for seat in heroes(rules)]
    yield from (rules.legal_actions(state, seat) for seat in seats)
    yield from (without(rules.view(state, viewer)) for viewer in (None, *seats))


@dataclass(frozen=True)
class Taken:
    """One step of a game: who did what (None begins it), the dice, and what it came to."""

    rules: AnyRuleset
    done: tuple[int, Action] | None
    rolls: list[Roll]
    events: object
    state: Any

    @cached_property
    def seen(self) -> list[object]:
        """What is known after this step, where an attacker asks for it."""
        return list(known(self.rules, self.state))


def game(rules: AnyRuleset, options: Any, seed: int) -> Iterator[Taken]:
    """A game that sensible players began, step by step."""
    secret, cursor, state = bytes([seed]) * 16, 0, None
    done: tuple[int, Action] | None = None
    for _ in range(STEPS):
        dice = SeededDice(secret, cursor)
        moved = _moved(rules, options, state, done, dice)
        cursor, state = dice.cursor, moved.state
        yield Taken(rules, done, list(dice.rolls), moved.events, state)
        asked = rules.awaiting(state)
        if not asked:
            return
        done = (asked[0], rules.autopilot(state, asked[0], "balanced"))


def begun(
    rules: AnyRuleset, options: Any, seed: int, hidden: Hidden
) -> tuple[list[Taken], list[int]]:
    """The first steps of a game, and after how many of them something lies face down."""
    steps, laid = list[Taken](), list[int]()
    for step in game(rules, options, seed):
        steps.append(step)
        if any(hidden(step.state)):
            laid.append(len(steps))
        if len(laid) > LATER:
            break
    return steps, laid


def _moved(
    rules: AnyRuleset, options: Any, state: Any, done: tuple[int, Action] | None, dice: Any
) -> Transition[Any]:
    if done is None:
        return rules.new_game(options, heroes(rules), dice)
    return rules.apply(state, *done, dice)


def laid_from(steps: list[Taken]) -> int:
    """How many steps come before the first die that lies face down: they are alike in all twins."""
    return next(
        at
        for at, step in enumerate(steps)
        if any(lies_face_down(roll.reason) for roll in step.rolls)
    )


def twin(rules: AnyRuleset, options: Any, steps: list[Taken], chance: random.Random) -> Any:
    """The state of another dungeon in which all that is known came about too, or None."""
    first = laid_from(steps)
    state: Any = steps[first - 1].state if first else None
    for step in steps[first:]:
        try:
            moved = _moved(rules, options, state, step.done, Again(step.rolls, chance))
        except (Misled, GameError):
            return None
        state = moved.state
        if moved.events != step.events:
            return None
        # Most guesses differ in the first thing that is compared.
        if any(seen != was for seen, was in zip(known(rules, state), step.seen, strict=True)):
            return None
    return state


@pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())
def test_whoever_lays_something_face_down_says_what_is_hidden(rules: AnyRuleset) -> None:
    rolls = (roll.reason for step in game(rules, rules.options_type(), 1) for roll in step.rolls)
    laid = next(filter(lies_face_down, rolls), None)
    assert bool(laid) == bool(told_of(rules.key).hidden), (
        f"{rules.key} rolls {laid}: `HIDDEN` of its tests' conformance.py says what that hides"
    )


@pytest.mark.parametrize(("key", "changes", "hidden", "packed"), GAMES)
def test_a_log_in_mid_game_leaves_all_open_that_lies_face_down(
    key: str, changes: dict[str, object], hidden: Hidden, *, packed: bool
) -> None:
    rules, looked_at = ruleset(key), set[str]()
    plain = rules.options_type.model_validate(changes)
    for seed in SEEDS:
        options = with_pack(rules, plain, seed) if packed else plain
        (steps, laid), chance = begun(rules, options, seed, hidden), random.Random(seed)
        for length in {laid[0], laid[-1]} if SOAK or told_of(key).costly == 1 else {laid[0]}:
            truth = dict(hidden(steps[length - 1].state))
            found, fitting = defaultdict(set), 0
            for _ in range(GUESSES):
                state = twin(rules, options, steps[:length], chance)
                fitting += state is not None
                for name, what in hidden(state) if state is not None else ():
                    found[name].add(what)
                if all(len(found[name]) > 1 for name in truth):
                    break
            else:
                # Where so much was seen already that hardly a guess fits, guesses tell nothing.
                assert fitting < TWINS, {name: found[name] for name in truth}
                continue
            looked_at |= {f"{seed}: {name}" for name in truth}
    assert len(looked_at) >= len(SEEDS)
