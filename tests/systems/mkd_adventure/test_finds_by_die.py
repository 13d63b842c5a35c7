"""What is found where nobody has been: which of several things, and where, by the dice."""

import pytest

from rules.systems.mkd.compass import E, S, W
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.tasks import Discover
from rules.systems.mkd_adventure.discovery import discover
from rules.systems.mkd_adventure.finds import find_dressing
from tests.systems.mkd.boards import long_hall, open_chamber, placed, site
from tests.systems.mkd.pieces import door, hero, monster
from tests.systems.mkd.tables import kinds, play, state

CHEST, ACCESSORY, DOOR = 3, 5, 3
"""Faces for a chamber, and for the kind of accessory."""
HALL_DOOR, HALL_TOKEN = 3, 5
SQUARE = (10, 2, 5)
STRAIGHT_EAST = (1, 3, 2)


def found(where, *faces, others=(), **pools):
    """A Hero's discovery of the first tile."""
    who = hero("brannoc", at=(0, 0))
    table = play(state(where, who, *others, active=who, pools=Pools(**pools)), *faces)
    discover(table, Discover(tile=0, figure=who.id))
    assert table.dice.left == ()
    return table


def corner(**things):
    """A bare chamber with one more to the east and one to the south."""
    return site(*(placed(7, at=at) for at in [(0, 0), (5, 0), (0, 5)]), **things)


@pytest.mark.rule("MA-151")
def test_who_finds_a_chest_alone_is_not_told_that_there_is_nothing():
    table = found(open_chamber(), CHEST, *SQUARE, *STRAIGHT_EAST, chests=("c01",))
    assert [(box.at, box.facing) for box in table.state.chests] == [((1, 1), E)]
    assert "mkd-found-nothing" not in kinds(table)


@pytest.mark.rule("MA-045", "MA-153")
def test_a_die_says_which_token_of_the_pool_lies_in_a_hallway():
    tokens = (("Y", 3), ("B", 2), ("R", 5))
    table = found(long_hall(2), HALL_TOKEN, 2, tokens=tokens)
    (lies,) = table.state.tokens
    assert (lies.colour, lies.face) == ("B", 2)
    assert table.state.pools.tokens == (("Y", 3), ("R", 5))


@pytest.mark.rule("MA-152")
def test_dice_say_which_door_is_found_and_in_which_way_it_hangs():
    table = found(corner(), ACCESSORY, DOOR, 2, 2, doors=("wooden", "iron"))
    (hangs,) = table.state.site.doors
    assert (hangs.at, hangs.side, hangs.iron) == ((2, 4), S, True)
    assert table.state.pools.doors == ("wooden",)


@pytest.mark.rule("MA-152", "MA-215")
def test_no_door_hangs_where_a_rider_stands_across():
    rider = monster("grave_rider", at=(4, 2), rear=(5, 2), facing=W)
    table = found(corner(), ACCESSORY, DOOR, others=(rider,), doors=("wooden",))
    assert [hangs.at for hangs in table.state.site.doors] == [(2, 4)]


@pytest.mark.rule("MA-153")
def test_a_wide_way_with_a_door_in_its_middle_has_no_room_for_a_second():
    where = long_hall(2, doors=[door((1, 4), S)])
    table = found(where, HALL_DOOR, doors=("wooden",))
    assert len(table.state.site.doors) == 1
    assert kinds(table) == ["mkd-found-nothing"]


@pytest.mark.rule("MA-037")
def test_furniture_turns_with_its_tile_and_is_told_of_once():
    told = {}
    for turn in (0, 1):
        table = play(state(site(placed(7, turn=turn)), pools=Pools(dressing=("table_chairs",))))
        assert find_dressing(table, 0)
        told[turn] = [(marker.at[0] - 2, marker.at[1] - 2) for marker in table.state.site.markers]
        assert kinds(table) == ["mkd-found"]
    assert told[1] == [(-y, x) for x, y in told[0]]
    assert told[1] != told[0]
