"""Whatever ends a rehearsal, nothing that it made stays, and nothing else goes."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.rehearsal import running
from bot.rehearsal.place import asking, logged_in, looked_at
from bot.rehearsal.remains import Notebook
from bot.rehearsal.running import Course, cleaned, rehearsed
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial
from bot.table.channels import Channels
from bot.table.discord_types import Permission
from bot.table.entities import Channel
from bot.table.faults import RestFault
from bot.table.permissions import Overwrite
from bot.table.server import LOCAL, TableServer
from tests.rehearsal.snapshots import standing
from tests.rehearsal.staged import strict, tavern
from tests.support.soak import SOAK
from tests.table.test_server_emojis import uri


async def _one_of_each(stage: Stage) -> None:
    """Make one of everything that a trial may make outside of the thread, and in it."""
    mark, ask = stage.mark, stage.api.ask
    await stage.post(content="In the thread")
    said = await ask("POST", f"/channels/{stage.channel}/messages", {"content": f"Here: {mark}"})
    path = f"/channels/{stage.channel}/messages/{said.body['id']}/threads"
    hung = await ask("POST", path, {"name": f"On it {mark}"})
    await ask("POST", f"/channels/{hung.body['id']}/messages", {"content": "In that thread"})
    await ask("PATCH", f"/channels/{hung.body['id']}", {"archived": True})
    app = f"/applications/{stage.application}"
    command = {"name": mark, "description": "A command of a rehearsal", "type": 1}
    await ask("POST", f"{app}/commands", command)
    await ask("POST", f"{app}/guilds/{stage.guild}/commands", command)
    await ask("POST", f"{app}/emojis", {"name": mark, "image": uri()})
    event = {
        "name": f"An event {mark}",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "Here"},
        "scheduled_start_time": "2999-01-01T00:00:00+00:00",
        "scheduled_end_time": "2999-01-01T01:00:00+00:00",
    }
    await ask("POST", f"/guilds/{stage.guild}/scheduled-events", event)
    stage.findings.compare("DC-001", "made", "made")


ONE_OF_EACH = Trial("one of each", ("DC-001",), _one_of_each)


async def rehearse(server: TableServer, notebook: Notebook, *trials: Trial) -> Course:
    async with aiohttp.ClientSession() as session:
        api = asking(session, LOCAL, tavern(server))
        place = await looked_at(api, await logged_in(api), tavern(server))
        return await rehearsed(api, place, notebook, trials, lambda _trial, _found: None)


async def clean(server: TableServer, notebook: Notebook) -> running.Cleaning:
    async with aiohttp.ClientSession() as session:
        login = await logged_in(asking(session, LOCAL, tavern(server)))
        return await cleaned(session, LOCAL, login, notebook)


def at_request(server: TableServer, number: int, act: Callable[[], None]) -> None:
    """Do something when a table has taken its n-th request from now on, and not yet answered."""
    log, left = server._log.entries, number

    class Watching(type(log)):
        def append(self, entry: Any) -> None:
            nonlocal left
            super().append(entry)
            left -= 1
            if left == 0:
                act()

    server._log.entries = Watching(log, log.maxlen)


def silenced(server: TableServer, *, after_apply: bool) -> None:
    """Cut every request from now on, before or after it took effect."""
    fault = RestFault(re.compile(""), times=10**6, status=0, after_apply=after_apply)
    server.table.faults.rest.append(fault)


@pytest.fixture
def notebook(tmp_path: Path) -> Notebook:
    return Notebook(tmp_path / "house.db.rehearsing")


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PAUSE", 0)


async def _whole(notebook: Notebook) -> int:
    """How many requests a rehearsal of one of each makes; it leaves nothing."""
    async with strict(tempo=0.001) as server:
        before = standing(server)
        course = await rehearse(server, notebook, ONE_OF_EACH)
        assert not course.stopped
        assert not course.left
        assert standing(server) == before
        assert not notebook.file.exists()
        return len(server.requests)


async def test_nothing_is_left_wherever_it_is_cancelled(notebook: Notebook) -> None:
    for number in range(1, await _whole(notebook) + 1, 1 if SOAK else 2):
        async with strict(tempo=0.001) as server:
            before = standing(server)
            task = asyncio.create_task(rehearse(server, notebook, ONE_OF_EACH))
            at_request(server, number, task.cancel)
            await asyncio.wait({task})
            assert task.cancelled() or task.result().stopped in ("rehearse-stopped", "")
            assert standing(server) == before, number
            assert not notebook.file.exists()


async def test_whoever_stops_it_twice_leaves_the_rest_to_the_next_run(notebook: Notebook) -> None:
    removing = await _whole(notebook) - 4
    async with strict(tempo=0.001) as server:
        before = standing(server)
        task = asyncio.create_task(rehearse(server, notebook, ONE_OF_EACH))
        at_request(server, removing, lambda: [task.cancel(), task.cancel()])
        await asyncio.wait({task})
        assert task.cancelled()
        assert standing(server) != before
        assert (await clean(server, notebook)).swept == 1
        assert standing(server) == before


@pytest.mark.parametrize("after_apply", [False, True])
async def test_what_a_killed_rehearsal_left_the_next_one_removes(
    notebook: Notebook, after_apply: bool
) -> None:
    first, step = (1, 1) if SOAK else (1 + after_apply, 3)
    for number in range(first, await _whole(notebook) + 1, step):
        async with strict(tempo=0.001) as server:
            before = standing(server)
            at_request(server, number, lambda: silenced(server, after_apply=after_apply))
            task = asyncio.create_task(rehearse(server, notebook, ONE_OF_EACH))
            await asyncio.wait({task})
            server.table.faults.clear()
            found = await clean(server, notebook)
            assert not found.left
            assert standing(server) == before, number
            assert not notebook.file.exists()


async def test_what_discord_says_of_a_public_thread_goes_with_it(
    notebook: Notebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord-api-docs 5256: a message of type 18 in its channel, with the thread's name."""
    opened = Channels.open_thread

    def announced(self: Channels, parent: Channel, name: str, **rest: Any) -> Channel:
        thread = opened(self, parent, name, **rest)
        if thread.type == 11 and rest["ident"] is None:
            self.note(parent, 18, content=name, message_reference={"channel_id": thread.id})
        return thread

    async with strict(tempo=0.001) as server:
        denied = Overwrite(0, Permission(0), Permission.CREATE_PRIVATE_THREADS)
        here = server.table.world.channels[tavern(server)]
        here.overwrites[server.table.world.guild] = denied
        before = standing(server)
        monkeypatch.setattr(Channels, "open_thread", announced)
        course = await rehearse(server, notebook, ONE_OF_EACH)
        assert not course.left
        assert standing(server) == before
        assert here.sent > 1 + len(before["channels"][here.id][2])
