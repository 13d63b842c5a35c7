"""Answers that are not there yet when the bot stops are given up in good order."""

import asyncio
from pathlib import Path

import pytest

from bot.drawing.draw_process import SMALL_FILES
from bot.table.server import TableServer
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import labels_of
from tests.support.dungeons import rolled
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.tables import Evening, at_table


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers under way are not waited for as long as usual."""
    monkeypatch.setattr("bot.app.FINISH", 0.2)


async def under_way(out: Evening) -> set[asyncio.Task[object]]:
    """The tasks that answer interactions, once there are any."""
    async with asyncio.timeout(PATIENCE):
        while not (found := set(out.app.client.under_way.tasks)):
            await asyncio.sleep(0.01)
    return found


async def test_an_answer_that_is_being_drawn_is_given_up(
    tmp_path: Path, table: TableServer
) -> None:
    with no_errors_logged():
        async with Person.sit(table.page_url, "Ilse") as ilse:
            # Nothing small is drawn before this is let go, after the bot has gone.
            with SMALL_FILES._lock:
                async with at_table(tmp_path, table) as out:
                    await rolled(ilse, seed="salt", levels=1, morphology="none")
                    await ilse.command("dungeon export", format="png", wait=False)
                    answering = await under_way(out)
        # An answer that goes on would find no connection to Discord any more.
        await asyncio.wait(answering, timeout=PATIENCE)


async def test_a_click_that_discord_keeps_waiting_is_given_up(
    tmp_path: Path, table: TableServer
) -> None:
    with no_errors_logged():
        async with Person.sit(table.page_url, "Ilse") as ilse:
            async with at_table(tmp_path, table) as out:
                await ilse.command("adventure new", seed="last")
                card = await ilse.see(lambda message: bool(labels_of(message)))
                slow = {"path": "/callback", "delay": 2.0}
                await ilse.ask("POST", "/table/faults", {"rest": [slow]})
                await ilse.click(card, labels_of(card)[0], wait=False)
                answering = await under_way(out)
            await asyncio.wait(answering, timeout=PATIENCE)
            names = {task.get_name() for task in asyncio.all_tasks()}
            assert not [name for name in names if name.startswith("acknowledge-")]
