"""A person who skips, stops, goes away or is somebody else; and what is left of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.rehearsal.findings import Findings, Outcome
from bot.rehearsal.person.play import ALONE, Sat, with_a_person, without_a_person
from bot.rehearsal.person.steps import ROWS, STEPS, Step
from bot.rehearsal.remains import Run
from bot.rehearsal.stage import Stage
from bot.rehearsal.sweeping import swept
from bot.table.server import LOCAL, TableServer
from tests.rehearsal.person.presses import Presser, ids_of
from tests.support.cards import is_hidden, text_of
from tests.support.people import Person

BY_NAME = {step.name: step for step in STEPS}


def some(*names: str) -> tuple[Step, ...]:
    return tuple(BY_NAME[name] for name in names)


@asynccontextmanager
async def sitting(
    server: TableServer,
    stage: Stage,
    steps: tuple[Step, ...],
    *,
    patience: float = 5,
    named: bool = True,
) -> AsyncIterator[tuple[Presser, "asyncio.Task[Sat]"]]:
    """Maren in the thread, and the part with a person going on."""
    async with Person.sit(server.page_url, "Maren") as maren:
        maren.channel = stage.thread
        person = maren.id if named else ""
        playing = asyncio.create_task(
            with_a_person(
                stage, LOCAL, lambda _said: None, person=person, steps=steps, patience=patience
            )
        )
        try:
            yield Presser(maren), playing
        finally:
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing


async def test_a_step_that_is_skipped_leaves_its_rows_untried(
    server: TableServer, stage: Stage
) -> None:
    async with sitting(server, stage, some("list", "button")) as (presser, playing):
        await presser.card_with("pick")
        await presser.click("skip")
        await presser.do("button")
        part = (await playing).part
    assert [(press.name, press.act) for press in part.presses] == [
        ("list", "skipped"),
        ("button", "done"),
    ]
    assert stage.findings.outcome("DC-145") is Outcome.NOT_TRIED
    assert stage.findings.outcome("DC-121") is Outcome.HOLDS


async def test_a_question_that_is_skipped_leaves_what_was_found_out(
    server: TableServer, stage: Stage
) -> None:
    async with sitting(server, stage, some("button")) as (presser, playing):
        await presser.click("press")
        await presser.card_with("yes")
        await presser.click("skip")
        part = (await playing).part
    assert [(press.act, press.looked) for press in part.presses] == [("done", None)]
    assert stage.findings.outcome("DC-048") is Outcome.HOLDS


async def test_who_stops_leaves_the_rest_untried(server: TableServer, stage: Stage) -> None:
    async with sitting(server, stage, some("button", "old", "late")) as (presser, playing):
        await presser.do("button")
        await presser.card_with("old")
        await presser.click("stop")
        part = (await playing).part
        last = await presser.person.see(lambda m: "Thank you" in text_of(m))
    assert not ids_of(last)
    assert part.ended == "the person ended it"
    assert [press.act for press in part.presses] == ["done", "not reached", "not reached"]
    assert {row: stage.findings.outcome(row) for row in ("DC-133", "DC-147")} == {
        "DC-133": Outcome.NOT_TRIED,
        "DC-147": Outcome.NOT_TRIED,
    }


async def test_where_nobody_presses_it_ends_by_itself(server: TableServer, stage: Stage) -> None:
    async with sitting(server, stage, STEPS, patience=0.2) as (_, playing):
        part = (await playing).part
    assert part.ended == "nobody pressed in time"
    assert {stage.findings.outcome(row) for row in ROWS} == {Outcome.NOT_TRIED}
    assert "nobody pressed in time" in {each.why for each in stage.findings.all}


async def test_only_one_person_is_heard_and_nobody_is_called(
    server: TableServer, stage: Stage
) -> None:
    """Without a named person it is who presses first; the others are told so, privately."""
    thread = server.table.world.channels[stage.thread]
    others = set(thread.members) - {server.table.world.bot}
    async with (
        sitting(server, stage, some("button"), named=False) as (presser, playing),
        Person.sit(server.page_url, "Oswin") as oswin,
    ):
        await presser.card_with("press")
        assert set(thread.members) - {server.table.world.bot} == others
        thread.members.add(oswin.id)
        oswin.channel = stage.thread
        await presser.click("press")
        question = await presser.card_with("yes")
        refused = await oswin.answer(await oswin.click(question, ids_of(question)["no"]))
        assert is_hidden(refused)
        await presser.answer("button")
        part = (await playing).part
    assert part.presses[0].looked is True
    assert not [m for m in thread.messages.values() if m.data["mentions"]]


async def test_who_takes_no_direct_messages_is_told_of(server: TableServer, stage: Stage) -> None:
    async with sitting(server, stage, some("direct")) as (presser, playing):
        server.table.world.users[presser.person.id].closed = 50007
        await presser.click("write")
        part = (await playing).part
    (press,) = part.presses
    assert (press.act, press.why) == ("impossible", "they take no direct messages")
    assert stage.findings.outcome("DC-155") is Outcome.HOLDS
    assert stage.findings.outcome("DC-153") is Outcome.NOT_TRIED


async def test_over_two_shards_and_nothing_is_left(server: TableServer, stage: Stage) -> None:
    server.table.gateway.proposed = 2
    world = server.table.world
    run = Run(
        mark=stage.mark,
        guild=stage.guild,
        channels=[stage.channel],
        application=stage.application,
        since=stage.thread,
    )
    async with sitting(server, stage, some("direct", "button")) as (presser, playing):
        await presser.card_with("write")
        assert server.table.gateway.connected_shards == [0, 1]
        await presser.do("direct")
        await presser.do("button")
        assert {press.act for press in (await playing).part.presses} == {"done"}
    assert not server.table.gateway.ready
    assert await swept(stage.api, run, late=False) == []
    assert not [each for found in world.commands.values() for each in found.values()]
    left = [m for place in world.channels.values() for m in place.messages.values()]
    assert not [each for each in left if stage.mark in str(each.data)]


def test_without_a_person_each_row_says_why() -> None:
    findings = Findings()
    without_a_person(findings)
    assert {each.row for each in findings.all} == set(ROWS)
    assert {each.why for each in findings.all} == {ALONE}
