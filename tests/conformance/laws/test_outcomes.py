"""A game that ends says so in a form that can be kept, with words for what it counts."""

import pytest

from bot.catalogs import all_words
from rules.registry import rulesets
from tests.support.known import told_of
from tests.support.playing import played
from tests.support.random_packs import takers, with_pack
from tests.support.soak import SOAK, cases

QUICK = [key for key, rules in takers().items() if SOAK or told_of(key).costly == 1]
"""Systems that are played with packs by chance as well: in a short run those that are quick."""


@pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())
def test_a_run_that_ends_says_what_it_was_worth(rules):
    """A daily has a score in the end, by which those who played it are compared."""
    outcome = ended(rules, rules.daily or rules.preset)
    scored = outcome.score is not None or rules.daily is None
    assert scored, "a game with a daily ended without a score, by which its runs are compared"


@pytest.mark.parametrize("key", [key for key in QUICK if key in rulesets()])
def test_so_does_one_with_a_pack_by_chance(key):
    rules = rulesets()[key]
    for seed in cases(1, 40):
        ended(rules, with_pack(rules, rules.preset, seed))


def ended(rules, options):
    """The outcome of a game that was played to its end."""
    most = told_of(rules.key).bound
    *_, last = played(rules, options, rules.seats[0], 3, most, stance="bold")
    outcome = rules.outcome(last.state)
    assert outcome is not None, f"after {most} actions of its autopilot the game is not over"
    again = type(outcome).model_validate(outcome.model_dump(mode="json"))
    assert again == outcome, "the outcome that was stored is read otherwise"
    for name, count in outcome.tallies:
        assert count >= 0, f"the tally {name} is {count}"
        said = all_words("en").phrase(f"tally-{name}", count=count)
        assert str(count) in said.replace(",", ""), f"tally-{name} does not say {count}: {said!r}"
    return outcome
