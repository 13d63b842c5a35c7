"""Exits, fitting tiles to them, and the entrance (MA-014 to MA-022, MA-028)."""

import pytest

from rules.systems.mkd.board.layout import beside, meet
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd_adventure.building.assemble import (
    assemble,
    attach,
    other_hallway,
    stair,
    with_entrance,
)
from rules.systems.mkd_adventure.building.layout import SHIFTS
from tests.systems.mkd_adventure.builds import laid, layout, leaf, unbuilt, used_up


def names(exits):
    """Exits as (tile, side) pairs."""
    return [(way.tile, way.side) for way in exits]


@pytest.mark.rule("MA-015")
def test_exits_count_by_placement_then_side_then_position():
    tiles = layout(("7A", (0, 0)), ("15A", (5, 0), 1))
    assert names(tiles.exits()) == [(0, N), (0, S), (0, W), (1, E), (1, E)]
    assert [way.edges[0][0] for way in tiles.exits()[-2:]] == [(9, 0), (9, 4)]


@pytest.mark.rule("MA-016")
def test_an_entryway_that_joins_another_tile_is_no_exit():
    tiles = layout(("18A", (0, 0)), ("12B", (0, 5)))
    assert names(tiles.exits()) == [(0, N), (0, E), (0, W), (1, S)]
    assert [len(way.edges) for way in tiles.exits()] == [3, 3, 3, 3]


@pytest.mark.rule("MA-016")
def test_an_entryway_that_faces_a_wall_is_no_exit():
    tiles = layout(("7A", (0, 0)), ("8A", (5, 0)))
    assert names(tiles.exits()) == [(0, N), (0, S), (0, W), (1, N), (1, S)]


@pytest.mark.rule("MA-017")
def test_tiles_are_centred_on_each_other_if_possible():
    assert SHIFTS[:5] == (0, -1, 1, -2, 2)
    assert max(SHIFTS) == 4
    chamber = laid("7A", (10, 10))
    assert beside(chamber, N, leaf("1A"), 0).at == (11, 5)
    assert beside(chamber, S, leaf("1A"), 0).at == (11, 15)
    assert beside(chamber, E, leaf("1A", 1), 0).at == (15, 11)
    assert beside(chamber, W, leaf("1A", 1), -1).at == (5, 10)


@pytest.mark.rule("MA-017")
def test_openings_in_corners_are_met_by_the_smallest_shift():
    tiles = layout(("12A", (0, 0)))
    way = tiles.exits()[1]
    assert way.side == E
    placed = next(tiles.fitting(way, leaf("7A")))
    assert placed == laid("7A", (5, -2))
    assert meet(tiles.tiles[0], placed)


@pytest.mark.rule("MA-018: joins")
def test_ex_26_a_tile_is_turned_clockwise_until_it_joins():
    tiles = layout(("7A", (0, 0)))
    placed = next(tiles.fitting(tiles.exits()[0], leaf("14A", 1)))
    assert placed == laid("14A", (0, -5), 0)


@pytest.mark.rule("MA-018: overlap")
def test_a_tile_that_would_lie_on_another_is_turned_too():
    # Three squares are free to the north: a hallway's five are too many, its three turned are not.
    tiles = layout(("7A", (0, 0)), ("7A", (0, -8)))
    way = tiles.exits()[0]
    assert way.side == N
    assert next(tiles.fitting(way, leaf("2A"))) == laid("2A", (0, -3), 1)


@pytest.mark.rule("MA-019")
def test_a_tile_that_joins_in_no_turn_is_flipped():
    tiles = layout(("7A", (0, 0)), ("7A", (0, -8)))
    way = tiles.exits()[0]
    assert way.side == N
    assert next(tiles.fitting(way, leaf("1A")), None) is None
    assert next(tiles.fitting(way, leaf("6A"))) == laid("6B", (0, -3), 1)


@pytest.mark.rule("MA-020")
def test_another_exit_is_rolled_for_when_the_tile_fits_nowhere_at_the_first():
    tiles = layout(("7A", (0, 0)), ("7A", (6, 0)))
    cramped = names(tiles.exits()).index((0, E))
    assert cramped == 1
    play = unbuilt(1, 2, 2, 1)
    way, placed = attach(play, tiles, [tiles.exits()[1], tiles.exits()[3]], leaf("7A"))
    assert (way.tile, way.side) == (0, W)
    assert placed.at == (-5, 0)


@pytest.mark.rule("MA-020")
def test_a_tile_that_fits_at_no_exit_is_set_aside():
    tiles = layout(("7A", (0, 0)), ("7A", (6, 0)))
    assert attach(unbuilt(), tiles, [tiles.exits()[1]], leaf("7A")) is None


@pytest.mark.rule("MA-020")
def test_for_the_bottom_hallway_another_one_is_taken():
    tiles = layout(("7A", (0, 0)))
    way, placed = other_hallway(tiles, [leaf("9A"), leaf("2B", 1)], (leaf("1A"), leaf("2B")))
    assert (way.tile, way.side) == (0, N)
    assert (placed.tile, placed.side, placed.turn) == (2, "B", 1)
    _, placed = other_hallway(tiles, [], (leaf("1A"), leaf("2A")))
    assert placed.tile == 3


@pytest.mark.rule("MA-020")
def test_a_stack_that_closes_itself_up_is_shuffled_again():
    play = unbuilt()
    assert assemble(play, (leaf("14A", 0), leaf("14A", 0), leaf("7A"), leaf("1A"))) is None


@pytest.mark.rule("MA-014", "MA-015", "MA-021")
def test_ex_45_eight_exits():
    stack = (leaf("7A"), leaf("7A"), leaf("7A"), leaf("1A"))
    play = unbuilt(2, 5, *(2, 3), *(2, 1))
    tiles, entrance = assemble(play, stack)
    assert tiles.tiles == [
        laid("7A", (0, 0)),
        laid("7A", (5, 0)),
        laid("7A", (10, 0)),
        laid("1A", (15, 1), 1),
    ]
    assert entrance == ((19, 2), E)
    assert used_up(play)


@pytest.mark.rule("MA-022")
def test_of_several_entryways_a_die_names_the_entrance():
    tiles = layout(("7A", (0, 0)))
    play = unbuilt(3)
    built = with_entrance(play, tiles, tiles.exits()[0], laid("2B", (1, -5)))
    assert built.entrance == ((1, -3), W)
    assert used_up(play)


@pytest.mark.rule("MA-022")
def test_of_a_wide_entryway_the_middle_square_is_the_entrance():
    tiles = layout(("7A", (0, 0)))
    built = with_entrance(unbuilt(), tiles, tiles.exits()[0], laid("1B", (1, -5)))
    assert built.entrance == ((2, -5), N)


@pytest.mark.rule("MA-022")
def test_a_hallway_without_a_free_entryway_is_turned_and_flipped_until_it_has_one():
    tiles = layout(("7A", (0, 0)))
    play = unbuilt(1)
    built = with_entrance(play, tiles, tiles.exits()[0], laid("6A", (1, -5), 2))
    assert built.layout.tiles[1].side == "B"
    assert built.entrance[1] == N
    assert used_up(play)


@pytest.mark.rule("MA-022")
def test_a_stair_comes_in_where_no_entryway_is_left():
    assert stair(laid("6A", (10, 20)), S) == ((11, 23), S)
    assert stair(laid("1A", (0, 0)), N) == ((1, 0), N)
    assert stair(laid("7A", (0, 0)), W) == ((0, 2), W)
    walls = (("14A", (-4, -5)), ("14A", (4, -5)), ("14A", (0, -10), 2))
    boxed = layout(("7A", (0, 0)), *walls)
    built = with_entrance(unbuilt(), boxed, boxed.exits()[0], laid("6A", (1, -5), 2))
    assert built.entrance == ((2, -4), N)
