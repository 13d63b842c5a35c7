"""Evenings whose messages Discord does not take: without the title, or with a word to the host."""

from tests.support.cards import text_of
from tests.support.refused import Case, later, order
from tests.support.seasons import Season
from tests.table.test_evenings import WHEN, quiet_place, standing

BLOCKED = Case(200000, after=False)
MINUTE = 60


async def fixed(here: Season, channel: str, times: int) -> None:
    """Ilse fixes an evening in a channel that takes so many messages less."""
    await order(here, BLOCKED.fault(f"/channels/{channel}/messages$", "POST", times))
    said = await here.told(
        here.ilse, "adventure evening", when=WHEN, game="three-dice", title="Rude Cellars"
    )
    assert "Done." in said


async def test_a_title_that_is_blocked_is_left_out(here: Season) -> None:
    channel = await quiet_place(here, "prim")
    await fixed(here, channel, 1)
    said = text_of(await standing(here))
    assert "Rude" not in said
    assert "3 Dice Dungeon" in said


async def test_the_host_is_told_once_that_an_evening_stands_nowhere(here: Season) -> None:
    channel = await quiet_place(here, "silent")
    await fixed(here, channel, 12)
    await later(here, 45 * MINUTE)
    told = [each for each in await here.whispers(here.ilse) if "I could not tell people" in each]
    assert len(told) == 1
    assert "AutoMod" in told[0]
    assert "Rude Cellars" in text_of(await standing(here))
