"""Command: two more speed for friends in the commander's tile or beside (MA-194)."""

import pytest

from rules.systems.mkd.actions import Begin, End
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import long_hall, two_chambers
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.offered import offers
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, struck, told

FIRST_OF_TWO, GOES_FOR_FIRST = 1, 1
HESITATES = (6, 6)
MISS = (1, 2)
BRANNOCS = 8
"""His speed at level 1."""


def begun_beside(*others, at=(0, 0)):
    """The speed points of Brannoc's activation as it begins, in the western of two chambers."""
    who = hero("brannoc", at=at)
    situation = heroes_turn(two_chambers(), who, *others, order=(1,))
    return do(situation, Begin(figure=who.id)).state.activation.points


@pytest.mark.rule("MA-194: same tile")
def test_a_commander_in_the_tile_gives_two_more_speed():
    assert begun_beside(hero("derrik", at=(4, 4))) == BRANNOCS
    assert begun_beside(hero("ondine", at=(4, 4))) == BRANNOCS + 2
    # Of another team she is a friend all the same.
    assert begun_beside(hero("ondine", at=(4, 4), seat=2)) == BRANNOCS + 2


@pytest.mark.rule("MA-194: same tile")
def test_two_commanders_give_no_more_than_one():
    others = [hero("ondine", at=(4, 4)), hero("ondine", at=(4, 0))]
    assert begun_beside(*others) == BRANNOCS + 2


@pytest.mark.rule("MA-194: beside")
def test_a_commander_of_the_next_tile_must_stand_beside():
    assert begun_beside(hero("ondine", at=(5, 2)), at=(4, 2)) == BRANNOCS + 2
    assert begun_beside(hero("ondine", at=(6, 2)), at=(4, 2)) == BRANNOCS


@pytest.mark.rule("MA-194: same tile")
def test_a_commander_is_no_friend_of_the_other_side_nor_its_own():
    assert begun_beside(monster("gutterkin_warboss", at=(4, 4))) == BRANNOCS
    ondine = hero("ondine", at=(0, 0))
    situation = heroes_turn(two_chambers(), ondine, hero("derrik", at=(4, 4)))
    assert do(situation, Begin(figure=ondine.id)).state.activation.points == 8


@pytest.mark.rule("MA-194: same tile")
@pytest.mark.parametrize(("boss_at", "reaches"), [((0, 0), True), ((0, 9), False)])
def test_a_commanded_monster_reaches_who_is_out_of_reach_for_it_alone(boss_at, reaches):
    # Five points carry it three steps, two short of an attack; with seven it strikes.
    who = hero("brannoc", at=(2, 4), facing=N)
    foe, boss = monster("bone_shambler", at=(2, 0), facing=S), monster("gutterkin_warboss", boss_at)
    situation = heroes_turn(
        long_hall(), who, foe, boss, active=who, orders=Orders(strike_back="no", spin="no")
    )
    blows = MISS if reaches else ()
    play = do(situation, End(), FIRST_OF_TWO, GOES_FOR_FIRST, *blows, *HESITATES)
    assert at(play, foe) == (2, 3)
    assert bool(struck(play)) is reaches
    assert told(play, "hesitated")


@pytest.mark.rule("MA-194: nerve")
@pytest.mark.parametrize(("boss_at", "click"), [((4, 4), 5), ((9, 4), 6)])
def test_in_the_monsters_turn_it_finds_its_nerve_again_beside_its_commander(boss_at, click):
    who = hero("brannoc", at=(9, 0))
    foe = monster("ogre_gaoler", at=(0, 0), click=6)
    boss = monster("gutterkin_warboss", at=boss_at)
    situation = heroes_turn(two_chambers(), who, foe, boss, active=who)
    faces = (FIRST_OF_TWO, *HESITATES, *HESITATES) if click == 5 else (FIRST_OF_TWO, *HESITATES)
    play = do(situation, End(), *faces)
    assert play.figure(foe.id).click == click
    assert bool(told(play, "fled")) is (click == 6)


@pytest.mark.rule("MA-194: nerve")
@pytest.mark.permits("MA-194: nerve")
@pytest.mark.parametrize(("ondine_at", "brave"), [((4, 4), True), ((9, 4), False)])
def test_a_player_brings_who_lost_their_nerve_to_a_commander(ondine_at, brave):
    # Rats whom a Hero has summoned, on the click on which they lose their nerve.
    rats = monster("cellar_rats", at=(0, 0), click=1, facing=S).with_(side="hero", seat=1)
    foe = monster("ogre_gaoler", at=(0, 1), facing=S, surprised=True)
    situation = heroes_turn(two_chambers(), rats, hero("ondine", at=ondine_at), foe)
    begun = do(situation, f"begin-{rats.id}")
    assert begun.figure(rats.id).click == (0 if brave else 1)
    assert (f"hit-{foe.id}" in offers(RULESET, begun.state)) is brave
    if brave:
        assert struck(do(begun.state, f"hit-{foe.id}", *MISS))


def marched(*others, at=(0, 0)):
    """The speed points of Pell's activation, at a slow click, in the western of two chambers."""
    who = hero("pell", at=at, click=7)
    situation = heroes_turn(two_chambers(), who, *others, order=(1,))
    return do(situation, Begin(figure=who.id)).state.activation.points


@pytest.mark.rule("MA-055", "B-22")
def test_who_begins_beside_a_marcher_of_his_tile_is_as_fast_as_he():
    alone, rurik = marched(hero("derrik", at=(4, 4))), hero("rurik", at=(4, 4), level=5)
    assert alone < 8
    assert marched(rurik) == 8
    # One of the next tile leads nobody here, and a Monster none of its enemies.
    assert marched(rurik.with_(at=(9, 4))) == alone
    assert marched(gifted(monster("grave_hound", at=(4, 4)), "force_march")) == alone
