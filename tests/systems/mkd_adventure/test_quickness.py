"""Quickness of Heroes: four more points in an activation of nothing but moving (MA-180)."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import (
    Attack,
    Check,
    CloseDoor,
    End,
    GiveOrders,
    GiveUp,
    Leave,
    MoveTo,
    OpenDoor,
    StepTo,
    Take,
    UseAbility,
    UseItem,
)
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.state import Orders
from rules.systems.mkd.turns import STILL_DONE
from rules.systems.mkd_adventure.menu import legal_actions
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import chest, door, hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import told

HURRY = UseAbility(ability="quickness")
SPEED = 8
"""Brannoc's, at level 1."""


def swift(*figures, at=(2, 2), **more):
    """Brannoc, who can be quick, in the western of two chambers with a closed door between."""
    who = gifted(hero("brannoc", at=at, facing=E), "quickness")
    fields = {"orders": Orders(strike_back="no", spin="no"), **more}
    where = two_chambers(doors=[door((4, 2), trap="spent")], entrance=((0, 2), W))
    return who, heroes_turn(where, who, *figures, active=who, **fields)


def refused(state, action):
    """The end of the key of a refusal."""
    with pytest.raises(RuleError) as error:
        carry_out(state, 1, action, ScriptedDice())
    return error.value.text.key.removeprefix("mkd-refused-")


def kinds(state):
    """The kinds of actions on offer."""
    return {type(option.action) for option in legal_actions(state, 1)}


@pytest.mark.rule("MA-180: four more")
@pytest.mark.permits("MA-180: four more")
def test_a_quick_hero_has_four_points_more_once():
    _, situation = swift()
    assert "hurry" in {option.id for option in legal_actions(situation, 1)}
    play = do(situation, HURRY)
    assert play.state.activation.points == SPEED + 4
    assert told(play, "hurried")
    assert refused(play.state, HURRY) == "fight-quick"
    assert "hurry" not in {option.id for option in legal_actions(play.state, 1)}


@pytest.mark.rule("MA-180: four more")
def test_boots_make_quick_and_for_one_activation():
    who = hero("brannoc", at=(2, 2), facing=E, carries=(0,))
    boots = chest(0, "c21", carrier=who.id, opened=True)
    situation = heroes_turn(two_chambers(), who, active=who, chests=(boots,))
    assert refused(situation, HURRY) == "fight-ability"
    quick = do(do(situation, UseItem(chest=0)).state, HURRY).state
    # The boots themselves are worth two points.
    assert quick.activation.points == SPEED + 2 + 4
    later = do(quick, End()).state
    assert (later.activation.points, later.activation.quick) == (SPEED, False)


@pytest.mark.rule("MA-180: moving and doors")
@pytest.mark.permits("MA-180: moving and doors")
def test_a_quick_hero_moves_and_minds_doors():
    who, situation = swift(at=(4, 2))
    quick = do(situation, HURRY).state
    opened = do(quick, OpenDoor(door=0)).state
    through = do(opened, MoveTo(to=(6, 2))).state
    assert through.figure(who.id).at == (6, 2)
    back = do(through, MoveTo(to=(5, 2))).state
    shut = do(back, CloseDoor(door=0)).state
    assert shut.site.doors[0].closed
    assert shut.activation.points == SPEED + 4 - 2 - 2 - 1 - 1


@pytest.mark.rule("MA-180: moving and doors")
def test_a_quick_hero_does_nothing_else():
    box, shut = chest(0, at=(3, 1), opened=True), chest(1, at=(2, 1), facing=S)
    foe = monster("cellar_rats", at=(3, 2), facing=N)
    _, situation = swift(foe, chests=(box, shut))
    assert {Attack, Take, Check} <= kinds(situation)
    quick = do(situation, HURRY).state
    for action in (Attack(target=foe.id), Take(chest=0), Check(chest=1)):
        assert refused(quick, action) == "fight-quick"
    assert kinds(quick) <= {*STILL_DONE, GiveOrders, GiveUp}


@pytest.mark.rule("MA-180: moving and doors")
def test_who_has_done_anything_is_not_quick_any_more():
    _, situation = swift()
    assert refused(do(situation, StepTo(facing=N)).state, HURRY) == "fight-started"


@pytest.mark.rule("MA-180: moving and doors")
def test_a_quick_hero_may_be_out_of_the_dungeon_in_no_time():
    who, situation = swift(hero("derrik", at=(0, 0)), at=(2, 2))
    out = do(do(do(situation, HURRY).state, MoveTo(to=(0, 2))).state, Leave())
    assert out.figure(who.id).where == "left"
