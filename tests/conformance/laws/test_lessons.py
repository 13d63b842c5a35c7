"""What a system teaches newcomers: of actions that it has, in one short line each."""

import pytest

from bot.catalogs import all_words
from rules.core.campaign import adapters
from rules.core.dice import SeededDice
from rules.registry import rulesets
from tests.support.chance import random_options
from tests.support.fitting import fits
from tests.support.playing import party
from tests.support.soak import cases

LONGEST, STEPS = 125, 40
every_system = pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())


@every_system
def test_lessons_are_of_actions_and_short(rules):
    if rules.lesson_of:
        strange = set(rules.lesson_of) - set(adapters.kinds_of(rules.actions))
        assert not strange, f"`lesson_of` explains {strange}, which are no actions of the game"
    for sentence in ("lesson-vote", *rules.lesson_of.values()):
        fits(all_words("en").phrase(sentence), LONGEST, sentence, least=21)


@every_system
def test_a_tutorial_teaches_actions_of_its_game(rules):
    """Besides actions it may explain how somebody stands, such as "is-hurt"."""
    lessons = rules.tutorial.lessons if rules.tutorial else ()
    asks = {kind for each in lessons for kind in each.asks if not kind.startswith("is-")}
    strange = asks - adapters.kinds_of(rules.actions)
    assert not strange, f"the tutorial explains {strange}, which are no actions of the game"


@every_system
@pytest.mark.parametrize("seed", cases(2, 3))
def test_whoever_is_awaited_is_taught_what_is_asked(rules, seed):
    """Every lesson is of something offered; who is not awaited is taught nothing."""
    seats = party(min(seed + 1, rules.seats[1]))
    dice = SeededDice(bytes([seed, 7]))
    state = rules.new_game(random_options(rules, seed, len(seats)), seats, dice).state
    taught = set()
    for _ in range(STEPS):
        awaited = rules.awaiting(state)
        if not awaited:
            break
        for seat in (each.seat for each in seats):
            lessons = rules.lessons(state, seat)
            assert len(set(lessons)) == len(lessons), f"seat {seat} is taught twice: {lessons}"
            asked = not lessons or seat in awaited
            assert asked, f"seat {seat} is not awaited, but taught {lessons}"
            taught.update(lessons)
        state = rules.apply(
            state, awaited[0], rules.autopilot(state, awaited[0], "bold"), dice
        ).state
    told = f"`lesson_of` has {len(rules.lesson_of)} sentences, and games of it taught {taught}"
    assert bool(taught - {"lesson-vote"}) is bool(rules.lesson_of), told
