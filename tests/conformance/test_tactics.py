"""What every system offers to standing orders can be done, and bad moments are called so."""

import pytest

from rules.core.standing_orders import CONDITIONS, DEEDS
from rules.registry import campaigns, rulesets
from tests.support.playing import played

GAMES = {**rulesets(), **campaigns()}
STEPS = 250


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES.keys())
def test_every_deed_can_be_done_and_fights_offer_some(rules):
    offered = set()
    for seed in range(3):
        for moment in played(rules, rules.preset, 2, seed, STEPS, stance="balanced"):
            for seat in rules.awaiting(moment.state):
                tactics = rules.tactics(moment.state, seat)
                legal = [option.action for option in rules.legal_actions(moment.state, seat)]
                assert tactics.holds <= set(CONDITIONS)
                assert set(tactics.deeds) <= set(DEEDS)
                assert all(action in legal for action in tactics.deeds.values())
                assert not {"fighting", "quiet"} <= tactics.holds
                offered |= set(tactics.deeds)
            for seat in range(1, 3):
                if seat not in rules.awaiting(moment.state):
                    assert not rules.tactics(moment.state, seat).deeds
    assert offered & {"strike_weakest", "shoot"}
