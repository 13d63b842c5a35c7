"""Values of several kinds: a kind is named once, and told apart where it is stored."""

import pytest
from pydantic import ValidationError

from rules.core.kinds import by_kind
from rules.core.model import OfKind


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
