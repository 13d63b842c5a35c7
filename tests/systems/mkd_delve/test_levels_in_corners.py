"""Levels in corners: who counts, what lies where already, and which of several is meant."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import MonsterActs
from rules.systems.mkd_delve.growth.levels import begin_level, mix_in_reserve
from rules.systems.mkd_delve.growth.master import place_master
from rules.systems.mkd_delve.growth.stairs import let_stairs_emerge
from rules.systems.mkd_delve.growth.terrain import hang_door
from rules.systems.mkd_delve.mode import DELVE
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, door, hero, marker, monster, token
from tests.systems.mkd_delve.delves import acts, delve, monsters_part, reasons, run, spent, table

SEVENTH, EIGHTH = (10, 2, 5), (10, 3, 5)
"""Dice for the squares (1, 1) and (2, 1) of a chamber."""
ODD, EVEN = 1, 2


@pytest.mark.rule("RG-010", "RG-017")
def test_tokens_count_the_team_that_is_left_and_the_master_the_one_that_set_out():
    worn = hero("brannoc", where="below")
    start = delve(open_chamber(), worn, start_value=360, boss=True, levels="2", bonus=2)
    play = Resolution(start, SeededDice(b"below"), DELVE)
    begin_level(play)
    assert play.state.bonus == 0
    assert (play.state.start_value, play.state.master) == (360, 400)


@pytest.mark.rule("RG-012", "RG-016")
@pytest.mark.parametrize(("left", "join"), [(3, 0), (2, 6)])
def test_with_a_master_the_ninth_of_eleven_brings_the_blue_ones(left, join):
    master = token("R", 1, at=(4, 4), worth=50)
    reserve = tuple(("B", face) for face in range(1, 7))
    start = delve(
        open_chamber(), hero("brannoc"), hard=True, boss=True, tokens=(master,),
        pools=Pools(tokens=(("Y", 1),) * left), reserve=reserve,
    )  # fmt: skip
    assert mix_in_reserve(table(start)) == join


@pytest.mark.rule("RG-018")
def test_of_two_chests_on_the_last_tile_the_master_guards_the_later():
    boxes = (chest(0, at=(6, 1)), chest(1, at=(8, 3)))
    start = delve(
        two_chambers(), hero("brannoc"), chests=boxes, master=50, grown=True,
        pools=Pools(chests=("c01",)),
    )  # fmt: skip
    play = table(start, 2)
    place_master(play)
    (lies,) = spent(play).state.tokens
    assert (lies.at, lies.worth) == ((8, 2), 50)
    assert len(play.state.chests) == 2


@pytest.mark.rule("RG-055")
def test_stairs_do_not_emerge_on_a_marker():
    where = open_chamber(markers=[marker("bones", (1, 1))])
    play = table(delve(where, hero("brannoc", at=(4, 4))), *SEVENTH, *EIGHTH)
    let_stairs_emerge(play)
    assert [each.at for each in spent(play).state.site.markers if each.kind == "stairs"] == [(2, 1)]


@pytest.mark.rule("RG-116")
def test_no_door_hangs_where_one_hangs_already_or_a_rider_stands_across():
    rider = monster("grave_rider", at=(1, 1), rear=(0, 1), facing=E)
    where = open_chamber(doors=[door((1, 1), N)])
    start = delve(where, hero("brannoc", at=(4, 4)), rider)
    # Top, where a door is; left, under the rider; bottom.
    play = table(start, *SEVENTH, ODD, ODD, ODD, EVEN, EVEN, EVEN)
    assert hang_door(play, 0, iron=True)
    assert [(each.at, each.side) for each in spent(play).state.site.doors] == [
        ((1, 1), N), ((1, 1), S)
    ]  # fmt: skip


@pytest.mark.rule("RG-125")
def test_of_several_arts_to_shoot_with_a_die_takes_one():
    djinn, one = monster("storm_djinn", at=(2, 2), facing=N), hero("derrik", at=(2, 0), facing=W)
    start = monsters_part(open_chamber(), djinn, one)
    play = table(start, 1, 1, 1)
    play.push(MonsterActs(figure=djinn.id))
    run(play)
    assert reasons(play)[0] == "mkd-ability"


@pytest.mark.rule("RG-125")
@pytest.mark.parametrize(("at", "raises"), [((14, 4), False), ((9, 4), True)])
def test_a_raiser_of_the_dead_waits_until_heroes_are_on_the_next_tile(at, raises):
    where = site(*(placed(7, at=(x, 0)) for x in (0, 5, 10)))
    raiser, one = monster("bonewright", at=(0, 0)), hero("derrik", at=at)
    dead = monster("cellar_rats", where="dead")
    start = monsters_part(where, raiser, one, dead, graveyard=("cellar_rats",))
    play = table(start, *(1,) * 6)
    play.push(MonsterActs(figure=raiser.id))
    run(play)
    assert (play.figure(dead.id).where == "board") == raises


@pytest.mark.rule("RG-134", "RG-135")
def test_who_runs_on_forgets_beside_whom_it_was():
    friend = monster("ogre_gaoler", at=(4, 4))
    foe = monster("ogre_gaoler", at=(0, 0), click=6)
    play = acts(monsters_part(open_chamber(), foe, friend, hero("derrik", at=(0, 4))), foe)
    assert play.figure(foe.id).goal.beside == friend.id
    assert not play.figure(foe.id).goal.rested
