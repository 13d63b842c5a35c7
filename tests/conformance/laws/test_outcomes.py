"""A game that ends says so in a form that can be kept, with words for what it counts."""

import pytest

from bot.catalogs import all_words
from rules.registry import rulesets
from tests.support.known import told_of
from tests.support.playing import played


@pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())
def test_a_run_that_ends_says_what_it_was_worth(rules):
    """A daily has a score in the end, by which those who played it are compared."""
    options, most = rules.daily or rules.preset, told_of(rules.key).bound
    *_, last = played(rules, options, rules.seats[0], 3, most, stance="bold")
    outcome = rules.outcome(last.state)
    assert outcome is not None
    assert outcome.score is not None or rules.daily is None
    assert type(outcome).model_validate(outcome.model_dump(mode="json")) == outcome
    for name, count in outcome.tallies:
        assert count >= 0
        assert str(count) in all_words("en").phrase(f"tally-{name}", count=count).replace(",", "")
