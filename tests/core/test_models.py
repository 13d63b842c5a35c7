"""Models, state upgrades, scenes and errors."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Literal

import pytest
from pydantic import ValidationError

from rules.core.grid import OPPOSITE, SIDES, beside
from rules.core.model import GameState, Model
from rules.core.scene import Ruler, Scene, letters
from rules.core.upgrade import NewerState, load_state
from rules.core.words import Text
from tests.support.joined import joined


class State(GameState):
    schema_version: Literal[3] = 3
    hits: int


def test_models_are_frozen_and_refuse_strangers():
    state = State(hits=1)
    with pytest.raises(ValidationError):
        state.hits = 2
    with pytest.raises(ValidationError):
        State.model_validate({"hits": 1, "extra": 2})
    with pytest.raises(AttributeError):
        state.with_(nothing=1)
    assert state.with_(hits=2) == State(hits=2)
    assert state.hits == 1


def test_copies_and_texts_are_as_pydantic_would_make_them():
    class Tale(Model):
        text: Text
        turn: int = 1
        told: bool = False

    tale = Tale(text=Text.of("x", name=Text.of("y"), count=2))
    for made, peer in (
        (tale.with_(turn=3), tale.model_copy(update={"turn": 3})),
        (tale.text, Text(key="x", args=(("name", Text(key="y", args=())), ("count", 2)))),
    ):
        assert made == peer
        assert hash(made) == hash(peer)
        assert repr(made) == repr(peer)
        assert made.model_fields_set == peer.model_fields_set
        assert made.model_dump_json() == peer.model_dump_json()
    assert tale.with_(turn=3).model_dump(exclude_unset=True).keys() == {"text", "turn"}
    assert tale.model_fields_set == {"text"}
    assert pickle.loads(pickle.dumps(tale.text)) == tale.text
    with pytest.raises(ValidationError):
        tale.with_(turn=3).turn = 4


def test_old_states_are_upgraded_step_by_step():
    upgrades = {
        1: lambda raw: {"schema_version": 2, "wounds": raw["w"]},
        2: lambda raw: {"schema_version": 3, "hits": raw["wounds"]},
    }
    assert load_state(State, upgrades, {"schema_version": 1, "w": 7}) == State(hits=7)


def test_states_of_a_newer_program_are_refused():
    with pytest.raises(NewerState):
        load_state(State, {}, {"schema_version": 4, "hits": 1})


@joined(("index", "name"), [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (-1, "-A")])
def test_column_letters(index, name):
    assert letters(index) == name


def test_a_ruler_may_name_several_squares_at_once():
    ruler = Ruler(step=6, offset=(6, 6), column=12, row=13)
    assert ruler.name((6, 6)) == ruler.name((11, 11)) == "M13"
    assert ruler.name((12, 5)) == "N12"


def test_a_scene_has_as_many_letters_as_squares():
    with pytest.raises(ValidationError, match="letters"):
        Scene(title=Text.of("t"), columns=2, rows=1, terrain=("...",), sight=("++",))
    with pytest.raises(ValidationError, match="at most"):
        Scene(title=Text.of("t"), columns=200, rows=200, terrain=(), sight=())


def test_opposite_sides_lead_back():
    for side in SIDES:
        assert beside(beside((3, -4), side), OPPOSITE[side]) == (3, -4)


def test_threads_that_use_a_model_first_at_once_get_values_of_it():
    for _ in range(20):

        class Blow(Model):
            hits: int
            text: Text = Text.of("x")

        together = Barrier(4)

        def made(hits: int, model: type[Model] = Blow, together: Barrier = together) -> Model:
            together.wait()
            return model.model_validate({"hits": hits})

        assert not Blow.__pydantic_complete__
        with ThreadPoolExecutor(4) as threads:
            assert [*threads.map(made, range(4))] == [Blow(hits=hits) for hits in range(4)]
