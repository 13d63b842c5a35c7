"""The command line and a database on a PostgreSQL server: each way to fail has one sentence."""

import asyncio
import importlib.util
import os
import shutil
from pathlib import Path

import pytest

from bot.commands import cli
from bot.refusal import MISCONFIGURED
from bot.rehearsal.last import LastRehearsal, note_last
from rules.ports import Stop
from rules.store.addresses import ServerAddress, database_of
from rules.store.databases import open_database
from tests.support import records
from tests.support.databases import empty_database, new_database
from tests.support.postgres import missing, shared_server

SECRET = "open sesame"


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> str:
    if reason := missing():
        pytest.skip(reason)
    monkeypatch.setenv("PATH", f"{shared_server().programs}{os.pathsep}{os.environ['PATH']}")
    return asyncio.run(_played())


async def _played() -> str:
    """The address of a database with one adventure."""
    address = await empty_database()
    async with open_database(ServerAddress(address)) as store:
        await store.commit(records.founding())
    return address


def said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, address: str, *words: str
) -> tuple[int, str]:
    """What a command says and its exit code."""
    monkeypatch.setenv("UNDERCROFT_DATABASE", address)
    code = cli.main(words)
    heard = capsys.readouterr()
    assert SECRET not in heard.out + heard.err
    return code, heard.out + heard.err


@pytest.fixture
def hear(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    return lambda address, *words: said(capsys, monkeypatch, address, *words)


def test_doctor_reads_a_server(hear, address: str):
    code, text = hear(address, "doctor")
    assert f"The database {ServerAddress(address)} can be read" in text
    # The games of this test are of no system that is known.
    assert code == 1
    assert "oak" in text
    assert "No rehearsal was held" in text
    held = LastRehearsal(at=1_790_000_000, version="0.0.9", holds=9, differs=2, untried=3)
    asyncio.run(note_last(ServerAddress(address), held))
    told = "Last rehearsal: 2026-09-21 14:13 UTC, with Undercroft 0.0.9"
    assert told in hear(address, "doctor")[1]


def test_servers_stop_and_resume_while_others_use_the_database(hear, address: str):
    code, text = hear(address, "stop", "5")
    assert code == 0
    code, text = hear(address, "servers")
    assert code == 0
    assert "5" in text

    async def stops() -> list[Stop]:
        async with open_database(ServerAddress(address)) as store:
            return list(await store.stops())

    assert [stop.guild for stop in asyncio.run(stops())] == [5]
    assert hear(address, "resume", "5")[0] == 0
    assert asyncio.run(stops()) == []


def test_a_check_before_a_start(hear, address: str):
    _, text = hear(address, "run", "--check")
    assert f"The database {ServerAddress(address)} can be read. Open adventures: 1." in text
    empty = asyncio.run(new_database(shared_server(), "unborn"))
    _, text = hear(empty, "run", "--check")
    assert f"The tables of the database {ServerAddress(empty)} are made at the first start." in text


def test_a_copy_can_be_put_back(hear, address: str, tmp_path: Path):
    code, text = hear(address, "backup", "copy.dump")
    assert code == 0, text
    copy = tmp_path / "copy.dump"
    assert copy.stat().st_mode & 0o777 == 0o600
    code, text = hear(address, "backup", "copy.dump")
    assert code == 1
    assert "exists already" in text
    code, text = hear(address, "restore", "copy.dump")
    assert code == 1
    assert "pg_restore" in text
    server = shared_server()
    back = asyncio.run(new_database(server, "back"))
    copy.chmod(0o644)
    with copy.open("rb") as file:
        server.run("pg_restore", "--no-owner", f"--dbname={back}", stdin=file)

    async def restored() -> str:
        async with open_database(ServerAddress(back)) as store:
            return (await store.load("oak")).id

    assert asyncio.run(restored()) == "oak"


def test_a_copy_without_the_program_for_it(hear, address: str, monkeypatch):
    monkeypatch.setattr("rules.store.postgres.copies.DEBIAN", Path("/nowhere"))
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    code, text = hear(address, "backup", "copy.dump")
    assert code == 1
    assert "Install PostgreSQL's client programs" in text
    assert not Path("copy.dump").exists()


def refusals(address: str) -> dict[str, tuple[str, int, str]]:
    """Addresses that are wrong, with the exit code and part of the sentence."""
    server = shared_server()
    name = address.partition("@/")[2].partition("?")[0]
    away = server.by_network(name).replace(f":{server.port}/", ":1/")
    return {
        "password": (server.by_network(name, "wrong"), MISCONFIGURED, "the user or the password"),
        "user": (
            server.by_network(name, SECRET, "nobody"),
            MISCONFIGURED,
            "the user or the password",
        ),
        "database": (server.by_network("nowhere"), MISCONFIGURED, "has no such database"),
        "port": (away.replace(SECRET, "x"), 1, "cannot be opened"),
        "address": ("postgresql://keeper@host:port/x", MISCONFIGURED, "cannot be read"),
    }


@pytest.mark.parametrize("wrong", ["password", "user", "database", "port", "address"])
def test_what_is_wrong_is_said_in_one_sentence(hear, address: str, wrong: str):
    url, code, sentence = refusals(address)[wrong]
    for command in ("doctor", "servers"):
        got, text = hear(url, command)
        assert (got, len(text.strip().splitlines())) == (code, 1), text
        assert sentence in text


def test_a_driver_that_is_not_installed(hear, address: str, monkeypatch):
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "asyncpg" else find(name)
    )
    code, text = hear(address, "doctor")
    assert code == MISCONFIGURED
    assert 'pip install "undercroft[postgres]"' in text


@pytest.mark.parametrize("text", ["mysql://a/b", "postgresql:/a/b", "https://example.org/x.db"])
def test_other_addresses_are_not_understood(hear, text: str):
    code, heard = hear(text, "doctor")
    assert code == 2
    assert "postgresql://user:password@host:5432/database" in heard


def test_an_address_is_never_shown_with_its_password():
    address = database_of(f"postgresql://keeper:{SECRET}@host/house?sslmode=require")
    assert str(address) == repr(address) == "postgresql://keeper@host/house"
    assert SECRET not in str(database_of(f"postgres://keeper:{SECRET}@[::1/house"))
    assert database_of("house.db") == Path("house.db")
