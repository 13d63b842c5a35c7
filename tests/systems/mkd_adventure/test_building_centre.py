"""The Central Chamber and the way to it (MA-023 to MA-027)."""

import pytest

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import S
from rules.systems.mkd.pieces import Site
from rules.systems.mkd_adventure.building.assemble import Assembled
from rules.systems.mkd_adventure.building.centre import (
    cut_at,
    farthest_chambers,
    find_centre,
    walkable,
)
from rules.systems.mkd_adventure.building.markers import scatter
from tests.systems.mkd_adventure.builds import laid, layout, unbuilt, used_up

HALL = ("1A", (1, 10))


def in_a_row(*names):
    """Chambers one below the other and a hallway with the entrance at the south end."""
    tiles = [(name, (0, 5 * index)) for index, name in enumerate(names)]
    bottom = 5 * len(names)
    return Assembled(layout(*tiles, ("1A", (1, bottom))), ((2, bottom + 4), S))


@pytest.mark.rule("MA-023")
def test_the_central_chamber_is_the_one_that_most_tiles_lie_before():
    assembled = in_a_row("8A", "7A", "9B")
    assert farthest_chambers(assembled.layout) == (0,)
    assert find_centre(unbuilt(), assembled).central == 0


@pytest.mark.rule("MA-023")
def test_a_hallway_at_the_end_is_no_chamber():
    assembled = in_a_row("1A", "7A")
    assert farthest_chambers(assembled.layout) == (1,)


@pytest.mark.rule("MA-023")
def test_a_die_settles_a_tie():
    tiles = layout(("7A", (0, 0)), ("14A", (-5, 0), 3), ("14A", (5, 0), 1), ("1A", (1, 5)))
    assembled = Assembled(tiles, ((2, 9), S))
    play = unbuilt(2)
    assert farthest_chambers(tiles) == (1, 2)
    assert find_centre(play, assembled).central == 2
    assert used_up(play)


@pytest.mark.rule("MA-024")
def test_a_way_on_foot_leads_to_the_central_chamber():
    assembled = in_a_row("7A", "11B")
    assert cut_at(assembled, 0) is None
    assert (2, 0) in walkable(assembled)
    assert (0, 7) not in walkable(assembled)


@pytest.mark.rule("MA-025")
def test_a_tile_split_by_a_crevice_is_turned_or_flipped():
    assembled = in_a_row("7A", "12A")
    assert cut_at(assembled, 0) == 1
    found = find_centre(unbuilt(), assembled)
    assert found.assembled.layout.tiles == [
        laid("7A", (0, 0)),
        laid("12B", (0, 5)),
        laid("1A", (1, 10)),
    ]
    assert found.central == 0
    assert cut_at(found.assembled, 0) is None


@pytest.mark.rule("MA-025")
def test_the_corrected_tile_still_joins_every_neighbour():
    tiles = layout(("7A", (0, 0)), ("4B", (1, 5)), ("7A", (0, 10)), ("1A", (1, 15)))
    found = find_centre(unbuilt(), Assembled(tiles, ((2, 19), S)))
    assert found.assembled.layout.tiles[1] == laid("4A", (1, 5))
    assert found.assembled.layout.neighbours(1) == (0, 2)


@pytest.mark.rule("MA-025")
def test_a_tile_that_no_turn_helps_is_swapped_with_another():
    tiles = layout(("12A", (0, 0)), ("7A", (5, -2)), ("15B", (3, -7)), ("1A", (1, 5)))
    assembled = Assembled(tiles, ((2, 9), S))
    assert cut_at(assembled, 2) == 0
    found = find_centre(unbuilt(), assembled)
    assert found.assembled.layout.tiles == [
        laid("15B", (0, 0), 1),
        laid("7A", (5, -2)),
        laid("12A", (3, -7), 1),
        laid("1A", (1, 5)),
    ]
    assert found.central == 2
    assert found.assembled.entrance == assembled.entrance


@pytest.mark.rule("MA-025")
def test_the_stack_is_shuffled_again_when_nothing_helps():
    tiles = layout(("7A", (0, 0)), ("7A", (0, 10)), ("12A", (0, 5)), ("4B", (1, 15)))
    stair = Assembled(tiles, ((2, 19), S))
    assert cut_at(stair, 0) == 3
    only = Assembled(layout(("14A", (0, 0)), ("4B", (1, 5))), ((1, 9), S))
    assert find_centre(unbuilt(), only) is None


@pytest.mark.rule("MA-023")
def test_without_a_chamber_there_is_no_centre():
    assert find_centre(unbuilt(), Assembled(layout(("1A", (0, 0))), ((1, 4), S))) is None


@pytest.mark.rule("MA-027")
def test_ex_46_as_many_markers_as_a_die_less_two():
    site = Site(tiles=(laid("7A", (0, 0)), laid("1A", (1, 5))))
    play = unbuilt(5, *(1, 10, 1, 1), *(2, 3, 10, 4), *(3, 1, 2, 6), 1)
    markers = scatter(play, site).markers
    assert [(marker.kind, marker.at) for marker in markers] == [
        ("bones", (1, 0)),
        ("water", (1, 3)),
        ("bones", (3, 1)),
    ]
    assert used_up(play)
    assert scatter(unbuilt(1, 2), site).markers == ()


@pytest.mark.rule("MA-027")
def test_a_marker_that_cannot_lie_there_is_thrown_for_again():
    site = Site(tiles=(laid("8A", (0, 0)),))
    play = unbuilt(4, *(1, 3, 4, 6), *(3, 9, 2), *(1, 3, 9, 2), *(10, 1, 1))
    markers = scatter(play, site).markers
    assert [marker.at for marker in markers] == [(3, 2), (1, 0)]


@pytest.mark.rule("MA-027")
def test_markers_never_close_a_way():
    for seed in range(20):
        site = Site(tiles=(laid("7B", (0, 0)), laid("1A", (1, 5))), entrance=((2, 9), S))
        strewn = scatter(unbuilt(seed=seed), site)
        bare, full = Board(site), Board(strewn)
        assert all(bare.standable(at) == full.standable(at) for at in bare.ground)
