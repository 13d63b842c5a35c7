"""Chests never lie where they would bar the only way, if they can lie elsewhere."""

import pytest

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.passage import stays_open
from rules.systems.mkd.fights.harm import free_floor
from rules.systems.mkd.things.chests import room_to_drop
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, door, hero, marker
from tests.systems.mkd.tables import state

GATE = ((4, 2), (5, 2))
"""The two squares between which alone the two chambers are joined."""


@pytest.mark.parametrize("doors", [(), (door((4, 2)),)])
def test_the_square_of_a_gate_is_the_only_way(doors):
    board = board_of(two_chambers(doors=doors))
    assert [stays_open(board, (square,)) for square in (*GATE, (2, 2))] == [False, False, True]


def test_what_lies_there_already_counts():
    column = [marker("pillar", (2, y)) for y in range(3)]
    board = board_of(open_chamber(markers=column))
    assert stays_open(board, ((2, 3),))
    assert not stays_open(board, ((2, 3),), solid=((2, 4),))


def test_where_no_way_led_before_none_is_barred():
    board = board_of(open_chamber())
    assert stays_open(board, ((0, 0),), solid=((1, 0), (0, 1), (1, 1)))


@pytest.mark.rule("B-07")
def test_no_way_leads_past_the_corner_of_a_pillar():
    # Two of them beside the crevice of 18B would cut off the side that lies between them.
    bare = site(placed(18, "B"))
    assert stays_open(board_of(bare), ((1, 1),))
    assert not stays_open(board_of(bare.with_(markers=(marker("pillar", (1, 1)),))), ((3, 1),))


@pytest.mark.rule("B-64", "MA-147")
def test_who_falls_in_a_gate_leaves_his_chest_beside_it():
    there = state(two_chambers())
    assert free_floor(there, GATE[0]) not in GATE
    assert free_floor(there, (2, 2)) == (2, 2)


@pytest.mark.rule("MA-143")
def test_a_chest_is_put_down_beside_a_gate():
    who = hero("brannoc", at=(3, 2), facing=2)
    there = state(two_chambers(), who, chests=(chest(carrier=who.id),))
    assert room_to_drop(there, who) == (4, 3)
