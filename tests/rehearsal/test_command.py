"""`undercroft rehearse` as a host runs it."""

import asyncio
import json
import re
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.catalogs import all_words
from bot.commands import cli
from bot.refusal import MISCONFIGURED
from bot.rehearsal.at_table import LENT, served_table
from bot.rehearsal.conversation import Conversation, Declined, Host
from bot.rehearsal.last import last_beside
from bot.rehearsal.remains import Notebook
from bot.rehearsal.report.model import Report
from bot.table.discord_types import Permission
from bot.table.faults import RestFault
from bot.table.permissions import Overwrite
from bot.table.server import LOCAL, TableServer
from tests.bot.processes import Program, program, seat_at
from tests.rehearsal.snapshots import standing
from tests.rehearsal.staged import strict, tavern
from tests.rehearsal.test_nothing_left import ONE_OF_EACH
from tests.support.patience import PATIENCE

NONE = Permission(0)


class Talk(NamedTuple):
    """A conversation under test, and what was said and asked in it."""

    talk: Conversation
    said: list[str]
    asked: list[str]
    server: TableServer
    folder: Path


@contextmanager
def talking(
    folder: Path, *answers: str, lent: Permission = LENT, yes: bool = False
) -> Iterator[Talk]:
    said: list[str] = []
    asked: list[str] = []
    left = list(answers)

    def ask(question: str) -> str:
        asked.append(question)
        return left.pop(0)

    with served_table(0.001, lent) as server:
        host = Host(said.append, ask if answers else None, all_words("en"), yes=yes)
        talk = Conversation(
            host, LOCAL, folder / "house.db", folder / "report.json", trials=[ONE_OF_EACH]
        )
        yield Talk(talk, said, asked, server, folder)


def test_a_rehearsal_tells_each_trial_and_writes_its_report(tmp_path: Path) -> None:
    with talking(tmp_path) as (talk, said, asked, server, folder):
        before = standing(server)
        assert talk.hold(tavern(server)) == 0
        assert standing(server) == before
    assert not asked
    assert said[1] == "1/1 one of each: holds"
    assert any(line.startswith("Of ") and "none differs" in line for line in said)
    text = (folder / "report.json").read_text()
    report = Report.model_validate_json(text)
    assert report.by_row()["DC-001"].outcome == "holds"
    assert report.circumstances.place == "a private thread"
    for secret in (server.table.world.guild, tavern(server), server.table.world.bot, "Maren"):
        assert secret not in text
    last = last_beside(folder / "house.db")
    assert last is not None
    assert (last.holds, last.differs) == (1, 0)


def test_it_asks_first_where_people_are(tmp_path: Path) -> None:
    with talking(tmp_path, "no") as (talk, said, asked, server, _):
        maren = next(iter(server.table.world.people()))
        channel = server.table.world.channels[tavern(server)]
        server.table.write(maren, channel, "Is anybody here?")
        before, requests = standing(server), len(server.requests)
        with pytest.raises(Declined):
            talk.hold(channel.id)
        assert standing(server) == before
        assert all(each.method == "GET" for each in server.requests[requests:])
    assert len(asked) == 1
    assert said == ["In the last hour one person wrote in this channel."]


def test_it_asks_nobody_where_the_bot_alone_wrote_or_people_wrote_long_ago(tmp_path: Path) -> None:
    with talking(tmp_path) as (talk, _, asked, server, _):
        maren = next(iter(server.table.world.people()))
        channel = server.table.world.channels[tavern(server)]
        message = server.table.write(maren, channel, "Long ago")
        message.data["timestamp"] = "2020-01-01T00:00:00+00:00"
        server.table.say(channel, {"content": "A card of the bot"})
        assert talk.hold(channel.id) == 0
    assert not asked


@pytest.mark.parametrize(
    ("answer", "goes"), [("y", True), ("Yes ", True), ("", False), ("n", False), ("maybe", False)]
)
def test_only_a_plain_yes_goes_on(tmp_path: Path, answer: str, goes: bool) -> None:
    with talking(tmp_path, answer, lent=NONE) as (talk, said, _, server, _):
        if goes:
            talk.hold(tavern(server))
        else:
            with pytest.raises(Declined):
                talk.hold(tavern(server))
    assert said[0].startswith("The bot may not delete threads here.")


def test_where_nobody_can_be_asked_it_wants_yes(tmp_path: Path) -> None:
    with (
        talking(tmp_path, lent=NONE) as (talk, _, _, server, _),
        pytest.raises(Declined, match="rehearse-ask-first"),
    ):
        talk.hold(tavern(server))
    with talking(tmp_path, lent=NONE, yes=True) as (talk, _, _, server, _):
        talk.hold(tavern(server))


def test_without_the_right_its_thread_is_emptied_and_removed_once_there_is_the_right(
    tmp_path: Path,
) -> None:
    with talking(tmp_path, lent=Permission.CREATE_EVENTS, yes=True) as (talk, said, _, server, _):
        before = standing(server)
        assert talk.hold(tavern(server)) == 1
        left = [c for c in server.table.world.channels.values() if c.is_thread]
        assert left
        assert all(each.archived for each in left)
        assert not any(m.is_written for each in left for m in each.messages.values())
        assert any("could not be removed: an empty, archived thread" in line for line in said)
        assert talk.clean() == 1
        for role in server.table.world.guilds[server.table.world.guild].roles.values():
            role.rights |= Permission.MANAGE_THREADS
        assert talk.clean() == 0
        assert standing(server) == before
        assert talk.clean() == 0
    assert said[-1] == "Nothing is left of any rehearsal."
    assert not talk.notebook.file.exists()


def test_where_it_may_open_no_private_thread_it_opens_a_public_one_and_says_so(
    tmp_path: Path,
) -> None:
    with talking(tmp_path) as (talk, said, _, server, folder):
        guild = server.table.world.guild
        denied = Overwrite(0, NONE, Permission.CREATE_PRIVATE_THREADS)
        server.table.world.channels[tavern(server)].overwrites[guild] = denied
        before = standing(server)
        assert talk.hold(tavern(server)) == 0
        assert standing(server) == before
    assert said[0].startswith("The bot may open no private threads here.")
    report = Report.model_validate_json((folder / "report.json").read_text())
    assert report.circumstances.place == "a public thread"


def test_without_a_channel_it_shows_those_that_can_be_used_and_asks(tmp_path: Path) -> None:
    with talking(tmp_path, "2") as (talk, said, asked, server, _):
        channels = list(server.table.world.channels.values())
        server.table.world.add_channel("voices", kind=2)
        hidden = Overwrite(0, NONE, Permission.VIEW_CHANNEL)
        channels[0].overwrites[server.table.world.guild] = hidden
        assert talk.hold(None) == 0
        assert any(f"/channels/{channels[2].id}/threads" in each.path for each in server.requests)
    assert [line for line in said if "#" in line] == [
        f"{n}. #{channel.name} in The Undercroft ({channel.id})"
        for n, channel in enumerate(channels[1:], start=1)
    ]
    assert len(asked) == 1


@pytest.mark.parametrize("answer", ["", "0", "4", "x", "³"])
def test_what_is_no_number_of_a_channel_ends_it(tmp_path: Path, answer: str) -> None:
    with talking(tmp_path, answer) as (talk, _, _, server, _):
        with pytest.raises(Declined, match="rehearse-not-begun"):
            talk.hold(None)
        assert all(each.method == "GET" for each in server.requests)


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableServer]:
    """A table that the settings name as Discord's address, with the bot's token."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("UNDERCROFT_DATABASE", "house.db")
    monkeypatch.setenv("DISCORD_TOKEN", LOCAL)
    with served_table(0.001) as server:
        monkeypatch.setenv("DISCORD_API_BASE", server.api_base)
        yield server


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = cli.main(("rehearse", *arguments))
    return code, capsys.readouterr().err.strip()


def test_what_keeps_it_from_being_held_is_said_in_words(
    at_home: TableServer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    world = at_home.table.world
    here = tavern(at_home)
    code, said = refused(capsys, "--channel", "12")
    assert (code, said.partition("(")[0]) == (1, "The bot sees no such channel ")
    voice = world.add_channel("voices", kind=2)
    code, said = refused(capsys, "--channel", voice.id)
    assert (code, said.partition(".")[0]) == (1, "This is no ordinary text channel")
    threads = Permission.CREATE_PRIVATE_THREADS | Permission.CREATE_PUBLIC_THREADS
    own = list(world.guilds[world.guild].roles)[1]
    world.channels[here].overwrites[own] = Overwrite(0, NONE, threads)
    code, said = refused(capsys, "--channel", here)
    assert (code, said.partition(".")[0]) == (
        1,
        "In this channel the bot lacks: Create Public Threads",
    )
    code, said = refused(capsys)
    assert (code, said) == (1, "Name one of these channels: undercroft rehearse --channel ID")
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    code, said = refused(capsys, "--channel", here)
    assert (code, said.partition(".")[0]) == (MISCONFIGURED, "Discord refused the token")
    monkeypatch.delenv("DISCORD_TOKEN")
    code, said = refused(capsys, "--channel", here)
    assert (code, said.partition(".")[0]) == (MISCONFIGURED, "There is no token")
    monkeypatch.setenv("DISCORD_TOKEN", LOCAL)
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:9/api/v10")
    code, said = refused(capsys, "--channel", here)
    assert (code, said.partition(" (")[0]) == (1, "Discord cannot be reached")
    assert all(each.method == "GET" for each in at_home.requests)


def test_a_file_that_is_not_ours_is_left_alone(
    at_home: TableServer, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "house.db.rehearsing"
    file.write_text("somebody's notes")
    code, said = refused(capsys, "--channel", tavern(at_home))
    assert (code, said.partition(",")[0]) == (1, f"What a rehearsal makes is noted in {file}")
    assert file.read_text() == "somebody's notes"
    with Notebook(file).held():
        code, said = refused(capsys, "--clean")
    assert (code, said.partition(" with ")[0]) == (1, "Another rehearsal is running")


@asynccontextmanager
async def begun(folder: Path, server: TableServer) -> AsyncIterator[Program]:
    """A rehearsal in a process of its own that has begun to make things."""
    slow = RestFault(re.compile("/messages"), method="POST", times=10**6, delay=0.2)
    server.table.faults.rest.append(slow)
    arguments = ("rehearse", "--channel", tavern(server), "--yes")
    async with program(folder, *arguments, **seat_at(server)) as running:
        async with asyncio.timeout(PATIENCE):
            while not any(each.method == "POST" for each in server.requests):
                assert running.process.returncode is None, await running.ends()
                await asyncio.sleep(0.005)
        yield running


async def test_a_signal_ends_it_and_nothing_is_left(tmp_path: Path) -> None:
    async with strict() as server:
        before = standing(server)
        async with begun(tmp_path, server) as running:
            running.process.send_signal(signal.SIGTERM)
            out, err = await running.process.communicate()
            assert running.process.returncode == 1, err
        assert standing(server) == before
        assert b"Stopping: removing what was made." in out
        assert b"It was stopped." in out
        assert not err
    assert json.loads((tmp_path / "rehearsal.json").read_text())["stopped"]


async def test_what_stands_when_it_is_killed_the_next_one_removes(tmp_path: Path) -> None:
    async with strict() as server:
        before = standing(server)
        async with begun(tmp_path, server) as running:
            running.process.kill()
            await running.ends()
        assert standing(server) != before
        async with program(tmp_path, "rehearse", "--clean", **seat_at(server)) as cleaning:
            out, err = await cleaning.process.communicate()
            assert cleaning.process.returncode == 0, err
        assert out.decode().strip() == "What an earlier rehearsal had left is removed."
        assert standing(server) == before
    assert not Notebook.of(tmp_path / "undercroft.db").file.exists()
