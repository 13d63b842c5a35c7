"""Killed at every named point and at any other moment: what was promised is there, once."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

import pytest

from rules.core.dice import face
from rules.store.engine import NAMED_POINTS
from rules.store.sqlite import open_store
from tests.store.house_under_load import TABLES, live
from tests.support.forks import forked, listening, pipe
from tests.support.patience import PATIENCE
from tests.support.soak import SOAK

RANDOM_KILLS = 200 if SOAK else 8
LIVES = 2
"""How often one database is killed before it is thrown away."""


class Spawned(NamedTuple):
    """A process that plays on a database, and what it says."""

    process: BaseProcess
    said: asyncio.StreamReader


async def spawn(database: Path, point: str = "-", passes: int = 0) -> Spawned:
    """Begin to play in a process of its own."""
    heard, said = pipe()
    with said:
        process = forked(live, database, point, passes, said)
        process.start()
    return Spawned(process, await listening(heard))


async def last_words(child: Spawned, heard: bytes = b"") -> list[list[str]]:
    """Wait for a process to be killed, and return its promises."""
    async with asyncio.timeout(PATIENCE):
        output = heard + await child.said.read()
        await asyncio.to_thread(child.process.join)
        assert child.process.exitcode == -signal.SIGKILL
    return [line.split() for line in output.decode().splitlines()]


async def check(database: Path, promises: list[list[str]]) -> None:
    """Look at the database as the next process would, and then beneath."""
    async with open_store(database) as store:
        for _, name, version, request in (said for said in promises if said != ["open"]):
            assert await store.replied(request) == {"said": request}
            steps = await store.journal(name, since=int(version) - 1)
            assert steps[0].version == int(version)
        for name in TABLES:
            adventure = await store.load(name)
            steps = await store.journal(name)
            version = adventure.version if adventure else 0
            assert [step.version for step in steps] == list(range(1, version + 1))
            if adventure:
                assert adventure.state["turn"] == adventure.cursor + 1 == version
                assert adventure.shown <= version
    with closing(sqlite3.connect(database)) as beneath:
        assert beneath.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert beneath.execute("PRAGMA foreign_key_check").fetchall() == []
        ((seen,),) = beneath.execute("SELECT COUNT(*) FROM seen").fetchall()
        ((steps,),) = beneath.execute("SELECT COUNT(*) FROM journal").fetchall()
        assert seen == steps
        odd = "SELECT * FROM postings NATURAL JOIN (SELECT id AS adventure, version AS now"
        odd += " FROM adventures) WHERE version > now"
        assert beneath.execute(odd).fetchall() == []


@pytest.mark.parametrize("point", NAMED_POINTS)
async def test_killed_at_a_named_point(database: Path, point: str):
    # At the first pass, and after some play; in a short run every other write has one of them.
    passes = (0, 17) if SOAK else (17 * (NAMED_POINTS.index(point) // 2 % 2),)
    promises: list[list[str]] = []
    for number in passes:
        promises += await last_words(await spawn(database, point, number))
        await check(database, promises)
    assert promises.count(["open"]) == len(passes)


@pytest.mark.parametrize("number", range(RANDOM_KILLS // LIVES))
async def test_killed_at_any_moment(database: Path, number: int):
    promises: list[list[str]] = []
    for life in range(LIVES):
        child = await spawn(database)
        heard = await child.said.readline() + await child.said.readline()
        await asyncio.sleep(face(b"killed", number * LIVES + life, 1000) / 10_000)
        child.process.kill()
        promises += await last_words(child, heard)
        await check(database, promises)
    assert len(promises) >= 2 * LIVES


@pytest.mark.parametrize("number", range(6 if SOAK else 3))
async def test_killed_while_opening(database: Path, number: int):
    child = await spawn(database)
    await asyncio.sleep(0.01 * number)
    child.process.kill()
    await check(database, await last_words(child))
