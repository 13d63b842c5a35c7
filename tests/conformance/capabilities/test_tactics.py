"""What a system offers to standing orders can be done, and bad moments are called so."""

import pytest

from rules.core.standing_orders import CONDITIONS, DEEDS
from tests.support.known import KNOWN, seats_near, those_that
from tests.support.playing import played

STEPS = 250


@pytest.mark.parametrize("key", those_that("tactics"))
def test_every_deed_can_be_done_and_some_are_offered(key):
    rules, offered = KNOWN[key], set()
    size = seats_near(rules, 2)
    for seed in range(3):
        for moment in played(rules, rules.preset, size, seed, STEPS, stance="balanced"):
            for seat in rules.awaiting(moment.state):
                tactics = rules.tactics(moment.state, seat)
                legal = [option.action for option in rules.legal_actions(moment.state, seat)]
                assert tactics.holds <= set(CONDITIONS)
                assert set(tactics.deeds) <= set(DEEDS)
                assert all(action in legal for action in tactics.deeds.values())
                assert not {"fighting", "quiet"} <= tactics.holds
                offered |= set(tactics.deeds)
            for seat in range(1, size + 1):
                if seat not in rules.awaiting(moment.state):
                    assert not rules.tactics(moment.state, seat).deeds
    assert offered
