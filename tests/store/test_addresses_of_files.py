"""A database has the file that its path names, whatever letters and signs are in it."""

import sqlite3
from contextlib import closing
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from rules.store.copies import copy_database, restore_database
from rules.store.files import uri_of
from rules.store.inspection import inspected
from rules.store.sqlite import open_store
from tests.support.records import an_adventure, founding

NAMES = (
    "two words",
    "#1",
    "100%20",
    "what?mode=memory",
    "夜 Ночь",
    "a&b=c;d",
    "back\\slash",
    "'q\"",
)


@pytest.mark.parametrize("name", NAMES)
async def test_it_is_written_checked_copied_and_put_back_there(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    database = folder / f"{name}.db"
    copy = folder / "copy.db"
    async with open_store(database) as store:
        await store.commit(founding(an_adventure("oak")))
        copy_database(database, copy)
    assert [each.id for each in inspected(database).open] == ["oak"]
    kept = restore_database(copy, database, "replaced")
    assert kept is not None
    async with open_store(database) as store:
        assert await store.load("oak") is not None
    assert {each.parent for each in made(tmp_path)} == {folder}


def made(folder: Path) -> list[Path]:
    return [each for each in folder.rglob("*") if each.is_file()]


def test_a_folder_on_the_network_of_windows_has_no_host_for_sqlite() -> None:
    share = PureWindowsPath(r"\\host\share\my games\undercroft.db")
    assert uri_of(share, "mode=ro") == "file:////host/share/my%20games/undercroft.db?mode=ro"
    here = PureWindowsPath(r"C:\my games\#1.db")
    assert uri_of(here, "mode=ro") == "file:///C:/my%20games/%231.db?mode=ro"


def test_sqlite_opens_an_address_of_that_form(tmp_path: Path) -> None:
    """A path that begins with two strokes stands for itself on other systems."""
    path = tmp_path / "house.db"
    sqlite3.connect(path).close()
    path.write_bytes(b"")
    address = f"file:///{PurePosixPath(path)}?mode=rw"
    assert address.startswith("file:////")
    with closing(sqlite3.connect(address, uri=True)) as connection:
        connection.execute("CREATE TABLE here (x)")
    assert path.stat().st_size
