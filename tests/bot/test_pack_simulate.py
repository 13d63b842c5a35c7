"""`undercroft pack simulate`: the same for any number of processes, beside the same games."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.commands.cli import main
from bot.commands.packs.balance_report import _apart
from rules.core.packs.balance import Interval

FEW = ["--games", "2", "--quiet", "--json"]


@pytest.fixture(scope="module")
def tactical(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packs")
    assert main(["pack", "new", "my-own", "--system", "mkd", "--into", str(folder)]) == 0
    wolf = folder / "my-own" / "mkd" / "monsters.toml"
    wolf.write_text(wolf.read_text("utf-8").replace("copies = 4", "copies = 6"), "utf-8")
    return folder / "my-own"


def simulated(capsys: pytest.CaptureFixture[str], *asked: str) -> dict[str, Any]:
    assert main(["pack", "simulate", *asked]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_any_number_of_processes_finds_the_same(
    tactical: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [str(tactical), *FEW, "--only", "mkd-delve"]
    alone = simulated(capsys, *asked, "--processes", "1")
    assert simulated(capsys, *asked, "--processes", "2") == alone
    (game,) = alone["games"]
    assert game["ruleset"] == "mkd-delve"
    assert game["players"] == 2
    assert game["with"]["games"] == game["without"]["games"] == 2
    assert game["with"] != game["without"]
    won = (game["with"]["won"] - game["without"]["won"]) / 2
    assert game["won"]["value"] == pytest.approx(won)
    (wolf,) = game["figures"]
    assert wolf["entry"] == "ash_wolf"
    assert wolf["verdict"] == "unmet"
    (wyn,) = game["recruits"]
    assert wyn["entry"] == "wyn"
    assert wyn["games"]["games"] == 2
    assert "without" in alone["games"][0]


def test_what_changes_words_alone_changes_no_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["pack", "new", "my-own", "--system", "green-dungeon", "--into", str(tmp_path)]
    assert main(asked) == 0
    capsys.readouterr()
    (game,) = simulated(capsys, str(tmp_path / "my-own"), *FEW, "--processes", "1")["games"]
    assert game["with"] == game["without"]
    assert game["won"] == game["turns"] == {"value": 0, "low": 0, "high": 0}


def test_what_was_found_is_told_in_lines(
    tactical: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [str(tactical), "--games", "1", "--processes", "1", "--only", "mkd-adventure"]
    asked += ["--players", "1"]
    assert main(["pack", "simulate", *asked]) == 0
    told = capsys.readouterr()
    assert "mkd-adventure: 3 games" in told.err
    assert "1 player, 1 game with it and without" in told.out
    assert "  Ash Wolf" in told.out
    assert "more games would tell" in told.out
    assert "  Wyn of the Long Road" in told.out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--games", "0"], "--games must be from 1 to"),
        (["--processes", "1000"], "--processes must be from 1 to"),
        (["--only", "three-dice"], "has nothing for three-dice. It fits: mkd-adventure, mkd-delve"),
        (["--players", "9"], "8"),
    ],
)
def test_what_is_impossible_is_refused(
    asked: list[str], said: str, tactical: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pack", "simulate", str(tactical), *asked]) == 2
    assert said in capsys.readouterr().err


def test_a_pack_for_maps_alone_has_no_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pack", "new", "my-own", "--system", "maps", "--into", str(tmp_path)]) == 0
    assert main(["pack", "simulate", str(tmp_path / "my-own")]) == 2
    assert "has nothing for a game" in capsys.readouterr().err


def test_a_pack_with_problems_is_not_played(
    tactical: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pack.toml").write_text("format = 2", "utf-8")
    assert main(["pack", "simulate", str(tmp_path)]) == 1
    assert "pack.toml" in capsys.readouterr().err


def test_shares_of_games_differ_by_no_more_than_all() -> None:
    """Few games have a wide interval: nobody wins 148 % of games less."""
    assert _apart(Interval(-0.5, -1.48, 0.48), percent=True) == "-50.0% (-100.0% to +48.0%)"
    assert _apart(Interval(-0.5, -1.48, 0.48)) == "-0.5 (-1.5 to +0.5)"
