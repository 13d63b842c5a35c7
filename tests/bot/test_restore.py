"""`undercroft restore FILE`: one command puts a copy back, and nothing that was there is lost."""

import asyncio
import errno
import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.commands.cli import main
from rules.store.sqlite import open_store
from tests.bot.processes import program
from tests.support.cards import text_of
from tests.support.patience import PATIENCE
from tests.support.records import an_adventure, founding


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for key in ("DISCORD_TOKEN", "DISCORD_API_BASE", "UNDERCROFT_DATABASE"):
        monkeypatch.delenv(key, raising=False)


async def undercroft(folder: Path, *arguments: str) -> tuple[int, str, str]:
    """Run a command that ends by itself: its exit code and what it said."""
    async with program(folder, *arguments) as running, asyncio.timeout(PATIENCE):
        out, err = await running.process.communicate()
    assert running.process.returncode is not None
    return running.process.returncode, out.decode(), err.decode()


async def test_an_adventure_goes_on_from_a_copy(tmp_path: Path) -> None:
    async with program(tmp_path, "run") as running:
        async with running.friend() as maren:
            await maren.answer(await maren.command("adventure new", seed="restore"))
            code, said, _ = await undercroft(tmp_path, "backup", "lobby.db")
            assert code == 0, said
            await maren.answer(await maren.command("adventure begin"))
            code, said, refused = await undercroft(tmp_path, "restore", "lobby.db")
            assert code == 1
            assert "in use by another process" in refused
            assert "Traceback" not in refused
            told = await maren.answer(await maren.command("adventure status"))
            assert "room 1" in text_of(told), "the bot that runs plays on"
        running.process.send_signal(signal.SIGTERM)
        assert (await running.ends())[0] == 0
    code, said, refused = await undercroft(tmp_path, "restore", "lobby.db")
    assert code == 0, refused
    (kept,) = copies(tmp_path)
    assert said.strip() == (
        f"Restored undercroft.db from lobby.db. What was there before is kept as {kept}."
    )
    assert (tmp_path / "lobby.db").exists()
    async with program(tmp_path, "run") as running:
        async with running.friend() as maren:
            told = await maren.answer(await maren.command("adventure begin"))
            assert "begins" in text_of(told)
        running.process.send_signal(signal.SIGTERM)
        assert (await running.ends())[0] == 0
    async with open_store(kept) as before:
        assert await before.running() != (), "the game that was begun is kept"


def copies(folder: Path) -> list[Path]:
    """What was kept of databases that were replaced, each its owner's alone."""
    found = sorted(folder.glob("undercroft.replaced-*.db"))
    assert all(path.stat().st_mode & 0o777 == 0o600 for path in (*found, folder / "undercroft.db"))
    return found


async def filled(path: Path, *names: str) -> None:
    async with open_store(path) as store:
        for channel, name in enumerate(names, 1):
            await store.commit(founding(an_adventure(name, channel=channel)))


async def holds(path: Path, name: str) -> bool:
    async with open_store(path) as store:
        return await store.load(name) is not None


def test_what_is_damaged_is_kept_with_its_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(filled(tmp_path / "copy.db", "oak"))
    (tmp_path / "undercroft.db").write_bytes(b"once a database" * 500)
    (tmp_path / "undercroft.db-wal").write_bytes(b"once a log" * 500)
    assert main(["restore", "copy.db"]) == 0
    assert "is kept as" in capsys.readouterr().out
    (kept,) = copies(tmp_path)
    assert kept.read_bytes() == b"once a database" * 500
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"once a log" * 500
    assert asyncio.run(holds(tmp_path / "undercroft.db", "oak"))


def test_the_log_of_a_crash_is_kept_too(tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "copy.db", "oak"))
    asyncio.run(filled(tmp_path / "alive.db", "oak", "elm"))
    with closing(sqlite3.connect("alive.db", isolation_level=None)) as alive:
        alive.execute("INSERT INTO settings VALUES ('last', 'word')")
        for ending in ("", "-wal"):
            content = (tmp_path / f"alive.db{ending}").read_bytes()
            (tmp_path / f"undercroft.db{ending}").write_bytes(content)
    assert (tmp_path / "undercroft.db-wal").stat().st_size > 0
    assert main(["restore", "copy.db"]) == 0
    (kept,) = copies(tmp_path)
    with closing(sqlite3.connect(kept)) as before:
        assert before.execute("SELECT value FROM settings WHERE key = 'last'").fetchall() == [
            ("word",)
        ]
    assert not asyncio.run(holds(tmp_path / "undercroft.db", "elm"))


def test_where_there_was_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(filled(tmp_path / "copy.db", "oak"))
    assert main(["restore", "copy.db"]) == 0
    assert capsys.readouterr().out == "Restored undercroft.db from copy.db.\n"
    assert asyncio.run(holds(tmp_path / "undercroft.db", "oak"))


def no_file(_copy: Path) -> str:
    return "There is no file"


def a_folder(copy: Path) -> str:
    copy.mkdir()
    return "There is no file"


def nothing(copy: Path) -> str:
    copy.touch()
    return "not a database of Undercroft"


def a_letter(copy: Path) -> str:
    copy.write_text("Dear diary, today we went down again. " * 200)
    return "damaged"


def somebody_elses(copy: Path) -> str:
    with closing(sqlite3.connect(copy)) as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    return "not a database of Undercroft"


def cut_off(copy: Path) -> str:
    asyncio.run(filled(copy, "oak", "elm", "ash"))
    copy.write_bytes(copy.read_bytes()[:-4096])
    return "damaged"


def a_newer_one(copy: Path) -> str:
    asyncio.run(filled(copy, "oak"))
    with closing(sqlite3.connect(copy)) as later:
        later.execute("INSERT INTO migrations VALUES ('9999_later.sql', 'x')")
        later.commit()
    return "newer version"


def a_lost_index_entry(copy: Path) -> str:
    asyncio.run(filled(copy, "oak"))
    with closing(sqlite3.connect(copy, isolation_level=None)) as spoilt:
        spoilt.execute("CREATE INDEX by_name ON settings (value)")
        spoilt.execute("INSERT INTO settings VALUES ('a', 'b')")
        spoilt.execute("PRAGMA writable_schema = ON")
        spoilt.execute("DELETE FROM sqlite_master WHERE name = 'by_name'")
        spoilt.execute("PRAGMA writable_schema = OFF")
    return "damaged"


@pytest.mark.parametrize(
    "spoil",
    [
        no_file,
        a_folder,
        nothing,
        a_letter,
        somebody_elses,
        cut_off,
        a_newer_one,
        a_lost_index_entry,
    ],
)
@pytest.mark.parametrize("before", [True, False])
def test_what_is_no_whole_copy_is_refused_and_changes_nothing(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[Path], str],
    *,
    before: bool,
) -> None:
    reason = spoil(tmp_path / "copy.db")
    if before:
        asyncio.run(filled(tmp_path / "undercroft.db", "elm"))
    present = {path.name for path in tmp_path.iterdir()} | {"undercroft.db.lock"}
    assert main(["restore", "copy.db"]) == 1
    told = capsys.readouterr().err
    assert reason in told
    assert len(told.splitlines()) == 1
    assert {path.name for path in tmp_path.iterdir()} == present
    if before:
        assert asyncio.run(holds(tmp_path / "undercroft.db", "elm"))


def test_a_database_is_not_restored_from_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(filled(tmp_path / "undercroft.db", "oak"))
    (tmp_path / "link.db").symlink_to(tmp_path / "undercroft.db")
    for name in ("undercroft.db", "link.db"):
        assert main(["restore", name]) == 1
        assert "is the database itself" in capsys.readouterr().err
    assert asyncio.run(holds(tmp_path / "undercroft.db", "oak"))


@pytest.fixture
def _no_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system on which no file has a second name, as on memory sticks."""

    def refused(source: str, target: str) -> None:
        raise OSError(errno.EPERM, "Operation not permitted", source, None, target)

    monkeypatch.setattr(os, "link", refused)


@pytest.mark.usefixtures("_no_links")
@pytest.mark.parametrize("sound", [True, False])
def test_a_file_system_without_links_keeps_what_was_there_as_well(
    tmp_path: Path, *, sound: bool
) -> None:
    asyncio.run(filled(tmp_path / "copy.db", "oak"))
    if sound:
        asyncio.run(filled(tmp_path / "undercroft.db", "elm"))
    else:
        (tmp_path / "undercroft.db").write_bytes(b"once a database" * 500)
        (tmp_path / "undercroft.db-wal").write_bytes(b"once a log" * 500)
    before = (tmp_path / "undercroft.db").read_bytes()
    assert main(["restore", "copy.db"]) == 0
    (kept,) = copies(tmp_path)
    assert kept.read_bytes() == before
    assert sound or kept.with_name(f"{kept.name}-wal").read_bytes() == b"once a log" * 500
    assert asyncio.run(holds(tmp_path / "undercroft.db", "oak"))
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.usefixtures("_no_links")
def test_what_cannot_be_kept_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a second name a copy is made, for which the disk may have no room."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    asyncio.run(filled(tmp_path / "copy.db", "oak"))
    damaged = b"once a database" * 500
    (tmp_path / "undercroft.db").write_bytes(damaged)
    (tmp_path / "undercroft.db-wal").write_bytes(b"once a log")
    monkeypatch.setattr("rules.store.copies.shutil.copyfileobj", full)
    assert main(["restore", "copy.db"]) == 1
    assert "No space left" in capsys.readouterr().err
    assert (tmp_path / "undercroft.db").read_bytes() == damaged
    assert (tmp_path / "undercroft.db-wal").read_bytes() == b"once a log"
    assert copies_named(tmp_path) == []


def copies_named(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir() if "replaced" in each.name]
