"""Front and rear arcs against plain angles (B-40, 1.14.4)."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.systems.mkd.compass import NAMES, STEPS, heading, neighbours, step
from rules.systems.mkd.figures import in_front, rider_front
from tests.support.joined import joined

FACINGS = st.integers(0, 7)
NEAR = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


def angle(facing, delta):
    """Degrees between a facing and a direction."""
    fx, fy = STEPS[facing]
    turn = abs(math.degrees(math.atan2(delta[1], delta[0]) - math.atan2(fy, fx))) % 360
    return min(turn, 360 - turn)


@pytest.mark.rule("B-40")
@given(FACINGS, NEAR, st.sampled_from((180, 90)))
def test_in_front_is_within_half_the_arc(facing, other, arc):
    expected = other == (0, 0) or angle(facing, other) <= arc / 2 + 1e-9
    assert in_front((0, 0), facing, arc, other) == expected


@pytest.mark.rule("B-40")
@joined("facing", range(8))
def test_five_neighbours_are_in_a_wide_arc_and_three_in_a_narrow_one(facing):
    assert sum(in_front((4, 4), facing, 180, near) for near in neighbours((4, 4))) == 5
    narrow = {near for near in neighbours((4, 4)) if in_front((4, 4), facing, 90, near)}
    assert narrow == {step((4, 4), facing + turn) for turn in (-1, 0, 1)}


@pytest.mark.rule("B-40")
@joined("facing", range(8))
def test_a_square_exactly_beside_is_in_front_and_one_behind_that_is_not(facing):
    beside = step((0, 0), facing + 2)
    assert in_front((0, 0), facing, 180, beside)
    assert not in_front((0, 0), facing, 180, step((0, 0), facing + 3))


@joined("facing", [0, 2, 4, 6])
def test_a_rider_looks_at_five_squares_about_its_front(facing):
    rear = step((4, 4), facing + 4)
    around = {at for square in ((4, 4), rear) for at in neighbours(square)} - {(4, 4), rear}
    assert len(around) == 10
    front = {at for at in around if rider_front((4, 4), facing, at)}
    assert front == {step((4, 4), facing + turn) for turn in (-2, -1, 0, 1, 2)}


@given(NEAR.filter(any))
def test_a_heading_is_the_facing_with_the_least_angle(delta):
    best = min(range(8), key=lambda facing: angle(facing, delta))
    assert angle(heading((0, 0), delta), delta) <= angle(best, delta) + 0.1


def test_facings_go_clockwise_from_north():
    assert NAMES == ("n", "ne", "e", "se", "s", "sw", "w", "nw")
    assert [heading((0, 0), at) for at in neighbours((0, 0))] == list(range(8))


def test_a_square_has_no_direction_to_itself():
    with pytest.raises(ValueError, match="itself"):
        heading((1, 1), (1, 1))
