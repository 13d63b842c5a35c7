"""Logs of every version so far are verified by this one."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from rules.registry import ruleset
from rules.service.history.verify import verify
from tests.release.project import version_at_hand
from tests.support.bygone_rules import assert_only_read, forget_rules
from tests.support.known import released
from tests.support.release_logs import LOGS, games

FILES = sorted(LOGS.rglob("*.json.gz"))


def read(file: Path) -> Any:
    return json.loads(gzip.decompress(file.read_bytes()))


@pytest.mark.parametrize("file", FILES, ids=[f"{f.parent.name}/{f.name[:-8]}" for f in FILES])
def test_a_log_of_an_earlier_version_holds(file: Path) -> None:
    log = read(file)
    verdict = verify(log)
    assert verdict.good, verdict.fault
    assert verdict.steps == len(log["steps"])
    assert verdict.dice > 0
    assert verdict.unseen == verdict.unlinked == 0
    if set(log["rules"]) <= ruleset(log["ruleset"]).readable:
        assert verdict.unplayed == 0


def test_this_version_has_a_log_of_every_released_system_preset_and_campaign() -> None:
    names = {file.name for file in (LOGS / version_at_hand()).glob("*.json.gz")}
    made = {f"{game.name}.json.gz": game for game in games()}
    assert names <= made.keys()
    missing = made.keys() - names
    assert [name for name in sorted(missing) if released(made[name].rules.key)] == []


def test_a_log_says_by_which_rules_it_was_played() -> None:
    for file in FILES:
        log = read(file)
        assert log["rules"]
        assert max(log["rules"]) <= ruleset(log["ruleset"]).rules_version


def test_a_log_of_rules_that_are_gone_holds_as_far_as_it_can_be_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = read(FILES[0])
    forget_rules(monkeypatch, ruleset(log["ruleset"]))
    assert_only_read(log)
    # A die that the seed does not give is found out even so, and so is a word that was changed.
    step = next(step for step in log["steps"] if step["faces"])
    step["faces"][0][2] = step["faces"][0][2] % step["faces"][0][0] + 1
    assert "the die for" in verify(log).fault
    other = read(FILES[0])
    other["steps"][2]["kind"] = "auto"
    assert "its hash does not fit" in verify(other).fault
