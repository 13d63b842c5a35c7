"""A database that is damaged in any way ends in words with every command, and stays as it is."""

import asyncio
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.commands.cli import main
from rules.store.errors import StoreDamaged, StoreRefused
from rules.store.sqlite import open_store
from tests.support.bygone_databases import stored, unpack
from tests.support.damage import KINDS, spoil, with_free_pages
from tests.support.soak import SOAK, cases

GAME, HOST = "ef134f2a18", "11"
READING = {
    "doctor": ("doctor",),
    "check": ("run", "--check"),
    "servers": ("servers",),
    "backup": ("backup", "out.db"),
    "copy": ("copy", "undercroft.db", "target.db"),
    "restore": ("restore", "undercroft.db"),
}
"""Commands that leave the file as it is, whatever is in it."""
WRITING = {
    "show": ("privacy", "show", HOST),
    "export": ("privacy", "export", HOST),
    "delete": ("privacy", "delete", HOST, "--yes"),
    "repair": ("repair", GAME),
    "stop": ("stop", "5"),
}
"""Commands that open a database that is sound for writing."""
COMMANDS = {**READING, **WRITING}
CODES = {0, 1, 78}
MOST_TRIED = len(COMMANDS) if SOAK else 4


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with games of all systems, written by this version, with free pages."""
    path = tmp_path_factory.mktemp("sound") / "undercroft.db"
    unpack(stored()[-1], path)

    async def brought_up_to_date() -> None:
        async with open_store(path):
            pass

    asyncio.run(brought_up_to_date())
    with_free_pages(path)
    return path


@contextmanager
def placed(sound: Path, folder: Path, kind: str, case: int) -> Iterator[Path]:
    """Put a damaged copy into a new folder, alone with the log that it may have."""
    folder.mkdir()
    path = folder / "undercroft.db"
    shutil.copy(sound, path)
    spoil(path, kind, random.Random(f"{kind} {case}"))
    yield path
    shutil.rmtree(folder)


def contents(path: Path) -> tuple[bytes, bytes]:
    log = path.with_name(path.name + "-wal")
    return path.read_bytes(), log.read_bytes() if log.exists() else b""


@pytest.mark.parametrize("case", cases(1, soak=60))
@pytest.mark.parametrize("kind", KINDS)
def test_every_command_ends_in_words_and_leaves_the_file(
    sound: Path,
    tmp_path: Path,
    kind: str,
    case: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    chosen = random.Random(f"commands {kind} {case}").sample(sorted(COMMANDS), MOST_TRIED)
    for name in chosen:
        with placed(sound, tmp_path / name, kind, case) as path:
            asked(name, path, monkeypatch, capsys)


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    ("kind", "case", "name"),
    [("header", 10, "check"), ("no text", 10, "stop"), ("no text", 50, "copy")],
)
def test_what_long_runs_found_ends_in_words(
    sound: Path,
    tmp_path: Path,
    kind: str,
    case: int,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A finding of pages, an order carried out in a damaged file, keys that turn in a circle."""
    with placed(sound, tmp_path / name, kind, case) as path:
        asked(name, path, monkeypatch, capsys)


def asked(
    name: str,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A command ends in words, and leaves a damaged database as it is."""
    monkeypatch.setenv("UNDERCROFT_MONITOR", "off")
    monkeypatch.chdir(path.parent)
    place = "other.db" if name == "restore" else "undercroft.db"
    monkeypatch.setenv("UNDERCROFT_DATABASE", place)
    before = contents(path)
    code = main(COMMANDS[name])
    said = "".join(capsys.readouterr())
    assert code in CODES
    assert said.strip().endswith((".", "?", ":", "}", "file")) or name == "copy", said
    if name in READING or "damaged and was left" in said:
        assert contents(path) == before
    if "damaged" in said and name != "restore":
        assert "out.db" not in said, "nobody but the database is to blame"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("case", cases(1, soak=60))
def test_opening_refuses_what_is_damaged_or_reads_all_of_it(
    sound: Path, tmp_path: Path, kind: str, case: int
) -> None:
    async def opened(path: Path) -> None:
        async with open_store(path) as store:
            for adventure in await store.running():
                await store.load(adventure)
                await store.journal(adventure)

    with placed(sound, tmp_path / "opened", kind, case) as path:
        before, said = contents(path), ""
        try:
            asyncio.run(opened(path))
        except StoreDamaged:
            # The pages are sound, and a record on them is none.
            return
        except StoreRefused as refusal:
            said = str(refusal)
        if said:
            assert str(path) in said
            assert contents(path) == before


@pytest.mark.parametrize("case", cases(2, soak=20))
def test_the_doctor_names_a_table_with_what_is_no_text(
    sound: Path,
    tmp_path: Path,
    case: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with placed(sound, tmp_path / "asked", "no text", case) as path:
        monkeypatch.setenv("UNDERCROFT_DATABASE", str(path))
        assert main(("doctor",)) == 1
        said = "".join(capsys.readouterr())
        assert "not UTF-8" in said or "damaged" in said


@pytest.mark.parametrize("name", sorted(COMMANDS))
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"CREATE TABLE adventures", b"CREATE TABLE adv\xff\xfetures"),
        (b"indexseats_person", b"indexseats_\xff\xferson"),
        (b"CREATE TABLE seats", b"CREATE TABLE seatz"),
    ],
    ids=["table", "index", "letter"],
)
def test_a_damaged_name_ends_in_words_with_every_command(
    sound: Path,
    tmp_path: Path,
    name: str,
    before: bytes,
    after: bytes,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNDERCROFT_MONITOR", "off")
    place = "other.db" if name == "restore" else "undercroft.db"
    monkeypatch.setenv("UNDERCROFT_DATABASE", place)
    path, whole = tmp_path / "undercroft.db", sound.read_bytes()
    assert before in whole
    damaged = whole.replace(before, after)
    path.write_bytes(damaged)
    assert main(COMMANDS[name]) in CODES - {0}
    said = "".join(capsys.readouterr())
    assert "undercroft.db is damaged and was left as it is" in said
    assert path.read_bytes() == damaged
