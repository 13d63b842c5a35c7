"""A live table whose host is silent or in timeout: its players help themselves, end to end."""

import asyncio

import pytest

from tests.support.cards import text_of
from tests.support.durations import MINUTE
from tests.support.patience import PATIENCE
from tests.support.seasons import Season

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def here(lasting: Season) -> Season:
    """One house for all tests here: each opens a game of its own."""
    return lasting


async def lively(here: Season, name: str) -> None:
    """A game played live, in which all three have just been there."""
    await here.opened(name, pace="live")


async def test_a_host_who_was_here_a_moment_ago_stays_host(here: Season) -> None:
    await lively(here, "there")
    here.clock.leap(12 * MINUTE)
    said = await here.told(here.tomas, "adventure host")
    assert "was here a moment ago" in said
    assert "3 more minutes" in said
    assert "/adventure host" in said
    # What the host does about the game counts, and not their turns alone.
    await here.told(here.ilse, "adventure autopilot", who="player")
    here.clock.leap(4 * MINUTE)
    assert "11 more minutes" in await here.told(here.tomas, "adventure host")


async def test_after_a_quarter_of_an_hour_anybody_at_the_table_may_host(here: Season) -> None:
    await lively(here, "silent")
    here.clock.leap(15 * MINUTE)
    await here.told(here.tomas, "adventure host")
    assert str((await here.stored()).host) == here.tomas.id


async def test_a_host_in_timeout_can_press_nothing_and_is_not_waited_for(here: Season) -> None:
    await lively(here, "timeout")
    assert "was here a moment ago" in await here.told(here.tomas, "adventure host")
    await here.tomas.ask("PATCH", f"/table/users/{here.ilse.id}", {"quiet": 600})
    await here.told(here.tomas, "adventure host")
    assert str((await here.stored()).host) == here.tomas.id
    await here.tomas.ask("PATCH", f"/table/users/{here.ilse.id}", {"quiet": 0})


async def seat_of(here: Season, person: str) -> int:
    return next(each.seat for each in (await here.stored()).seats if str(each.user) == person)


async def test_the_hero_of_a_silent_host_may_be_played(here: Season) -> None:
    await lively(here, "played")
    seat = await seat_of(here, here.ilse.id)
    asked = {"who": "careful", "seat": seat}
    here.clock.leap(10 * MINUTE)
    said = await here.told(here.tomas, "adventure autopilot", **asked)
    assert "was here a moment ago" in said
    assert "5 more minutes" in said
    here.clock.leap(5 * MINUTE)
    await here.told(here.tomas, "adventure autopilot", **asked)
    record = next(each for each in (await here.stored()).seats if each.seat == seat)
    assert (record.pilot, record.stance) == ("auto", "careful")


async def test_a_silent_player_is_asked_once_a_turn(here: Season) -> None:
    await lively(here, "asked")
    said = await here.told(here.tomas, "pace nudge")
    assert "did something a moment ago" in said
    assert "15 more minutes" in said
    here.clock.leap(15 * MINUTE)
    assert "Asked" in await here.told(here.tomas, "pace nudge")
    async with asyncio.timeout(PATIENCE):
        while not any("asks for you" in text_of(each) for each in await here.ilse.messages()):
            await asyncio.sleep(0.02)
    assert "already" in await here.told(here.tomas, "pace nudge")
