"""States are found by playing, and what was found is as it was wanted."""

import random

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.registry import campaigns, ruleset, rulesets
from rules.service.staging.search import LONGEST, Found, GivenUp, search
from rules.service.staging.vocabulary import situations
from rules.service.staging.wanted import Term, Wanted, wanted
from tests.support.known import differing
from tests.support.soak import SOAK

ALL_GAMES = [*rulesets(), *campaigns()]
A_LITTLE = 300
"""Actions that a sample may cost."""


def played(found: Found):
    """Return the state to which the actions of a find lead, played again from its seed."""
    rules = ruleset(found.wanted.game)
    later, dice = found.entropy(), SeededDice(found.seed)
    party = tuple(SeatInfo(seat=s, name=f"Hero {s}") for s in range(1, found.wanted.seats + 1))
    state = rules.new_game(found.options, party, dice).state
    for each in found.taken:
        done = rules.apply(state, each.seat, each.action, dice)
        state = done.state
        if any(getattr(event, "kind", "") == "campaign-came-home" for event in done.events):
            dice = SeededDice(later(32))
    return rules, state


def test_the_state_of_the_issue_is_found():
    # It was found in game 16, so that no others need be played here before.
    found = search(wanted("a fight in the delve, two heroes, one captive"), first=1 if SOAK else 16)
    rules, state = played(found)
    count = {name: each.count(state) for name, each in situations(rules).items()}
    assert count["fight"] == 1
    assert count["captive"] == 1
    assert len([line for line in rules.party(state) if line.seat]) == 2


def test_the_same_words_find_the_same_state():
    once, again = (search(wanted("three dice, a fight, level 1")) for _ in range(2))
    assert once.taken == again.taken
    assert once.words == again.words


@pytest.mark.parametrize("key", differing(ALL_GAMES))
def test_states_by_chance_are_as_they_were_wanted(key):
    dice = random.Random(f"states of {key}")
    rules, hits = ruleset(key), 0
    for _ in range(60 if SOAK else 2 if rules.long_turns else 4):
        names = dice.sample(sorted(situations(rules)), k=dice.choice([1, 1, 2]))
        terms = tuple(Term(name, dice.choice([None, None, 1])) for name in names)
        asked = Wanted(key, dice.randint(1, min(3, rules.seats[1])), terms)
        try:
            found = search(asked, budget=20_000 if SOAK else A_LITTLE // (1 + rules.long_turns))
        except RuleError:
            continue
        hits += 1
        rules, state = played(found)
        for term in terms:
            count = situations(rules)[term.name].count(state)
            assert count >= 1 if term.times is None else count == term.times, (asked, term)
    assert hits, "no state was found at all"


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_first_card_comes_after_heroes_are_ready(key):
    rules, state = played(search(wanted(f"{key}, first card")))
    assert not any(rules.ready_made(state, seat) for seat in rules.awaiting(state))


def test_choosing_heroes_is_before_that():
    rules, state = played(search(wanted("third six, choosing heroes")))
    assert all(rules.ready_made(state, seat) for seat in rules.awaiting(state))


def test_what_is_not_found_is_said_with_what_was_tried():
    with pytest.raises(RuleError) as refused:
        search(wanted("three dice, level 12"), budget=A_LITTLE)
    said = dict(refused.value.text.args)
    assert refused.value.text.key == "error-stage-not-found"
    assert said["actions"] >= A_LITTLE
    assert said["actions"] < A_LITTLE + LONGEST
    assert "level 12" in said["said"]


def test_a_search_that_nobody_waits_for_is_given_up():
    with pytest.raises(GivenUp):
        search(wanted("three dice, level 12"), stopped=lambda: True)


def test_settings_without_which_a_state_never_comes_are_set():
    found = search(wanted("three dice, a locked door"))
    assert found.options.model_dump()["locked_doors"] is True
    without = search(wanted("three dice, no locked door, a fight"))
    assert without.options.model_dump()["locked_doors"] is False


def test_a_level_is_the_one_that_was_named():
    rules, state = played(search(wanted("three dice, level 2")))
    assert rules.situations.level is not None
    assert rules.situations.level(state) == 2
