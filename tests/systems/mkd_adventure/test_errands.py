"""Monsters on errands, in corners: thieves, healers, runners for help, and those who hide."""

import pytest

from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.pieces import Goal, Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import Thieve
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, door, hero, marker, monster, token
from tests.systems.mkd_adventure.monster_turns import (
    ENTRANCE,
    acts,
    adventure,
    hall,
    settle,
    table,
)
from tests.systems.mkd_adventure.told import at, goal, reasons, struck, told

MEEK = Orders(strike_back="no")
BLUNDER = (1, 1)
FIRST, STRANGE, THEFT, HESITATES = 1, 6, 1, 6
EXIT, CENTRAL = 1, 3
SEEKING = Goal(kind="seek")


def ring(**things):
    """Four bare chambers in a square, each joined to two others by a middle doorway."""
    return site(*(placed(7, at=at) for at in [(0, 0), (5, 0), (0, 5), (5, 5)]), **things)


@pytest.mark.rule("MA-121")
def test_the_last_four_points_are_enough_for_a_theft():
    sneak = monster("gutterkin_sneak", at=(1, 0), facing=S)
    rich = hero("rurik", at=(1, 5), facing=N, carries=(0,))
    box = chest(0, carrier=rich.id, opened=True, trap="spent")
    where = hall(2, entrance=((1, 9), S))
    situation = adventure(where, sneak, rich, chests=(box,), orders=MEEK)
    # Of eight points four are walked, and four are left.
    play = acts(situation, sneak, STRANGE, THEFT, 6, 4, EXIT)
    assert [manner for *_, manner in struck(play)] == ["theft"]
    assert play.state.chests[0].carrier == sneak.id


def goal_of_a_thief(where, at, heroes_at):
    """The tile for which a thief in the Central Chamber makes, by its place among the tiles."""
    foe, who = monster("ogre_gaoler", at=at, carries=(0,)), hero("derrik", at=heroes_at)
    boxes = (chest(0, carrier=foe.id),)
    play = table(adventure(where, foe, who, chests=boxes, central=1), CENTRAL)
    play.push(Thieve(figure=foe.id))
    return settle(play).figure(foe.id).goal.tile


@pytest.mark.rule("MA-124")
def test_from_the_central_chamber_a_thief_makes_for_a_chamber_not_for_a_hallway():
    where = site(placed(7), placed(7, at=(5, 0)), placed(1, turn=1, at=(10, 1)))
    assert goal_of_a_thief(where, (7, 2), (0, 0)) == 0


@pytest.mark.rule("MA-124")
def test_a_chamber_that_is_cut_off_is_no_goal_of_a_thief():
    where = site(*(placed(7, at=(x, 0)) for x in (0, 5, 10, 30)))
    assert goal_of_a_thief(where, (7, 2), (0, 0)) == 2


@pytest.mark.rule("MA-124")
def test_of_two_chambers_equally_far_a_thief_takes_the_one_laid_first():
    where = site(*(placed(7, at=(x, 0)) for x in (0, 5, 10)))
    assert goal_of_a_thief(where, (7, 1), (7, 2)) == 0


@pytest.mark.rule("MA-090", "MA-125")
def test_a_thief_whose_chest_is_gone_behaves_as_others_do():
    foe = monster("ogre_gaoler", at=(2, 2), facing=N, goal=Goal(kind="exit"))
    who = hero("derrik", at=(2, 1), facing=S)
    play = acts(adventure(open_chamber(entrance=ENTRANCE), foe, who, orders=MEEK), foe, 1, 1, 1)
    assert goal(play, foe) is None
    assert struck(play) == [("mkd-figure-ogre_gaoler", "mkd-figure-derrik", "close")]


@pytest.mark.rule("MA-203")
def test_a_healer_by_magic_goes_where_it_sees_its_patient():
    healer = monster("gutterkin_chanter", at=(3, 0), click=2, cap=2)
    hurt = monster("gutterkin_scrapper", at=(6, 0), click=1)
    far = hero("brannoc", at=(0, 4))
    play = acts(adventure(two_chambers(), healer, hurt, far), healer, spent=False)
    assert told(play, "mends")
    assert at(play, healer) != (3, 0), "a wall is between them"


@pytest.mark.rule("MA-199", "MA-221")
def test_a_healer_opens_doors_on_its_way():
    healer = monster("gutterkin_chanter", at=(3, 2), facing=E, click=2, cap=2)
    hurt = monster("gutterkin_scrapper", at=(9, 4), click=1)
    shut = two_chambers(doors=[door((4, 2), E)])
    situation = adventure(shut, healer, hurt, hero("brannoc", at=(0, 0), facing=N))
    play = acts(situation, healer)
    assert not play.state.site.doors[0].closed
    assert at(play, healer)[0] >= 5


@pytest.mark.rule("MA-111", "MA-210")
@pytest.mark.parametrize("lurks", [True, False])
def test_a_runner_takes_the_shortest_way_through_whoever_bars_it(lurks):
    foe = monster("ogre_gaoler", at=(3, 2), facing=E, goal=SEEKING)
    plug = hero("brannoc", at=(4, 2), facing=N)
    tokens = (token("Y", 1, at=(9, 4)),) if lurks else ()
    where = ring(entrance=((9, 2), E))
    # Two dice for his blow in passing; then two for the token, or two to break away from him.
    play = acts(adventure(where, foe, plug, tokens=tokens), foe, 1, 1, 1, 1)
    assert at(play, foe)[0] >= 5, "though a free way leads round by the other chambers"
    assert [manner for *_, manner in struck(play)] == ["passing"]


@pytest.mark.rule("MA-072", "MA-115")
@pytest.mark.parametrize(("kind", "goes_on"), [("gutterkin_sneak", True), ("ogre_gaoler", False)])
def test_who_comes_back_beside_a_token_acts_on_if_it_has_stealth(kind, goes_on):
    foe = monster(kind, where="waiting", goal=Goal(kind="return"))
    who = hero("brannoc", at=(2, 1), facing=S)
    situation = adventure(
        open_chamber(entrance=ENTRANCE), foe, who, orders=MEEK,
        tokens=(token("Y", 1, at=(0, 0)),), pools=Pools(),
    )  # fmt: skip
    faces = (1, 1, FIRST, *BLUNDER, 1) if goes_on else (1, 1, 1)
    play = acts(situation, foe, *faces)
    assert bool(struck(play)) == goes_on


@pytest.mark.rule("MA-095")
def test_who_hesitates_turns_to_the_nearest_hero():
    foe = monster("ogre_gaoler", at=(0, 0), facing=W)
    near, far = hero("derrik", at=(1, 0), facing=E), hero("brannoc", at=(0, 4))
    play = acts(adventure(open_chamber(), foe, near, far), foe, STRANGE, HESITATES)
    assert play.figure(foe.id).facing == E
    assert told(play, "hesitated")
    assert struck(play) == []


@pytest.mark.rule("MA-102")
def test_without_the_points_to_shoot_after_its_walk_no_die_is_thrown_for_an_ability():
    where = site(*(placed(1, "B", at=(0, 5 * n)) for n in range(3)))
    chanter, who = monster("gutterkin_chanter", at=(0, 0)), hero("brannoc", at=(0, 9), facing=N)
    # Three steps bring it into range, and of six points three are left.
    play = acts(adventure(where, chanter, who), chanter, FIRST)
    assert reasons(play) == ["mkd-decision"]
    assert told(play, "ability-tried") == []


@pytest.mark.rule("MA-093")
def test_of_equally_near_heroes_a_low_die_takes_the_northern_one():
    foe = monster("bone_shambler", at=(1, 1), facing=E)
    east, south = hero("derrik", at=(4, 1), facing=E), hero("brannoc", at=(1, 4), facing=S)
    play = acts(adventure(open_chamber(), foe, east, south), foe, 1, FIRST)
    assert reasons(play)[:2] == ["mkd-choice", "mkd-decision"]
    assert told(play, "decided")[0].target.key == "mkd-figure-derrik"


@pytest.mark.rule("MA-188")
def test_a_square_beside_a_commander_in_the_next_tile_is_near_enough():
    foe = monster("ogre_gaoler", at=(1, 2), click=6)
    boss = monster("gutterkin_warboss", at=(5, 2))
    who = hero("brannoc", at=(0, 0), facing=N)
    play = acts(adventure(two_chambers(entrance=ENTRANCE), foe, boss, who), foe)
    assert at(play, foe) == (4, 2)


@pytest.mark.rule("MA-190")
def test_another_still_hides_when_one_has_its_nerve_again():
    well, other = monster("ogre_gaoler", at=(2, 2)), monster("ogre_gaoler", at=(7, 2), click=6)
    who = hero("brannoc", at=(0, 0), facing=N)
    pillars = [marker("pillar", (4, 2))]
    situation = adventure(
        two_chambers(markers=pillars), well, other, who, hidden=(well.id, other.id)
    )
    play = acts(situation, well, STRANGE, HESITATES)
    assert play.state.hidden == (other.id,)
