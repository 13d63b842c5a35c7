"""Values of several kinds: a kind is named once, and told apart where it is stored."""

from types import ModuleType
from typing import Annotated

import pytest
from pydantic import ValidationError

from rules.core.kinds import ActionOf, any_of, by_kind, kind_of
from rules.core.model import Action, Model, OfKind


class Errand(OfKind):
    to: str


class Fetch(Errand, kind="fetch"):
    what: str


class Wander(Errand, kind="wander"):
    """An errand without an aim."""


def test_a_kind_that_is_named_is_a_field_of_one_value_and_stored_first():
    fetch = Fetch(to="inn", what="rope")
    assert list(fetch.model_dump().items()) == [("kind", "fetch"), ("to", "inn"), ("what", "rope")]
    assert Wander(to="inn").kind == "wander"
    with pytest.raises(ValidationError):
        Fetch(kind="wander", to="inn", what="rope")


def test_kinds_are_told_apart_where_they_are_read():
    errands = by_kind(Fetch | Wander)
    for errand in (Fetch(to="inn", what="rope"), Wander(to="moor")):
        assert errands.validate_json(errand.model_dump_json()) == errand
    with pytest.raises(ValidationError):
        errands.validate_python({"kind": "", "to": "inn"})


def test_models_one_by_one_are_read_as_their_union_is():
    assert any_of((Fetch, Wander)).validate_python({"kind": "wander", "to": "moor"}) == Wander(
        to="moor"
    )
    assert (kind_of(Fetch), kind_of(Wander)) == ("fetch", "wander")


def test_a_field_can_hold_any_action_that_a_module_defines_and_no_other():
    module = ModuleType("knocking")

    class Knock(Action, kind="knock"):
        times: int = 1

    class Sing(Action, kind="sing"):
        pass

    class Shout(Action, kind="shout"):
        pass

    for kind in (Knock, Sing):
        kind.__module__ = module.__name__
        setattr(module, kind.__name__, kind)
    module.Action, module.Shout = Action, Shout

    class Wish(Model):
        action: Annotated[Action, ActionOf(module)]

    for action in (Knock(times=2), Sing()):
        wish = Wish(action=action)
        assert wish.action == action
        assert Wish.model_validate_json(wish.model_dump_json()) == wish
    assert Wish(action=Knock(times=3)).model_dump_json() == '{"action":{"kind":"knock","times":3}}'
    with pytest.raises(ValidationError, match="shout"):
        Wish(action=Shout())
