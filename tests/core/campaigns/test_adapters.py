"""One adapter for the actions, and one for the events, of system, town and frame."""

from typing import Literal

import pytest
from pydantic import TypeAdapter

from rules.core.campaign import actions, adapters, events
from rules.core.model import Action
from tests.core.campaigns.tables import THIRD_SIX, THREE_DICE
from tests.support.joined import joined


def test_every_kind_is_read_by_the_union_that_knows_it():
    both = adapters.joined(actions.ACTIONS, events.EVENTS)
    for value in (actions.Bring(hero=3), events.Retired(hero="Ysolt")):
        assert both.validate_python(value) == value
        assert both.validate_json(both.dump_json(value)) == value


@joined("adapter", [actions.ACTIONS, events.EVENTS, THREE_DICE.progress.events])
def test_kinds_are_those_of_the_schema(adapter):
    mapping = adapter.json_schema()["discriminator"]["mapping"]
    assert adapters.kinds_of(adapter) == set(mapping)


def test_a_union_of_one_is_a_union():
    assert adapters.kinds_of(THIRD_SIX.progress.events) == {"tsc-enlisted"}


def test_a_kind_belongs_to_one_union():
    with pytest.raises(ValueError, match="town_"):
        adapters.joined(actions.ACTIONS, actions.ACTIONS)


@joined("raw", [{"kind": "fly"}, {}, [], None, 7])
def test_what_no_union_knows_is_refused(raw):
    with pytest.raises(ValueError, match="no such kind"):
        adapters.joined(actions.ACTIONS).validate_python(raw)


def test_a_model_may_stand_for_several_kinds():
    class Deed(Action):
        kind: Literal["rest", "strike"]

    assert adapters.kinds_of(TypeAdapter(Deed)) == {"rest", "strike"}


def test_a_union_may_be_told_apart_by_its_fields_alone():
    class Deed(Action):
        kind: Literal["rest", "strike"]

    class Shot(Action):
        kind: Literal["shoot"] = "shoot"
        range: int

    assert adapters.kinds_of(TypeAdapter(Deed | Shot)) == {"rest", "strike", "shoot"}
