"""Calendars, all games since one left, the log searched: as people meet it at the table."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest_asyncio

from tests.cogs.conduct import Company, company, no_errors_logged
from tests.support.cards import is_hidden, text_of
from tests.support.people import Person


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Company]:
    with no_errors_logged():
        async with company(tmp_path) as made:
            yield made


async def by_post(here: Company, name: str, ruleset: str = "three-dice") -> str:
    """A game by post that has begun, in a channel of its own."""
    channel = await here.channel(name)
    opened = await here.host.command("adventure new", ruleset=ruleset, pace="post", seed=name)
    await here.host.answer(opened)
    await here.player.answer(await here.player.command("adventure join"))
    await here.host.answer(await here.host.command("adventure begin", anyway=True))
    return await settled(here, channel)


async def settled(here: Company, channel: str) -> str:
    """Wait until the newest card is there, and the ones before have lost their buttons."""
    found = await here.out.shown((await here.out.adventure(channel)).id)
    async with asyncio.timeout(30):
        while await here.out.app.service.store.retiring():
            await asyncio.sleep(0.01)
    return found.id


async def told(person: Person, line: str, **options: object) -> str:
    answer = await person.answer(await person.command(line, **options))
    assert is_hidden(answer), text_of(answer)
    return text_of(answer)


async def card_of(here: Company, adventure: str) -> str:
    found = await here.out.shown(adventure)
    return text_of(await here.host.fresh(str(found.card)))


async def test_a_table_has_days_off(here: Company) -> None:
    adventure = await by_post(here, "holidays")
    soon = (datetime.now(UTC) + timedelta(days=3)).date()
    days = f"{soon} to {soon + timedelta(days=1)}"
    assert "No day is free" in await told(here.player, "pace holidays list")
    for person, typed, answer in (
        (here.player, days, "Only the host"),
        (here.stranger, days, "Only the host"),
        (here.host, "@everyone", "is no day"),
        (here.host, "1999-01-01", "have to lie ahead"),
    ):
        act = person.command("pace holidays add", days=typed)
        assert answer in await here.refused(person, act)
    assert "No clock of this table runs on" in await told(here.host, "pace holidays add", days=days)
    line = f"No clock runs on {soon} – {soon + timedelta(days=1)} (UTC)."
    assert line in await card_of(here, adventure)
    assert line in await told(here.player, "pace status")
    assert line in await told(here.stranger, "pace holidays list")
    await told(here.host, "pace holidays remove", days=str(soon))
    assert f"on {soon + timedelta(days=1)} (UTC)" in await card_of(here, adventure)
