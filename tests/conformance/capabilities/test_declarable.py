"""What may be said ahead of a turn is what can be done in it, unless things changed meanwhile."""

from typing import Any

import pytest

from bot.catalogs import all_words
from rules.core.ruleset import AnyRuleset
from tests.support.chance import random_options
from tests.support.known import KNOWN, seats_near, those_that, told_of, within
from tests.support.playing import played

AHEAD = those_that("declarable")
SIZE, GAMES, STEPS = 4, 6, 300
FEWEST = 20
"""Turns that have to come that could be said ahead, in all games of a system."""


def turn_of(rules: AnyRuleset, state: Any, seat: int) -> object:
    """What has to stay for a turn to come as it could be declared: unless told, everything."""
    told = told_of(rules.key).turn_of
    return state if told is None else told(within(rules, state), seat)


def games(rules: AnyRuleset):
    size = seats_near(rules, SIZE)
    for seed in range(GAMES):
        options = random_options(rules, seed, size) if seed % 2 else rules.preset
        yield played(rules, options, size, seed, STEPS, stance="balanced" if seed % 3 else None)


@pytest.mark.parametrize("key", KNOWN)
def test_there_are_words_for_why_nothing_can_be_said_ahead(key):
    assert all_words("en").say(KNOWN[key].undeclarable).endswith(".")


@pytest.mark.parametrize("key", [key for key in KNOWN if key not in AHEAD])
def test_elsewhere_nothing_can_be_said_ahead(key):
    rules = KNOWN[key]
    size = seats_near(rules, 2)
    for moment in played(rules, rules.preset, size, 1, 60, stance="balanced"):
        for seat in range(1, size + 1):
            assert rules.declarable(moment.state, seat) == ()
            assert not rules.its_turn(moment.state, seat)
            assert not rules.goes_on(moment.state, moment.state, seat)


@pytest.mark.parametrize("key", AHEAD)
def test_what_could_be_said_ahead_can_be_done_when_the_turn_comes(key):
    rules = KNOWN[key]
    came = unchanged = 0
    for game in games(rules):
        said: dict[int, tuple[object, tuple[Any, ...]]] = {}
        for moment in game:
            state = moment.state
            for seat in range(1, seats_near(rules, SIZE) + 1):
                offered = rules.declarable(state, seat)
                ids = [option.id for option in offered]
                assert len(set(ids)) == len(ids)
                if rules.its_turn(state, seat):
                    things, before = said.pop(seat, (None, ()))
                    came += bool(before)
                    if things == turn_of(rules, state, seat):
                        assert offered == before
                        unchanged += 1
                elif offered:
                    said[seat] = (turn_of(rules, state, seat), offered)
                else:
                    said.pop(seat, None)
            for seat in rules.following(state):
                assert rules.declarable(state, seat)
                assert seat not in rules.awaiting(state)
    assert came >= FEWEST
    assert unchanged or told_of(key).turn_of is None


@pytest.mark.parametrize("key", AHEAD)
def test_a_turn_that_is_now_offers_what_may_be_done_now_and_one_that_is_over_nothing(key):
    rules = KNOWN[key]
    for game in games(rules):
        for moment in game:
            state = moment.state
            for seat in rules.awaiting(state):
                if rules.its_turn(state, seat):
                    assert rules.declarable(state, seat) == rules.legal_actions(state, seat)
            if moment.before is None or not rules.its_turn(moment.before, moment.seat):
                continue
            if rules.goes_on(moment.before, state, moment.seat):
                assert rules.its_turn(state, moment.seat)
