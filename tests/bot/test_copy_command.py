"""`undercroft copy FROM TO`: what it says, that logs are played again, and its exit codes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.commands import cli
from tests.support.databases import empty_database
from tests.support.entropy import ENTROPY
from tests.support.houses import HandClock, live, serving
from tests.support.postgres import missing


@pytest.fixture
def address() -> str:
    if reason := missing():
        pytest.skip(reason)
    return asyncio.run(empty_database())


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A file with one game that runs."""

    async def played() -> None:
        async with serving(tmp_path / "house.db", HandClock(), ENTROPY) as service:
            await live(service)

    asyncio.run(played())
    return tmp_path / "house.db"


def test_a_game_goes_to_a_server_and_back(house: Path, address: str, capsys, tmp_path: Path):
    assert cli.main(["copy", str(house), address]) == 0
    heard = capsys.readouterr().out
    assert "adventures: row 1 of 1." in heard
    assert "Logs played again: 1 of 1." in heard
    assert "with one adventure" in heard
    assert cli.main(["copy", address, str(tmp_path / "back.db")]) == 0
    assert cli.main(["copy", address, str(tmp_path / "back.db")]) == 1
    assert "not empty" in capsys.readouterr().err


def test_a_log_that_is_wrong_is_named(house: Path, address: str, capsys):
    with closing(sqlite3.connect(house)) as beneath:
        beneath.execute("UPDATE journal SET faces = '[[6,\"x\",6]]' WHERE version = 1")
        ((wrong,),) = beneath.execute("SELECT id FROM adventures").fetchall()
        beneath.commit()
    assert cli.main(["copy", str(house), address]) == 1
    assert f"The log of {wrong} is wrong in both databases" in capsys.readouterr().out


def test_a_database_is_not_copied_to_itself(house: Path, capsys):
    assert cli.main(["copy", str(house), str(house)]) == 1
    assert "to itself" in capsys.readouterr().err


def test_other_addresses_are_not_understood(house: Path, capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["copy", str(house), "mysql://a/b"])
    assert end.value.code == 2
    assert "postgresql://user:password@host:5432/database" in capsys.readouterr().err
