"""Stairs: where, at what price and in whose company one goes down."""

import pytest

from rules.core.words import Text
from rules.systems.mkd.actions import UseStairs
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.stairs import kept_clear, stairs_of
from rules.systems.mkd.fights.harm import free_floor
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.show.facts import facts
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.page import page_of
from rules.systems.mkd.show.things import features
from rules.systems.mkd.things.chests import room_to_drop
from rules.systems.mkd.things.vortex import spin_tile
from tests.systems.mkd.boards import long_hall, open_chamber, placed, site, two_chambers
from tests.systems.mkd.handling import do, offered, refused
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd.tables import kinds, play, state

STAIRS = marker("stairs", (2, 2))


def on_stairs(*others, where=None, points=None, **more):
    """A Hero on the stairs whose activation runs."""
    who = hero("brannoc", at=(2, 2), **more)
    there = where or open_chamber(markers=[STAIRS])
    return who, state(there, who, *others, active=who, points=points)


@pytest.mark.rule("MA-163")
def test_the_stairs_take_three_points_from_their_own_square():
    who, situation = on_stairs(points=4)
    table = do(play(situation), UseStairs())
    assert table.figure(who.id).where == "below"
    assert table.active.points == 1
    assert kinds(table)[-1] == "mkd-went-down"


@pytest.mark.rule("MA-163")
def test_beside_the_stairs_or_with_two_points_nobody_goes_down():
    _, tired = on_stairs(points=2)
    assert refused(tired, UseStairs()) == ("points", "B-22")
    who = hero("brannoc", at=(2, 1))
    beside = state(open_chamber(markers=[STAIRS]), who, active=who)
    assert refused(beside, UseStairs()) == ("stairs-apart", "MA-163")
    assert "stairs" not in offered(beside)


@pytest.mark.rule("MA-161")
def test_where_there_are_no_stairs_nobody_takes_them():
    who = hero("brannoc", at=(2, 2))
    assert refused(state(open_chamber(), who, active=who), UseStairs()) == ("no-stairs", "MA-161")


@pytest.mark.rule("MA-164")
def test_nobody_turns_his_back_on_a_monster_in_the_tile():
    far = monster("ogre_gaoler", at=(4, 4))
    _, situation = on_stairs(far)
    assert refused(situation, UseStairs()) == ("stairs-watched", "MA-164")
    sleeper = far.with_(surprised=True)
    assert refused(on_stairs(sleeper)[1], UseStairs()) == ("stairs-watched", "MA-164")


@pytest.mark.rule("MA-164")
def test_monsters_next_door_and_tokens_do_not_matter():
    where = two_chambers(markers=[STAIRS])
    _, situation = on_stairs(monster("ogre_gaoler", at=(5, 2)), where=where)
    situation = situation.with_(tokens=(token(at=(0, 0)),))
    assert "stairs" in offered(situation)
    do(play(situation), UseStairs())


@pytest.mark.rule("MA-164")
def test_a_rider_with_half_of_its_mount_in_the_tile_is_in_it():
    rider = monster("grave_rider", at=(5, 2), rear=(4, 2), facing=2)
    _, situation = on_stairs(rider, where=two_chambers(markers=[STAIRS]))
    assert refused(situation, UseStairs()) == ("stairs-watched", "MA-164")


@pytest.mark.rule("MA-165")
def test_what_one_carries_goes_along_and_what_was_for_now_ends():
    now, later = Effect(source="item", until="activation"), Effect(source="item", until="level")
    who, situation = on_stairs(carries=(0,), effects=(now, later), uses=(0,))
    situation = situation.with_(chests=(chest(0, opened=True, carrier=who.id),))
    table = do(play(situation), UseStairs())
    below = table.figure(who.id)
    assert (below.carries, below.effects, below.uses) == ((0,), (later,), ())
    assert table.state.chest(0).carrier == who.id
    assert below not in table.state.on_board


def test_no_chest_is_put_down_on_stairs():
    who = hero("brannoc", at=(2, 1), facing=4)
    where = open_chamber(markers=[STAIRS], exits=[(1, 1)])
    situation = state(where, who, active=who)
    assert kept_clear(where) == {(2, 2), (1, 1)}
    assert room_to_drop(situation, who) not in {(2, 2), (1, 1)}
    assert free_floor(situation, (2, 2)) not in {(2, 2), (1, 1)}


@pytest.mark.rule("MA-230")
def test_stairs_under_a_turning_tile_stay():
    where = site(
        placed(7, at=(0, 0)), placed(1, "B", at=(5, 0)), markers=[marker("stairs", (4, 2))]
    )
    table = play(state(where), 1)
    spin_tile(table, 1)
    assert stairs_of(table.state.site) == ((4, 2),)
    assert "mkd-crushed" not in kinds(table)


def test_the_map_shows_stairs_down_and_a_second_way_up():
    who = hero("brannoc", at=(1, 1))
    where = long_hall(markers=[marker("stairs", (1, 12))], exits=[(1, 7)], entrance=((1, 0), 0))
    situation = state(where, who, hero("derrik", where="below", seat=1))
    board = board_of(where)
    shown = {
        feature.kind: feature.name.key for feature in features(situation, board, page_of(board))
    }
    assert shown["stairs_down"] == "mkd-marker-stairs"
    assert shown["stairs_up"] == "mkd-feature-second-way"
    told = {fact.key for fact in facts(Moment(situation, Text.of("mkd-map-camp")))}
    assert {"mkd-fact-stairs", "mkd-fact-exit", "mkd-fact-below"} <= told
