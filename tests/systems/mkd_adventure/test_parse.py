"""Squares and directions that a player types."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import MoveTo, StepTo
from rules.systems.mkd.names import square_name
from rules.systems.mkd.parse import square_named
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.ruleset import RULESET
from rules.systems.mkd_adventure.state import AdventureState
from tests.support.joined import joined


def under_way() -> AdventureState:
    """An adventure whose first Hero stands on the board and is active."""
    dice = SeededDice(b"parse")
    seats = (SeatInfo(seat=1, name="Mara"),)
    state: AdventureState = RULESET.new_game(AdventureOptions(heroes=1), seats, dice).state
    while state.activation is None:
        action = RULESET.autopilot(state, 1, "balanced")
        state = RULESET.apply(state, 1, action, dice).state
    return state


@joined("square", [(0, 0), (2, 6), (26, 40), (-1, 3), (-28, -5), (701, 998)])
def test_a_square_is_read_as_it_is_named(square: tuple[int, int]) -> None:
    assert square_named(square_name(square)) == square
    assert square_named(square_name(square).lower()) == square


@joined("word", ["", "C", "7", "7C", "C7 please", "the moon", "ABC7", "C7777"])
def test_other_words_are_no_squares(word: str) -> None:
    assert square_named(word) is None


def test_squares_are_walks_and_directions_steps() -> None:
    state = under_way()
    assert RULESET.parse(state, 1, " c7 ") == MoveTo(to=(2, 6))
    assert RULESET.parse(state, 1, "NE") == StepTo(facing=1)
    assert RULESET.parse(state, 1, "sing") is None


@pytest.mark.parametrize(
    ("typed", "key"),
    [("A999", "mkd-refused-no-square"), ("there", "mkd-refused-there-already")],
)
def test_what_is_out_of_reach_is_refused_by_its_rule(typed: str, key: str) -> None:
    state = under_way()
    assert state.activation is not None
    here = square_name(state.figure(state.activation.figure).at)
    action = RULESET.parse(state, 1, here if typed == "there" else typed)
    assert action is not None
    with pytest.raises(RuleError) as refused:
        RULESET.apply(state, 1, action, SeededDice(b"x"))
    assert refused.value.text.key == key
