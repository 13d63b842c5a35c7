"""Whose team comes next, as far as a round's order is certain."""

import pytest

from rules.systems.mkd.actions import Answer, End, Finish
from rules.systems.mkd_adventure import RULESET
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_adventure.rounds import begun, do, heroes_turn


def three_teams():
    return [
        hero("brannoc", at=(0, 0)),
        hero("derrik", at=(4, 4), seat=2),
        hero("ondine", at=(4, 0), seat=3),
    ]


@pytest.mark.rule("MA-053")
def test_the_teams_after_the_one_that_acts_come_in_their_order():
    situation = heroes_turn(open_chamber(), *three_teams())
    assert RULESET.following(situation) == (2, 3)
    second = do(situation, Finish()).state
    assert second.acting == 2
    assert RULESET.following(second) == (3,)
    third = do(second, End(), seat=2).state
    assert RULESET.following(third) == ()


@pytest.mark.rule("MA-054")
def test_nobody_knows_who_is_next_while_a_commander_is_asked():
    asked = begun(heroes_turn(open_chamber(), *three_teams())).state
    assert RULESET.awaiting(asked) == (3,)
    assert RULESET.following(asked) == ()
    first = do(asked, Answer(yes=True), seat=3).state
    assert (first.acting, RULESET.following(first)) == (3, (1, 2))


@pytest.mark.rule("MA-055")
def test_a_team_without_anybody_left_is_passed_over():
    one, two, three = three_teams()
    gone = heroes_turn(open_chamber(), one, two.with_(where="left"), three)
    assert RULESET.following(gone) == (3,)
    served = heroes_turn(open_chamber(), one, two, three, served=(two.id,))
    assert RULESET.following(served) == (3,)


@pytest.mark.rule("MA-051")
def test_in_the_monsters_part_nobody_has_a_turn_to_wait_for():
    foe = monster("ogre_gaoler", at=(2, 2))
    monsters = heroes_turn(open_chamber(), *three_teams(), foe, part="monsters", acting=None)
    assert RULESET.following(monsters) == ()
