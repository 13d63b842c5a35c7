"""Whole rehearsals at a strict table: all holds, nothing is left, and nobody else is disturbed."""

from collections import Counter
from pathlib import Path

import pytest

from bot.rehearsal.alone import TRIALS
from bot.rehearsal.bounds import MOST_REFUSED
from bot.rehearsal.findings import Outcome
from bot.rehearsal.remains import Notebook
from bot.rehearsal.running import Course
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial
from bot.table import limits
from bot.table.assumed_limits import OPENINGS
from bot.table.rate_window import RateWindow
from bot.table.server import TableServer
from tests.cogs.conduct import no_errors_logged
from tests.rehearsal.snapshots import standing
from tests.rehearsal.staged import PATIENCE, strict, tavern
from tests.rehearsal.test_nothing_left import rehearse
from tests.support.people import seated
from tests.support.seasons import NAMES, Season
from tests.support.soak import SOAK
from tests.support.tables import sensible, take

IN_A_ROW = 10 if SOAK else 2
MINUTES = 3
LATENCY = 0.12
"""Seconds that Discord commonly takes for an answer."""


async def _at_the_tables_pace(stage: Stage) -> None:
    stage.sockets.pause, stage.sockets.patience = 0.55, PATIENCE


PACE = Trial("at the table's pace", (), _at_the_tables_pace)


async def whole(server: TableServer, notebook: Notebook) -> Course:
    return await rehearse(server, notebook, PACE, *TRIALS)


def amiss(course: Course) -> list[object]:
    """Why claimed rows do not hold, of those that do not."""
    claimed = {row for trial in TRIALS for row in trial.rows}
    bad = {row for row in claimed if course.findings.outcome(row) is not Outcome.HOLDS}
    found = (each for each in course.findings.all if each.outcome is not Outcome.HOLDS)
    return [*(each for each in found if each.row in bad), *bad]


@pytest.fixture
def notebook(tmp_path: Path) -> Notebook:
    return Notebook(tmp_path / "house.db.rehearsing")


async def test_several_in_a_row_find_no_difference_and_leave_nothing(notebook: Notebook) -> None:
    """No other channel hears of them, few requests are refused, and they are quick on Discord."""
    async with strict() as server:
        before = standing(server)
        world = server.table.world
        elsewhere = {**world.channels, **world.privates}
        del elsewhere[tavern(server)]
        sent = {ident: each.sent for ident, each in elsewhere.items()}
        for _ in range(IN_A_ROW):
            # A rehearsal on Discord takes longer than the minute in which these are counted.
            server.table.openings = RateWindow(*OPENINGS)
            server._log.entries.clear()
            course = await whole(server, notebook)
            assert not amiss(course)
            assert not course.stopped
            assert not course.left
            assert standing(server) == before
            assert {ident: each.sent for ident, each in elsewhere.items()} == sent
            statuses = Counter(each.status for each in server.requests)
            assert statuses[401] + statuses[403] + statuses[429] < MOST_REFUSED // 4
            took = as_on_discord(server)
            print(f"{len(server.requests)} requests take {took:.0f} s on Discord; {dict(statuses)}")
            assert took < MINUTES * 60
        assert not notebook.file.exists()


def as_on_discord(server: TableServer) -> float:
    """How many seconds these requests take one by one, at Discord's limits and distances."""
    now = 0.0
    theirs = limits.Limits(1.0, lambda: now, lambda: now)
    for each in server.requests:
        major = dict(zip(("channel", "application"), each.path.split("/")[2:3], strict=False))
        while (waits := theirs.take(each.method, each.route, major, renames=False)[1]) > 0:
            now += waits
        now += LATENCY
    return now


async def test_it_disturbs_no_bot_that_runs_beside_it_over_two_shards(
    tmp_path: Path, notebook: Notebook
) -> None:
    async with strict() as server, seated(server.page_url, *NAMES) as people:
        server.table.gateway.proposed = 2
        here = Season(tmp_path, server, people)
        with no_errors_logged():
            async with here.bot():
                places = await here.ilse.channels()
                place = next(each for each in places if each["id"] == tavern(server))
                channel = await here.opened_in(place, "beside")
                await here.all_but(here.ilse)
                card = (await here.out.adventure(channel)).card
                before = standing(server)
                course = await whole(server, notebook)
                assert not amiss(course)
                assert course.shards == 2
                assert standing(server) == before
                assert (await here.out.adventure(channel)).card == card
                await _press(here, channel)


async def _press(here: Season, channel: str) -> None:
    """Press a button of the game, and wait until its card shows what came of it."""
    await here.ilse.go(channel)
    found = await here.out.adventure(channel)
    option = sensible(found, int(here.ilse.id))
    assert option is not None
    await take(here.ilse, await here.ilse.fresh(str(found.card)), option)
    await here.out.shown(found.id, found.version + 1)
