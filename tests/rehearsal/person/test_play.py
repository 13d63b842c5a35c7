"""The part with a person at a strict table: somebody presses what the card asks for."""

import asyncio

from bot.rehearsal.findings import Outcome
from bot.rehearsal.person.play import with_a_person
from bot.rehearsal.person.steps import ROWS, STEPS
from bot.rehearsal.stage import Stage
from bot.table.server import LOCAL, TableServer
from tests.rehearsal.person.presses import Presser
from tests.support.people import Person

LATE = 0.4
"""Seconds after which the table of these tests takes no answer; Discord's are three."""


async def test_every_claimed_row_holds_and_times_are_measured(
    server: TableServer, stage: Stage
) -> None:
    server._responder._answer_within = LATE
    async with Person.sit(server.page_url, "Maren") as maren:
        maren.channel = stage.thread
        told: list[str] = []
        playing = asyncio.create_task(
            with_a_person(stage, LOCAL, told.append, person=maren.id, patience=5, late=LATE + 0.2)
        )
        presser = Presser(maren)
        try:
            for step in STEPS:
                await presser.do(step.name)
            part = await playing
        finally:
            playing.cancel()
    findings = stage.findings
    assert {row: findings.outcome(row) for row in ROWS} == dict.fromkeys(ROWS, Outcome.HOLDS), [
        each for each in findings.all if each.outcome is not Outcome.HOLDS
    ]
    print(part.model_dump_json(indent=1))
