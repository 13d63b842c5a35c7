"""`undercroft stage` without a bot: what it says, lists, finds and refuses."""

import asyncio
import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.commands.cli import main
from rules.registry import campaigns, rulesets
from rules.service.staging.wanted import wanted
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.users import HOST

GUIDE = Path(__file__).parents[2] / "docs" / "DEVELOPING-ON-DISCORD.md"
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for key in ("DISCORD_TOKEN", "UNDERCROFT_DEVELOPER_SERVERS", "UNDERCROFT_DATABASE"):
        monkeypatch.delenv(key, raising=False)


def said(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    code = main(["stage", *arguments])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_every_game_is_listed_with_its_words(capsys: Capture) -> None:
    code, out, _ = said(capsys, "--list")
    assert code == 0
    assert all(f"({key})" in out for key in (*rulesets(), *campaigns()))
    assert re.search(r"^  captive +Figures that Heroes lead along", out, re.MULTILINE)


def test_every_word_is_explained(capsys: Capture) -> None:
    lines = [each for each in said(capsys, "--list")[1].splitlines() if each.startswith("  ")]
    assert len(lines) > 100
    bare = [each for each in lines if not re.match(r"  \S+ +[A-Z]", each)]
    assert bare == []


def test_one_game_is_listed(capsys: Capture) -> None:
    code, out, _ = said(capsys, "--list", "green-dungeon")
    assert (code, "bribe" in out, "captive" in out) == (0, True, False)
    code, _, err = said(capsys, "--list", "chess")
    assert (code, "There is no game chess" in err) == (1, True)


def test_a_state_is_looked_for_without_a_channel(capsys: Capture) -> None:
    code, out, _ = said(capsys, "three", "dice,", "a", "fight")
    assert code == 0
    assert "Found: three-dice, 2 players, fight. Game 1, after" in out
    assert "and the same words in quotes (three dice, a fight)" in out


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ((), "what you want to see"),
        (("a fite",), "Did you mean"),
        (("a fight", "--dice", "0"), "Say at most 20 numbers"),
        (("a fight", "--channel", "5"), "No server is marked for developers"),
        (("--invite",), "DISCORD_TOKEN"),
    ],
)
def test_what_cannot_be_done_is_said(capsys: Capture, given: tuple[str, ...], says: str) -> None:
    code, _, err = said(capsys, *given)
    assert (code, says in err) == (1, True), err


def test_with_postgresql_the_command_in_discord_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_DEVELOPER_SERVERS", "7")
    monkeypatch.setenv("UNDERCROFT_DATABASE", "postgresql://u:p@localhost/x")
    assert "type /stage game there" in said(capsys, "a fight", "--channel", "5")[2]


def test_the_invitation_is_for_the_application_of_the_token(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = base64.urlsafe_b64encode(b"123456789012345678").decode().rstrip("=")
    monkeypatch.setenv("DISCORD_TOKEN", f"{first}.abc.def")
    out = said(capsys, "--invite")[1]
    assert "client_id=123456789012345678&permissions=" in out
    assert "abc" not in out


def test_what_the_guide_says_is_understood() -> None:
    text = GUIDE.read_text("utf-8")
    table = text[text.index("| you want | say |") : text.index("`undercroft stage --list`")]
    examples = re.findall(r"`([^`]+)`", table)
    assert len(examples) > 15
    for words in examples:
        if words != "may":
            assert wanted(words), words
    for words in re.findall(r'stage(?: game words:)? "?(a fight[^"\n]+)', text):
        assert wanted(words.strip()).game == "mkd-delve"


def test_verify_says_that_a_staged_game_is_not_fair(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    file.write_text(json.dumps(asyncio.run(_staged_log(tmp_path))), "utf-8")
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert "The log is right" in out
    assert "It is no fair game" in out
    assert "Dice that fell as a developer said beforehand: 2." in out


async def _staged_log(folder: Path) -> dict[str, Any]:
    """The log of a game that began with dice that were said."""
    async with serving(folder / "house.db", HandClock(), Entropy(), 1) as service:
        staged = await service.staging.stage(ask(HOST), "three dice, lobby", (2, 5))
        await service.lobby.begin(ask(HOST), staged.adventure, anyway=True)
        await service.lobby.end(ask(HOST), staged.adventure)
        return await service.history.queries.export(staged.adventure)


def test_dice_at_the_local_table_are_for_a_staged_game(capsys: Capture) -> None:
    assert main(["table", "--dice", "6", "--no-browser"]) == 2
    assert "Say with --stage which" in capsys.readouterr().err
