"""`undercroft servers`, `stop` and `resume`, without a bot; with one, see tests/table."""

import asyncio
import errno
from pathlib import Path

import pytest

from bot.commands.cli import main
from bot.timekeeping.owner_orders import Order, OrderTaker, give, order_file
from rules.pace.parked import STOPPED
from rules.ports import ServerSettings
from rules.service.clocks.schedule import table_of
from rules.store.sqlite import open_store
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("UNDERCROFT_DATABASE", "house.db")


@pytest.fixture
def game(tmp_path: Path) -> str:
    async def begun() -> str:
        async with serving(tmp_path / "house.db", HandClock(), Entropy()) as service:
            opened = await service.lobby.open(ask(1), "three-dice", seed="shell")
            await service.lobby.begin(ask(1), opened.adventure, anyway=True)
            await service.lobby.open(ask(1, channel=101), "three-dice", seed="lobby")
            await service.store.keep_server(ServerSettings(guild=77, closed=True))
            return opened.adventure

    return asyncio.run(begun())


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    told = capsys.readouterr()
    return code, told.out, told.err


def why(folder: Path, adventure: str) -> str | None:
    """Why a game stands still, if it does."""

    async def looked() -> str | None:
        async with open_store(folder / "house.db") as store:
            found = await store.load(adventure)
            assert found is not None
            parked = table_of(found).parked
            return None if parked is None else parked.why

    return asyncio.run(looked())


def test_servers_are_listed_with_their_games_and_stops(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    assert said(capsys, "stop", "88")[0] == 0
    code, out, _ = said(capsys, "servers")
    assert code == 0
    assert out.splitlines()[:3] == [
        "1: 2 open games, 1 of them begun.",
        "77: no open games, 0 of them begun.",
        "  The server’s managers have stopped new games.",
    ]
    assert "88: no open games" in out
    assert "You stopped new games in server 88, at 20" in out


def test_the_doctor_names_what_is_stopped(capsys: pytest.CaptureFixture[str], game: str) -> None:
    assert "stopped" not in said(capsys, "doctor")[1]
    assert said(capsys, "stop", "88")[0] == 0
    assert said(capsys, "stop", "everywhere", "--play")[0] == 0
    code, out, _ = said(capsys, "doctor")
    assert code == 0
    assert "You stopped new games in server 88, at 20" in out
    assert "You stopped all play everywhere, at 20" in out


def test_play_is_stopped_and_goes_on_by_the_shell(
    capsys: pytest.CaptureFixture[str], game: str, tmp_path: Path
) -> None:
    code, out, _ = said(capsys, "stop", "everywhere", "--play")
    assert (code, out) == (
        0,
        "All play is stopped everywhere. Clocks are stopped; nothing is lost.\n",
    )
    assert why(tmp_path, game) == STOPPED
    code, out, _ = said(capsys, "stop", "1")
    assert "New games are stopped in server 1. Running games go on." in out
    assert "Other stops still apply:\nYou stopped all play everywhere, at 20" in out
    assert why(tmp_path, game) == STOPPED
    code, out, _ = said(capsys, "resume", "everywhere")
    assert out.startswith("Games can be started and played again everywhere.")
    assert "Other stops still apply:\nYou stopped new games in server 1" in out
    assert why(tmp_path, game) is None
    assert said(capsys, "resume", "1")[1] == (
        "Games can be started and played again in server 1.\n"
    )


def test_an_order_is_its_owners_alone_and_one_at_a_time(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    file = give(database, Order(guild=5, halt="new"))
    assert file == order_file(database)
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(FileExistsError):
        give(database, Order(guild=6, halt=None))
    assert Order.model_validate_json(file.read_bytes()) == Order(guild=5, halt="new")
    assert [each.name for each in tmp_path.iterdir()] == [file.name]


async def test_an_order_that_is_being_written_is_waited_for(tmp_path: Path) -> None:
    """An empty file has its name, until the order takes its place."""
    database = tmp_path / "house.db"
    async with serving(database, HandClock(), Entropy()) as service:
        taker = OrderTaker(service.upkeep.stopping, database)
        order_file(database).touch()
        with pytest.raises(FileExistsError):
            give(database, Order(guild=5, halt="new"))
        await taker._look()
        assert order_file(database).exists()
        order_file(database).write_text(Order(guild=5, halt="new").model_dump_json())
        await taker._look()
        assert not order_file(database).exists()
        assert [(each.guild, each.halt) for each in await service.store.stops()] == [(5, "new")]


async def test_a_name_that_somebody_took_and_died_is_free_again(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    async with serving(database, HandClock(), Entropy()) as service:
        taker = OrderTaker(service.upkeep.stopping, database)
        order_file(database).touch()
        await taker._look()
        await taker._look()
        assert not order_file(database).exists()
        assert not await service.store.stops()


def test_an_order_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        give(tmp_path / "house.db", Order(guild=5, halt="new"))
    assert list(tmp_path.iterdir()) == []
