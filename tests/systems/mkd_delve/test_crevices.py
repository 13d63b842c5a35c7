"""Sides that a crevice cuts: laid as any other, and no level is lost by it (RG-034, RG-050)."""

from collections import Counter

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.actions import MoveTo, UseStairs
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.content.tiles import TILES
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.growth.crevices import cut_off, is_cut
from rules.systems.mkd_delve.growth.sides import Plan, undecided
from rules.systems.mkd_delve.options import DelveOptions
from tests.support.playing import party
from tests.support.soak import SOAK
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.pieces import hero, token
from tests.systems.mkd_delve.delves import delve, do, laid, told

NOTHING = 5
"""The feature die of a tile that brings nothing, as there are no chests."""
TEN = 10
BEYOND, NEAR = (TEN, 1, 1), (9, TEN, 6)
"""Dice for squares 2 and 25 of a chamber: of 12A as printed, beyond the crevice and before it."""
SIDES_SHUT = (((4, 2), E), ((0, 2), W))
LEVELS = 960 if SOAK else 40
"""Levels that are grown; a short run grows no more once every side has been laid."""
ALL_SIDES = (27, 22, 17, 38)
"""Seeds of levels that together have every side, to be grown before all others."""


def hall_and_chamber(*more, **things):
    """A hallway (1A) with the way in at its south, and chamber 7A north of it."""
    tiles = (placed(1, at=(1, 5)), placed(7), *more)
    return site(*tiles, entrance=((2, 9), S), **things)


def at_the_door(kind="brannoc", where=None, **more):
    """Somebody in the hallway, one step from the chamber, which nobody has entered."""
    one = hero(kind, at=(2, 5), facing=N)
    return delve(where or hall_and_chamber(), one, active=one, **{"visited": (0,), **more})


def a_cut_chamber_comes(*faces, **more):
    """The Hero enters the chamber: 12A comes as printed, the last tile of its level."""
    start = at_the_door(
        where=hall_and_chamber(placed(14, at=(20, 20))),
        visited=(0, 2),
        stack=(12,),
        level_tiles=4,
        levels="2",
        **more,
    )
    return do(start, MoveTo(to=(2, 4)), 2, 1, 1, 1, *faces)


@pytest.mark.rule("RG-034")
def test_a_tile_fits_that_a_crevice_cuts():
    start = at_the_door(stack=(4, 16), level_tiles=12)
    play = do(start, MoveTo(to=(2, 4)), 2, 1, 2, 1, 1, NOTHING, 1, 1, 1, 1, NOTHING)
    assert [event.tile for event in told(play, "tile-laid")] == ["4B", "16A"]
    assert play.state.site.tiles[2].at == (1, -5)
    # Its far opening is no side yet: with the east shut, the west is the last and has no die.
    assert [event.way.key for event in told(play, "side-rolled")] == ["mkd-way-n", "mkd-way-e"]
    assert told(play, "tile-laid")[1].way.key == "mkd-way-w"


@pytest.mark.rule("RG-034")
def test_a_cut_chamber_fits_the_other_way_round():
    # On its side 12A joins by the corner of the end that has two openings: one leads on.
    start = at_the_door(where=hall_and_chamber(closed=SIDES_SHUT), stack=(12,), level_tiles=12)
    play = do(start, MoveTo(to=(2, 4)), 1, 1, 1, NOTHING)
    assert laid(play)[-1] == ("12A", 1)
    assert [edge.side for edge in undecided(play.state)] == [E]


@pytest.mark.rule("RG-023")
def test_whoever_enters_one_end_rolls_for_no_side_beyond_the_crevice():
    where = hall_and_chamber(placed(4, "B", at=(1, -5)), placed(16, at=(5, 0)))
    one = hero("brannoc", at=(2, 0), facing=N)
    start = delve(where, one, active=one, visited=(0, 1), stack=(7, 13), level_tiles=12)
    play = do(start, MoveTo(to=(2, -1)))
    assert play.state.visited == (0, 1, 2)
    assert len(play.state.site.tiles) == 4
    assert not play.state.grown
    # Nor does it help to fly across: no level grows where others cannot follow.
    wings = hero("maelle", at=(2, 0), facing=N)
    flown = delve(where, wings, active=wings, visited=(0, 1), stack=(7, 13), level_tiles=12)
    play = do(flown, MoveTo(to=(2, -5)))
    assert play.figure(wings.id).at == (2, -5)
    assert len(play.state.site.tiles) == 4


@pytest.mark.rule("RG-039")
def test_the_far_end_is_joined_by_a_tile_that_comes_to_meet_it():
    # Round the crevice: from the chamber east, north and back west to the far end of 12A.
    around = (placed(7, at=(5, 0)), placed(18, at=(5, -5)))
    where = hall_and_chamber(placed(12, at=(0, -5)), *around)
    assert (1, -5) in cut_off(where)
    assert Plan(where).side(2, N) is None
    turned = where.with_(tiles=(*where.tiles[:2], placed(12, turn=1, at=(0, -5)), *around))
    # Lying on its side it opens to both neighbours, and the south no longer joins.
    assert (0, -5) in cut_off(turned)
    met = where.with_(
        tiles=(*where.tiles[:3], placed(7, at=(5, 0)), placed(15, turn=3, at=(5, -5)))
    )
    assert (4, -5) in cut_off(met)
    far = met.with_(tiles=(*met.tiles, placed(18, at=(10, -5)), placed(7, at=(10, 0))))
    assert (4, -5) not in cut_off(far)
    assert [edge.side for edge in Plan(far).sides([2])] == [N]
    one = hero("brannoc", at=(2, 0), facing=N)
    start = delve(far, one, active=one, visited=(0, 1), stack=(6,), level_tiles=12)
    play = do(start, MoveTo(to=(2, -1)), 1)
    assert [event.way.key for event in told(play, "side-rolled")] == ["mkd-way-n"]


@pytest.mark.rule("RG-050")
def test_tokens_beyond_a_crevice_are_thrown_again():
    play = a_cut_chamber_comes(2, *BEYOND, *NEAR, pools=Pools(tokens=(("Y", 1),)))
    assert laid(play)[-1] == ("12A", 0)
    assert [each.at for each in play.state.tokens] == [(4, -1)]


@pytest.mark.rule("RG-050")
def test_chests_beyond_a_crevice_are_thrown_again():
    play = a_cut_chamber_comes(5, *BEYOND, *NEAR, 1, 1, 1, pools=Pools(chests=("c10",)))
    assert [each.at for each in play.state.chests] == [(4, -1)]


@pytest.mark.rule("RG-050")
def test_nobody_is_found_beyond_a_crevice():
    play = a_cut_chamber_comes(1, *BEYOND, *NEAR, 9, TEN, 5, start_value=1)
    (person,) = (figure for figure in play.state.figures if figure.side == "npc")
    assert person.at == (4, -1)


@pytest.mark.rule("RG-055")
def test_stairs_emerge_where_somebody_can_walk_to_them():
    play = a_cut_chamber_comes(NOTHING, *BEYOND, *NEAR)
    assert play.state.grown
    assert play.state.cleared == 1
    assert stairs_of(play.state.site) == ((4, -1),)
    one = play.state.heroes[0]
    state = play.state.with_(activation=play.state.activation.with_(points=20))
    there = do(state, MoveTo(to=(4, -1))).state
    assert there.figure(one.id).at == (4, -1)
    below = do(there, UseStairs(), 1, 1, 1)
    assert below.state.level == 2


@pytest.mark.rule("RG-018")
def test_a_master_waits_before_the_crevice():
    play = a_cut_chamber_comes(NOTHING, 1, master=50)
    (master,) = play.state.tokens
    assert (master.worth, master.at) == (50, (1, -2))
    # The chest that he guards is thrown again as well; he stands in the corner before it.
    bare, to_the_north = 2, (1, 1, 1)
    guarded = a_cut_chamber_comes(
        *(bare, *BEYOND, *NEAR, *to_the_north, 1),
        master=50,
        pools=Pools(chests=("c10",)),
    )
    assert [each.at for each in guarded.state.chests] == [(4, -1)]
    assert [each.at for each in guarded.state.tokens] == [(3, -2)]


@pytest.mark.rule("B-108")
def test_monsters_appear_on_the_tokens_side_of_a_crevice():
    where = hall_and_chamber(placed(4, "B", at=(1, -5)))
    one, friend = hero("brannoc", at=(2, 0), facing=N), hero("ondine", at=(2, 7))
    master = token("R", 1, at=(1, -2), worth=600)
    start = delve(where, one, friend, active=one, tokens=(master,), visited=(0, 1, 2), grown=True)
    play = do(start, MoveTo(to=(2, -1)), *[1] * 11)
    assert len(play.state.monsters) > 3
    assert not {monster.at for monster in play.state.monsters} & cut_off(where)


def grown_by(seed):
    """A level of twelve tiles as a Hero sees it whom nobody bothers, to its end."""
    options = DelveOptions(heroes=1, levels="2", treasures=0, artifacts=False)
    dice = SeededDice(b"a level to the end %d" % seed)
    state = RULESET.new_game(options, party(1), dice).state
    while not state.cleared:
        # Without tokens nobody is hurt, and every level is seen to its end.
        state = state.with_(pools=state.pools.with_(tokens=()))
        state = RULESET.apply(state, 1, RULESET.autopilot(state, 1, "bold"), dice).state
        if state.ending:
            break
    return state


@pytest.mark.rule("RG-034", "RG-055")
def test_every_printed_side_is_laid_and_no_level_is_stuck():
    seen = Counter()
    for seed in sorted(range(LEVELS), key=lambda seed: seed not in ALL_SIDES):
        if not SOAK and set(seen) == set(TILES):
            break
        state = grown_by(seed)
        seen.update((tile.tile, tile.side) for tile in state.site.tiles)
        if state.ending:
            # Somebody below killed him; whoever finds no way on goes home.
            assert state.ending == "lost", seed
            continue
        joined = distances(board_of(state.site), state.site.entrance[0])
        assert state.grown, seed
        assert stairs_of(state.site), seed
        assert all(at in joined for at in stairs_of(state.site)), seed
        beyond = cut_off(state.site)
        for tile in range(len(state.site.tiles)):
            left = set(board_of(state.site).squares(tile)) - set(joined)
            walls = {at for at in left if not board_of(state.site).standable(at)}
            assert left - walls <= set(beyond), seed
    assert set(seen) == set(TILES)


def test_two_sides_are_cut():
    assert {(tile, side) for tile, side in TILES if is_cut(tile, side)} == {(4, "B"), (12, "A")}
