"""Lines of fire, exact where they pass a corner (2.10.3, C1, C2)."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import E, S, heading
from rules.systems.mkd.fights.targets import Line, line
from tests.support.soak import SOAK
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import door, marker
from tests.systems.mkd.sites import sites, squares_of

FREE, COVERED, STOPPED = Line(True, False), Line(True, True), Line(False, False)
HALF = Fraction(1, 2)


def clipped(start, end, square):
    """The stretch of the way from centre to centre inside a square: two parts of the whole."""
    first, last = Fraction(0), Fraction(1)
    for axis in (0, 1):
        here, length = start[axis] + HALF, end[axis] - start[axis]
        low, high = square[axis] - here, square[axis] + 1 - here
        if length:
            near, far = sorted((low / length, high / length))
            first, last = max(first, near), min(last, far)
        elif not low <= 0 <= high:
            return None
    return (first, last) if first < last else None


def crossed(start, end):
    """The squares of which a line passes the inside, in order, by exact clipping."""
    columns = range(min(start[0], end[0]), max(start[0], end[0]) + 1)
    rows = range(min(start[1], end[1]), max(start[1], end[1]) + 1)
    stretches = {(x, y): clipped(start, end, (x, y)) for x in columns for y in rows}
    return sorted((at for at, part in stretches.items() if part), key=stretches.__getitem__)


def slow_line(board, start, end, figures):
    """A line of fire by its definition."""

    def solid(square):
        return board.ground.get(square, "blocking") == "blocking"

    def open_side(one, two):
        return board.free(one, heading(one, two))

    way = crossed(start, end)
    for one, two in pairwise(way):
        if solid(two) or (two in figures and two != end):
            return STOPPED
        if one[0] == two[0] or one[1] == two[1]:
            if not open_side(one, two):
                return STOPPED
            continue
        ways_round = ((one[0], two[1]), (two[0], one[1]))
        if not any(
            not solid(corner)
            and corner not in figures
            and open_side(one, corner)
            and open_side(corner, two)
            for corner in ways_round
        ):
            return STOPPED
    return Line(True, any(board.ground[at] == "hindering" for at in way[1:]))


@settings(max_examples=150 if SOAK else 25)
@given(sites(most=3), st.data())
def test_lines_are_as_exact_clipping_says(where, data):
    board = Board(where)
    squares = squares_of(where)
    figures = frozenset(data.draw(st.lists(st.sampled_from(squares), max_size=6)))
    for _ in range(6):
        start, end = data.draw(st.sampled_from(squares)), data.draw(st.sampled_from(squares))
        if start != end:
            found = line(board, start, end, figures)
            assert found == slow_line(board, start, end, figures - {start})


@given(sites(most=3), st.data())
def test_a_line_is_as_free_one_way_as_the_other(where, data):
    board = Board(where)
    squares = squares_of(where)
    start, end = data.draw(st.sampled_from(squares)), data.draw(st.sampled_from(squares))
    if board.standable(start) and board.standable(end):
        assert line(board, start, end).clear == line(board, end, start).clear


def test_walls_doors_and_blocking_squares_stop_a_line():
    assert line(Board(two_chambers()), (0, 2), (9, 2)) == FREE
    assert line(Board(two_chambers()), (0, 0), (9, 0)) == STOPPED
    assert line(Board(two_chambers(doors=[door((4, 2))])), (0, 2), (9, 2)) == STOPPED
    assert line(Board(two_chambers(doors=[door((4, 2), closed=False)])), (0, 2), (9, 2)) == FREE
    assert line(Board(site(placed(8))), (2, 0), (2, 4)) == STOPPED


def test_another_figure_stops_a_line_but_not_those_at_its_ends():
    board = Board(open_chamber())
    assert line(board, (0, 0), (4, 0), {(2, 0)}) == STOPPED
    assert line(board, (0, 0), (4, 0), {(0, 0), (4, 0)}) == FREE


def test_through_a_corner_one_free_way_round_is_enough():
    one = Board(open_chamber(markers=[marker("pillar", (2, 1))]))
    assert line(one, (1, 1), (2, 2)) == FREE
    both = Board(open_chamber(markers=[marker("pillar", (2, 1)), marker("pillar", (1, 2))]))
    assert line(both, (1, 1), (2, 2)) == STOPPED
    assert line(one, (1, 1), (2, 2), {(1, 2)}) == STOPPED


def test_walls_close_a_way_round_a_corner():
    halls = site(placed(1), placed(1, "A", at=(0, 5)))
    assert line(Board(halls), (1, 4), (2, 5)) == FREE
    shut = site(placed(1), placed(1, "A", at=(0, 5)), doors=[door((1, 4), S)])
    assert line(Board(shut), (1, 4), (2, 5)) == STOPPED
    assert line(Board(two_chambers()), (4, 1), (5, 2)) == FREE
    assert line(Board(two_chambers()), (4, 3), (5, 4)) == STOPPED


def test_hindering_squares_on_the_line_give_cover_the_first_not_the_last_too():
    board = Board(open_chamber(markers=[marker("bones", (2, 0)), marker("bones", (0, 2))]))
    assert line(board, (0, 0), (4, 0)) == COVERED
    assert line(board, (2, 0), (4, 0)) == FREE
    assert line(board, (4, 0), (2, 0)) == COVERED
    assert line(board, (0, 0), (0, 1)) == FREE


def test_a_hindering_square_that_is_only_touched_gives_no_cover():
    board = Board(open_chamber(markers=[marker("bones", (2, 1)), marker("bones", (1, 2))]))
    assert line(board, (1, 1), (2, 2)) == FREE
    assert line(board, (0, 0), (2, 1)) == COVERED


def test_water_shadow_and_crevices_neither_stop_nor_cover():
    assert line(Board(site(placed(12))), (2, 0), (2, 4)) == FREE
    assert line(Board(site(placed(9, "B"))), (2, 0), (2, 4)) == FREE
    assert line(Board(site(placed(6, "B"))), (0, 0), (2, 0)) == FREE


def test_a_line_to_its_own_square_is_free():
    assert line(Board(open_chamber()), (1, 1), (1, 1)) == FREE


def test_one_step_east_is_one_edge():
    assert crossed((0, 0), (1, 0)) == [(0, 0), (1, 0)]
    assert crossed((0, 0), (2, 1)) == [(0, 0), (1, 0), (1, 1), (2, 1)]
    assert heading((0, 0), (1, 0)) == E
