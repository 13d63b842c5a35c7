"""`undercroft privacy`: what an owner does for a person, with the bot stopped."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.commands.cli import main
from tests.bot.processes import program
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.lives import FRIEND, ME, named


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for key in ("DISCORD_TOKEN", "UNDERCROFT_KEEP_ENDED"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setenv("UNDERCROFT_DATABASE", "house.db")


@pytest.fixture
def game(tmp_path: Path) -> str:
    async def begun() -> str:
        async with serving(tmp_path / "house.db", HandClock(), Entropy()) as service:
            opened = await service.lobby.open(ask(ME), "three-dice", seed="shell")
            await service.lobby.join(ask(FRIEND), opened.adventure)
            await service.lobby.begin(ask(ME), opened.adventure, anyway=True)
            return opened.adventure

    return asyncio.run(begun())


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["privacy", *arguments])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_shown_and_exported(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, _ = said(capsys, "show", str(ME))
    assert (code, "in one running adventure" in out, "365 days" in out) == (0, True, True)
    code, out, _ = said(capsys, "export", str(ME))
    assert (code, [each["id"] for each in json.loads(out)["adventures"]]) == (0, [game])


def test_deleted_once_it_is_meant(
    capsys: pytest.CaptureFixture[str], game: str, tmp_path: Path
) -> None:
    code, out, _ = said(capsys, "delete", str(ME))
    assert (code, "a former player" in out, "--yes" in out) == (1, True, True)
    assert named(tmp_path / "house.db", ME) != set()
    code, out, _ = said(capsys, "delete", str(ME), "--yes")
    assert (code, "Done: nothing here has your id" in out) == (0, True)
    assert named(tmp_path / "house.db", ME) == set()
    assert said(capsys, "delete", str(ME), "--yes")[0] == 0
    assert "Nothing" in said(capsys, "show", str(ME))[1]


async def test_refused_while_the_bot_runs(tmp_path: Path) -> None:
    place = {"UNDERCROFT_DATABASE": "house.db"}
    shell = ("privacy", "delete", "7", "--yes")
    async with program(tmp_path, "run", **place) as bot, bot.friend():
        async with program(tmp_path, *shell, **place) as second:
            code, err = await second.ends()
        assert code == 1
    assert "in use by another process" in err
    assert "Traceback" not in err
