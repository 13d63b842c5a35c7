"""What every system owes the hall: a daily that can be played, and words for what runs count."""

import pytest

from bot.catalogs import all_words
from rules.core.settings import settings_of
from rules.registry import rulesets
from tests.support.playing import played

MOST_STEPS = 1500

every_system = pytest.mark.parametrize("rules", rulesets().values(), ids=rulesets().keys())
dailies = [rules for rules in rulesets().values() if rules.daily is not None]


def test_some_system_has_a_daily():
    assert dailies


@pytest.mark.parametrize("rules", dailies, ids=lambda rules: rules.key)
def test_a_daily_is_open_to_every_party(rules):
    options = rules.daily
    assert isinstance(options, rules.options_type)
    assert all(each.value in each.values for each in settings_of(options))
    for seats in rules.seats:
        rules.check_options(options, seats)


@every_system
def test_a_run_that_ends_says_what_it_was_worth(rules):
    options = rules.daily or rules.preset
    *_, last = played(rules, options, rules.seats[0], 3, MOST_STEPS, stance="bold")
    outcome = rules.outcome(last.state)
    assert outcome is not None
    assert type(outcome).model_validate(outcome.model_dump(mode="json")) == outcome
    assert outcome.score is not None
    for name, count in outcome.tallies:
        assert count >= 0
        assert str(count) in all_words("en").phrase(f"tally-{name}", count=count).replace(",", "")
