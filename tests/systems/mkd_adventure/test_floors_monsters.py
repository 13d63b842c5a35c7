"""Monsters on floors and in split dungeons: out by the nearest way, and back by the same."""

import pytest

from rules.systems.mkd.actions import End
from rules.systems.mkd.compass import S
from rules.systems.mkd.pieces import Goal, Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.monster_ai.leaving import exits
from rules.systems.mkd_adventure.monster_ai.reinforcements import way_in
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.pieces import chest, hero, marker, monster
from tests.systems.mkd_adventure.floors import STAIRS, TWO, upper
from tests.systems.mkd_adventure.monster_turns import ENTRANCE, acts, adventure, again
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, goal, told

SEEKING = Goal(kind="seek")
STRANGE, HELP, NO_HELP = 6, 2, 1


def floor(*figures, **more):
    """An upper floor in the Monsters' part: the entrance in one chamber, the stairs in another."""
    where = two_chambers(entrance=ENTRANCE, markers=[marker("stairs", STAIRS)])
    meek = Orders(strike_back="no")
    return adventure(where, *figures, orders=meek, floor=1, floors=2, sets=(1,), **more)


@pytest.mark.rule("MA-114", "MA-172")
def test_who_seeks_help_takes_the_stairs_when_they_are_nearer():
    troll, who = monster("fen_troll", at=(7, 0), goal=SEEKING), hero("brannoc", at=(0, 0))
    play = acts(floor(troll, who), troll)
    gone = play.figure(troll.id)
    assert (gone.where, goal(play, troll), gone.gate) == ("waiting", "return", STAIRS)
    assert told(play, "went-out")[0].down


@pytest.mark.rule("MA-172")
def test_and_the_entrance_when_that_is_nearer():
    troll, who = monster("fen_troll", at=(2, 2), goal=SEEKING), hero("brannoc", at=(9, 0))
    play = acts(floor(troll, who), troll)
    gone = play.figure(troll.id)
    assert (gone.where, gone.gate) == ("waiting", None)
    assert not told(play, "went-out")[0].down


@pytest.mark.rule("MA-172")
@pytest.mark.parametrize(("start", "where"), [((3, 2), "waiting"), ((2, 2), "board")])
def test_the_stairs_take_a_monster_three_points_or_wait_for_the_next_activation(start, where):
    # Of its seven points it has three left, or two, when it stands on the stairs.
    slow, who = monster("ogre_gaoler", at=start, goal=SEEKING), hero("brannoc", at=(0, 0))
    stairs_alone = two_chambers(markers=[marker("stairs", STAIRS)])
    play = acts(floor(slow, who).with_(site=stairs_alone), slow)
    assert (play.figure(slow.id).where, at(play, slow)) == (where, STAIRS)
    if where == "board":
        assert again(play, slow).figure(slow.id).where == "waiting"


def outside(kind="ogre_gaoler", gate=STAIRS, die=1, hero_at=(0, 0), **more):
    """A Monster that went down, and what its return leads to."""
    foe = monster(kind, where="waiting", goal=Goal(kind="return"), gate=gate, **more)
    who = hero("brannoc", at=hero_at, facing=S)
    pools = Pools(tokens=(("Y", 1),), monsters=("drowned_sailor",))
    return foe, floor(foe, who, pools=pools)


@pytest.mark.rule("MA-115", "MA-172")
def test_it_comes_back_by_the_stairs_for_three_points():
    foe, situation = outside(hero_at=(0, 2))
    play = acts(situation, foe, 1, 1)
    # Of its seven points four are left: four squares towards the Hero, and no attack.
    assert at(play, foe) == (3, 2)
    assert told(play, "came-back")[0].at == "H3"


@pytest.mark.rule("MA-116", "MA-172")
def test_and_the_token_it_brings_appears_on_the_stairs():
    foe, situation = outside(hero_at=(0, 2))
    play = acts(situation, foe, 1, 4, 3, 3, 1)
    came = play.state.monsters[-1]
    assert (came.kind, came.at) == ("drowned_sailor", STAIRS)


@pytest.mark.rule("MA-115")
def test_where_somebody_stands_on_the_stairs_it_waits_below():
    foe, situation = outside(hero_at=STAIRS)
    play = acts(situation, foe)
    assert play.figure(foe.id).where == "waiting"


def test_a_rider_comes_up_where_there_is_room_for_two_squares():
    rider, situation = outside("grave_rider", rear=None)
    came = way_in(situation, rider)
    assert came is not None
    assert came.rear == STAIRS
    assert came.at in {(7, 1), (8, 2), (7, 3), (6, 2)}


@pytest.mark.rule("MA-316")
def test_monsters_leave_by_the_second_way_as_well():
    where = two_chambers(entrance=ENTRANCE, exits=[(9, 0)])
    thief = monster("ogre_gaoler", at=(9, 1), carries=(0,), goal=Goal(kind="exit"))
    held = chest(0, carrier=thief.id)
    situation = adventure(where, thief, hero("brannoc", at=(0, 0)), chests=(held,))
    assert exits(situation) == (ENTRANCE[0], (9, 0))
    play = acts(situation, thief)
    assert play.figure(thief.id).where == "gone"


def by_the_stairs(kind, downstairs="seekers", **more):
    """A floor on whose stairs' rim a Monster stands, after a Hero's activation that did nothing."""
    foe = monster(kind, at=(7, 1), **more)
    who = hero("brannoc", at=(0, 0))
    chests = tuple(chest(number, carrier=foe.id) for number in foe.carries)
    options = TWO.with_(downstairs=downstairs)
    there = upper(who, foe, options=options, active=who, chests=chests)
    return foe, do(there, End())


@pytest.mark.rule("MA-125", "MA-172")
def test_a_thief_does_not_take_its_booty_down_the_stairs():
    thief, play = by_the_stairs("ogre_gaoler", carries=(0,), goal=Goal(kind="exit"))
    # It runs past them, all the way to the entrance in the other chamber.
    assert (play.figure(thief.id).where, at(play, thief)) == ("gone", ENTRANCE[0])
    assert play.state.chest(0).gone
    assert [event.down for event in told(play, "went-out")] == [False]


@pytest.mark.rule("MA-189")
def test_who_has_no_nerve_does_not_leave_by_the_stairs():
    rats, play = by_the_stairs("cellar_rats", click=1)
    assert (play.figure(rats.id).where, at(play, rats)) == ("left", ENTRANCE[0])
    assert [event.down for event in told(play, "went-out")] == [False]


@pytest.mark.rule("MA-172", "MA-189")
def test_a_table_may_let_them_take_the_stairs():
    thief, play = by_the_stairs("ogre_gaoler", "all", carries=(0,), goal=Goal(kind="exit"))
    assert play.figure(thief.id).where == "gone"
    assert play.state.chest(0).gone
    rats, play = by_the_stairs("cellar_rats", "all", click=1)
    assert play.figure(rats.id).where == "left"
    assert told(play, "went-out")[0].down


@pytest.mark.parametrize("floor_number", [1, 2])
@pytest.mark.rule("MA-170: leave", "MA-170: come back")
def test_whoever_runs_for_help_leaves_and_is_back_in_the_next_round(floor_number):
    foe, who = monster("ogre_gaoler", at=(2, 3)), hero("brannoc", at=(9, 0))
    stairs = [marker("stairs", STAIRS)] if floor_number == 1 else []
    situation = heroes_turn(
        two_chambers(entrance=ENTRANCE, markers=stairs), who, foe, active=who,
        options=TWO, floor=floor_number, floors=2, sets=(1,), central=1,
        chests=(chest(0, quest=True, at=(9, 4)),), pools=Pools(tokens=(("Y", 1),)),
    )  # fmt: skip
    # Nobody lurks on this floor: of the three points left to it one takes it to the entrance.
    away = do(situation, End(), STRANGE, HELP).state
    assert away.figure(foe.id).where == "waiting"
    assert away.round == situation.round + 1
    # It comes in and goes for Brannoc, who is out of reach, and this time no help follows.
    play = do(away, End(), 1, NO_HELP)
    assert play.figure(foe.id).where == "board"
    assert goal(play, foe) is None
    assert told(play, "came-back")[0].at == "C5"
