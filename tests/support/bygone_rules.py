"""Logs of games by rules that a later version no longer knows."""

from typing import Any

import pytest

from rules.core.ruleset import AnyRuleset
from rules.service.history.verify import verify


def forget_rules(monkeypatch: pytest.MonkeyPatch, rules: AnyRuleset) -> None:
    """Let a system have newer rules, and play no log again that was made by these."""
    newer = rules.rules_version + 1
    monkeypatch.setattr(rules, "rules_version", newer, raising=False)
    monkeypatch.setattr(rules, "reads", frozenset({newer}), raising=False)


def assert_only_read(log: dict[str, Any]) -> None:
    """Such a log is believed, though none of its turns is played again."""
    verdict = verify(log)
    assert verdict.good, verdict.fault
    # Opening a lobby follows no game's rules: its step is read all the same.
    assert verdict.unplayed == verdict.steps - 1
