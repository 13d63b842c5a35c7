"""The programs of two neighbouring commits on one database, as in an upgrade.

On SQLite they take turns; on PostgreSQL they serve their shards side by side, one after the other
is replaced, and a schema that changes meanwhile disturbs nobody.
"""

import asyncio
import io
import shutil
import signal
import subprocess
import tarfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.table.server import TableServer
from rules.ports import Adventure
from rules.service.history.log_export import log_from
from rules.service.history.verify import verify
from tests.bot.processes import ROOT, Program, connected, interpreter, seat_at
from tests.bot.processes import program as forked
from tests.support.checkouts import PROGRAM, lend_compiled
from tests.support.databases import empty_database
from tests.support.emojis import give_emojis
from tests.support.entropy import Entropy
from tests.support.fleets import fleet_at, killed
from tests.support.houses import HandClock, serving
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.postgres import missing
from tests.support.tables import sensible, take

DATABASE = "undercroft.db"
START = 5 * PATIENCE
"""Seconds that an interpreter may take to load a program, on a machine that does much else."""
pytestmark = pytest.mark.timeout(5 * START)


@pytest.fixture(scope="module")
def neighbour(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of the commit before this one."""
    folder = tmp_path_factory.mktemp("neighbour")
    if shutil.which("git") is None:
        pytest.skip("there is no git on this machine to ask for the commit before this one")
    kept = subprocess.run(
        ["git", "archive", "HEAD~1", *PROGRAM], cwd=ROOT, capture_output=True, check=False
    )
    if kept.returncode:
        pytest.skip("there is no commit before this one here")
    with tarfile.open(fileobj=io.BytesIO(kept.stdout)) as archive:
        archive.extractall(folder, filter="data")
    lend_compiled(folder)
    return folder


@asynccontextmanager
async def at(table: TableServer, folder: Path, program: Path) -> AsyncIterator[Program]:
    """The bot of a program at a table, until it is stopped as a service manager does.

    Ours is forked from a process that has loaded it.
    """
    started = forked if program == ROOT else interpreter
    async with started(folder, "run", PYTHONPATH=str(program), **seat_at(table)) as running:
        await connected(running, table, within=START)
        yield running
        running.process.send_signal(signal.SIGTERM)
        code, said = await running.ends()
        assert code == 0, said
    async with asyncio.timeout(PATIENCE):
        while table.table.gateway.ready:
            await asyncio.sleep(0.05)


async def stored(folder: Path, channel: str) -> Adventure:
    """The game of a channel, read while no bot uses the database."""
    async with serving(folder / DATABASE, HandClock(), Entropy()) as service:
        found = await service.store.in_channel(int(channel))
    assert found is not None
    return found


async def moves(folder: Path, table: TableServer, program: Path, player: Person) -> int:
    """One sensible click under one of the programs; the version that it led to."""
    found = await stored(folder, player.channel)
    option = sensible(found, int(player.id))
    assert option is not None
    async with at(table, folder, program), asyncio.timeout(PATIENCE):
        while not await taken(player, option):
            await asyncio.sleep(0.05)
    after = await stored(folder, player.channel)
    assert after.version > found.version
    return after.version


async def taken(player: Person, option: str) -> bool:
    """Do what stands for an option on the newest card; False while that is still an older one."""
    try:
        await take(player, await player.latest(), option)
    except LookupError:
        return False
    return True


def schema(program: Path) -> set[str]:
    """The migrations of a program that SQLite takes."""
    names = {each.name for each in (program / "migrations").glob("*.sql")}
    return {name for name in names if not name.endswith(".postgres.sql")}


async def test_a_game_goes_on_in_the_next_version_and_back(tmp_path: Path, neighbour: Path) -> None:
    table = TableServer()
    give_emojis(table)
    await table.start()
    try:
        same = schema(neighbour) == schema(ROOT)
        async with Person.sit(table.page_url, "Maren") as maren:
            # Ours starts faster, so that where both ways are open it is ours that begins.
            async with at(table, tmp_path, ROOT if same else neighbour):
                await maren.answer(
                    await maren.command("adventure new", game="three-dice", seed="neighbours")
                )
                await maren.answer(await maren.command("adventure begin"))
            if same:
                await moves(tmp_path, table, neighbour, maren)
            await moves(tmp_path, table, ROOT, maren)
            if not same:
                async with interpreter(tmp_path, "run", PYTHONPATH=str(neighbour)) as older:
                    code, said = await older.ends(START)
                assert (code, "changed by a newer version" in said) == (1, True)
        found = await stored(tmp_path, maren.channel)
        async with serving(tmp_path / DATABASE, HandClock(), Entropy()) as service:
            log = await service.history.queries.export(found.id)
        assert verify(log).good
    finally:
        await table.stop()


async def test_processes_on_a_server_are_replaced_one_after_the_other(
    tmp_path: Path, neighbour: Path
) -> None:
    if reason := missing():
        pytest.skip(reason)
    address = await empty_database()
    older: list[Program] = []

    @asynccontextmanager
    async def before(table: TableServer) -> AsyncIterator[None]:
        place = tmp_path / "older"
        place.mkdir()
        async with interpreter(
            place,
            "run",
            PYTHONPATH=str(neighbour),
            **seat_at(table),
            UNDERCROFT_DATABASE=address,
        ) as running:
            older.append(running)
            await connected(running, table, within=START)
            yield

    async with fleet_at(tmp_path, address, before) as fleet:
        await fleet.spread(4, within=START)
        await fleet.begin()
        newer = fleet.child()
        async with killed(newer):
            assert await newer.start()
            await fleet.spread(2, 2, within=PATIENCE)
            await fleet.play()
            older[0].process.send_signal(signal.SIGTERM)
            code, said = await older[0].ends(START)
            assert code == 0, said
            await fleet.spread(4, within=PATIENCE)
            await fleet.play()
            await fleet.one_card_each()
        for channel in fleet.channels:
            found = await fleet.store.in_channel(int(channel))
            assert found is not None
            assert found.version > 3
            assert verify(await log_from(fleet.store, found)).good
