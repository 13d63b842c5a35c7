"""A table of verbs asks the same of every action, in a fixed order, and says why not."""

from typing import Literal

import pytest

from rules.core.errors import RuleError
from rules.core.model import Action, GameState, Model
from rules.core.verbs import Verb, Verbs


class Knock(Action):
    kind: Literal["knock"] = "knock"
    hard: bool = False


class Sleep(Action):
    kind: Literal["sleep"] = "sleep"


class Sing(Action):
    kind: Literal["sing"] = "sing"


class Guest(Model):
    seat: int
    alive: bool = True


class Door(GameState):
    guests: tuple[Guest, ...] = (Guest(seat=1), Guest(seat=2), Guest(seat=3, alive=False))
    phase: str = "day"
    turn: int = 1
    ending: str = ""

    def hero(self, seat):
        for guest in self.guests:
            if guest.seat == seat:
                return guest
        raise RuleError("d-error-no-hero")


def _too_hard(state, seat, action):
    return "d-error-hard" if action.hard else None


VERBS = Verbs(
    "d",
    {
        Knock: Verb(("day",), lambda play, seat, action: play.append(seat), _too_hard),
        Sleep: Verb(("night",), lambda play, seat, action: None, shared=True),
    },
    phase_of=lambda state: state.phase,
    awaiting=lambda state: (state.turn,),
    barred={("night", "day"): "d-error-dark"},
)


def test_an_allowed_action_is_performed_by_its_verb():
    done = []
    VERBS.check(Door(), 1, Knock()).performs(done, 1, Knock())
    assert done == [1]


@pytest.mark.parametrize(
    ("state", "seat", "action", "key"),
    [
        (Door(ending="home"), 9, Sing(), "d-error-unknown"),
        (Door(ending="home"), 9, Knock(), "d-error-over"),
        (Door(phase="night"), 9, Knock(), "d-error-no-hero"),
        (Door(phase="night"), 3, Knock(), "d-error-dead"),
        (Door(phase="night"), 2, Knock(), "d-error-dark"),
        (Door(), 2, Sleep(), "d-error-now-day"),
        (Door(), 2, Knock(hard=True), "d-error-not-your-turn"),
        (Door(), 1, Knock(hard=True), "d-error-hard"),
    ],
)
def test_the_first_reason_is_said(state, seat, action, key):
    assert VERBS.forbidden(state, seat, action) == key
    with pytest.raises(RuleError, match=key):
        VERBS.check(state, seat, action)


def test_a_menu_keeps_what_nothing_forbids():
    offered = (Knock(), Knock(hard=True))
    assert list(VERBS.permitted(Door(), 1, offered)) == [Knock()]
