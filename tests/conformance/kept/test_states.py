"""Stored states of every version of a released system still load.

A system has none until its first release: then `make release` writes `tests/states/<key>/v1.json`,
which stays for ever, as does the first state of every later layout. Each release of the program
adds a state under its own version.
"""

import json

import pytest

from rules.core.upgrade import current_version, load_state
from tests.support.known import KNOWN, STATES, released


@pytest.mark.parametrize("key", [key for key in KNOWN if released(key)])
def test_every_stored_version_still_loads(key):
    """What was stored stays as it was: several read the same form."""
    rules, files = KNOWN[key], sorted((STATES / key).glob("*.json"))
    versions = {int(path.stem[1:]) for path in files if path.stem[0] == "v"}
    assert versions == set(range(1, current_version(rules.state_type) + 1))
    for path in files:
        stored = json.loads(path.read_text("utf-8"))
        state = load_state(rules.state_type, rules.upgrades, stored)
        assert stored == json.loads(path.read_text("utf-8"))
        rules.view(state, None)


def test_every_stored_state_belongs_to_a_system():
    assert {path.name for path in STATES.iterdir()} <= KNOWN.keys()
