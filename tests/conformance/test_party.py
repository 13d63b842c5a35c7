"""A system that tells its party alone tells the same as on the public board."""

import pytest

from rules.core.ruleset import AnyRuleset
from rules.registry import campaigns, rulesets
from tests.support.playing import played

KNOWN = {**rulesets(), **campaigns()}


@pytest.mark.parametrize("rules", KNOWN.values(), ids=KNOWN.keys())
def test_the_party_is_that_of_the_public_board(rules: AnyRuleset) -> None:
    vital = False
    for moment in played(rules, rules.preset, rules.seats[0], 3, 60):
        party = rules.party(moment.state)
        assert party == rules.view(moment.state, None).party
        vital = vital or any(stat.vital for line in party for stat in line.stats)
    # Where heroes are chosen first, there is nothing yet that could be lost.
    assert vital
