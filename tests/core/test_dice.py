"""Dice: fair, repeatable, promised."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.dice import (
    MAX_SIDES,
    ScriptedDice,
    ScriptExhaustedError,
    SeededDice,
    commitment,
    face,
    keeps,
    pick,
    shuffled,
)
from tests.support.joined import joined

SEED = bytes(range(32))


def test_faces_never_change_between_versions():
    assert [face(SEED, index, 6) for index in range(12)] == [2, 2, 1, 2, 6, 2, 4, 2, 4, 4, 5, 3]


def test_seed_and_cursor_are_the_whole_state():
    whole = SeededDice(SEED)
    faces = [whole.roll(20, "x") for _ in range(10)]
    later = SeededDice(SEED, cursor=6)
    assert [later.roll(20, "x") for _ in range(4)] == faces[6:]
    assert later.cursor == 10


@given(
    seed=st.binary(min_size=1, max_size=64),
    index=st.integers(0, 2**31),
    sides=st.integers(1, MAX_SIDES),
)
def test_every_face_fits_its_die(seed, index, sides):
    assert 1 <= face(seed, index, sides) <= sides


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 20])
def test_no_face_is_favoured(sides):
    rolls = 20_000
    counts = Counter(face(SEED, index, sides) for index in range(rolls))
    expected = rolls / sides
    chi_squared = sum((counts[side] - expected) ** 2 / expected for side in range(1, sides + 1))
    assert chi_squared < 3 * sides + 15


@joined("sides", [0, -1, MAX_SIDES + 1])
def test_impossible_dice_are_refused(sides):
    with pytest.raises(ValueError, match="sides"):
        face(SEED, 0, sides)


def test_every_roll_is_kept_with_its_reason():
    dice = SeededDice(SEED)
    dice.roll(6, "attack")
    dice.roll(3, "exits")
    assert [(roll.sides, roll.reason) for roll in dice.rolls] == [(6, "attack"), (3, "exits")]


def test_a_script_that_is_empty_or_does_not_fit_is_an_error():
    dice = ScriptedDice(6)
    with pytest.raises(ScriptExhaustedError, match="does not fit"):
        dice.roll(4, "small")
    with pytest.raises(ScriptExhaustedError, match="no face left"):
        ScriptedDice().roll(6, "none")


def test_the_promise_holds_for_its_seed_alone():
    assert keeps(SEED, commitment(SEED))
    assert not keeps(SEED[::-1], commitment(SEED))


def test_picking_and_shuffling_go_through_the_dice():
    dice = ScriptedDice(2, 1, 1)
    assert pick(dice, ["a", "b"], "which") == "b"
    assert pick(dice, ["only"], "which") == "only"
    assert shuffled(dice, "abc", "order") == ("b", "c", "a")
    assert dice.left == ()
