"""Tiles as printed and turned (B-01, B-02, B-04, RG-051)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.systems.mkd.board.tiles import (
    LETTERS,
    SIDE_OF,
    openings,
    runs,
    shape_of,
)
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.content.tiles import TILES
from tests.systems.mkd.boards import placed

SIDES = st.sampled_from(sorted(TILES))


@pytest.mark.rule("B-01")
def test_hallways_are_three_by_five_and_chambers_five_by_five():
    for (tile, side), printed in TILES.items():
        shape = shape_of(tile, side, 0)
        assert (shape.columns, shape.rows) == ((3, 5) if printed.kind == "hall" else (5, 5))
        turned = shape_of(tile, side, 1)
        assert (turned.columns, turned.rows) == (shape.rows, shape.columns)


def spun(x, y, columns, rows, quarters):
    """A printed square after turning about the tile's middle, by half squares and complex numbers.

    Clockwise on a page whose rows grow downwards is a multiplication by i.
    """
    middle = complex(columns, rows) / 2
    spot = (complex(x + 0.5, y + 0.5) - middle) * 1j**quarters
    new = complex(rows, columns) / 2 if quarters % 2 else middle
    return round((spot + new).real - 0.5), round((spot + new).imag - 0.5)


@pytest.mark.rule("B-01", "B-04")
@given(SIDES, st.integers(0, 3))
def test_turning_a_tile_turns_its_squares_ground_and_numbers(key, quarters):
    printed = TILES[key]
    columns, rows = len(printed.rows[0]), len(printed.rows)
    shape = shape_of(*key, quarters)
    expected = {
        spun(x, y, columns, rows, quarters): LETTERS[letter]
        for y, row in enumerate(printed.rows)
        for x, letter in enumerate(row)
    }
    assert shape.ground == expected
    assert list(shape.order) == list(expected)


@pytest.mark.rule("B-02")
@given(SIDES, st.integers(0, 3))
def test_turning_a_tile_turns_its_openings(key, quarters):
    printed = TILES[key]
    columns, rows = len(printed.rows[0]), len(printed.rows)
    expected = set()
    for name, indexes in printed.open.items():
        for index in indexes:
            at = {"N": (index, 0), "S": (index, rows - 1), "W": (0, index)}.get(
                name, (columns - 1, index)
            )
            expected.add((spun(*at, columns, rows, quarters), (SIDE_OF[name] + 2 * quarters) % 8))
    found = shape_of(*key, quarters).openings
    assert set(found) == expected
    assert list(found) == sorted(found, key=lambda edge: (edge[1], edge[0][1], edge[0][0]))


@pytest.mark.rule("B-02")
def test_neighbouring_open_squares_are_one_opening():
    assert [len(run) for run in runs(openings(placed(18)))] == [3, 3, 3, 3]
    assert [len(run) for run in runs(openings(placed(15)))] == [1, 1, 1]


@pytest.mark.rule("B-02")
def test_openings_are_told_north_east_south_west_and_then_by_position():
    assert [edge for run in runs(openings(placed(15, at=(10, 20)))) for edge in run] == [
        ((10, 20), N),
        ((14, 20), N),
        ((12, 24), S),
    ]
    assert [run[0][1] for run in runs(openings(placed(2, "B")))] == [N, E, S, W]


def test_a_hallway_on_its_side_keeps_its_printed_numbers():
    hall = shape_of(1, "A", 1)
    assert hall.order[:4] == ((4, 0), (4, 1), (4, 2), (3, 0))
    assert hall.centre == (2, 1)


@pytest.mark.rule("B-04")
def test_every_kind_of_ground_is_printed_somewhere():
    letters = Counter(letter for side in TILES.values() for row in side.rows for letter in row)
    assert set(letters) == set(LETTERS)
