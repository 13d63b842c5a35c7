"""A daily can be played by every party, and what it is worth can be compared."""

import pytest

from rules.core.settings import settings_of
from rules.registry import rulesets
from tests.support.playing import played

MOST_STEPS = 1500

dailies = [rules for rules in rulesets().values() if rules.daily is not None]


@pytest.mark.parametrize("rules", dailies, ids=lambda rules: rules.key)
def test_a_daily_is_open_to_every_party(rules):
    options = rules.daily
    assert isinstance(options, rules.options_type)
    assert all(each.value in each.values for each in settings_of(options))
    for seats in rules.seats:
        rules.check_options(options, seats)


@pytest.mark.parametrize("rules", dailies, ids=lambda rules: rules.key)
def test_a_daily_that_ends_has_a_score(rules):
    *_, last = played(rules, rules.daily, rules.seats[0], 3, MOST_STEPS, stance="bold")
    assert rules.outcome(last.state).score is not None
