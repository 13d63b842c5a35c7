"""`undercroft run --check`: what would stop a start, said before it."""

import asyncio
import os
import re
import socket
import sqlite3
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

import bot
from bot.commands import check, cli
from bot.settings import Settings
from rules.store.files import beside
from rules.store.lock import only_instance
from rules.store.sqlite import open_store
from tests.bot.processes import program
from tests.support.houses import HandClock
from tests.support.patience import PATIENCE
from tests.support.tables import settings

TOKEN = "MTE4NzY1MTIzNDU2Nzg5MDEy.Gh0stT.k9_zzNotARealTokenNotARealToken"


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for key in [name for name in os.environ if name.startswith(check.PREFIXES)]:
        monkeypatch.delenv(key)


def checked(
    made: Settings, environment: dict[str, str | None] | None = None, clock: HandClock | None = None
) -> tuple[int, str]:
    """What the check says of settings, and its exit code."""
    said: list[str] = []
    code = check.run(made, said.append, environment or {}, clock)
    return code, "\n".join(said)


async def used(database: Path) -> None:
    """Make a database as a first start does."""
    async with open_store(database) as store:
        await store.set_setting("alive", "1000")


async def test_the_command_says_that_all_is_well_and_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "clean"
    folder.mkdir()
    async with program(folder, "run", "--check") as running:
        async with asyncio.timeout(PATIENCE):
            out, err = await running.process.communicate()
    said = out.decode()
    assert (running.process.returncode, err) == (0, b"")
    assert said.startswith("Undercroft ")
    assert said.endswith("The bot can start.\n")
    assert "Starting" not in said
    assert "TO DO" not in said
    assert list(folder.iterdir()) == []


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"undercroft {version('undercroft')}\n"


def test_settings_that_are_wrong_end_as_at_a_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERCROFT_BACKUPS", "some")
    assert cli.main(["run", "--check"]) == 2
    assert capsys.readouterr().err.startswith("UNDERCROFT_BACKUPS: ")


def test_a_setting_that_does_not_exist_is_named_and_stops_nothing(tmp_path: Path) -> None:
    Path(".env").write_text("UNDERCROFT_DATABSE=there.db\n")
    code, said = checked(settings(tmp_path), check.given({"HOME": "/"}))
    assert code == 0
    assert "NOTE: There is no setting UNDERCROFT_DATABSE" in said
    assert "HOME" not in said


def test_settings_that_others_may_read(tmp_path: Path) -> None:
    Path(".env").write_text("")
    Path(".env").chmod(0o644)
    assert "NOTE: Others on this machine may read .env" in checked(settings(tmp_path))[1]
    Path(".env").chmod(0o600)
    assert "NOTE" not in checked(settings(tmp_path))[1]


@pytest.mark.parametrize(
    ("token", "well"),
    [
        (TOKEN, True),
        ("MTE4NzY1MTIzNDU2Nzg5MDEy", False),
        ("a" * 32, False),
        ("c2VjcmV0LXdvcmRzLWhlcmUh.Gh0stT.k9_zzNotARealTokenNotARealToken", False),
        (f"{TOKEN}.more.parts", False),
        ("MTE4NzY1MTIzNDU2Nzg5MDEyM.Gh0stT.k9_zzNotARealTokenNotARealToken", False),
    ],
)
def test_the_form_of_a_token(tmp_path: Path, token: str, *, well: bool) -> None:
    code, said = checked(settings(tmp_path, token=token))
    assert code == (0 if well else 78)
    assert ("is not a bot’s token" in said) is not well
    assert token not in said


def test_a_database_that_is_sound_in_use_ahead_or_newer(tmp_path: Path) -> None:
    made = settings(tmp_path)
    asyncio.run(used(made.database))
    clock = HandClock(int(Path(str(bot.__file__)).stat().st_mtime) + 1000)
    assert checked(made, clock=clock)[0] == 0
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    with only_instance(made.database):
        code, said = checked(made, clock=clock)
    assert (code, "in use by another process" in said) == (1, True)
    assert checked(made, clock=clock)[0] == 0
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before
    with closing(sqlite3.connect(made.database)) as database, database:
        database.execute("UPDATE settings SET value = ? WHERE key = 'alive'", (clock.now() + 60,))
    code, said = checked(made, clock=clock)
    assert (code, "TO DO: the bot last ran at a time that is 60 s ahead" in said) == (78, True), (
        said
    )
    with closing(sqlite3.connect(made.database)) as database, database:
        (name,) = database.execute("SELECT max(name) FROM migrations").fetchone()
        database.execute("UPDATE migrations SET name = '9999_later.sql' WHERE name = ?", (name,))
    code, said = checked(made, clock=clock)
    assert (code, "TO DO: the migration 9999_later.sql" in said) == (78, True)


def test_a_database_that_is_damaged_is_left_as_it_is(tmp_path: Path) -> None:
    made = settings(tmp_path)
    made.database.write_bytes(b"not a database at all" * 100)
    code, said = checked(made)
    assert (code, "is damaged" in said) == (78, True)
    assert made.database.read_bytes() == b"not a database at all" * 100
    assert not beside(made.database, ".lock").exists()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "a-file").write_text("x")
    code, said = checked(settings(tmp_path / "a-file"))
    assert (code, "TO DO: The folder" in said) == (78, True)
    code, said = checked(settings(tmp_path / "new" / "deep"))
    assert (code, f"The folder {tmp_path} can be written." in said) == (0, True)
    assert not (tmp_path / "new").exists()


def test_a_disk_without_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "ROOM", 2**60)
    code, said = checked(settings(tmp_path))
    assert (code, "TO DO: The disk is nearly full" in said) == (78, True)


def test_a_clock_from_before_the_installation(tmp_path: Path) -> None:
    code, said = checked(settings(tmp_path), clock=HandClock(0))
    assert (code, bool(re.search(r"TO DO: The clock is [\d,]{6} days behind", said))) == (78, True)


def test_typefaces_that_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(face: str, size: int) -> None:
        raise OSError("cannot open resource")

    monkeypatch.setattr(check, "font", gone)
    code, said = checked(settings(tmp_path))
    assert (code, "cannot be read (cannot open resource)" in said) == (78, True)


def test_a_table_as_far_away_as_discord_is_said_and_does_nothing_with_a_token(
    tmp_path: Path,
) -> None:
    assert "Discord is" not in checked(settings(tmp_path))[1]
    far = {"UNDERCROFT_TABLE": "discord"}
    code, said = checked(settings(tmp_path, **far))
    assert (code, "as far away as Discord is" in said) == (0, True)
    code, said = checked(settings(tmp_path, token=TOKEN, **far))
    assert (code, "UNDERCROFT_TABLE does nothing" in said) == (0, True)


def test_a_port_in_use_may_be_free_later(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        made = settings(tmp_path).model_copy(update={"table_port": port})
        code, said = checked(made)
    assert (code, f"TO DO: Port {port} on 127.0.0.1 is in use" in said) == (1, True)
    assert checked(made)[0] == 0
    assert "Port" not in checked(settings(tmp_path, token=TOKEN))[1]
