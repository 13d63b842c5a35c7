"""A system that tells its party, turn or region alone tells the same as on the public board."""

import pytest

from rules.core.ruleset import AnyRuleset
from tests.support.known import KNOWN
from tests.support.playing import played


@pytest.mark.parametrize("rules", KNOWN.values(), ids=KNOWN.keys())
def test_party_turn_and_region_are_those_of_the_public_board(rules: AnyRuleset) -> None:
    for moment in played(rules, rules.preset, rules.seats[0], 3, 60):
        seen = rules.view(moment.state, None)
        assert rules.party(moment.state) == seen.party
        assert rules.turn(moment.state) == seen.turn
        assert rules.region(moment.state) == seen.scene.region
