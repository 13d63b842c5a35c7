"""Giving up: asked twice, in one's own turn, not too early; who is inside is lost."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import Answer, GiveUp
from rules.systems.mkd_adventure.options import QUICK
from rules.systems.mkd_adventure.ruleset import RULESET

SEATS = (SeatInfo(seat=1, name="Maren"), SeatInfo(seat=2, name="Tomas"))


def inside(late=True):
    """An adventure of two in the first player's turn, with somebody inside."""
    dice = SeededDice(b"despair")
    state = RULESET.new_game(QUICK, SEATS, dice).state
    for _ in range(400):
        mine = [each for each in state.heroes if each.seat == 1 and each.where == "board"]
        if mine and state.acting == 1 and not state.agenda and state.part == "heroes":
            return state.with_(round=20) if late else state
        seat = RULESET.awaiting(state)[0]
        state = RULESET.apply(state, seat, RULESET.autopilot(state, seat, "careful"), dice).state
    raise AssertionError("nobody went in")


def test_it_is_not_offered_early_and_refused_in_words():
    state = inside(late=False)
    assert "give-up" not in [option.id for option in RULESET.legal_actions(state, 1)]
    with pytest.raises(RuleError, match="give-up-when"):
        RULESET.apply(state, 1, GiveUp(), ScriptedDice())


def test_one_is_asked_whether_it_is_meant_and_may_think_better_of_it():
    state = inside()
    assert "give-up" in [option.id for option in RULESET.legal_actions(state, 1)]
    asked = RULESET.apply(state, 1, GiveUp(), ScriptedDice()).state
    assert RULESET.awaiting(asked) == (1,)
    again = RULESET.apply(asked, 1, Answer(yes=False), SeededDice(b"on")).state
    assert [each.where for each in again.heroes] == [each.where for each in state.heroes]


def test_a_team_that_gives_up_is_lost_and_the_others_go_on():
    state = inside()
    asked = RULESET.apply(state, 1, GiveUp(), ScriptedDice()).state
    moved = RULESET.apply(asked, 1, Answer(yes=True), SeededDice(b"off"))
    mine = [each.where for each in moved.state.heroes if each.seat == 1]
    assert set(mine) <= {"dead", "left"}
    assert any(event.kind == "mkd-gave-up" for event in moved.events)
    others = [each for each in moved.state.heroes if each.seat == 2]
    assert bool(moved.state.ending) == all(each.where in ("dead", "left") for each in others)


def test_an_autopilot_that_finds_no_way_out_gives_up_in_the_end():
    state = inside().with_(round=200)
    assert RULESET.autopilot(state, 1, "balanced") == GiveUp()
    asked = RULESET.apply(state, 1, GiveUp(), ScriptedDice()).state
    assert RULESET.autopilot(asked, 1, "balanced") == Answer(yes=True)


def gives_up(state, seat):
    asked = RULESET.apply(state, seat, GiveUp(), ScriptedDice()).state
    return RULESET.apply(asked, seat, Answer(yes=True), SeededDice(b"off")).state


def where(state, seat, place):
    """The position with a seat's Heroes somewhere."""
    moved = [each.with_(where=place) if each.seat == seat else each for each in state.figures]
    return state.with_(figures=tuple(moved))


def test_a_party_whose_last_team_gives_up_has_surrendered():
    lost = gives_up(where(inside(), 2, "dead"), 1)
    outcome = RULESET.outcome(lost)
    assert (lost.gave_up, outcome.result, outcome.surrendered) == ((1,), "defeat", True)


def test_a_team_that_came_out_by_itself_has_not():
    out = gives_up(where(inside(), 2, "left"), 1)
    outcome = RULESET.outcome(out)
    assert (outcome.result, outcome.surrendered) == ("defeat", False)


def test_who_dies_fighting_has_not_surrendered():
    fallen = where(where(inside(), 1, "dead"), 2, "dead").with_(ending="defeat")
    assert not RULESET.outcome(fallen).surrendered


def test_a_quest_that_was_fulfilled_stays_so():
    won = gives_up(where(inside(), 2, "dead"), 1).with_(ending="victory")
    assert not RULESET.outcome(won).surrendered
