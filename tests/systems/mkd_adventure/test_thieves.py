"""Monsters that steal: whom they rob, where they take it, and what stops them."""

import pytest

from rules.systems.mkd.compass import N, S
from rules.systems.mkd.fights.harm import eliminate
from rules.systems.mkd.fights.summoning import fallen
from rules.systems.mkd.pieces import Goal, Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import Thieve
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd_adventure.monster_turns import (
    ENTRANCE,
    acts,
    adventure,
    again,
    settle,
    table,
)
from tests.systems.mkd_adventure.told import at, goal, reasons, struck, told

MEEK = Orders(strike_back="no")
STRANGE, THEFT = 6, 1
EXIT, CENTRAL, TOKEN = 1, 3, 5
"""Faces of the die for a thief's goal (1.8)."""


def rurik_and_sneak(distance, *faces, where=None, spent=True):
    """EX-50: a sneak, and Rurik with a chest so many steps from contact, facing it."""
    sneak = monster("gutterkin_sneak", at=(1, 0), facing=S)
    rurik = hero("rurik", at=(1, distance + 1), facing=N, carries=(0,))
    box = chest(0, carrier=rurik.id, opened=True, trap="spent")
    tall = where or site(
        placed(1, "B"), placed(1, "B", at=(0, 5)), placed(1, "B", at=(0, 10)),
        entrance=((1, 14), S),
    )  # fmt: skip
    situation = adventure(tall, sneak, rurik, chests=(box,))
    return sneak, rurik, acts(situation, sneak, STRANGE, THEFT, *faces, spent=spent)


@pytest.mark.rule("MA-120", "MA-122", "MA-123", "MA-124")
def test_ex_50_a_sneak_takes_a_chest_and_sets_off_when_it_can():
    where = site(placed(1, "A"), placed(1, "A", at=(0, 5)), entrance=((1, 9), S))
    sneak, rurik, play = rurik_and_sneak(3, 5, 3, 6, 2, EXIT, where=where)
    box = play.state.chests[0]
    assert (box.carrier, box.opened, box.trap) == (sneak.id, False, None)
    assert play.figure(rurik.id).carries == ()
    assert play.figure(sneak.id).click == 1
    assert (at(play, sneak), goal(play, sneak)) == ((1, 3), "exit")
    assert reasons(play) == [
        "mkd-decision", "mkd-unexpected", *("mkd-attack",) * 4, "mkd-theft-goal"
    ]  # fmt: skip


@pytest.mark.rule("MA-121")
def test_ex_50_too_far_for_a_theft_it_runs_for_help():
    sneak, _, play = rurik_and_sneak(5)
    assert struck(play) == []
    assert goal(play, sneak) == "seek"


@pytest.mark.rule("MA-124")
def test_ex_50_it_goes_on_in_its_next_activation():
    sneak, _, play = rurik_and_sneak(3, 5, 3, 6, 2, EXIT)
    play = again(play, sneak, 4, 4)
    assert at(play, sneak)[1] > 4


@pytest.mark.rule("MA-121")
def test_without_a_carrier_there_is_nothing_to_steal():
    foe, who = monster("ogre_gaoler", at=(0, 0)), hero("brannoc", at=(2, 2))
    situation = adventure(open_chamber(entrance=ENTRANCE), foe, who)
    play = acts(situation, foe, STRANGE, THEFT)
    assert goal(play, foe) == "seek"


@pytest.mark.rule("MA-120")
def test_the_nearest_carrier_is_robbed_not_the_nearest_hero():
    foe = monster("ogre_gaoler", at=(0, 0), facing=S)
    near, rich = hero("brannoc", at=(0, 1)), hero("rurik", at=(3, 0), carries=(0,))
    situation = adventure(
        open_chamber(), foe, near.with_(facing=S), rich, chests=(chest(0, carrier=rich.id),)
    )
    play = acts(situation, foe, STRANGE, THEFT, 1, 2, 1, 2)
    assert [(target, manner) for _, target, manner in struck(play)] == [
        ("mkd-figure-rurik", "theft"), ("mkd-figure-ogre_gaoler", "counter")
    ]  # fmt: skip


@pytest.mark.rule("MA-121")
def test_a_turn_may_cost_the_theft():
    foe = monster("clay_sentinel", at=(0, 0), facing=N, click=4)
    rich = hero("rurik", at=(0, 1), carries=(0,))
    where = open_chamber(entrance=ENTRANCE)
    situation = adventure(where, foe, rich, chests=(chest(0, carrier=rich.id),))
    play = acts(situation, foe, STRANGE, THEFT)
    assert goal(play, foe) == "seek"
    assert struck(play) == []


@pytest.mark.rule("MA-120")
def test_who_has_a_chest_takes_no_second_one():
    foe = monster("ogre_gaoler", at=(0, 0), facing=S, carries=(1,))
    rich = hero("rurik", at=(0, 1), carries=(0,))
    boxes = (chest(0, carrier=rich.id), chest(1, carrier=foe.id))
    where = open_chamber(entrance=ENTRANCE)
    play = acts(adventure(where, foe, rich, chests=boxes), foe, STRANGE, THEFT, 1)
    assert goal(play, foe) == "seek"
    assert struck(play) == []


def thief(where, kind, *others, at=(2, 2), tile=None, **more):
    """A Monster under way with a chest."""
    foe = monster("ogre_gaoler", at=at, carries=(0,), goal=Goal(kind=kind, tile=tile))
    boxes = (chest(0, carrier=foe.id),)
    return foe, adventure(where, foe, *others, chests=boxes, **more)


@pytest.mark.rule("MA-124")
def test_a_thief_who_gets_out_is_gone_with_the_chest():
    foe, situation = thief(open_chamber(entrance=ENTRANCE), "exit", hero("derrik", at=(0, 0)))
    play = acts(situation, foe)
    assert play.figure(foe.id).where == "gone"
    assert play.state.chests[0].gone
    assert (play.state.chests[0].carrier, play.figure(foe.id).carries) == (None, ())
    assert not told(play, "went-out")[0].back


@pytest.mark.rule("MA-193")
@pytest.mark.parametrize(("carries", "raised"), [((0,), False), ((), True)])
def test_nobody_raises_a_thief_who_got_away_with_a_chest(carries, raised):
    raiser = monster("bonewright", at=(2, 0))
    foe = monster("ogre_gaoler", at=(2, 4), click=6, carries=carries)
    far, boxes = hero("derrik", at=(9, 4)), (chest(0, carrier=foe.id),) if carries else ()
    situation = adventure(two_chambers(entrance=ENTRANCE), raiser, foe, far, chests=boxes)
    play = acts(situation, foe)
    assert play.figure(foe.id).where != "board"
    assert bool(fallen(play.state, raiser)) == raised


@pytest.mark.rule("MA-124")
def test_a_thief_lays_its_chest_into_the_middle_of_the_central_chamber():
    foe, situation = thief(two_chambers(), "central", hero("derrik", at=(0, 0)), tile=1)
    play = acts(situation, foe)
    assert play.state.chests[0].at == (7, 2)
    assert (play.state.chests[0].opened, play.state.chests[0].carrier) == (False, None)
    assert play.figure(foe.id).carries == ()
    assert goal(play, foe) is None


@pytest.mark.rule("MA-124")
def test_where_the_middle_is_blocked_it_lies_on_the_square_nearest_to_it():
    # 8A has a pillar in its middle, with floor all around; of equals the first in reading order.
    where = site(placed(7), placed(8, turn=1, at=(5, 0)))
    foe, situation = thief(where, "central", hero("derrik", at=(0, 0)), at=(4, 2), tile=1)
    play = acts(situation, foe)
    assert play.state.chests[0].at == (6, 1)


@pytest.mark.rule("MA-124")
@pytest.mark.parametrize(("start", "tile"), [((2, 2), 1), ((7, 2), 2)])
def test_the_goal_is_the_central_chamber_or_another_far_from_heroes(start, tile):
    where = site(placed(7), placed(7, at=(5, 0)), placed(7, at=(10, 0)))
    foe = monster("ogre_gaoler", at=start, carries=(0,))
    situation = adventure(
        where, foe, hero("derrik", at=(0, 0)), chests=(chest(0, carrier=foe.id),), central=1
    )
    play = table(situation.with_(activation=None), CENTRAL)
    play.push(Thieve(figure=foe.id))
    settle(play)
    assert play.figure(foe.id).goal == Goal(kind="central", tile=tile)


@pytest.mark.rule("MA-124")
def test_a_thief_wakes_a_token_and_keeps_the_chest():
    lurking = token("Y", 1, at=(9, 2))
    foe, situation = thief(two_chambers(), "token", hero("derrik", at=(0, 0)), tokens=(lurking,))
    play = acts(situation, foe, 1, 1)
    assert at(play, foe) == (5, 2)
    assert play.state.tokens == ()
    assert play.figure(foe.id).carries == (0,)
    assert goal(play, foe) is None


@pytest.mark.rule("MA-124")
def test_a_thief_loses_no_points_on_its_way_to_a_token():
    where = site(*(placed(7, at=(5 * index, 0)) for index in range(4)))
    lurking = token("Y", 1, at=(19, 2))
    foe, situation = thief(where, "token", hero("derrik", at=(0, 0)), tokens=(lurking,))
    assert at(acts(situation, foe), foe) == (9, 2)


@pytest.mark.rule("MA-125")
def test_where_its_way_is_blocked_it_drops_the_chest_shut():
    where = two_chambers(markers=[marker("pillar", (4, 2))])
    foe, situation = thief(where, "central", hero("derrik", at=(0, 0)), tile=1)
    box = situation.chests[0].with_(opened=True, trap="spent")
    play = acts(situation.with_(chests=(box,)), foe)
    dropped = play.state.chests[0]
    assert dropped.at is not None
    assert max(abs(dropped.at[0] - 2), abs(dropped.at[1] - 2)) == 1
    assert (dropped.opened, dropped.trap) == (False, None)
    assert goal(play, foe) is None


@pytest.mark.rule("MA-125")
@pytest.mark.parametrize(("clicks", "keeps"), [(0, True), (2, False)])
def test_several_heroes_in_a_row_block_the_way_of_a_slow_thief(clicks, keeps):
    where = site(placed(1), placed(1, at=(0, 5)), entrance=((1, 9), S))
    foe = monster("bone_shambler", at=(1, 3), click=clicks, carries=(0,), goal=Goal(kind="exit"))
    one, two = hero("derrik", at=(1, 4), facing=S), hero("brannoc", at=(1, 5), facing=S)
    boxes = (chest(0, carrier=foe.id),)
    play = acts(adventure(where, foe, one, two, chests=boxes, orders=MEEK), foe)
    assert (play.state.chests[0].carrier == foe.id) == keeps
    assert (goal(play, foe) == "exit") == keeps


@pytest.mark.rule("MA-125")
def test_with_no_token_left_it_drops_the_chest():
    foe, situation = thief(two_chambers(), "token", hero("derrik", at=(0, 0)), pools=Pools())
    play = acts(situation, foe)
    assert play.figure(foe.id).carries == ()


@pytest.mark.rule("MA-126")
def test_a_thief_that_dies_leaves_the_chest():
    foe, situation = thief(open_chamber(), "exit")
    play = table(situation)
    eliminate(play, foe.id, None)
    box = play.state.chests[0]
    assert (box.at, box.carrier, box.opened, box.trap) == ((2, 2), None, False, None)


@pytest.mark.rule("MA-111")
def test_a_thief_keeps_trying_to_break_away():
    guard = hero("derrik", at=(2, 1), facing=S)
    foe, situation = thief(open_chamber(entrance=ENTRANCE), "exit", guard)
    play = acts(situation, foe, 1, 1, 6)
    assert at(play, foe) == (2, 4)
    assert struck(play) == []
