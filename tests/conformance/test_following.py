"""Who comes next, as every system says it: the one who then does, and nobody twice."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from rules.core.ruleset import AnyRuleset
from rules.registry import campaigns, rulesets
from rules.systems.green_dungeon.phases import phase_of
from rules.systems.mkd.legality import question
from tests.support.chance import random_options
from tests.support.playing import played

KNOWN = {**rulesets(), **campaigns()}
SIZE, GAMES, STEPS = 3, 6, 300
FEWEST = 30
"""Turns that have to pass as they were told, in all games of a system."""


class Pass(NamedTuple):
    """A turn that is over: who was next then, the state before, and the one after."""

    told: tuple[int, ...]
    before: Any
    after: Any


def fighting(state: Any) -> object:
    """Heroes strike one after the other; what somebody is asked in between is no such turn."""
    return bool(state.fight) and not state.prompts and not state.ending


def fighting_here(state: Any) -> object:
    """The same in a party that may split: groups take turns, each with its fight."""
    return fighting(state), state.here


def one_by_one(state: Any) -> object:
    """Every hero decides the same in the same turn of a fight, or of the day."""
    return phase_of(state), state.fight and state.fight.round, state.turn


def teams(state: Any) -> object:
    """Teams act one after the other; what Monsters ask in between is no such turn."""
    return state.round, state.part, question(state)


ROUNDS: dict[str, Callable[[Any], object]] = {
    "three-dice": fighting_here,
    "third-six": fighting,
    "green-dungeon": one_by_one,
    "mkd-adventure": teams,
    "mkd-delve": teams,
}
"""What stays as long as a round goes on."""


def round_of(rules: AnyRuleset, state: Any) -> object:
    progress = getattr(rules, "progress", None)
    if progress is None:
        return ROUNDS[rules.key](state)
    return state.away and (len(state.chapters), ROUNDS[progress.inner.key](state.away))


def passes(rules: AnyRuleset) -> Iterator[Pass]:
    """Turns of random games that were over while somebody was said to be next."""
    for seed in range(GAMES):
        options = random_options(rules, seed, SIZE) if seed % 2 else rules.preset
        stance = "balanced" if seed % 3 else None
        before = None
        for moment in played(rules, options, SIZE, seed, STEPS, stance=stance):
            state = moment.state
            told, asked = rules.following(state), rules.awaiting(state)
            assert len(set(told)) == len(told)
            assert not set(told) & set(asked)
            assert set(told) <= set(range(1, SIZE + 1))
            if before is not None:
                was, then = rules.following(before), rules.awaiting(before)
                open_still = {*asked, *rules.interrupted(state)}
                if was and len(then) == 1 and then[0] not in open_still:
                    yield Pass(was, before, state)
            before = state


def fallen(rules: AnyRuleset, state: Any) -> set[int]:
    lines = rules.party(state)
    return {line.seat for line in lines} - {line.seat for line in lines if not line.down}


def test_every_system_is_asked():
    assert set(ROUNDS) == set(rulesets())
    assert all(hasattr(rules, "following") for rules in KNOWN.values())


@pytest.mark.parametrize("key", KNOWN)
def test_who_is_said_to_be_next_is_next(key):
    rules = KNOWN[key]
    right = 0
    for passed in passes(rules):
        if round_of(rules, passed.before) != round_of(rules, passed.after):
            continue
        able = [seat for seat in passed.told if seat not in fallen(rules, passed.after)]
        assert rules.awaiting(passed.after) == tuple(able[:1])
        right += 1
    assert right >= FEWEST


@pytest.mark.parametrize("key", campaigns())
def test_a_campaign_says_in_town_that_nobody_is_next(key):
    rules = campaigns()[key]
    for moment in played(rules, rules.preset, SIZE, 1, STEPS, stance="balanced"):
        state = moment.state
        if state.away is None:
            assert rules.following(state) == ()
        else:
            inner = rules.progress.inner
            assert rules.following(state) == inner.following(state.away)
