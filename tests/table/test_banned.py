"""Discord's wall bans our address: silence, in which nobody's clock runs, and then everything."""

import asyncio
from pathlib import Path

import pytest

from bot.gateway.cloudflare_ban import LONGEST, SHORTEST
from tests.support.cards import text_of
from tests.support.clocks import HOUR
from tests.support.patience import PATIENCE
from tests.support.seasons import Season, season
from tests.support.tables import sensible, take

LOOKS = 0.05
"""Seconds between two looks at the clock of a bot that keeps silent."""
WALL = {"status": 429, "via": False, "retry_after": 1.0}


@pytest.fixture(autouse=True)
def _it_looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leap of the clock is seen at once."""
    monkeypatch.setattr("bot.gateway.cloudflare_ban.TICK", LOOKS)


def asked(here: Season) -> int:
    """How many requests the table was asked so far."""
    return len(here.table._log.entries)


async def silence(here: Season) -> None:
    """Wait until the bot keeps silent."""
    async with asyncio.timeout(PATIENCE):
        while not here.out.app.client.cloudflare_ban.left:
            await asyncio.sleep(0.02)


async def act(here: Season) -> None:
    """Whoever is asked presses the card; whether an answer comes is another matter."""
    found = await here.stored()
    owed = await here.owed()
    person = next(each for each in here.people if each.id in owed)
    option = sensible(found, int(person.id))
    assert option is not None
    await take(person, await person.fresh(str(found.card)), option)


async def test_nothing_is_asked_while_the_wall_stands_and_nothing_is_lost(tmp_path: Path) -> None:
    async with season(tmp_path) as here, here.bot():
        await here.opened("walled")
        before = await here.out.shown(here.adventure)
        await here.ilse.ask("POST", "/table/faults", {"rest": [WALL | {"path": "/messages"}]})
        await act(here)
        await silence(here)
        ban, quiet = here.out.app.client.cloudflare_ban, asked(here)
        assert SHORTEST - 60 <= ban.left <= SHORTEST
        await here.ilse.command("help", wait=False)
        here.clock.leap(SHORTEST - 120)
        await asyncio.sleep(5 * LOOKS)
        assert asked(here) == quiet
        here.clock.leap(240)
        after = await here.out.shown(here.adventure, before.version + 1)
        assert after.card
        assert asked(here) > quiet
        assert text_of(await here.ilse.answer(await here.ilse.command("help")))


async def test_each_ban_that_follows_is_waited_out_for_longer(tmp_path: Path) -> None:
    async with season(tmp_path) as here, here.bot():
        await here.opened("again")
        await here.out.shown(here.adventure)
        wall = WALL | {"path": "/", "times": 1000}
        await here.ilse.ask("POST", "/table/faults", {"rest": [wall]})
        await here.ilse.command("help", wait=False)
        await silence(here)
        ban, pauses = here.out.app.client.cloudflare_ban, []
        for _ in range(6):
            pauses.append(ban.left)
            here.clock.leap(ban.left + 1)
            await here.ilse.command("help", wait=False)
            await silence(here)
        expected = [min(LONGEST, SHORTEST * 2**n) for n in range(6)]
        assert all(0 <= want - got <= 60 for got, want in zip(pauses, expected, strict=True))
        await here.ilse.ask("DELETE", "/table/faults")
        here.clock.leap(LONGEST + HOUR)
        assert text_of(await here.ilse.answer(await here.ilse.command("help")))


async def test_a_restart_keeps_the_silence(tmp_path: Path) -> None:
    async with season(tmp_path) as here:
        async with here.bot():
            await here.opened("kept")
            await here.out.shown(here.adventure)
            await here.ilse.ask("POST", "/table/faults", {"rest": [WALL | {"path": "/messages"}]})
            await act(here)
            await silence(here)
            store = here.out.app.service.store
            async with asyncio.timeout(PATIENCE):
                while await store.setting("embargo") is None:
                    await asyncio.sleep(0.02)
            left = here.out.app.client.cloudflare_ban.left
        quiet = asked(here)
        assert left > 0
        starting = asyncio.create_task(_starts(here))
        await asyncio.sleep(5 * LOOKS)
        assert asked(here) == quiet
        assert not starting.done()
        here.clock.leap(left + 60)
        await starting


async def _starts(here: Season) -> None:
    """The bot comes back, and the card that was owed with it."""
    async with here.bot():
        await here.out.shown(here.adventure)
