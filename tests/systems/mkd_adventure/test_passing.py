"""Whoever is passed through has somebody newly beside: it turns, holds and strikes (B-34, B-50)."""

import pytest

from rules.systems.mkd.actions import Answer, Attack, Begin, End, Finish, StepTo
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.pieces import Goal
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import AskSpin
from tests.systems.mkd.boards import long_hall, placed, site
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, reasons, struck, told

MISS = (1, 2)
HIT = (5, 5)
STAYS = 5
MEEK = Orders(strike_back="no", spin="yes")


@pytest.mark.rule("B-34", "MA-101", "B-50")
def test_a_monster_turns_to_who_came_through_it_and_holds_him():
    who, foe = hero("brannoc", at=(1, 1)), monster("ogre_gaoler", at=(1, 2), facing=N)
    play = do(heroes_turn(long_hall(2), who, foe), Begin(figure=who.id))
    play = do(play.state, StepTo(facing=S), *MISS)
    assert at(play, who) == (1, 3)
    assert [manner for *_, manner in struck(play)] == ["passing"]
    assert play.figure(foe.id).facing == S
    # It holds him now: the next step needs a die, and a 1 frees nobody.
    play = do(play.state, StepTo(facing=S), 1)
    assert (reasons(play), at(play, who)) == (["mkd-break-away"], (1, 3))


@pytest.mark.rule("B-34", "MA-101")
def test_a_monster_that_was_passed_need_not_pay_for_a_turn_to_strike():
    # It has 4 points, just enough for a blow at whom it looks at.
    who = hero("brannoc", at=(1, 1))
    foe = monster("iron_sentinel", at=(1, 2), facing=N, click=3)
    situation = heroes_turn(long_hall(2), who, foe, orders=MEEK)
    play = do(do(situation, Begin(figure=who.id)).state, StepTo(facing=S), *MISS)
    play = do(play.state, End(), 1, *HIT)
    assert reasons(play) == ["mkd-decision", "mkd-attack", "mkd-attack"]
    assert [manner for *_, manner in struck(play)] == ["close"]
    assert play.figure(who.id).click > who.click


@pytest.mark.rule("B-34", "B-50")
def test_a_hero_turns_to_a_monster_that_ran_through_him_and_strikes_back():
    runner = monster("ogre_gaoler", at=(2, 2), facing=E, goal=Goal(kind="seek"))
    plug = hero("brannoc", at=(4, 2), facing=N)
    where = site(*(placed(7, at=(5 * index, 0)) for index in range(4)))
    situation = heroes_turn(where, plug, runner, tokens=(token("Y", 1, at=(17, 2)),))
    # The token stays; the runner is struck in passing, and cannot break away from who has turned.
    play = do(situation, Finish(), STAYS, *MISS, 1)
    assert reasons(play)[-1] == "mkd-break-away"
    assert at(play, runner) == (5, 2)
    assert play.figure(plug.id).facing == E
    begun = do(play.state, Begin(figure=plug.id)) if not play.state.activation else play
    points = begun.state.activation.points
    play = do(begun.state, Attack(target=runner.id), *MISS)
    assert points - play.state.activation.points == 4


@pytest.mark.rule("B-34", "B-50")
def test_a_pole_arm_that_was_passed_stops_who_came_through():
    who, foe = hero("brannoc", at=(1, 1)), monster("bone_halberdier", at=(1, 2), facing=N)
    other = hero("derrik", at=(1, 9))
    situation = heroes_turn(long_hall(2), who, foe, other)
    play = do(do(situation, Begin(figure=who.id)).state, StepTo(facing=S), *MISS)
    assert (at(play, who), play.figure(foe.id).facing) == ((1, 3), S)
    assert play.figure(who.id).click == who.click + 1
    assert told(play, "stopped")
    assert who.id not in ([] if not play.state.activation else [play.state.activation.figure])


@pytest.mark.rule("B-34")
@pytest.mark.permits("B-34")
@pytest.mark.parametrize(("turns", "stopped"), [(True, True), (False, False)])
def test_a_pole_arm_strikes_as_its_hero_has_turned_or_not(turns, stopped):
    # Derrik looks at the rats; the player is asked whether he turns to the troll behind him.
    who, near = hero("derrik", at=(1, 2), facing=N, level=5), monster("cellar_rats", at=(1, 1))
    troll = monster("fen_troll", at=(1, 5), facing=N)
    situation = heroes_turn(
        long_hall(2), who, near.with_(surprised=True), troll, active=who,
        orders=Orders(spin="ask", strike_back="no"),
    )  # fmt: skip
    asked = do(situation, End(), 1)
    assert isinstance(asked.state.agenda[-1], AskSpin)
    dice = () if stopped else MISS
    play = do(asked.state, Answer(yes=turns), *dice)
    assert bool(told(play, "stopped")) is stopped
    assert play.figure(troll.id).click == int(stopped)
    assert play.figure(who.id).facing == (S if turns else N)
