"""What a release keeps for ever: logs and states, and the first transcript of each game.

Later versions have to verify these logs and load these states (`tests/conformance/kept`). What
lies there is never written anew.
"""

import json
from typing import Any

from rules.core.ruleset import AnyRuleset
from rules.core.upgrade import current_version
from tests.release.project import ROOT, python
from tests.support import release_logs
from tests.support.known import KNOWN, STATES
from tests.support.playing import played

TRANSCRIPTS = ROOT / "tests" / "conformance" / "kept" / "transcripts"
STEPS = 60


def keep_logs(version: str) -> int:
    """Keep a log of every system, preset and campaign; return how many."""
    return release_logs.write(version)


def keep_states(version: str) -> int:
    """Keep a state of every system and campaign; return how many.

    The first of a layout is kept as `v<n>.json` as well, by which the tests know that layout.
    """
    for key, rules in KNOWN.items():
        text = json.dumps(state_of(rules), indent=1) + "\n"
        folder = STATES / key
        folder.mkdir(parents=True, exist_ok=True)
        layout = folder / f"v{current_version(rules.state_type)}.json"
        for file in (layout, folder / f"{version}.json"):
            if not file.exists():
                file.write_text(text, "utf-8")
    return len(KNOWN)


def state_of(rules: AnyRuleset) -> dict[str, Any]:
    """Return the state of a game that autopilots have played for a while, as it is stored."""
    seats = min(2, rules.seats[1])
    *_, last = played(rules, rules.preset, seats, seed=7, steps=STEPS, stance="balanced")
    stored: dict[str, Any] = last.state.model_dump(mode="json")
    return stored


def keep_transcripts() -> int:
    """Write the transcript of each game that has none; return how many."""
    lacking = [key for key in KNOWN if not (TRANSCRIPTS / f"{key}.txt").exists()]
    file = "tests/conformance/kept/test_transcripts.py"
    for key in lacking:
        python("pytest", "-q", f"{file}::test_games_say_what_they_said[{key}]", UPDATE_GOLDEN="1")
    return len(lacking)
