"""What all commands that look after a database refuse alike."""

from pathlib import Path

import pytest

from bot.commands.cli import main

NO_IDS = ("0", "9" * 20, "٣")


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("UNDERCROFT_DATABASE", "house.db")


@pytest.mark.parametrize(
    ("command", "typed", "why"),
    [
        *(
            (("privacy", "show"), typed, "not a Discord id")
            for typed in (*NO_IDS, "Ilse", "-4", "1e9", "9" * 40)
        ),
        *(
            (("stop", "--play"), typed, "is not a server")
            for typed in (*NO_IDS, "", "here", "-1", "1e3")
        ),
    ],
)
def test_what_is_no_id_is_refused(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...], typed: str, why: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, "--", typed])
    assert ended.value.code == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    "line", [("privacy", "show", "11"), ("servers",), ("stop", "everywhere"), ("resume", "5")]
)
def test_without_a_database_none_is_made(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: tuple[str, ...]
) -> None:
    assert main(line) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "house.db").exists()
