"""A table of verbs asks the same of every action, in a fixed order, and says why not."""

import pytest
from pydantic import ValidationError

from rules.core.errors import RuleError
from rules.core.model import Action, GameState, Model
from rules.core.verbs import PhasedVerbs, Verb, always
from tests.support.joined import joined


class Knock(Action, kind="knock"):
    hard: bool = False


class Sleep(Action, kind="sleep"):
    pass


class Yawn(Action, kind="yawn"):
    pass


class Sing(Action, kind="sing"):
    pass


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


VERBS = PhasedVerbs(
    "d",
    {
        Knock: Verb(
            ("day",),
            lambda play, seat, action: play.append(seat),
            _too_hard,
            always(Knock(), Knock(hard=True)),
            word="door",
            lesson="d-lesson-knock",
        ),
        Sleep: Verb(("night",), lambda play, seat, action: None, shared=True, word=lambda _: "zzz"),
        Yawn: Verb(("night", "day"), lambda play, seat, action: None, offers=always(Yawn())),
    },
    phase_of=lambda state: state.phase,
    awaiting=lambda state: (state.turn,),
    barred={("night", "day"): "d-error-dark"},
)


def test_an_allowed_action_is_performed_by_its_verb():
    done = []
    VERBS.check(Door(), 1, Knock()).performs(done, 1, Knock())
    assert done == [1]


@joined(
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


def test_a_phase_offers_what_its_verbs_offer_row_by_row():
    assert list(VERBS.offered(Door(), 1, "day")) == [Knock(), Knock(hard=True), Yawn()]
    assert list(VERBS.offered(Door(), 1, "night")) == [Yawn()]
    assert list(VERBS.offered(Door(), 1, "dusk")) == []


def test_an_action_is_called_by_its_word_or_else_by_its_kind():
    assert VERBS.id_of(Knock(hard=True)) == "door-True"
    assert VERBS.id_of(Sleep()) == "zzz"
    assert VERBS.id_of(Yawn()) == "yawn"


def test_lessons_are_those_of_the_rows_by_kind():
    assert dict(VERBS.lessons) == {"knock": "d-lesson-knock"}


def test_every_action_of_the_table_is_read_back_and_no_other():
    for action in (Knock(hard=True), Sleep(), Yawn()):
        assert VERBS.actions.validate_json(action.model_dump_json()) == action
    with pytest.raises(ValidationError, match="sing"):
        VERBS.actions.validate_json(Sing().model_dump_json())
