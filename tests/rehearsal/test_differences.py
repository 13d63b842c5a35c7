"""The rehearsal finds no difference where there is none, and each one that there is.

A short run has the table differ in each row once. That every row holds at the table as it is,
whole rehearsals show (`test_whole.py`); here each trial is played alone, in a short run some.
"""

import pytest

from bot.rehearsal.alone import TRIALS
from bot.rehearsal.findings import Outcome
from bot.rehearsal.trial import Trial, played
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference, differences
from tests.rehearsal.staged import staged
from tests.support.soak import SOAK

ALL = differences()
FIRST = {each.row: each for each in reversed(ALL)}
TRIED = [each for each in ALL if SOAK or each is FIRST[each.row]]
AT_LEAST = 0.95
"""The share of differences that has to be noticed."""


@pytest.mark.parametrize("trial", TRIALS[:: None if SOAK else 8], ids=lambda trial: trial.name)
async def test_at_the_table_as_it_is_every_claimed_row_holds(trial: Trial, server: TableServer):
    async with staged(server) as stage:
        await played(trial, stage)
    assert {row: stage.findings.outcome(row) for row in trial.rows} == dict.fromkeys(
        trial.rows, Outcome.HOLDS
    ), stage.findings.all


@pytest.mark.parametrize("difference", TRIED, ids=lambda each: f"{each.row}: {each.words}")
async def test_a_difference_is_noticed_in_its_row_alone(
    difference: Difference, server: TableServer, monkeypatch: pytest.MonkeyPatch
):
    trials = [trial for trial in TRIALS if difference.row in trial.rows]
    assert trials, f"no trial claims {difference.row}"
    async with staged(server) as stage:
        difference.apply(server, monkeypatch)
        for trial in trials:
            await played(trial, stage)
    rows = {row for trial in trials for row in trial.rows}
    differ = {row for row in rows if stage.findings.outcome(row) is Outcome.DIFFERS}
    expected = set() if difference.unnoticed else {difference.row}
    assert expected <= differ <= expected | set(difference.also), stage.findings.all


def test_nearly_all_differences_are_noticed_and_each_claimed_row_has_one():
    noticed = sum(not each.unnoticed for each in ALL) / len(ALL)
    print(f"{noticed:.1%} of {len(ALL)} differences are noticed")
    assert noticed >= AT_LEAST
    claimed = {row for trial in TRIALS for row in trial.rows}
    assert claimed <= {each.row for each in ALL}, "these rows have no difference"
