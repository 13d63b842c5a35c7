"""What a square holds: one figure, half a rider, a chest (B-06); and where there is none."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import MoveTo, Shoot, StepTo
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.menu import legal_actions
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import told

QUIET = Orders(spin="no", strike_back="no")


def refuses(situation, *squares):
    """Whether nobody may end a walk on any of the squares, and none is on offer."""
    offered = {
        option.action.to
        for option in legal_actions(situation, 1)
        if isinstance(option.action, MoveTo)
    }
    for square in squares:
        with pytest.raises(RuleError):
            carry_out(situation, 1, MoveTo(to=square), ScriptedDice())
    return not offered & set(squares)


@pytest.mark.rule("B-06: one figure")
def test_nobody_ends_a_walk_where_a_friend_or_a_foe_stands():
    who, friend = hero("brannoc", at=(2, 4), facing=N), hero("derrik", at=(1, 3), facing=N)
    foe = monster("cellar_rats", at=(4, 2), facing=N)
    situation = heroes_turn(open_chamber(), who, friend, foe, active=who, orders=QUIET)
    assert refuses(situation, friend.at, foe.at)
    assert do(situation, MoveTo(to=(1, 2))).figure(who.id).at == (1, 2)


@pytest.mark.rule("B-06: rider")
def test_a_rider_takes_up_both_of_its_squares():
    who = hero("brannoc", at=(0, 4), facing=N)
    rider = monster("grave_rider", at=(2, 1), facing=N, rear=(2, 2))
    situation = heroes_turn(open_chamber(), who, rider, active=who, orders=QUIET)
    assert refuses(situation, (2, 1), (2, 2))


@pytest.mark.rule("B-06: chest")
def test_a_chest_on_the_floor_fills_its_square_and_is_walked_around():
    who = hero("brannoc", at=(2, 1), facing=S)
    boxes = tuple(chest(number, at=(number + 1, 2)) for number in range(3))
    situation = heroes_turn(open_chamber(), who, active=who, chests=boxes)
    assert refuses(situation, (1, 2), (2, 2), (3, 2))
    with pytest.raises(RuleError):
        carry_out(situation, 1, StepTo(facing=S), ScriptedDice())
    # Two steps straight on, were they not there; round them it is four.
    play = do(situation, MoveTo(to=(2, 3)))
    assert play.state.activation.points == situation.activation.points - 4
    # A chest that somebody carries fills nothing.
    carried = situation.with_(
        chests=tuple(box.with_(at=None, carrier=who.id) for box in boxes),
    )
    assert do(carried, MoveTo(to=(2, 2))).figure(who.id).at == (2, 2)


@pytest.mark.rule("B-06: chest")
def test_who_flies_crosses_chests_but_stops_on_none():
    who = hero("maelle", at=(2, 1), facing=S)
    boxes = tuple(chest(number, at=(number, 2)) for number in range(5))
    situation = heroes_turn(open_chamber(), who, active=who, chests=boxes)
    assert refuses(situation, (2, 2))
    play = do(situation, MoveTo(to=(2, 3)))
    assert play.figure(who.id).at == (2, 3)
    assert play.state.activation.points == situation.activation.points - 2


@pytest.mark.rule("B-06: shots")
@pytest.mark.permits("B-06: shots")
def test_a_chest_neither_stops_a_shot_nor_covers_its_target():
    archer = hero("liriel", at=(2, 0), facing=S)
    ogre = monster("ogre_gaoler", at=(2, 4), facing=N)
    situation = heroes_turn(
        open_chamber(), archer, ogre, active=archer, chests=(chest(0, at=(2, 2)),), orders=QUIET
    )
    play = do(situation, Shoot(target=ogre.id), 3, 3)
    # 6 and 9 reach its 15, which cover would have made 16.
    assert told(play, "hit")[0].defense == 15
    between = situation.with_(figures=(*situation.figures, hero("derrik", at=(2, 2), facing=E)))
    with pytest.raises(RuleError):
        carry_out(between, 1, Shoot(target=ogre.id), ScriptedDice())


@pytest.mark.rule("MA-028")
def test_an_entryway_that_joins_nothing_leads_nowhere():
    who = hero("brannoc", at=(4, 2), facing=E)
    situation = heroes_turn(open_chamber(), who, active=who)
    with pytest.raises(RuleError):
        carry_out(situation, 1, StepTo(facing=E), ScriptedDice())
    assert refuses(situation, (5, 2), (6, 2))


@pytest.mark.rule("B-30")
def test_each_walk_is_told_by_its_own_steps():
    who = hero("brannoc", at=(0, 0), facing=E)
    first = do(heroes_turn(open_chamber(), who, active=who), MoveTo(to=(3, 0)))
    second = do(first.state, MoveTo(to=(4, 1)))
    assert [told(play, "walked")[0].squares for play in (first, second)] == [3, 1]
    assert second.state.trail == ((4, 1),)
