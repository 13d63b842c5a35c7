"""A system that tells its party, turn or region alone tells the same as on the public board."""

import pytest

from rules.core.model import Options
from rules.core.ruleset import AnyRuleset
from tests.support.known import PLAYED
from tests.support.playing import played
from tests.support.random_packs import takers, with_pack
from tests.support.soak import SOAK

STEPS = 60 if SOAK else 30


@pytest.mark.parametrize("rules", PLAYED.values(), ids=PLAYED.keys())
def test_party_turn_and_region_are_those_of_the_public_board(rules: AnyRuleset) -> None:
    check(rules, rules.preset)


@pytest.mark.parametrize("rules", takers().values(), ids=takers().keys())
def test_so_they_are_with_a_pack_by_chance(rules: AnyRuleset) -> None:
    check(rules, with_pack(rules, rules.preset, 3))


def check(rules: AnyRuleset, options: Options) -> None:
    for moment in played(rules, options, rules.seats[0], 3, STEPS):
        seen = rules.view(moment.state, None)
        for name, told, shown in (
            ("party", rules.party(moment.state), seen.party),
            ("turn", rules.turn(moment.state), seen.turn),
            ("region", rules.region(moment.state), seen.scene.region),
        ):
            assert told == shown, f"`{name}` says {told}, the public view {shown}"
