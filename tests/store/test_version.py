"""A SQLite too old for our statements is refused in words, and touches nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rules.store import sqlite, version
from rules.store.errors import StoreRefused
from rules.store.sqlite import open_store


@pytest.mark.parametrize("old", [(3, 7, 17), (3, 34, 1)])
def test_one_too_old_is_refused(old: tuple[int, ...]):
    with pytest.raises(StoreRefused, match=r"needs 3\.35\.0 or newer"):
        version.check_version(old)


def test_ours_and_newer_ones_do():
    version.check_version()
    version.check_version(version.OLDEST)
    version.check_version((4, 0, 0))


async def test_nothing_is_touched(database: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sqlite, "check_version", lambda: version.check_version((3, 34, 1)))
    with pytest.raises(StoreRefused, match=r"SQLite 3\.34\.1"):
        async with open_store(database):
            pass
    assert list(database.parent.iterdir()) == []


def test_the_oldest_is_the_first_that_gives_back_rows():
    assert version.OLDEST == (3, 35, 0)
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE t (a)")
        assert connection.execute("INSERT INTO t VALUES (1) RETURNING a").fetchall() == [(1,)]
