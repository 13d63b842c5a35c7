"""The command line: every way it can be used wrongly ends in a sentence and an exit code."""

import asyncio
import gzip
import json
import socket
import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.commands import verify
from bot.commands.cli import main
from bot.table.server import TableServer
from rules.core.packs.archive import to_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.reading import read_pack
from rules.registry import pack_points, ruleset
from rules.service import Service
from rules.service.change import Change
from rules.service.journal import kinds
from rules.service.packs.templates import template_of
from tests.bot.processes import program
from tests.support import campaigns
from tests.support.entropy import ENTROPY, Entropy
from tests.support.houses import HandClock, ask, serving


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for key in ("DISCORD_TOKEN", "DISCORD_API_BASE", "UNDERCROFT_DATABASE"):
        monkeypatch.delenv(key, raising=False)


async def played(service: Service, *, over: bool = True) -> dict[str, Any]:
    """The log of a short game."""
    opened = await service.lobby.open(ask(1), "three-dice", seed="a log")
    await service.lobby.begin(ask(1), opened.adventure)
    for _ in range(8):
        choices = await service.play.actions.choices(ask(1), "", moves=False)
        if not choices:
            break
        await service.play.actions.do(ask(1), opened.adventure, choices[0].value, moves=False)
    if over:
        await service.lobby.end(ask(1), opened.adventure)
    return await service.history.queries.export(opened.adventure)


async def a_log(folder: Path, *, over: bool = True) -> dict[str, Any]:
    async with serving(folder / "played.db", HandClock(), Entropy()) as service:
        return await played(service, over=over)


@cache
def _played_once(over: bool) -> str:
    with tempfile.TemporaryDirectory() as folder, ENTROPY.lent("a log"):
        return json.dumps(asyncio.run(a_log(Path(folder), over=over)))


def kept_log(*, over: bool = True) -> dict[str, Any]:
    """The log of a short game, which is played once for all tests; each has a copy."""
    log: dict[str, Any] = json.loads(_played_once(over))
    return log


def verified(log: object, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    Path("log.json").write_text(json.dumps(log), "utf-8")
    code = main(["verify", "log.json"])
    told = capsys.readouterr()
    return code, told.out + told.err


def test_a_good_log_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verified(kept_log(), capsys)
    assert code == 0
    assert "The log is right" in said
    assert "secret" not in said


def test_a_log_of_a_running_game_is_sealed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verified(kept_log(over=False), capsys)
    assert code == 0
    assert "secret" in said


def _face(log: dict[str, Any]) -> None:
    step = next(step for step in log["steps"] if step["faces"])
    sides, reason, face = step["faces"][0]
    step["faces"][0] = [sides, reason, face % sides + 1]


def _drop(log: dict[str, Any]) -> None:
    del log["steps"][2]


def _hash(log: dict[str, Any]) -> None:
    log["steps"][-1]["hash"] = "0" * 40


def _seat(log: dict[str, Any]) -> None:
    log["steps"][-2]["seat"] = 99


def _heroes(log: dict[str, Any]) -> None:
    next(s for s in log["steps"] if s["kind"] == "begin")["action"]["heroes"] = 5


def _crowd(log: dict[str, Any]) -> None:
    next(s for s in log["steps"] if s["kind"] == "begin")["action"]["heroes"] = ["x"] * 10_000


def _bare_begin(log: dict[str, Any]) -> None:
    next(s for s in log["steps"] if s["kind"] == "begin")["action"] = {}


def _sides(log: dict[str, Any]) -> None:
    next(s for s in log["steps"] if s["faces"])["faces"][0] = [10**30, "x", 1]


@pytest.mark.parametrize(
    "spoil", [_face, _drop, _hash, _seat, _heroes, _crowd, _bare_begin, _sides]
)
def test_a_log_that_was_changed_does_not_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Any
) -> None:
    log = kept_log()
    spoil(log)
    code, said = verified(log, capsys)
    assert code == 1
    assert "The log is wrong" in said


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"format": "other"}, "not the log"),
        ({"format_version": 3}, "newer version"),
        ({"ruleset": "chess"}, "no game called"),
        ({"ruleset": None}, "no game called"),
        ({"steps": {}}, "not the log"),
        ({"steps": [{}]}, "not the log"),
        ({"steps": [1] * 100_001}, "not the log"),
        ({"seed": "00"}, "does not match"),
        ({"seed": "xyz"}, "not the log"),
        ({"seed": 5}, "not the log"),
        ({"promise": "ü\u202e"}, "does not match"),
        ({"promise": None}, "does not match"),
    ],
)
def test_what_is_no_log_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changes: dict[str, Any], says: str
) -> None:
    code, said = verified({**kept_log(), **changes}, capsys)
    assert code == 1
    assert says in said


@pytest.mark.parametrize(
    "content",
    [b"", b"garbage", b"\xff\xfe\x00", b"[" * 100_000, b"[1, 2]", b"null", b'"text"', b"1e999"],
)
def test_files_that_are_not_even_close(content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").write_bytes(content)
    assert main(["verify", "file"]) == 2
    assert "file" in capsys.readouterr().err


def test_a_file_that_is_too_large(capsys: pytest.CaptureFixture[str]) -> None:
    with Path("huge").open("wb") as file:
        file.truncate(verify.LARGEST_LOG + 1)
    assert main(["verify", "huge"]) == 2
    assert "too large" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["missing.json", ".", "a/b/c", "x" * 300])
def test_a_file_that_cannot_be_read(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", name]) == 2
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    "line", [["fly"], ["verify"], ["backup"], ["restore"], ["run", "now"], ["--nothing"]]
)
def test_lines_that_are_not_understood(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(line)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_a_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(a_log(tmp_path))
    (tmp_path / "played.db").rename("undercroft.db")
    assert main(["backup", "copy.db"]) == 0
    assert "Copied" in capsys.readouterr().out
    with closing(sqlite3.connect("copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM adventures").fetchone() == (1,)
    assert main(["backup", "copy.db"]) == 1
    assert "already" in capsys.readouterr().err


def test_a_backup_of_nothing_or_to_nowhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "copy.db"]) == 1
    assert "There is no database undercroft.db" in capsys.readouterr().err
    asyncio.run(a_log(tmp_path))
    (tmp_path / "played.db").rename("undercroft.db")
    assert main(["backup", "no/such/folder/copy.db"]) == 1
    assert "could not make" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content", [b"not a database at all" * 100, b"SQLite format 3\0" + b"x" * 4096]
)
def test_a_damaged_database(content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    Path("undercroft.db").write_bytes(content)
    assert main(["run"]) == 1
    assert "damaged" in capsys.readouterr().err
    assert Path("undercroft.db").read_bytes() == content


def test_a_newer_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(a_log(tmp_path))
    (tmp_path / "played.db").rename("undercroft.db")
    with closing(sqlite3.connect("undercroft.db")) as database:
        (table,) = next(
            row
            for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if "migration" in row[0]
        )
        columns = len(database.execute(f"PRAGMA table_info({table})").fetchall())
        database.execute(
            f"INSERT INTO {table} VALUES ({', '.join('?' * columns)})",
            ("9999_later.sql", *["x"] * (columns - 1)),
        )
        database.commit()
    assert main(["run"]) == 1
    assert "newer version" in capsys.readouterr().err


def test_a_database_in_a_place_that_cannot_be(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("a-file").write_text("x")
    monkeypatch.setenv("UNDERCROFT_DATABASE", "a-file/house.db")
    assert main(["run"]) == 1
    assert "cannot be opened" in capsys.readouterr().err


def test_a_port_in_use(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("UNDERCROFT_TABLE_PORT", str(taken.getsockname()[1]))
        assert main(["table"]) == 1
    assert "in use" in capsys.readouterr().err


async def test_a_token_that_is_refused(tmp_path: Path) -> None:
    table = TableServer(tokens=("right",))
    await table.start()
    try:
        async with program(
            tmp_path, "run", DISCORD_TOKEN="wrong-token", DISCORD_API_BASE=table.api_base
        ) as running:
            code, said = await running.ends()
    finally:
        await table.stop()
    assert code == 78
    assert "refused the token" in said
    assert "Traceback" not in said
    assert "wrong-token" not in said


async def test_a_discord_that_cannot_be_reached(tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        base = f"http://127.0.0.1:{closed.getsockname()[1]}/api/v10"
    async with program(
        tmp_path, "run", DISCORD_TOKEN="some-token", DISCORD_API_BASE=base
    ) as running:
        code, said = await running.ends()
    assert code == 1
    assert "cannot be reached" in said
    assert "Traceback" not in said
    assert "some-token" not in said


async def a_campaign(folder: Path) -> bytes:
    async with serving(folder / "played.db", HandClock(), Entropy()) as service:
        campaign = await campaigns.founded(service)
        await campaigns.played(service, campaign, campaigns.chapters(1))
        return (await service.campaigns.archive.export(ask(campaigns.HOST))).data


def test_the_file_of_a_campaign_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As it is and packed, but not cut off."""
    data = asyncio.run(a_campaign(tmp_path))
    # Some editors put a mark before what they save.
    for whole in (data, gzip.compress(data), b"\xef\xbb\xbf" + data):
        Path("file").write_bytes(whole)
        assert main(["verify", "file"]) == 0
        assert "The log is right" in capsys.readouterr().out
    Path("file").write_bytes(gzip.compress(data)[:-9])
    assert main(["verify", "file"]) == 1
    assert "cut off" in capsys.readouterr().err


async def played_with_a_pack(service: Service) -> dict[str, Any]:
    """The log of a game that was played with the template of the tactical games."""
    files = template_of("mkd")
    pack = read_pack(files, pack_points())
    await service.packs.collection.keep(1, 7, pack, to_zip(files))
    opened = await service.lobby.open(ask(1), "mkd-delve", seed="a log")
    options = ruleset("mkd-delve").preset.with_(packs=(pack.ref,)).model_dump(mode="json")

    def with_the_pack(draft: Change) -> None:
        draft.step(kinds.SETTING, action={"name": "packs"}, options=options)

    await service.work.change(ask(1), opened.adventure, with_the_pack)
    await service.lobby.begin(ask(1), opened.adventure)
    await service.lobby.end(ask(1), opened.adventure)
    return await service.history.queries.export(opened.adventure)


async def test_a_log_is_checked_with_the_packs_of_its_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path / "played.db", HandClock(), Entropy()) as service:
        log = await played_with_a_pack(service)
    LIBRARY.forget()
    (tmp_path / "log.json").write_text(json.dumps(log))
    assert main(["verify", "log.json"]) == 1
    assert "played with the pack my-pack 0.1.0" in capsys.readouterr().err
    (tmp_path / "pack.zip").write_bytes(to_zip(template_of("mkd")))
    assert main(["verify", "log.json", "--pack", "pack.zip"]) == 0
    assert "The log is right" in capsys.readouterr().out
    assert main(["verify", "log.json", "--pack", "nowhere.zip"]) == 2
    assert "nowhere.zip cannot be read as a pack" in capsys.readouterr().err
    (tmp_path / "pack.zip").write_bytes(b"nothing")
    assert main(["verify", "log.json", "--pack", "pack.zip"]) == 1
    assert "not a zip file" in capsys.readouterr().err
