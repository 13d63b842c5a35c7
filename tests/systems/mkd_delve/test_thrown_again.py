"""What dice put where it cannot be: thrown again, and at last where it can (RG-050, RG-116)."""

import pytest

from rules.systems.mkd.actions import StepTo
from rules.systems.mkd.compass import SE, SW, N, S, W
from rules.systems.mkd.pieces import Pools
from tests.support.joined import joined
from tests.systems.mkd.boards import placed
from tests.systems.mkd.pieces import hero
from tests.systems.mkd_delve.delves import delve, do, hall_and_chamber, reasons

TEN = 10
TOKEN, TERRAIN, CHEST = 2, 4, 5
"""Feature dice."""
WOODEN_DOOR = (1, 1)
NORTH, SOUTH = (1, 1), (2, 2)
"""Two dice for the side of its square on which a door hangs."""
MIDDLE, SECOND = (2, 5, 6), (TEN, 1, 1)
"""Dice for squares 13 and 2 of a chamber."""
NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (TEN, 1, 4), (9, 6, 6), (9, TEN, 6)
"""Dice for squares 5, 21 and 25, in corners."""


def comes(tile, *faces, lies=(1, 1)):
    """Somebody steps into a chamber; a tile, side A as printed, is laid at (0, -5). All dice fall.

    `lies` are the dice that turn it. It is the level's last, so that no other comes.
    """
    one = hero("brannoc", at=(2, 5), facing=N)
    where = hall_and_chamber(closed=(((0, 2), W),))
    where = where.with_(tiles=(*where.tiles, placed(14, turn=1, at=(5, 0))))
    pools = Pools(tokens=(("Y", 1),), chests=("c10",))
    more = {"visited": (0, 2), "level_tiles": 4, "stack": (tile,), "pools": pools}
    play = do(delve(where, one, active=one, **more), StepTo(facing=N), 1, *lies, *faces)
    assert play.state.site.tiles[-1].at == (0, -5)
    return play


@pytest.mark.rule("RG-050")
def test_after_twenty_throws_in_vain_it_lies_on_the_first_square_in_reading_order():
    # 8A has a pillar in its middle. Square 1 no dice can name.
    play = comes(8, TOKEN, *MIDDLE * 20)
    assert [token.at for token in play.state.tokens] == [(0, -5)]
    assert reasons(play).count("mkd-square") == 3 * 20


@pytest.mark.rule("RG-050")
def test_after_twenty_throws_in_vain_squares_that_will_not_do_are_passed_over():
    # In 10A squares 1 and 2, in its north-west corner, are blocked: 3 is the first that will do.
    play = comes(10, TOKEN, *SECOND * 20)
    assert [token.at for token in play.state.tokens] == [(2, -5)]
    assert reasons(play).count("mkd-square") == 3 * 20


@pytest.mark.rule("RG-050")
def test_the_twentieth_throw_still_counts():
    play = comes(8, TOKEN, *MIDDLE * 19, *SECOND)
    assert [token.at for token in play.state.tokens] == [(1, -5)]


@pytest.mark.rule("RG-116")
def test_after_twenty_throws_in_vain_a_door_hangs_where_one_can():
    # In the corner both the north and the east are walls; in the order of the dice west is next.
    play = comes(14, TERRAIN, *WOODEN_DOOR, *NORTH_EAST, *NORTH * 20)
    assert [(door.at, door.side) for door in play.state.site.doors] == [((4, -5), W)]
    assert reasons(play).count("mkd-door-edge") == 2 * 20


@pytest.mark.rule("RG-116")
def test_the_twentieth_throw_for_a_doors_side_still_counts():
    play = comes(14, TERRAIN, *WOODEN_DOOR, *NORTH_EAST, *NORTH * 19, *SOUTH)
    assert [(door.at, door.side) for door in play.state.site.doors] == [((4, -5), S)]


@pytest.mark.rule("RG-118")
@joined(
    ("corner", "dice", "looks"),
    [
        (NORTH_EAST, (1, 1, 1), S),
        (NORTH_EAST, (1, 1, 2), S),
        (NORTH_EAST, (1, 2, 2), S),
        (NORTH_EAST, (1, 2, 1), W),
        (NORTH_EAST, (2, 1, 1), SE),
        (SOUTH_EAST, (1, 1, 2), W),
        (SOUTH_EAST, (1, 2, 2), W),
        (SOUTH_EAST, (2, 1, 2), SW),
        (SOUTH_WEST, (1, 2, 2), N),
    ],
)
def test_a_chest_in_a_corner_turns_clockwise_by_quarters(corner, dice, looks):
    # Straight in front of it there may be two walls, one after the other; what slants stays so.
    play = comes(14, CHEST, *corner, *dice)
    assert [chest.facing for chest in play.state.chests] == [looks]


@pytest.mark.rule("RG-051: chamber")
@joined(
    ("lies", "at"),
    [((1, 1), (1, -5)), ((1, 2), (4, -4)), ((2, 2), (3, -1)), ((2, 1), (0, -2))],
    ids=["as printed", "east", "upside down", "west"],
)
def test_the_second_square_of_a_chamber_goes_round_with_the_tile(lies, at):
    play = comes(7, TOKEN, *SECOND, lies=lies)
    assert [token.at for token in play.state.tokens] == [at]
