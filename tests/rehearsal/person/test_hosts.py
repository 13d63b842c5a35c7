"""The part with a person as a host has it: beside the running bot, stopped, and in the report."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from bot.catalogs import all_words
from bot.rehearsal.alone import nonces
from bot.rehearsal.at_table import served_table
from bot.rehearsal.conversation import Conversation, Host
from bot.rehearsal.findings import Outcome
from bot.rehearsal.person.play import Sat, with_a_person
from bot.rehearsal.person.steps import STEPS, rows_of
from bot.rehearsal.report.files import read
from bot.table.server import LOCAL, TableServer
from tests.cogs.conduct import no_errors_logged
from tests.rehearsal.person.presses import Presser
from tests.rehearsal.person.test_play import BY_NAME, pressed
from tests.rehearsal.staged import staged
from tests.support.people import Person
from tests.support.tables import evening

TOKEN = "MTQ1NjA3NDQ5MDI5Mjc3NTE0Ng.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
NAMES = {
    "guild": "<b>Zum Krähennest</b> & Söhne",
    "channel": "塔の酒場-🏰",
    "person": "Ma\u200bren O'Hara \u202eevil",
}


async def test_the_running_bot_leaves_presses_of_a_rehearsal_alone(tmp_path: Path) -> None:
    steps = tuple(BY_NAME[name] for name in ("button", "form", "command", "menu"))
    with no_errors_logged():
        async with evening(tmp_path) as out, staged(out.table) as stage:
            part = await pressed(out.table, stage, steps)
    assert {press.act for press in part.presses} == {"done"}
    rows = {row for step in steps for row in rows_of(step)}
    assert {stage.findings.outcome(row) for row in rows} == {Outcome.HOLDS}, stage.findings.all


async def test_what_came_until_it_was_stopped_is_kept(server: TableServer) -> None:
    kept: list[Sat] = []
    async with staged(server) as stage, Person.sit(server.page_url, "Maren") as maren:
        maren.channel = stage.thread
        told: list[str] = []
        playing = asyncio.create_task(
            with_a_person(stage, LOCAL, told.append, person=maren.id, so_far=kept.append)
        )
        presser = Presser(maren)
        await presser.do("button")
        await presser.card_with("pick")
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    acts = [press.act for press in kept[-1].part.presses]
    assert acts == ["done", *["not reached"] * (len(STEPS) - 1)]
    assert kept[-1].part.ended == "the rehearsal was stopped"
    assert not server.table.gateway.ready, "no connection stays"


def test_the_report_has_what_was_pressed_and_no_token_id_or_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = (BY_NAME["list"], BY_NAME["command"])
    monkeypatch.setitem(with_a_person.__kwdefaults__, "steps", steps)
    monkeypatch.setitem(with_a_person.__kwdefaults__, "patience", 10)
    with served_table(0.001) as server:
        table, world = server.table, server.table.world
        table.tokens.add(TOKEN)
        channel = next(iter(world.channels.values()))
        world.guilds[world.guild].name, channel.name = NAMES["guild"], NAMES["channel"]
        person = next(world.people())
        person.global_name = person.username = NAMES["person"]
        told: list[str] = []
        host = Host(told.append, None, all_words("en"), yes=True)
        talk = Conversation(
            host,
            TOKEN,
            tmp_path / "house.db",
            tmp_path / "rehearsal.json",
            trials=nonces.TRIALS[:1],
            person=person.id,
            link=server.page_url,
        )
        with pressing(server, told, "list", "command"):
            assert talk.hold(channel.id) == 0
        ids = {*world.channels, *world.guilds, *world.users}
    report = read(tmp_path / "rehearsal.json")
    assert report.person is not None
    assert [(each.name, each.act) for each in report.person.presses] == [
        ("list", "done"),
        ("command", "done"),
    ]
    assert report.by_row()["DC-145"].outcome is Outcome.HOLDS
    assert report.circumstances.shards == 1
    texts = [(tmp_path / f"rehearsal.{kind}").read_text("utf-8") for kind in ("json", "html")]
    for secret in (*NAMES.values(), "Krähennest", "酒場", "O'Hara", TOKEN, *TOKEN.split("."), *ids):
        assert not [secret for text in texts if secret in text]


@contextmanager
def pressing(server: TableServer, told: list[str], *steps: str) -> Iterator[None]:
    """Have the first person at the table press, in a thread of their own."""

    async def press() -> None:
        while not any("part with a person" in line for line in told):
            await asyncio.sleep(0.02)
        channel = next(iter(server.table.world.channels))
        async with Person.sit(server.page_url, NAMES["person"], channel) as person:
            person.channel = [c for c in await person.channels() if c["type"] == 12][-1]["id"]
            presser = Presser(person)
            presser.card = (await person.messages())[-1] if await person.messages() else {}
            for step in steps:
                await presser.do(step)

    thread = threading.Thread(target=lambda: asyncio.run(press()), daemon=True)
    thread.start()
    yield
    thread.join(10)
