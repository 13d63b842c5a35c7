"""Levitation and Confusion in whole turns: where whoever is carried off comes down."""

import pytest

from rules.systems.mkd.actions import End, Shoot, UseAbility
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.state import Orders
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import chest, hero, marker, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, told

GOES_FOR_FIRST, USES = 1, 1
NORTH, SOUTH, EAST, WEST, STAYS, TO_A_HERO = 1, 2, 3, 4, 5, 6
"""The die of a token's move."""
HITS = (4, 4)
ASIDE = (9, 4)
"""Where a friend stands, so that the adventure goes on."""


def lifted(where, *way, at=(2, 2)):
    """Pell carried off in the Monsters' turn by an ogre beside her that can levitate."""
    foe = gifted(monster("ogre_gaoler", at=(at[0], at[1] + 1), facing=N), "magic_levitation")
    pell, friend = hero("pell", at=at, facing=S), hero("derrik", at=ASIDE)
    situation = heroes_turn(where, pell, friend, foe, served=(friend.id,), active=pell)
    return pell, do(situation, End(), GOES_FOR_FIRST, USES, *way)


@pytest.mark.rule("MA-183: die")
@joined(("die", "comes_down"), [(NORTH, (2, 0)), (SOUTH, (2, 4)), (EAST, (9, 2)), (WEST, (0, 2))])
def test_whoever_is_lifted_goes_as_far_as_can_be_the_way_of_the_die(die, comes_down):
    pell, play = lifted(two_chambers(), die)
    assert at(play, pell) == comes_down
    assert play.figure(pell.id).where == "board"


@pytest.mark.rule("MA-183: again")
def test_fives_and_sixes_are_thrown_again():
    pell, play = lifted(two_chambers(), STAYS, TO_A_HERO, STAYS, WEST)
    assert at(play, pell) == (0, 2)


@pytest.mark.rule("MA-183: next tile")
def test_only_the_tile_that_adjoins_there_is_gone_to_and_none_is_on_the_other_sides():
    # North of the chamber is nothing, and its own northern row is taken up; the next tile is east.
    pillars = [marker("pillar", (x, 0)) for x in range(5)]
    pell, play = lifted(two_chambers(markers=pillars), NORTH, at=(4, 2))
    assert at(play, pell) == (4, 1)
    pell, play = lifted(two_chambers(), EAST, at=(4, 2))
    assert at(play, pell) == (9, 2)


@pytest.mark.rule("MA-183: ten squares")
def test_ten_squares_and_no_more():
    # A wall of pillars makes it four squares to the gap; six more end short of the far side.
    pillars = [marker("pillar", (1, y)) for y in range(4)]
    pell, play = lifted(two_chambers(markers=pillars), EAST, at=(0, 0))
    assert at(play, pell) == (6, 1)


@pytest.mark.rule("MA-184: entrance")
@joined(
    ("entrance", "die"),
    [(((2, 0), N), NORTH), (((2, 4), S), SOUTH), (((0, 2), W), WEST)],
)
def test_the_way_that_the_entrance_lies_leads_out(entrance, die):
    pell, play = lifted(two_chambers(entrance=entrance), die)
    assert play.figure(pell.id).where == "left"
    assert told(play, "forced-out")


@pytest.mark.rule("MA-184: entrance")
@joined("die", [NORTH, EAST, WEST])
def test_no_other_way_leads_out_however_near_the_entrance_is(die):
    pell, play = lifted(two_chambers(entrance=((2, 4), S)), die, at=(2, 3))
    assert play.figure(pell.id).where == "board"
    assert not told(play, "forced-out")


@pytest.mark.rule("MA-184: entrance")
def test_an_entrance_of_another_tile_is_not_gone_out_by():
    pell, play = lifted(two_chambers(entrance=((9, 2), E)), EAST)
    assert at(play, pell) == (9, 2)


@pytest.mark.rule("MA-184: entrance")
def test_an_entrance_past_the_reach_of_ten_squares_is_not_gone_out_by():
    wall = [marker("pillar", (x, 1)) for x in range(3)]
    wall += [marker("pillar", (x, 3)) for x in range(2, 5)]
    # From the corner it is ten squares to the doorway: one point too many.
    where = two_chambers(entrance=((2, 4), S), markers=wall)
    pell, play = lifted(where, SOUTH, at=(0, 0))
    assert play.figure(pell.id).where == "board"


@pytest.mark.rule("MA-184: for good")
def test_who_was_lifted_out_has_no_further_activation_and_never_comes_back():
    pell, play = lifted(two_chambers(entrance=((2, 4), S)), SOUTH)
    friend = next(each for each in play.state.heroes if each.id != pell.id)
    # In the next round the friend alone is left to act, and begins by himself.
    assert play.state.round == 4
    assert play.state.activation.figure == friend.id
    assert play.state.ending == ""


def confused(*friends, die=NORTH):
    """A troll that Vashti has confused without a word about where to."""
    mage = hero("vashti", at=(2, 4), facing=N)
    troll = monster("fen_troll", at=(2, 2), facing=S)
    orders = Orders(spin="no")
    situation = heroes_turn(open_chamber(), mage, troll, *friends, active=mage, orders=orders)
    play = do(situation, Shoot(target=troll.id, using="magic_confusion"), *HITS, die)
    return at(play, troll)


def test_the_confused_stay_away_from_friends_of_whoever_did_it():
    assert confused() == (2, 0)
    assert confused(hero("derrik", at=(3, 0), facing=N)) == (1, 0)


def test_the_confused_come_beside_them_where_there_is_no_other_square():
    friends = [hero("derrik", at=at, facing=N) for at in [(1, 1), (3, 1), (1, 3), (3, 3)]]
    assert confused(*friends) == (2, 0)


def test_the_confused_stay_away_from_both_squares_of_a_rider():
    witch = monster("mirror_witch", at=(2, 4), facing=N)
    rider = monster("grave_rider", at=(4, 0), facing=N, rear=(4, 1))
    garm = hero("garm", at=(2, 2), facing=S)
    situation = heroes_turn(open_chamber(), garm, witch, rider, active=garm)
    play = do(situation, End(), 1, GOES_FOR_FIRST, USES, *HITS, EAST, 6, 6)
    assert at(play, garm) == (4, 3)


@pytest.mark.rule("B-90", "MA-184: entrance")
def test_the_gold_of_a_thief_who_is_lifted_out_is_lost():
    mage, friend = gifted(hero("vashti", at=(1, 2)), "magic_levitation"), hero("pell", at=(9, 4))
    thief = monster("gutterkin_sneak", at=(2, 2), carries=(0,))
    box = chest(0, "c10", carrier=thief.id)
    where = two_chambers(entrance=((2, 4), S))
    start = heroes_turn(where, mage, friend, thief, active=mage, chests=(box,))
    lifted = do(start, UseAbility(ability="magic_levitation", target=thief.id, to=(2, 5)))
    assert lifted.figure(thief.id).where == "left"
    assert lifted.state.gold == 0
