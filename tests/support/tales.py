"""Games known from their first step to their last, for people to play at the table."""

from collections.abc import Callable
from hashlib import blake2b
from itertools import chain
from typing import Any, NamedTuple

from rules.core.answers import Option
from rules.core.dice import SeededDice
from rules.core.model import Action
from rules.core.ruleset import AnyRuleset
from rules.core.settings import with_setting
from rules.registry import ruleset
from rules.service.play.campaign_seeds import SEED_BYTES
from tests.support.playing import party

SEEDS = 200
Choose = Callable[[AnyRuleset, Any, int, int], Action]
"""What a seat does: of the rules, the state, the seat, and how many steps were taken."""


class Move(NamedTuple):
    """What a seat does, and what else it was offered."""

    seat: int
    option: Option
    offered: tuple[Option, ...]


class Tale(NamedTuple):
    """A game of one ruleset: the words of its seed, its moves, and how it ends.

    `settings` are those that are not as a new lobby proposes them.
    """

    key: str
    seats: int
    words: str
    moves: tuple[Move, ...]
    result: str
    settings: tuple[tuple[str, str], ...] = ()

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of actions that are taken in it."""
        return frozenset(str(getattr(move.option.action, "kind")) for move in self.moves)  # noqa: B009 - each action declares its own kind


def wisely(rules: AnyRuleset, state: Any, seat: int, _: int) -> Action:
    """As the autopilot would."""
    return rules.autopilot(state, seat, "balanced")


def foolishly(rules: AnyRuleset, state: Any, seat: int, step: int) -> Action:
    """Anything that is offered."""
    offered = rules.legal_actions(state, seat)
    return offered[SeededDice(b"folly", step).roll(len(offered), "folly") - 1].action


def tale(
    key: str,
    seats: int,
    result: str,
    choose: Choose,
    *,
    kinds: frozenset[str],
    first: int,
    most: int,
    **settings: str,
) -> Tale:
    """The first game that ends like that within so many steps, with actions of these kinds.

    The settings are those that are not as a new lobby proposes them, in words. Seeds are tried
    from number `first`, which saves time as long as the rules stay as they are.

    Raises:
        AssertionError: there is none.
    """
    for number in chain([first], range(SEEDS)):
        found = _told(key, seats, f"tale {number}", choose, most, settings)
        if found.result == result and kinds <= found.kinds:
            return found
    raise AssertionError(f"no {result} of {key} with {sorted(kinds)} in {most} steps")


def _ended(rules: AnyRuleset, state: Any, last: Action, dice: SeededDice) -> Any:
    """The state after a turn has ended in which the last action left nothing to do."""
    for seat in rules.awaiting(state):
        end = rules.nothing_left(state, seat, last)
        if end is not None:
            return rules.apply(state, seat, end, dice).state
    return state


def _told(
    key: str, seats: int, words: str, choose: Choose, most: int, settings: dict[str, str]
) -> Tale:
    rules = ruleset(key)
    dice = SeededDice(blake2b(words.encode(), digest_size=SEED_BYTES).digest())
    options = rules.preset
    for name, value in settings.items():
        options = with_setting(options, name, value)
    state = rules.new_game(options, party(seats), dice).state
    moves = []
    while rules.awaiting(state) and len(moves) < most:
        seat = rules.awaiting(state)[0]
        action = choose(rules, state, seat, len(moves))
        offered = rules.legal_actions(state, seat)
        option = next(each for each in offered if each.action == action)
        moves.append(Move(seat, option, offered))
        state = _ended(rules, rules.apply(state, seat, action, dice).state, action, dice)
    outcome = rules.outcome(state)
    result = outcome.result if outcome else "unfinished"
    return Tale(key, seats, words, tuple(moves), result, tuple(settings.items()))
