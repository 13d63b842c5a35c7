"""Monsters that lost their nerve: to a commander, out for good, or where no Hero is."""

import pytest

from rules.systems.mkd.compass import N, S
from rules.systems.mkd.monster_ai.running import timid_reach
from rules.systems.mkd.state import Orders
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE, acts, adventure, again
from tests.systems.mkd_adventure.told import at, reasons, struck, told

WIDE = {"entrance": ENTRANCE}


def ogre(at, **more):
    """An ogre on its last click, its nerve lost; 6 points."""
    return monster("ogre_gaoler", at=at, click=6, **more)


def row(count, **things):
    """Bare chambers from west to east."""
    return site(*(placed(7, at=(5 * index, 0)) for index in range(count)), **things)


@pytest.mark.rule("MA-188")
def test_it_runs_to_a_commander_before_anything_else():
    foe, boss = ogre((2, 2)), monster("gutterkin_warboss", at=(12, 2))
    situation = adventure(row(3, **WIDE), foe, boss, hero("brannoc", at=(0, 0), facing=N))
    play = acts(situation, foe)
    assert at(play, foe) == (8, 2)
    assert told(play, "fled")
    play = again(play, foe)
    assert at(play, foe) == (10, 2)


@pytest.mark.rule("MA-188", "MA-194")
def test_with_its_commander_it_finds_its_nerve_again():
    foe, boss = ogre((10, 2)), monster("gutterkin_warboss", at=(12, 2))
    situation = adventure(row(3, **WIDE), foe, boss, hero("brannoc", at=(0, 0), facing=N))
    play = acts(situation, foe, 1)
    assert play.figure(foe.id).click == 5
    assert reasons(play) == ["mkd-decision"]


@pytest.mark.rule("MA-189")
def test_without_a_commander_it_leaves_for_good():
    foe = ogre((2, 1))
    situation = adventure(two_chambers(**WIDE), foe, hero("brannoc", at=(9, 0)))
    play = acts(situation, foe)
    gone = play.figure(foe.id)
    assert (gone.where, gone.goal) == ("left", None)
    assert not told(play, "went-out")[0].back
    assert play.state.xp == 0


@pytest.mark.rule("MA-189")
def test_it_takes_several_turns_if_need_be():
    foe = ogre((8, 2))
    situation = adventure(two_chambers(**WIDE), foe, hero("brannoc", at=(9, 0), facing=N))
    play = acts(situation, foe)
    assert (play.figure(foe.id).where, at(play, foe)) == ("board", (2, 4))
    assert again(play, foe).figure(foe.id).where == "left"


@pytest.mark.rule("MA-189")
def test_what_it_carries_is_lost():
    foe = ogre((2, 3), carries=(0,))
    box = chest(0, carrier=foe.id)
    situation = adventure(open_chamber(**WIDE), foe, hero("brannoc", at=(0, 0)), chests=(box,))
    play = acts(situation, foe)
    assert play.state.chests[0].gone


@pytest.mark.rule("MA-190")
def test_without_a_way_out_it_hides_where_no_hero_is():
    foe = ogre((2, 2))
    situation = adventure(row(3), foe, hero("brannoc", at=(0, 0), facing=N))
    play = acts(situation, foe)
    assert at(play, foe) == (5, 2)
    play = again(play, foe)
    assert at(play, foe) == (5, 2)
    assert told(play, "idle")
    chased = play.state.with_(
        figures=tuple(
            figure.with_(at=(6, 0)) if figure.side == "hero" else figure
            for figure in play.state.figures
        )
    )
    assert at(acts(chased, play.figure(foe.id)), foe) == (4, 2)


def moved(play, figure, to):
    """The table as it is, with somebody elsewhere."""
    figures = (each.with_(at=to) if each.id == figure.id else each for each in play.state.figures)
    return play.state.with_(figures=tuple(figures))


@pytest.mark.rule("MA-190")
def test_who_hides_stays_there_though_a_way_out_opens_until_a_hero_comes_in():
    foe, who = ogre((6, 2)), hero("brannoc", at=(3, 2), facing=N)
    play = acts(adventure(row(3, **WIDE), foe, who), foe)
    assert play.state.hidden == (foe.id,), "Brannoc bars its way out, and is not in its tile"
    play = acts(moved(play, who, (0, 0)), foe)
    assert at(play, foe) == (6, 2)
    assert told(play, "idle")
    play = acts(moved(play, who, (8, 0)), foe)
    assert at(play, foe) == (4, 2), "to the nearest tile without a Hero, and not out"
    assert play.figure(foe.id).where == "board"


@pytest.mark.rule("MA-190")
def test_who_has_its_nerve_again_no_longer_hides():
    foe, who = ogre((6, 2)), hero("brannoc", at=(3, 2), facing=N)
    play = acts(adventure(row(3, **WIDE), foe, who), foe)
    well = play.state.with_(
        figures=tuple(
            each.with_(click=0) if each.id == foe.id else each for each in play.state.figures
        )
    )
    play = acts(well, foe, 6, 6)
    assert play.state.hidden == ()


@pytest.mark.rule("MA-191")
def test_without_any_way_it_waits():
    where = open_chamber(markers=[marker("pillar", at) for at in [(1, 0), (0, 1), (1, 1)]])
    foe = ogre((0, 0))
    play = acts(adventure(where, foe, hero("brannoc", at=(4, 4))), foe)
    assert at(play, foe) == (0, 0)
    assert [event.kind for event in play.events] == ["mkd-idle"]


@pytest.mark.rule("MA-192")
def test_in_flight_it_turns_tokens_over():
    foe = ogre((4, 2))
    situation = adventure(
        two_chambers(), foe, hero("brannoc", at=(0, 0), facing=N), tokens=(token("Y", 1, (9, 4)),)
    )
    play = acts(situation, foe, 1, 1)
    assert at(play, foe) == (5, 2)
    assert play.state.tokens == ()


@pytest.mark.rule("MA-098", "MA-188")
def test_it_keeps_breaking_away_and_never_strikes():
    foe, who = ogre((2, 2)), hero("brannoc", at=(2, 1), facing=S)
    situation = adventure(open_chamber(**WIDE), foe, who)
    play = acts(situation, foe, 1, 4)
    assert at(play, foe) == (2, 4)
    assert struck(play) == []
    assert len(told(play, "fled")) == 1


@pytest.mark.rule("MA-212")
def test_the_players_may_let_it_go():
    foe, who = ogre((2, 2)), hero("brannoc", at=(2, 1), facing=S)
    situation = adventure(open_chamber(**WIDE), foe, who, orders=Orders(let_go="yes"))
    play = acts(situation, foe)
    assert play.figure(foe.id).where == "left"
    assert reasons(play) == []


@pytest.mark.rule("B-62")
def test_it_steps_up_to_no_hero_it_is_not_beside_already():
    foe, far = ogre((0, 2)), hero("brannoc", at=(3, 2), facing=N)
    reach = timid_reach(adventure(open_chamber(), foe, far), foe)
    assert (2, 2) not in reach.stops()
    assert (1, 2) in reach.stops()
    near = hero("derrik", at=(0, 1), facing=N)
    reach = timid_reach(adventure(open_chamber(), foe, near), foe)
    assert (1, 2) in reach.stops()


@pytest.mark.rule("MA-189")
def test_a_hero_in_the_way_leaves_it_no_way_out():
    foe, guard = ogre((2, 0)), hero("brannoc", at=(2, 3), facing=N)
    play = acts(adventure(two_chambers(**WIDE), foe, guard), foe)
    assert at(play, foe) == (5, 2)
