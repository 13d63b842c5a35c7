"""Copies of the database by themselves: one a day while the bot runs, a number kept."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.app import opened
from bot.watching.backups import COPIED, EVERY, BackupKeeper, prune, scheduled, stamp
from rules.store.sqlite import open_store
from tests.support.houses import HandClock
from tests.support.patience import PATIENCE
from tests.support.tables import settings


async def seen(what: Callable[[], object]) -> None:
    """Wait for what the house does by itself."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


def names(folder: Path) -> list[str]:
    return [file.name for file in scheduled(folder / "house.db")]


async def test_a_house_copies_its_database_every_day_and_keeps_some(tmp_path: Path) -> None:
    clock = HandClock(1_800_000_000)
    async with opened(settings(tmp_path, UNDERCROFT_BACKUPS=2), local=True, clock=clock) as app:
        store = app.service.store
        async with asyncio.timeout(PATIENCE):
            while await store.setting(COPIED) is None:
                await asyncio.sleep(0.01)
        assert names(tmp_path) == [], "there is nothing worth keeping at the first start"
        made = []
        for day in range(1, 5):
            await store.set_setting("day", str(day))
            clock.at += EVERY
            made.append(f"house.backup-{stamp(clock.at)}.db")
            await seen(lambda: names(tmp_path) == made[-2:])
            async with asyncio.timeout(PATIENCE):
                while await store.setting(COPIED) != str(clock.at):
                    await asyncio.sleep(0.01)
    async with open_store(tmp_path / made[-1]) as copy:
        assert await copy.setting("day") == "4"


async def test_the_day_goes_on_while_the_bot_is_away(tmp_path: Path) -> None:
    clock = HandClock(1_800_000_000)
    for _ in range(2):
        async with opened(settings(tmp_path), local=True, clock=clock) as app:
            async with asyncio.timeout(PATIENCE):
                while await app.service.store.setting(COPIED) is None:
                    await asyncio.sleep(0.01)
        assert names(tmp_path) == []
        clock.at += EVERY // 2
    async with opened(settings(tmp_path), local=True, clock=clock):
        await seen(lambda: names(tmp_path))


async def test_none_are_made_where_none_are_wanted(tmp_path: Path) -> None:
    clock, database = HandClock(1_800_000_000), tmp_path / "house.db"
    async with open_store(database) as store:
        await store.set_setting(COPIED, str(clock.at - EVERY))
        async with asyncio.timeout(PATIENCE):
            await BackupKeeper(store, clock, database, 0).run()
    assert names(tmp_path) == []


async def test_a_copy_that_cannot_be_made_is_tried_again_within_the_hour(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = HandClock(1_800_000_000)
    here = settings(tmp_path)
    async with open_store(here.database) as store:
        await store.set_setting(COPIED, str(clock.at - EVERY))
    in_the_way = tmp_path / f"house.backup-{stamp(clock.at)}.db.part"
    in_the_way.mkdir()
    with caplog.at_level(logging.ERROR):
        async with opened(here, local=True, clock=clock):
            await seen(lambda: "no backup could be made" in caplog.text)
            assert names(tmp_path) == []
            clock.at += 3600
            await seen(lambda: names(tmp_path) == [f"house.backup-{stamp(clock.at)}.db"])
    assert "Traceback" not in caplog.text


def test_only_copies_that_it_made_are_removed(tmp_path: Path) -> None:
    ours = [f"house.backup-2026-01-0{day}-030000.db" for day in range(1, 6)]
    dear = [
        "house.db",
        "house.backup-keep.db",
        "house.backup-2026-01-01.db",
        "house.backup-2026-01-01-030000.db.gz",
        "house.before-0009_writer.db",
        "house.replaced-2026-01-01-030000.db",
        "other.backup-2026-01-01-030000.db",
        "my house.backup-2026-01-01-030000.db",
    ]
    for name in (*ours, *dear):
        (tmp_path / name).touch()
    (tmp_path / "house.backup-2025-01-01-030000.db").mkdir()
    (tmp_path / "house.backup-2025-01-02-030000.db").symlink_to(tmp_path / "house.db")
    prune(tmp_path / "house.db", 2)
    left = {file.name for file in tmp_path.iterdir() if file.is_file() and not file.is_symlink()}
    assert left == {*ours[-2:], *dear}
    assert len(list(tmp_path.iterdir())) == len(left) + 2
