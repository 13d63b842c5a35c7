"""Metrics and health, asked for over HTTP while the real client plays at the local table."""

import asyncio
import re
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import health
from bot.app import Refused, opened
from bot.posting.poster import no_hook
from bot.table.server import TableServer
from bot.watching.monitor import DOORS, FRESH, GRACE, PORTS
from rules.ports import Clock
from tests.support.cards import Json
from tests.support.houses import HandClock
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.servers import roomy
from tests.support.tables import Evening, ready, sensible, settings, take

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


@asynccontextmanager
async def watched(
    folder: Path, clock: Clock | None = None, at_point: Callable[[str], None] = no_hook
) -> AsyncIterator[Evening]:
    """A table and a bot that tells what it measures, at a free port."""
    table = TableServer()
    await table.start()
    try:
        made = settings(folder, monitor="127.0.0.1:0")
        async with opened(made, table=table, clock=clock, at_point=at_point) as app:
            await ready(app)
            for guild in table.table.world.guilds:
                await roomy(app.service.store, int(guild))
            yield Evening(app, table)
    finally:
        await table.stop()


async def asked(out: Evening, path: str) -> tuple[int, str]:
    """What the bot answers an operator's tool: status and body."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{out.app.monitor.address}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def measured(out: Evening) -> Samples:
    """All samples, by name and labels."""
    status, text = await asked(out, "/metrics")
    assert status == 200
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def told(samples: Samples, name: str, **labels: str) -> float:
    """The sum of a metric's samples that have these labels."""
    wanted = set(labels.items())
    return sum(v for (each, have), v in samples.items() if each == name and wanted <= set(have))


async def until(out: Evening, path: str, status: int) -> str:
    """Ask until an answer has a status; its body."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await asked(out, path))[0] != status:
            await asyncio.sleep(0.01)
    return answer[1]


async def moves(out: Evening, player: Person, count: int) -> None:
    """A short game alone: sensible clicks, each until its card is there."""
    await player.answer(await player.command("adventure new", game="three-dice", seed="watched"))
    found = await out.shown((await out.adventure(player.channel)).id)
    await player.click(await player.fresh(str(found.card)), "Begin")
    found = await out.shown(found.id, found.version + 1)
    for _ in range(count):
        option = sensible(found, int(player.id))
        assert option is not None
        await take(player, await player.fresh(str(found.card)), option)
        found = await out.shown(found.id, found.version + 1)


async def test_what_is_measured_of_an_evening(tmp_path: Path) -> None:
    async with watched(tmp_path) as out, Person.sit(out.table.page_url) as player:
        before = await measured(out)
        assert told(before, "undercroft_running_adventures") == 0
        await moves(out, player, 6)
        await out.settled()
        now = await measured(out)
        clicks = told(now, "undercroft_interactions_total", kind="component")
        typed = told(now, "undercroft_interactions_total", kind="command")
        assert (clicks >= 7, typed) == (True, 1)
        for kind, count in (("component", clicks), ("command", typed)):
            seconds = "undercroft_acknowledgement_seconds"
            took = told(now, "undercroft_acknowledgements_total", kind=kind, outcome="taken")
            assert took == told(now, f"{seconds}_count", kind=kind) == count
            assert 0 < told(now, f"{seconds}_sum", kind=kind) < PATIENCE * count
        # The first card and those of new turns are new, the others edits by the clicks.
        for how in ("new", "edited"):
            cards = told(now, "undercroft_cards_total", how=how)
            assert cards == told(now, "undercroft_card_seconds_count", how=how) > 0
            assert told(now, "undercroft_card_seconds_sum", how=how) > 0
        assert told(now, "undercroft_drawing_seconds_count", what="card") > 0
        assert told(now, "undercroft_database_write_seconds_count", unit="commit") >= 8
        assert told(now, "undercroft_database_write_errors_total") == 0
        assert told(now, "undercroft_running_adventures") == 1
        assert told(now, "undercroft_waiting", what="postings") == 0
        assert ("undercroft_waiting", (("what", "timers"),)) in now
        assert ("undercroft_waiting", (("what", "notes"),)) in now
        assert told(now, "undercroft_servers") == len(out.app.client.guilds) > 0
        assert 0 <= told(now, "undercroft_gateway_latency_seconds", shard="0") < PATIENCE
        assert told(now, "undercroft_gateway_events_total", event="connected") == 1
        assert told(now, "undercroft_discord_request_seconds_count", status="2xx") > clicks
        assert told(now, "undercroft_rate_limits_total") == 0
        # The table and its people share the loop with the bot here, and may hold it.
        held = told(now, "undercroft_errors_total", source="bot.watching")
        assert told(now, "undercroft_errors_total") == held
        assert told(now, "undercroft_event_loop_delay_seconds_count") > 0
        assert told(now, "process_resident_memory_bytes") > 2**20
        assert_bounded(now)


def assert_bounded(samples: Samples) -> None:
    """No label has an id of Discord's or of a game: of each metric there are few samples."""
    for name, labels in samples:
        for label, value in labels:
            known = label in {"le", "version", "patchlevel", "implementation", "major", "minor"}
            assert known or (len(value) <= 24 and sum(map(str.isdigit, value)) <= 4), name
    names = [name for name, _ in samples]
    assert max(names.count(name) for name in set(names)) <= 14 * 24


async def test_the_first_page_leads_to_the_others_and_to_the_table(tmp_path: Path) -> None:
    async with watched(tmp_path) as out:
        status, page = await asked(out, "/")
        assert status == 200
        found = re.findall(r'href="([^"]+)"', page)
        assert found[0] == out.table.page_url
        assert set(found[1:]) == set(DOORS)
        for path in found[1:]:
            assert (await asked(out, path))[0] in {200, 503}
        assert (await asked(out, "/nowhere"))[0] == 404


async def test_errors_and_refused_writes_are_counted_by_kind(tmp_path: Path) -> None:
    broken: list[str] = []

    def at_point(point: str) -> None:
        if point in broken:
            raise sqlite3.OperationalError("disk I/O error, as ordered")

    async with (
        watched(tmp_path, at_point=at_point) as out,
        Person.sit(out.table.page_url) as player,
    ):
        assert (await asked(out, "/healthz"))[0] == 200
        broken.append("commit:before-commit")
        await player.answer(await player.command("adventure new", seed="broken"))
        now = await measured(out)
        refused = {"unit": "commit", "kind": "StoreUnavailable"}
        assert told(now, "undercroft_database_write_errors_total", **refused) == 1
        broken[:] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(out.app.service.lobby, "open", bug)
            await player.answer(await player.command("adventure new", seed="bug"))
        now = await measured(out)
        kind = {"source": "cogs.base", "kind": "ZeroDivisionError"}
        assert told(now, "undercroft_errors_total", **kind) == 1


async def bug(*_: object, **__: object) -> None:
    """What a bug does."""
    raise ZeroDivisionError


async def test_rate_limits_are_counted_by_scope(tmp_path: Path) -> None:
    async with watched(tmp_path) as out, Person.sit(out.table.page_url) as player:
        fault: Json = {"path": "/messages", "method": "POST", "status": 429, "retry_after": 0.01}
        await player.ask("POST", "/table/faults", {"rest": [{**fault, "scope": "shared"}]})
        await moves(out, player, 1)
        now = await measured(out)
        assert told(now, "undercroft_rate_limits_total", scope="shared") == 1
        assert told(now, "undercroft_rate_limits_total") == 1
        assert told(now, "undercroft_discord_request_seconds_count", status="4xx") == 1


async def test_a_lost_connection_is_counted_and_is_ill_after_two_minutes(tmp_path: Path) -> None:
    clock = HandClock()
    async with watched(tmp_path, clock) as out, Person.sit(out.table.page_url) as player:
        assert await until(out, "/readyz", 200) == '{"client": "ok"}'
        assert (await asked(out, "/healthz"))[0] == 200
        await player.ask("POST", "/table/faults", {"gateway": {"reconnect": True}})
        async with asyncio.timeout(PATIENCE):
            while not told(await measured(out), "undercroft_gateway_events_total", event="resumed"):
                await asyncio.sleep(0.01)
        now = await measured(out)
        assert told(now, "undercroft_gateway_events_total", event="lost") >= 1
        await until(out, "/readyz", 200)
        await player.ask("POST", "/table/faults", {"gateway": {"refuse": 4000, "reconnect": True}})
        assert "gateway is not connected" in await until(out, "/readyz", 503)
        clock.at += GRACE
        assert (await asked(out, "/healthz"))[0] == 200
        clock.at += 1
        status, text = await asked(out, "/healthz")
        assert (status, f"no connection for {GRACE + 1} s" in text) == (503, True)
        await player.ask("DELETE", "/table/faults")
        await until(out, "/healthz", 200)


async def test_a_database_that_cannot_be_written_is_ill(tmp_path: Path) -> None:
    broken: list[str] = []

    def at_point(point: str) -> None:
        if point in broken:
            raise sqlite3.OperationalError("database or disk is full, as ordered")

    clock = HandClock()
    async with watched(tmp_path, clock, at_point) as out:
        assert (await asked(out, "/healthz"))[0] == 200
        broken.append("setting:before-commit")
        assert (await asked(out, "/healthz"))[0] == 200
        clock.at += FRESH
        status, text = await asked(out, "/healthz")
        assert (status, "it cannot be written (error-store-unavailable)" in text) == (503, True)
        broken.clear()
        assert (await asked(out, "/healthz"))[0] == 200


async def test_the_command_of_the_health_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    async with watched(tmp_path) as out:
        place = out.app.monitor.address.removeprefix("http://")
        monkeypatch.setenv(health.NAME, place)
        assert await asyncio.to_thread(health.main) == 0
        assert '"database": "ok"' in capsys.readouterr().out
        monkeypatch.setenv(health.NAME, place.replace("127.0.0.1", "0.0.0.0"))
        assert await asyncio.to_thread(health.main) == 0
    assert await asyncio.to_thread(health.main) == 1
    assert "does not answer" in capsys.readouterr().err
    monkeypatch.setenv(health.NAME, "off")
    assert health.main() == 1


async def test_off_is_off_and_a_taken_port_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(settings(tmp_path), local=True) as app:
        assert app.monitor.address == ""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        place = f"127.0.0.1:{port}"
        async with opened(settings(tmp_path, monitor=place), local=True) as app:
            found = int(app.monitor.address.rpartition(":")[2])
            assert port < found < port + PORTS
        monkeypatch.setattr("bot.watching.monitor.PORTS", 1)
        with pytest.raises(Refused, match="Set UNDERCROFT_MONITOR"):
            async with opened(settings(tmp_path, monitor=place), local=True):
                pass


async def test_nobody_is_ready_who_is_stopping(tmp_path: Path) -> None:
    async with watched(tmp_path) as out:
        out.app.monitor.note_stop()
        status, text = await asked(out, "/readyz")
        assert (status, "stopping" in text) == (503, True)
