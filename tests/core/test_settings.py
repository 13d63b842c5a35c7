"""Settings: every option as a list of words."""

from typing import Annotated, Literal

import pytest
from pydantic import Field

from rules.core.errors import RuleError
from rules.core.model import Options
from rules.core.settings import settings_of, with_setting
from tests.support.joined import joined


class Some(Options):
    traps: bool = True
    mode: Literal["easy", "hard"] = "easy"
    limit: Annotated[int, Field(ge=0, le=6)] = 0
    pool: Literal["off", "on", "1"] = "on"


def test_every_field_is_offered_with_its_values():
    offered = {each.name: (each.values, each.value, each.changed) for each in settings_of(Some())}
    assert offered == {
        "traps": (("on", "off"), "on", False),
        "mode": (("easy", "hard"), "easy", False),
        "limit": (("0", "1", "2", "3", "4", "5", "6"), "0", False),
        "pool": (("off", "on", "1"), "on", False),
    }


def test_a_setting_is_changed_by_its_word():
    options = with_setting(with_setting(Some(), "traps", "off"), "limit", "4")
    assert options == Some(traps=False, limit=4)
    assert [each.name for each in settings_of(options) if each.changed] == ["traps", "limit"]


@joined("word", ["off", "on", "1"])
def test_words_that_mean_something_to_other_fields_stay_words(word):
    assert with_setting(Some(), "pool", word).pool == word


@joined(("name", "value"), [("nope", "on"), ("limit", "7"), ("mode", "ON")])
def test_what_is_not_offered_is_refused(name, value):
    with pytest.raises(RuleError):
        with_setting(Some(), name, value)


def test_a_field_that_no_list_can_offer_is_a_mistake():
    class Bad(Options):
        names: str = ""

    with pytest.raises(TypeError, match="names"):
        settings_of(Bad())
