"""What lies between squares: walls, doors, corners, owners (B-03 to B-09, B-31, B-32)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.random_square import throw_square
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.board.tiles import openings, shape_of_placed
from rules.systems.mkd.compass import SE, E, N, S, W, chebyshev, heading, neighbours, step
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import door, marker
from tests.systems.mkd.sites import sites, squares_of
from tests.systems.mkd.tables import play, state


def edge_is_free(where, one, two):
    """Whether nothing stands between two orthogonal neighbours, from the tiles as printed."""
    owners = {}
    for index, tile in enumerate(where.tiles):
        shape = shape_of_placed(tile)
        for column, row in product(range(shape.columns), range(shape.rows)):
            owners[tile.at[0] + column, tile.at[1] + row] = index
    if one not in owners or two not in owners:
        return False
    for at, beyond in ((one, two), (two, one)):
        side = heading(at, beyond)
        if any((item.at, item.side, item.closed) == (at, side, True) for item in where.doors):
            return False
        if owners[one] != owners[two] and (at, side) not in openings(where.tiles[owners[at]]):
            return False
    return True


def are_adjacent(where, one, two):
    """Adjacency by its definition (B-07)."""
    if chebyshev(one, two) != 1:
        return False
    if one[0] == two[0] or one[1] == two[1]:
        return edge_is_free(where, one, two)
    ground = Board(where).ground
    corners = ((one[0], two[1]), (two[0], one[1]))
    return all(
        ground.get(corner, "blocking") != "blocking"
        and edge_is_free(where, one, corner)
        and edge_is_free(where, corner, two)
        for corner in corners
    )


@pytest.mark.rule("B-07")
@given(sites(most=3), st.data())
def test_squares_are_adjacent_as_defined(where, data):
    board = Board(where)
    for square in data.draw(st.lists(st.sampled_from(squares_of(where)), min_size=8, max_size=8)):
        expected = [near for near in neighbours(square) if are_adjacent(where, square, near)]
        assert list(board.around(square)) == expected
        assert [at for _, at in board.ways(square)] == expected
        assert all(board.adjacent(near, square) for near in expected)


@pytest.mark.rule("B-03")
def test_tiles_join_where_openings_meet_and_nowhere_else():
    board = Board(two_chambers())
    assert board.adjacent((4, 2), (5, 2))
    assert not board.adjacent((4, 1), (5, 1))
    assert not board.adjacent((4, 2), (5, 3))
    assert board.edges_between == {(0, 1): (((4, 2), E),), (1, 0): (((5, 2), W),)}
    assert board.next_tiles(0) == (1,)


@pytest.mark.rule("B-03")
def test_an_opening_that_faces_a_wall_is_a_dead_end():
    board = Board(site(placed(7), placed(8, at=(5, 0))))
    assert not board.adjacent((4, 2), (5, 2))
    assert board.edges_between == {}


@pytest.mark.rule("B-03")
def test_a_side_that_was_closed_stays_shut_though_its_openings_meet():
    assert not Board(two_chambers(closed=[((4, 2), E)])).adjacent((4, 2), (5, 2))


@pytest.mark.rule("B-03")
def test_a_side_that_closes_in_play_is_shut_from_then_on():
    where = two_chambers()
    assert board_of(where).adjacent((4, 2), (5, 2))
    shut = where.with_(closed=(((4, 2), E),))
    assert not board_of(shut).adjacent((4, 2), (5, 2))
    assert board_of(shut.with_(closed=())).adjacent((4, 2), (5, 2))


@pytest.mark.rule("B-04")
def test_nothing_is_placed_on_blocking_ground_or_crevices():
    board = Board(site(placed(18, "B")))
    assert not board.standable((0, 0))
    assert not board.standable((2, 2))
    assert not board.standable((9, 9))
    assert board.standable((1, 0))
    shadow, water, bones = Board(site(placed(13))), Board(site(placed(9))), Board(site(placed(16)))
    assert shadow.standable((0, 0))
    assert water.standable((1, 1))
    assert bones.standable((0, 0))


@pytest.mark.rule("B-05")
def test_walls_part_squares_that_touch():
    board = Board(site(placed(8), placed(8, at=(5, 0))))
    assert not any(board.adjacent((4, row), (5, other)) for row in range(5) for other in range(5))


@pytest.mark.rule("B-06")
def test_columns_grow_to_the_east_and_rows_to_the_south():
    assert step((3, 3), E) == (4, 3)
    assert step((3, 3), S) == (3, 4)
    assert step((3, 3), N) == (3, 2)


@pytest.mark.rule("B-07")
def test_corners_of_blocking_squares_are_not_cut():
    board = Board(open_chamber(markers=[marker("pillar", (2, 2))]))
    assert not board.adjacent((2, 1), (3, 2))
    assert board.adjacent((2, 1), (3, 1))
    assert Board(open_chamber(markers=[marker("bones", (2, 2))])).adjacent((2, 1), (3, 2))


@pytest.mark.rule("B-07")
def test_one_may_pass_diagonally_between_two_crevices():
    board = Board(site(placed(11, "B")))
    assert board.adjacent((2, 2), (1, 1))
    assert board.adjacent((2, 2), (3, 3))


@pytest.mark.rule("B-07")
def test_a_closed_door_parts_neighbours_straight_and_diagonal():
    wide = (placed(1, "B"), placed(1, "B", at=(0, 5)))
    shut = Board(site(*wide, doors=[door((1, 4), S)]))
    assert not shut.adjacent((1, 4), (1, 5))
    assert not shut.adjacent((0, 4), (1, 5))
    assert shut.adjacent((0, 4), (0, 5))
    opened = Board(site(*wide, doors=[door((1, 4), S, closed=False)]))
    assert opened.free((0, 4), SE)


@pytest.mark.rule("B-08")
def test_a_square_belongs_to_its_tile_the_upper_one_where_two_overlap():
    board = Board(site(placed(7), placed(1, "B", at=(2, 3), turn=1, layer=1)))
    assert board.owner[2, 3] == 1
    assert board.owner[1, 3] == 0
    assert (2, 3) not in board.squares(0)
    assert len(board.squares(0)) == 25 - 6
    assert board.printed(0)[0] == (0, 0)


@pytest.mark.rule("B-08", "MA-230")
def test_of_two_that_overlap_the_upper_one_need_not_be_the_later():
    board = Board(site(placed(7, layer=1), placed(7, at=(3, 0))))
    assert {board.owner[x, 0] for x in (3, 4)} == {0}
    assert board.squares(1)[:3] == ((5, 0), (6, 0), (7, 0))


@pytest.mark.rule("RG-050")
def test_a_square_that_another_tile_covers_is_thrown_again():
    where = site(placed(7), placed(7, at=(3, 0), layer=1))
    # Square 4 lies under the other chamber; square 3 does not.
    table = play(state(where), 10, 2, 2, 10, 1, 2)
    assert throw_square(table, board_of(where), 0, lambda _: True) == (2, 0)


@pytest.mark.rule("B-08")
@given(sites(most=3))
def test_every_square_has_one_owner(where):
    board = Board(where)
    listed = [square for tile in range(len(where.tiles)) for square in board.squares(tile)]
    assert sorted(listed) == sorted(board.ground) == sorted(board.owner)


@pytest.mark.rule("B-04")
def test_markers_override_what_is_printed():
    board = Board(site(placed(9), markers=[marker("teleport", (1, 1)), marker("bones", (2, 2))]))
    assert board.ground[1, 1] == "clear"
    assert board.ground[2, 2] == "hindering"
    assert board.ground[3, 3] == "water"


@pytest.mark.rule("B-07")
def test_a_marker_on_a_blocking_square_opens_its_corners():
    assert not Board(site(placed(8))).adjacent((2, 1), (3, 2))
    assert Board(site(placed(8), markers=[marker("bones", (2, 2))])).adjacent((2, 1), (3, 2))


@pytest.mark.rule("B-09")
def test_distance_counts_ground_and_doors_and_range_counts_squares():
    board = Board(two_chambers(doors=[door((4, 2))], markers=[marker("bones", (6, 2))]))
    assert distances(board, (4, 2))[5, 2] == 3
    assert distances(board, (4, 2))[6, 2] == 5
    assert chebyshev((0, 0), (3, 2)) == 3


def test_a_site_is_compiled_once():
    where = two_chambers()
    assert board_of(where) is board_of(where)
    assert board_of(two_chambers()) is not board_of(where)


@given(where=sites(), data=st.data())
def test_a_board_made_from_another_is_as_one_made_from_nothing(where, data):
    def part():
        doors = [
            item.with_(closed=data.draw(st.booleans()))
            for item in where.doors
            if data.draw(st.booleans())
        ]
        markers = [item for item in where.markers if data.draw(st.booleans())]
        return where.with_(doors=tuple(doors), markers=tuple(markers))

    first, second, third = Board(part()), part(), part()
    first.move_tables.moves(straight=False, opens=True)
    made = Board(third, Board(second, first))
    anew = Board(third)
    for question in ("ground", "way_bits", "edges_between"):
        assert getattr(made, question) == getattr(anew, question)
    assert made.move_tables.standable == anew.move_tables.standable
    for opens in (False, True):
        steps = made.move_tables.moves(straight=False, opens=opens)
        assert steps == anew.move_tables.moves(straight=False, opens=opens)
        assert made.move_tables.riding(opens=opens) == anew.move_tables.riding(opens=opens)
    costs = made.move_tables.costs(flight=False, aquatic=False)
    assert costs == anew.move_tables.costs(flight=False, aquatic=False)
