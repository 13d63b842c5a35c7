"""Games and dungeons are the same with every version of Python: fingerprints of some are kept.

`UPDATE_GOLDEN=1` writes them anew after a rule, an autopilot, a word or a drawing has changed. If
nothing was changed, something that is told or drawn depends on the version of Python: float sums,
the order of a set, a function of the standard library.
"""

import builtins
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from render.files import FORMATS
from render.files.exporting import Format
from rules.core.answers import STANCES
from tests.render.golden import AS_KEPT
from tests.support.fingerprints import PICTURES, dungeon, game, opening, wild_game
from tests.support.known import KNOWN, released
from tests.support.soak import SOAK

KEPT = Path(__file__).with_name("fingerprints.json")
UPDATE = os.environ.get("UPDATE_GOLDEN") == "1"
GAMES, DUNGEONS = (4, 3) if SOAK or UPDATE else (1, 1)
STEPS = 160
OWN = ("rules.", "render.", "cogs.")

added = builtins.sum


def sum_of_whole_numbers(numbers: Iterable[Any], /, start: Any = 0) -> Any:
    """As `sum`, for code of ours not of floats: Python 3.12 adds those otherwise than 3.11 did."""
    total = added(numbers, start)
    if isinstance(total, float):
        module = sys._getframe(1).f_globals["__name__"]
        assert not module.startswith(OWN), f"{module} adds floats: math.fsum is always the same"
    return total


@pytest.fixture(autouse=True)
def no_float_is_added_by_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "sum", sum_of_whole_numbers)


def compare(group: str, found: dict[str, str]) -> None:
    """Fail where a fingerprint is not the kept one; with UPDATE_GOLDEN=1 keep it instead."""
    kept: dict[str, dict[str, str]] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    if UPDATE:
        kept[group] = found
        KEPT.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", "utf-8")
    assert found == {name: kept[group][name] for name in found}


@pytest.mark.parametrize(("at", "key"), [*enumerate(filter(released, KNOWN))])
def test_games_are_the_same_with_every_python(at: int, key: str) -> None:
    found = {"opening": opening(key)}
    for number in range(GAMES):
        # In a short run one temper of each game, in turn.
        for stance in STANCES if SOAK or UPDATE else STANCES[at % len(STANCES) :][:1]:
            found[f"{number} {stance}"] = game(key, number, stance, STEPS)
        found[f"{number} by chance"] = wild_game(key, number, STEPS)
    compare(key, found)


@pytest.mark.parametrize("form", FORMATS)
def test_files_of_dungeons_are_the_same_with_every_python(form: Format) -> None:
    if form in PICTURES and not AS_KEPT:
        pytest.skip("pixels are those of another Pillow or processor")
    compare(
        f"dungeon as {form}", {str(number): dungeon(number, form) for number in range(DUNGEONS)}
    )
