"""Table A and its alternative."""

import pytest

from rules.core.scene import Side
from rules.core.words import Text
from rules.dungeon import DungeonOptions
from rules.dungeon.places import measure
from rules.dungeon.tables import CHESSEX, FITS, SCAN, SHAPES, shape_of, turned
from tests.dungeon.sheets import level, row_of

OPPOSITE = ({Side.NORTH, Side.SOUTH}, {Side.WEST, Side.EAST})


def turns_of(face):
    return [set(turned(shape_of(face).openings, turns)) for turns in range(4)]


def straight(sides):
    return sides in OPPOSITE


def bent(sides):
    return len(sides) == 2 and sides not in OPPOSITE


def dead_end(sides):
    return len(sides) == 1


def branch(sides):
    return len(sides) == 3


def crossing(sides):
    return sides == set(Side)


@pytest.mark.parametrize(
    ("face", "kind", "ways"),
    [
        pytest.param(1, "corridor", straight, marks=pytest.mark.rule("DM-027")),
        pytest.param(2, "corridor", crossing, marks=pytest.mark.rule("DM-028")),
        pytest.param(3, "corridor", branch, marks=pytest.mark.rule("DM-029")),
        pytest.param(4, "room", straight, marks=pytest.mark.rule("DM-030: opposite ends")),
        pytest.param(5, "room", crossing, marks=pytest.mark.rule("DM-031")),
        pytest.param(6, "room", branch, marks=pytest.mark.rule("DM-032")),
        pytest.param(7, "room", bent, marks=pytest.mark.rule("DM-033")),
        pytest.param(8, "corridor", bent, marks=pytest.mark.rule("DM-034")),
        pytest.param(9, "room", dead_end, marks=pytest.mark.rule("DM-035")),
        pytest.param(10, "corridor", dead_end, marks=pytest.mark.rule("DM-036")),
    ],
)
def test_each_face_has_its_kind_and_its_ways(face, kind, ways):
    assert shape_of(face).kind == kind
    assert all(map(ways, turns_of(face)))


@pytest.mark.rule("DM-037")
def test_eleven_is_a_straight_corridor_again():
    assert (shape_of(11).kind, shape_of(11).openings) == (shape_of(1).kind, shape_of(1).openings)


@pytest.mark.rule("DM-038")
def test_twelve_is_a_corridor_with_stairs():
    assert shape_of(12).kind == "corridor"
    assert all(len(sides) == 1 for sides in turns_of(12))
    stairs = row_of(5, 12).tile(2)
    assert stairs.stairs
    assert not stairs.is_room
    assert [number for number, shape in SHAPES.items() if shape.stairs] == [12]


def test_turns_are_clockwise():
    assert turned(shape_of(7).openings, 0) == (Side.NORTH, Side.EAST)
    assert turned(shape_of(7).openings, 1) == (Side.EAST, Side.SOUTH)
    assert turned(shape_of(9).openings, 3) == (Side.EAST,)


def test_a_way_to_lay_every_tile_on_every_side():
    for number in SHAPES:
        for side in SCAN:
            ways = FITS[number, side]
            assert ways
            assert all(side in openings for _, openings in ways)
            assert len({openings for _, openings in ways}) == len(ways)


def test_openings_and_rooms_of_a_die():
    """Twenty-seven openings on twelve faces; five of them are rooms."""
    assert sum(len(shape.openings) for shape in SHAPES.values()) == 27
    assert sum(shape.kind == "room" for shape in SHAPES.values()) == 5


@pytest.mark.rule("DM-057")
def test_picture_dice():
    assert sorted(CHESSEX.values()) == list(range(1, 13))
    assert shape_of(2, "chessex") == SHAPES[4]
    found = level(1, 2, 3, 5, 6, 7, table="chessex")
    assert [(tile.face, tile.shape) for tile in found.tiles] == [
        (1, 1), (2, 4), (3, 8), (5, 3), (6, 6), (7, 2),
    ]  # fmt: skip


@pytest.mark.rule("DM-039")
def test_ten_feet_are_three_metres():
    feet, metres = DungeonOptions(), DungeonOptions(units="metres")
    assert measure(feet, 30).args == (("feet", 30),)
    assert measure(metres, 10).args == (("metres", "3"),)
    assert measure(metres, 30).args == (("metres", "9"),)
    half = Text.of("decimal", whole="1", part="5")
    assert measure(metres, 5).args == (("metres", half),)
