"""`undercroft simulate`: the same figures for any number of processes, and sentences for errors."""

import asyncio
import json
import signal
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest

from bot.commands.cli import main
from tests.bot.processes import Program, interpreter, program
from tests.support.patience import PATIENCE

GAMES = ["--games", "6", "--players", "2", "--jobs", "1", "--quiet"]
SHORT = [*GAMES, "--steps", "25"]
"""The same games, cut off soon: enough for what does not depend on their ends."""


def simulated(capsys: pytest.CaptureFixture[str], *asked: str) -> dict[str, Any]:
    """What it found, less what differs from run to run."""
    assert main(["simulate", "three-dice", *asked, "--json"]) == 0
    told = capsys.readouterr()
    found: dict[str, Any] = json.loads(told.out)
    assert found.pop("seconds") > 0
    assert found.pop("actions_per_second") > 0
    return found


def test_a_run_is_repeatable_and_the_seed_changes_it(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, *SHORT)
    assert simulated(capsys, *SHORT) == first
    other = simulated(capsys, *SHORT, "--seed", "other words")
    assert other["rows"] != first["rows"]
    once = simulated(capsys, *GAMES, "--games", "3")
    (row,) = once["rows"]
    assert row["won"] + row["lost"] + row["finished"] + row["unfinished"] == row["games"] == 3
    assert row["low"] < row["win_rate"] < row["high"]
    assert row["damage"] > 0
    assert once["actions"] == pytest.approx(3 * row["actions"]["mean"])


def test_any_number_of_processes_finds_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--games", "7", "--compare", "loot", "--players", "2", "--steps", "15"]
    assert simulated(capsys, *asked, "--jobs", "1") == simulated(capsys, *asked, "--jobs", "2")


def test_the_preset_or_the_rules_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    preset = simulated(capsys, *SHORT)["options"]
    written = simulated(capsys, *SHORT, "--as-written", "--option", "inventory-limit=6")["options"]
    assert preset["three_artifact_quest"] == "on"
    assert written["three_artifact_quest"] == "off"
    assert (preset["inventory_limit"], written["inventory_limit"]) == ("0", "6")


def test_any_preset_can_be_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    proposed = simulated(capsys, *SHORT)
    assert simulated(capsys, *SHORT, "--preset", "evening") == proposed
    quick = simulated(capsys, *SHORT, "--preset", "quick", "--option", "inventory-limit=6")
    assert (quick["options"]["goal"], quick["options"]["hp_pool"]) == ("level_3", "easy")
    assert quick["options"]["inventory_limit"] == "6"
    assert quick["rows"] != proposed["rows"]


def test_an_option_is_compared_over_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    few = [*SHORT, "--games", "3"]
    compared = simulated(capsys, *few, "--compare", "hp_pool")
    rows = {row.pop("value"): row for row in compared["rows"]}
    assert list(rows) == ["off", "easy", "hard"]
    assert len({str(row) for row in rows.values()}) > 1
    for value, row in rows.items():
        (alone,) = simulated(capsys, *few, "--option", f"hp_pool={value}")["rows"]
        assert row == {key: alone[key] for key in row}
    assert main(["simulate", "three-dice", *few, "--compare", "hp_pool"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:5]] == ["hp_pool", "off", "easy", "hard"]


def test_a_value_that_does_not_go_with_the_others_says_why(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", "three-dice", *SHORT, "--compare", "mode"]) == 0
    line = next(each for each in capsys.readouterr().out.splitlines() if "classic" in each)
    assert "artifacts" in line
    rows = simulated(capsys, *SHORT, "--compare", "mode")["rows"]
    assert [row["value"] for row in rows] == ["standard", "classic"]
    assert "artifacts" in rows[1]["refused"]


def test_games_that_are_cut_off_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "three-dice", *GAMES, "--steps", "3"]) == 0
    said = capsys.readouterr().out
    assert [line.split()[1] for line in said.splitlines() if "unfinished" in line] == ["6"]
    assert "none" in said
    assert "18 actions" in said


def test_progress_is_told_on_standard_error_unless_quiet(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    asked = ["simulate", "three-dice", "--games", "25", "--steps", "5", "--jobs", "1"]
    assert main(asked) == 0
    told = capsys.readouterr()
    assert "\r20 of 25 games\r25 of 25 games" in told.err
    assert "of 25" not in told.out
    assert main([*asked, "--quiet"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        (["chess"], "no game called"),
        (["three-dice", "--players", "9"], "1 to 8 players, not 9"),
        (["three-dice", "--players", "0"], "1 to 8 players, not 0"),
        (["three-dice", "--games", "0"], "--games must be from 1"),
        (["three-dice", "--games", "1000001"], "--games must be from 1"),
        (["three-dice", "--steps", "0"], "--steps must be from 1"),
        (["three-dice", "--jobs", "0"], "--jobs must be from 1"),
        (["three-dice", "--preset", "slow"], "'slow'. Its presets: quick, evening, hard."),
        (["three-dice", "--option", "nonsense"], "NAME=VALUE"),
        (["three-dice", "--option", "nonsense=on"], "nonsense"),
        (["three-dice", "--option", "hp_pool=soft"], "soft"),
        (["three-dice", "--option", "inventory_limit=13"], "13"),
        (["three-dice", "--compare", "nonsense"], "nonsense"),
        (["three-dice", "--option", "mode=classic"], "artifacts"),
        (["three-dice", "--option", "mode=classic", "--compare", "duel"], "artifacts"),
    ],
)
def test_wrong_wishes_end_with_a_sentence_and_code_2(
    asked: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *asked]) == 2
    told = capsys.readouterr()
    assert word in told.err
    assert len(told.err.splitlines()) == 1
    assert told.out == ""


@pytest.mark.parametrize(
    "asked",
    [
        [],
        ["three-dice", "--games", "x"],
        ["x", "--stance", "mad"],
        ["three-dice", "--preset", "quick", "--as-written"],
    ],
)
def test_what_is_no_command_line_is_told_by_the_parser(asked: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", *asked])
    assert end.value.code == 2


@pytest.mark.parametrize(("jobs", "started"), [("1", program), ("2", interpreter)])
async def test_it_can_be_stopped(
    jobs: str,
    started: Callable[..., AbstractAsyncContextManager[Program]],
    tmp_path: Path,
) -> None:
    endless = ["--games", "100000", "--players", "1", "--steps", "5", "--jobs", jobs]
    async with started(tmp_path, "simulate", "three-dice", *endless) as running:
        assert running.process.stderr is not None
        # Two processes more load the program before the first game.
        async with asyncio.timeout(3 * PATIENCE):
            told = await running.process.stderr.readline()
        assert b"of 100000 games" in told
        running.process.send_signal(signal.SIGINT)
        code, said = await running.ends()
    assert code == 1
    assert said.splitlines()[-1] == "Stopped."
    assert "Traceback" not in said
