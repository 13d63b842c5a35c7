"""A daily can be played by every party; `laws/test_outcomes.py` plays it to its score."""

import pytest

from rules.core.settings import settings_of
from rules.registry import rulesets

dailies = [rules for rules in rulesets().values() if rules.daily is not None]


@pytest.mark.parametrize("rules", dailies, ids=lambda rules: rules.key)
def test_a_daily_is_open_to_every_party(rules):
    options = rules.daily
    assert isinstance(options, rules.options_type)
    assert all(each.value in each.values for each in settings_of(options))
    for seats in rules.seats:
        rules.check_options(options, seats)
