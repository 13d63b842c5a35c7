"""Whole games by chance and by autopilot, with whoever is first under each pair of settings."""

from itertools import product

import pytest

from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.flow import is_moot
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.phases import alike, phase_of
from tests.support.chance import play_random, random_options
from tests.support.playing import played
from tests.support.soak import SOAK

PAIRS = tuple(product(("vote", "leader", "anyone"), ("seat", "any")))
STANCES = ("careful", "balanced", "bold")
KEPT, BROKEN = (5, 2) if SOAK else (1, 0)
"""Times that a decision of each kind has to be kept, and broken off, for a test to tell anything.

When more than so many were seen, a short run plays no more games.
"""
TELLING = (2, 8, 19, 53)
"""Games with what is rare, played before the others: sales that are kept, a turn broken off."""


def options_for(seed, size, pair):
    """Settings by chance, or as written, with who decides and in which order."""
    options = random_options(RULESET, seed, size) if seed % 2 else GreenDungeonOptions()
    return options.with_(decisions=pair[0], order=pair[1])


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_games_by_chance_hold_what_must_hold(pair):
    """A short run plays one game of each pair, of every other pair with settings by chance."""
    first = PAIRS.index(pair)
    for seed in range(60) if SOAK else (first,):
        size = seed % 3 + 2
        play_random(RULESET, options_for(seed, size, pair), size, seed, steps=150)


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_games_by_autopilot_end(pair):
    """A short run plays one game of each pair, and so each temper and each size twice."""
    for seed in range(6) if SOAK else (PAIRS.index(pair),):
        size = seed % 3 + 2
        options = GreenDungeonOptions(decisions=pair[0], order=pair[1])
        end = play_random(RULESET, options, size, seed, 4000, STANCES[seed % 3])
        assert end.ending in ("won", "dead")


def offers(state, seats):
    return {seat: {each.id for each in RULESET.legal_actions(state, seat)} for seat in seats}


def still_to_decide(before, after, acted):
    """The seats that were asked with the one who acted, and whose decision is still to come."""
    own = {step.seat: step for step in alike(before) if step.seat != acted}
    return tuple(
        seat
        for seat in RULESET.awaiting(before)
        if seat in own and own[seat] in after.agenda and not is_moot(after, own[seat])
    )


def test_whoever_is_not_acting_keeps_their_own_decision():
    """Of heroes asked for the same, one acts; the others are asked as before, or interrupted."""
    kept = {"magic": 0, "potion": 0, "level": 0, "pick": 0, "sell": 0}
    broken = 0
    for seed in sorted(range(150), key=lambda seed: seed not in TELLING):
        if not SOAK and min(kept.values()) > KEPT and broken > BROKEN:
            break
        before = None
        options = options_for(seed, 4, ("anyone", "any")).with_(mode="party")
        stance = STANCES[seed % 3] if seed % 2 else None
        for moment in played(RULESET, options, 4, seed, 150, stance=stance):
            state, phase = moment.state, phase_of(moment.state)
            if before is not None and phase_of(before) in kept:
                others = still_to_decide(before, state, moment.seat)
                if others and phase == phase_of(before):
                    assert set(others) <= set(RULESET.awaiting(state))
                    assert offers(state, others) == offers(before, others)
                    kept[phase] += 1
                elif others and phase == "luck":
                    assert RULESET.interrupted(state) == others
                    broken += 1
            before = state
    assert min(kept.values()) > KEPT
    assert broken > BROKEN


def test_an_interrupted_turn_goes_on_unless_the_fight_does_not():
    """Who is said to be interrupted was awaited before, and is again after the luck of another."""
    seen = 0
    for seed in range(150):
        if not SOAK and seen > KEPT:
            break
        options = GreenDungeonOptions(decisions="anyone", order="any")
        before, told, known = None, (), {}
        for moment in played(RULESET, options, 4, seed, 200):
            state = moment.state
            if told:
                fallen = {hero.seat for hero in state.heroes if not hero.alive}
                assert RULESET.awaiting(state) == told
                assert not fallen & set(told)
                assert offers(state, told).keys() == known.keys()
                seen += 1
            told = RULESET.interrupted(state)
            if told:
                assert phase_of(state) == "luck"
                known = offers(before, told)
                assert all(known.values()), "they were awaited before"
                assert not set(told) & set(RULESET.awaiting(state))
            before = state
    assert seen > KEPT
