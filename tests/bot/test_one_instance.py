"""Two copies on one database: one of them goes on, and the other ends with a sentence."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

from aiohttp import ClientConnectionError

from bot.app import opened
from bot.timekeeping.timekeeper import BEAT
from rules.service.by_post.outages import ALIVE
from rules.store.errors import DatabaseTaken
from rules.store.sqlite import open_store
from tests.bot.processes import PATIENCE, program
from tests.support.cards import text_of
from tests.support.houses import HandClock
from tests.support.people import Person
from tests.support.tables import evening, settings


async def test_the_second_copy_is_refused(tmp_path: Path) -> None:
    async with program(tmp_path, "run") as first:
        async with first.friend() as maren:
            async with program(tmp_path, "run") as second:
                code, said = await second.ends()
            assert code == 1
            assert "in use by another process" in said
            assert "Traceback" not in said
            told = await maren.answer(await maren.command("adventure new", seed="first"))
            assert "open" in text_of(told)
        first.process.send_signal(signal.SIGKILL)
        assert (await first.ends())[0] == -signal.SIGKILL
    async with program(tmp_path, "run") as third:
        assert (await third.page()).startswith("http")
        third.process.send_signal(signal.SIGTERM)
        assert (await third.ends())[0] == 0


async def test_without_its_lock_the_first_copy_ends_in_words(tmp_path: Path) -> None:
    async with program(tmp_path, "run") as first, first.friend() as maren:
        told = await maren.answer(await maren.command("adventure new", seed="one writer"))
        assert "open" in text_of(told)
        (tmp_path / "undercroft.db.lock").unlink()
        async with program(tmp_path, "run") as second:
            async with second.friend() as tamsin:
                # The first copy may have seen it already, when it noted that its card was shown.
                with suppress(ClientConnectionError):
                    await maren.command("adventure begin")
                code, said = await first.ends()
                assert code == 1
                assert said.splitlines()[-1].startswith("The database ")
                assert "taken over by another process" in said
                assert "Traceback" not in said
                told = await tamsin.answer(await tamsin.command("adventure new", seed="two"))
                assert "open" in text_of(told)
            second.process.send_signal(signal.SIGTERM)
            assert (await second.ends())[0] == 0


async def test_a_command_at_a_copy_that_lost_the_database_is_answered_in_words(
    tmp_path: Path,
) -> None:
    # By this clock the copy never looks by itself.
    async with (
        evening(tmp_path, clock=HandClock(1_800_000_000)) as out,
        Person.sit(out.table.page_url) as maren,
    ):
        await maren.answer(await maren.command("adventure new", seed="one writer"))
        await out.shown((await out.adventure(maren.channel)).id)
        await out.settled()
        (tmp_path / "house.db.lock").unlink()
        async with open_store(tmp_path / "house.db"):
            told = await maren.answer(await maren.command("adventure begin"))
            assert "Another copy of this bot has taken over" in text_of(told)
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait({out.app.failed})
            assert isinstance(out.app.failed.exception(), DatabaseTaken)


async def test_an_idle_copy_that_lost_the_database_sees_it_by_itself(tmp_path: Path) -> None:
    clock = HandClock(1_800_000_000)
    here = settings(tmp_path)
    async with opened(here, local=True, clock=clock) as app:
        async with asyncio.timeout(PATIENCE):
            while await app.service.store.setting(ALIVE) is None:
                await asyncio.sleep(0.01)
        here.database.with_name("house.db.lock").unlink()
        async with open_store(here.database) as store:
            clock.at += BEAT
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait({app.failed})
            assert isinstance(app.failed.exception(), DatabaseTaken)
            assert await store.setting(ALIVE) == str(clock.at - BEAT)
