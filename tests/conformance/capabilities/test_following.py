"""Who comes next, as every system says it: the one who then does, and nobody twice."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from rules.core.ruleset import AnyRuleset
from rules.registry import campaigns
from tests.support.chance import random_options
from tests.support.known import KNOWN, seats_near, those_that, told_of, within
from tests.support.playing import played

SIZE, GAMES, STEPS = 3, 6, 300
FEWEST = 30
"""Turns that have to pass as they were told, in all games of a system."""


class Pass(NamedTuple):
    """A turn that is over: who was next then, the state before, and the one after."""

    told: tuple[int, ...]
    before: Any
    after: Any


def round_of(rules: AnyRuleset, state: Any) -> object:
    """What stays as long as a round goes on, and in a campaign the chapter."""
    inside = within(rules, state)
    if inside is None:
        return None
    return len(getattr(state, "chapters", ())), told_of(rules.key).round_of(inside)


def passes(rules: AnyRuleset) -> Iterator[Pass]:
    """Turns of random games that were over while somebody was said to be next."""
    size = seats_near(rules, SIZE)
    for seed in range(GAMES):
        options = random_options(rules, seed, size) if seed % 2 else rules.preset
        stance = "balanced" if seed % 3 else None
        before = None
        for moment in played(rules, options, size, seed, STEPS, stance=stance):
            state = moment.state
            told, asked = rules.following(state), rules.awaiting(state)
            assert len(set(told)) == len(told)
            assert not set(told) & set(asked)
            assert set(told) <= set(range(1, size + 1))
            if before is not None:
                was, then = rules.following(before), rules.awaiting(before)
                open_still = {*asked, *rules.interrupted(state)}
                if was and len(then) == 1 and then[0] not in open_still:
                    yield Pass(was, before, state)
            before = state


def fallen(rules: AnyRuleset, state: Any) -> set[int]:
    lines = rules.party(state)
    return {line.seat for line in lines} - {line.seat for line in lines if not line.down}


@pytest.mark.parametrize("key", those_that("following"))
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
    for moment in played(rules, rules.preset, seats_near(rules, SIZE), 1, STEPS, stance="balanced"):
        state = moment.state
        if state.away is None:
            assert rules.following(state) == ()
        else:
            inner = rules.progress.inner
            assert rules.following(state) == inner.following(state.away)
