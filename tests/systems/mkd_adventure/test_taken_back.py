"""Steps that are taken back: all is as it was before them, and what was felt is not undone."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import Spin, StepTo, Undo, UseAbility
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn


def after(situation, *actions):
    """A situation after some actions for which nobody rolls."""
    for action in actions:
        situation = do(situation, action).state
    return situation


def alone(**more):
    """Hask, active in a bare chamber, who looks north."""
    who = hero("hask", at=(2, 2), facing=N, **more)
    return who, heroes_turn(open_chamber(), who, active=who, points=7)


@pytest.mark.rule("B-33")
def test_a_step_taken_back_leaves_no_free_turn_behind():
    who, start = alone()
    back = after(start, StepTo(facing=E), Undo())
    assert back == start
    turned = after(back, Spin(facing=S))
    assert (turned.figure(who.id).facing, turned.activation.points) == (S, 6)


@pytest.mark.rule("B-33")
def test_of_two_steps_the_second_is_taken_back_to_the_free_turn_after_the_first():
    _, start = alone()
    back = after(start, StepTo(facing=E), StepTo(facing=E), Undo())
    assert after(back, Spin(facing=W)).activation.points == back.activation.points == 6


@pytest.mark.rule("B-30")
def test_who_took_all_steps_back_may_begin_with_what_takes_the_whole_activation():
    who, start = alone()
    quick = start.with_(figures=(gifted(who, "quickness"),))
    back = after(quick, StepTo(facing=E), StepTo(facing=S), Undo(), Undo())
    assert after(back, UseAbility(ability="quickness")).activation.points == 11
    # A turn in place stays: it was no step.
    turned = after(quick, Spin(facing=S), StepTo(facing=E), Undo())
    assert turned.activation.points == 6
    with pytest.raises(RuleError):
        carry_out(turned, 1, UseAbility(ability="quickness"), ScriptedDice())


@pytest.mark.rule("B-30")
def test_a_step_that_rammed_somebody_is_not_taken_back():
    foe = monster("fen_troll", at=(2, 0), facing=S)
    who = gifted(hero("hask", at=(2, 2), facing=N), "ram")
    # The troll looks his way already: nobody turns, and no die is thrown.
    rammed = after(heroes_turn(open_chamber(), who, foe, active=who), StepTo(facing=N))
    assert rammed.figure(foe.id).click == 1
    with pytest.raises(RuleError):
        carry_out(rammed, 1, Undo(), ScriptedDice())
