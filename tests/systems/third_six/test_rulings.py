"""The rulings are one file, checked as it is read, and the game follows it."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from rules.core.words import Words
from rules.systems.third_six import RULESET
from rules.systems.third_six.content import RULING_LIST, RULINGS, Rulings, read_rulings
from rules.systems.third_six.options import ThirdSixOptions
from tests.support.joined import joined

FILE = Path(RULESET.catalog).parent / "content" / "rulings.json"
RAW = json.loads(FILE.read_text("utf-8"))


def changed(name, value):
    rulings = [{**one, "value": value} if one["id"] == name else one for one in RAW["rulings"]]
    return json.dumps({"rulings": rulings})


def test_each_has_a_reason_and_rules_that_exist():
    rules = Words.load([RULESET.catalog / "rules.en.ftl"])
    for ruling in RULING_LIST:
        assert ruling.reason.endswith(".")
        assert all(rules.has(f"rule-{rule}") for rule in ruling.rules)
    assert {ruling.id for ruling in RULING_LIST} == set(Rulings.model_fields)


def test_a_changed_number_is_read():
    assert read_rulings(changed("shield_points", 2))[1].shield_points == 2
    assert read_rulings(changed("map_size", "4x4"))[1].map_size == "4x4"
    assert ThirdSixOptions().map == RULINGS.map_size == "6x6"


@joined(
    ("name", "value"),
    [
        ("shield_points", -1),
        ("shield_points", "one"),
        ("map_size", "9x9"),
        ("artifacts", {"topaz": {"str": 1, "dex": 0, "mnd": 0}}),
        ("level_gain", {"mnd": 1}),
        ("heroes_per_boss", 0),
    ],
)
def test_nonsense_is_refused(name, value):
    with pytest.raises(ValidationError):
        read_rulings(changed(name, value))


def test_missing_unknown_and_double_rulings_are_refused():
    with pytest.raises(ValidationError):
        read_rulings(json.dumps({"rulings": RAW["rulings"][1:]}))
    stray = {"id": "stray", "value": 1, "reason": "No reason at all.", "rules": ["TS-001"]}
    with pytest.raises(ValidationError):
        read_rulings(json.dumps({"rulings": [*RAW["rulings"], stray]}))
    with pytest.raises(ValueError, match="twice"):
        read_rulings(json.dumps({"rulings": [*RAW["rulings"], RAW["rulings"][0]]}))
    bare = {**RAW["rulings"][0], "reason": ""}
    with pytest.raises(ValidationError):
        read_rulings(json.dumps({"rulings": [bare, *RAW["rulings"][1:]]}))
