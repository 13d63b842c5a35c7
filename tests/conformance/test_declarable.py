"""What may be said ahead of a turn is what can be done in it, unless things changed meanwhile."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.core.ruleset import AnyRuleset
from rules.registry import campaigns, rulesets
from tests.support.chance import random_options
from tests.support.playing import played

KNOWN = {**rulesets(), **campaigns()}
SIZE, GAMES, STEPS = 4, 6, 300
FEWEST = 20
"""Turns that have to come that could be said ahead, in all games of a system."""


def dice_things(state: Any, seat: int) -> object:
    """What a turn of 3 Dice hangs on: the hero, the monster, and whether there is a way out."""
    return state.hero(seat), state.room, state.turn, state.acting


def six_things(state: Any, seat: int) -> object:
    """What a turn of 3RD6 hangs on: all heroes, who may be healed, the foes and the bag."""
    foes = state.fight and state.fight.foes
    return state.heroes, foes, state.bag, state.room, state.turn


THINGS: dict[str, Callable[[Any, int], object]] = {
    "three-dice": dice_things,
    "third-six": six_things,
}
"""What has to stay for a turn to come as it could be said ahead."""


def inner_of(rules: AnyRuleset, state: Any) -> tuple[AnyRuleset, Any]:
    progress = getattr(rules, "progress", None)
    return (rules, state) if progress is None else (progress.inner, state.away)


def games(rules: AnyRuleset):
    for seed in range(GAMES):
        options = random_options(rules, seed, SIZE) if seed % 2 else rules.preset
        yield played(rules, options, SIZE, seed, STEPS, stance="balanced" if seed % 3 else None)


def test_games_of_single_deeds_can_be_said_ahead_and_those_of_many_steps_cannot():
    ahead = {key for key, rules in KNOWN.items() if rules.declares}
    assert ahead == {"three-dice", "third-six", "three-dice-campaign", "third-six-campaign"}


@pytest.mark.parametrize("key", [key for key, rules in KNOWN.items() if not rules.declares])
def test_elsewhere_nothing_can_be_said_ahead(key):
    rules = KNOWN[key]
    for moment in played(rules, rules.preset, 2, 1, 60, stance="balanced"):
        for seat in (1, 2):
            assert rules.declarable(moment.state, seat) == ()
            assert not rules.its_turn(moment.state, seat)
            assert not rules.goes_on(moment.state, moment.state, seat)


@pytest.mark.parametrize("key", [key for key, rules in KNOWN.items() if rules.declares])
def test_what_could_be_said_ahead_can_be_done_when_the_turn_comes(key):
    rules = KNOWN[key]
    came = unchanged = 0
    for game in games(rules):
        said: dict[int, tuple[object, tuple[Any, ...]]] = {}
        for moment in game:
            state = moment.state
            system, within = inner_of(rules, state)
            for seat in range(1, SIZE + 1):
                offered = rules.declarable(state, seat)
                ids = [option.id for option in offered]
                assert len(set(ids)) == len(ids)
                if rules.its_turn(state, seat):
                    things, before = said.pop(seat, (None, ()))
                    came += bool(before)
                    if things == THINGS[system.key](within, seat):
                        assert offered == before
                        unchanged += 1
                elif offered:
                    said[seat] = (THINGS[system.key](within, seat), offered)
                else:
                    said.pop(seat, None)
            for seat in rules.following(state):
                assert rules.declarable(state, seat)
                assert seat not in rules.awaiting(state)
    assert came >= FEWEST
    assert unchanged


@pytest.mark.parametrize("key", [key for key, rules in KNOWN.items() if rules.declares])
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
