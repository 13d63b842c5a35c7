"""Moving others by magic: Levitation and Confusion."""

import pytest

from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.fights.forced_moves import (
    can_levitate,
    confused_to,
    levitate,
    lifted_to,
)
from rules.systems.mkd.verbs.offers import specials
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.fighting import gifted, lost, run, shoot, told
from tests.systems.mkd.pieces import chest, door, hero, monster, token
from tests.systems.mkd.tables import play, room, state


@pytest.mark.rule("B-48")
def test_levitation_carries_over_figures_and_out_of_holds():
    mage = gifted(hero("vashti", at=(0, 2)), "magic_levitation")
    friend = hero("pell", at=(1, 2))
    wall = [monster("iron_sentinel", at=(2, y), facing=6) for y in range(5)]
    there = room(mage, friend, *wall, active=mage)
    assert can_levitate(there, mage, friend, (4, 2)) is None
    table = play(there)
    levitate(table, mage.id, friend.id, (4, 2))
    run(table)
    assert table.figure(friend.id).at == (4, 2)
    assert table.dice.rolls == ()
    assert friend.id in table.state.served
    assert table.state.activation is None


def test_levitation_has_its_conditions():
    mage = gifted(hero("vashti", at=(0, 2)), "magic_levitation")
    friend, far = hero("pell", at=(1, 2)), hero("brannoc", at=(3, 2))
    rider = monster("grave_rider", at=(0, 1), facing=N)
    there = state(two_chambers(doors=[door((4, 2))]), mage, friend, far, rider, active=mage)
    assert can_levitate(there, mage, far) == "fight-apart"
    assert can_levitate(there, mage, rider) == "fight-mounted"
    assert can_levitate(there, mage, gifted(friend, "magic_immunity")) == "fight-immune"
    assert can_levitate(there, mage, friend, (3, 2)) == "fight-no-landing"
    assert can_levitate(there, mage, friend, (5, 2)) == "fight-no-landing"
    assert can_levitate(there, mage, friend, (4, 2)) is None
    assert can_levitate(there, mage, friend.with_(where="left")) == "fight-away"


def test_each_square_that_one_can_be_lifted_to_is_offered():
    mage = gifted(hero("vashti", at=(0, 2)), "magic_levitation")
    friend, far = hero("pell", at=(1, 2)), hero("brannoc", at=(3, 2))
    there = room(mage, friend, far, active=mage)
    lifts = [each for each in specials(there) if each.word == "lift"]
    assert {each.action.target for each in lifts} == {friend.id}
    assert {each.action.to for each in lifts} == lifted_to(there, friend)


def test_levitation_turns_tokens_over():
    mage = gifted(hero("vashti", at=(3, 2)), "magic_levitation")
    friend = hero("pell", at=(4, 2), level=1)
    there = state(two_chambers(), mage, friend, active=mage, tokens=(token(at=(9, 4)),))
    table = play(there)
    levitate(table, mage.id, friend.id, (6, 2))
    assert run(table).state.agenda[-1].kind == "reveal"


@pytest.mark.rule("MA-182", "MA-183")
def test_monsters_lift_a_hero_the_way_the_die_says():
    witch = gifted(monster("mirror_witch", at=(1, 2)), "magic_levitation")
    pell = hero("pell", at=(2, 2))
    there = state(two_chambers(), witch, pell, active=witch)
    table = play(there, 5, 6, 3)
    levitate(table, witch.id, pell.id)
    # 3 is East: through the opening and across the next chamber, within ten squares.
    assert run(table).figure(pell.id).at[0] == 9
    north = play(there, 1)
    levitate(north, witch.id, pell.id)
    assert run(north).figure(pell.id).at == (2, 0)


@pytest.mark.rule("MA-184")
def test_levitated_out_of_the_entrance_is_out_for_good():
    witch = gifted(monster("mirror_witch", at=(1, 2)), "magic_levitation")
    pell = hero("pell", at=(2, 2))
    there = state(open_chamber(entrance=((2, 4), S)), witch, pell, active=witch)
    table = play(there, 2)
    levitate(table, witch.id, pell.id)
    assert run(table).figure(pell.id).where == "left"
    assert told(table, "hero-left")
    assert told(table, "forced-out")


def test_a_hero_may_lift_an_opponent_out():
    mage = gifted(hero("vashti", at=(1, 2)), "magic_levitation")
    troll = monster("fen_troll", at=(2, 2))
    there = state(open_chamber(entrance=((2, 4), S)), mage, troll, active=mage)
    assert (2, 5) in lifted_to(there, troll)
    table = play(there)
    levitate(table, mage.id, troll.id, (2, 5))
    assert run(table).figure(troll.id).where == "left"


@pytest.mark.rule("MA-197")
def test_confusion_does_no_damage_and_moves_by_the_die():
    witch = monster("mirror_witch", at=(0, 0), facing=S)
    garm = hero("garm", at=(2, 2), facing=N)
    there = state(two_chambers(), witch, garm)
    table = shoot(play(there, 4, 4, 6, 3), witch, garm, using="magic_confusion")
    assert lost(table, garm) == 0
    # Nine speed points lead East through the opening to the far side of the next chamber.
    assert table.figure(garm.id).at == (9, 2)
    missed = shoot(play(there, 1, 2), witch, garm, using="magic_confusion")
    assert missed.figure(garm.id).at == (2, 2)


@pytest.mark.rule("MA-197")
def test_confused_out_of_the_entrance_is_out_for_good():
    witch = monster("mirror_witch", at=(0, 0), facing=S)
    garm = hero("garm", at=(2, 2), facing=N)
    there = state(open_chamber(entrance=((2, 4), S)), witch, garm)
    table = shoot(play(there, 4, 4, 2), witch, garm, using="magic_confusion")
    assert table.figure(garm.id).where == "left"


@pytest.mark.rule("B-48")
def test_a_hero_says_where_the_confused_go_but_not_beside_his_friends():
    mage = hero("vashti", at=(0, 0), facing=S)
    friend = hero("brannoc", at=(4, 4))
    troll = monster("fen_troll", at=(2, 2), facing=N)
    there = room(mage, friend, troll)
    assert (3, 3) not in confused_to(there, mage, troll)
    assert (1, 4) in confused_to(there, mage, troll)
    table = shoot(play(there, 5, 4), mage, troll, using="magic_confusion", to=(1, 4))
    assert table.figure(troll.id).at == (1, 4)
    # A square that is no choice leaves it to the die.
    table = shoot(play(there, 5, 4, 1), mage, troll, using="magic_confusion", to=(3, 3))
    assert table.figure(troll.id).at == (2, 0)


def test_chests_of_whoever_is_driven_out_go_along():
    witch = gifted(monster("mirror_witch", at=(1, 2)), "magic_levitation")
    pell = hero("pell", at=(2, 2), carries=(0,))
    where = open_chamber(entrance=((2, 4), S))
    there = state(where, witch, pell, active=witch, chests=(chest(carrier=pell.id),))
    table = play(there, 2)
    levitate(table, witch.id, pell.id)
    assert run(table).figure(pell.id).carries == (0,)


def test_a_levitated_rider_of_the_wind_faces_where_it_flew():
    mage = gifted(hero("vashti", at=(0, 2)), "magic_levitation")
    friend = hero("maelle", at=(1, 2), facing=N)
    table = play(room(mage, friend, active=mage))
    levitate(table, mage.id, friend.id, (3, 2))
    assert run(table).figure(friend.id).facing == E
