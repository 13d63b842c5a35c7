"""The part with a person at a strict table: somebody presses what the card asks for."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.rehearsal.findings import Outcome
from bot.rehearsal.person.play import with_a_person
from bot.rehearsal.person.steps import ROWS, STEPS, Step, rows_of
from bot.rehearsal.report.model import PersonPart
from bot.rehearsal.stage import Stage
from bot.table.server import LOCAL, TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.person.differences import DIFFERENCES, SEEN
from tests.rehearsal.person.presses import Presser
from tests.support.people import Person
from tests.support.soak import SOAK

LATE = 0.4
"""Seconds after which the table of these tests takes no answer; Discord's are three."""
SLACK = 25
"""Milliseconds by which a machine's own two clocks may part while a test runs."""
BY_NAME = {step.name: step for step in STEPS}
FIRST = {difference.row: (step, difference) for step, difference in reversed(DIFFERENCES)}
TRIED = DIFFERENCES if SOAK else tuple(FIRST.values())
"""The differences that are tried: in a short run one in each row."""


async def pressed(
    server: TableServer, stage: Stage, steps: Sequence[Step], **says: str
) -> PersonPart:
    """Have somebody go through some steps; they say yes to each question, or what is given."""
    if "late" in {step.name for step in steps}:
        server._responder._answer_within = LATE
    async with Person.sit(server.page_url, "Maren") as maren:
        maren.channel = stage.thread
        playing = asyncio.create_task(
            with_a_person(
                stage,
                LOCAL,
                lambda _said: None,
                person=maren.id,
                steps=steps,
                patience=5,
                late=LATE + 0.1,
            )
        )
        presser = Presser(maren, {key.replace("_", "-"): value for key, value in says.items()})
        try:
            for step in steps:
                await presser.do(step.name)
            return (await playing).part
        finally:
            playing.cancel()


async def test_every_claimed_row_holds_and_times_are_measured(
    server: TableServer, stage: Stage
) -> None:
    part = await pressed(server, stage, STEPS)
    findings = stage.findings
    assert {row: findings.outcome(row) for row in ROWS} == dict.fromkeys(ROWS, Outcome.HOLDS), [
        each for each in findings.all if each.outcome is not Outcome.HOLDS
    ]
    assert [(press.name, press.act, press.looked) for press in part.presses] == [
        (step.name, "done", True) for step in STEPS
    ]
    assert not part.ended
    assert part.clock is not None
    times = [each for press in part.presses for each in press.times]
    assert len(times) >= len(STEPS)
    slack = part.clock + SLACK
    for each in times:
        assert each.arrived is not None
        assert each.acknowledged is not None
        assert 0 <= each.arrived <= each.acknowledged
        assert each.answered is None or 0 <= each.answered <= each.acknowledged + slack


@pytest.mark.parametrize(
    ("step", "difference"), TRIED, ids=[f"{d.row}: {d.words}" for _, d in TRIED]
)
async def test_a_difference_is_noticed_in_its_row_alone(
    step: str,
    difference: Difference,
    server: TableServer,
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    difference.apply(server, monkeypatch)
    await pressed(server, stage, (BY_NAME[step],))
    rows = rows_of(BY_NAME[step])
    differ = {row for row in rows if stage.findings.outcome(row) is Outcome.DIFFERS}
    assert {difference.row} <= differ <= {difference.row, *difference.also}, stage.findings.all


@pytest.mark.parametrize(("step", "question", "row"), SEEN)
async def test_a_person_who_saw_it_otherwise_decides(
    step: str, question: str, row: str, server: TableServer, stage: Stage
) -> None:
    part = await pressed(server, stage, (BY_NAME[step],), **{question.replace("-", "_"): "no"})
    rows = rows_of(BY_NAME[step])
    assert [each for each in rows if stage.findings.outcome(each) is Outcome.DIFFERS] == [row]
    assert part.presses[0].looked is (question != step)


def test_each_row_that_is_claimed_has_a_difference() -> None:
    assert {each.row for _, each in DIFFERENCES} | {row for *_, row in SEEN} == set(ROWS)
