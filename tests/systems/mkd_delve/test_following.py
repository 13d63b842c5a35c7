"""Whose team comes next in a delve, as far as a round's order is certain."""

import pytest

from rules.systems.mkd.actions import Begin, End, Finish
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.options import DelveOptions
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import hero
from tests.systems.mkd_delve.delves import act, delve, do


@pytest.mark.rule("RG-120")
def test_teams_come_in_the_order_of_the_round():
    heroes = [
        hero("brannoc", at=(0, 0)),
        hero("derrik", at=(4, 4), seat=2),
        hero("ondine", at=(4, 0), seat=3),
    ]
    order = {"part": "heroes", "acting": 3, "order": (3, 1, 2), "round": 2}
    situation = delve(open_chamber(), *heroes, **order)
    assert RULESET.following(situation) == (1, 2)
    after = do(situation, Finish(), seat=3).state
    assert (RULESET.awaiting(after), RULESET.following(after)) == ((1,), (2,))


@pytest.mark.rule("RG-120")
@pytest.mark.permits("RG-120")
def test_in_any_order_each_hero_has_one_activation():
    one, two = hero("brannoc", at=(0, 0)), hero("derrik", at=(4, 4), seat=2)
    order = {"part": "heroes", "acting": 1, "order": (1, 2), "round": 2}
    options = RULESET.by_post(DelveOptions())
    situation = delve(open_chamber(), one, two, options=options, **order)
    assert (RULESET.awaiting(situation), RULESET.following(situation)) == ((1, 2), ())
    middle = act(situation, Begin(figure=two.id), seat=2).state
    assert (RULESET.awaiting(middle), RULESET.interrupted(middle)) == ((2,), (1,))
    after = act(middle, End(), seat=2).state
    assert (RULESET.awaiting(after), after.served) == ((1,), (two.id,))
    assert after.activation.figure == one.id
    assert act(after, End()).state.round == 3
