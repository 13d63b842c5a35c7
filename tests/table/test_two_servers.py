"""Games in two servers, of which one comes late, is down, or is lost while the other plays on."""

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from bot.gateway.channel_access import SERVER_WAIT
from bot.table.discord_types import Permission
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import text_of
from tests.support.clocks import DAY, HOUR
from tests.support.rights import lent
from tests.support.seasons import Season, season
from tests.support.soak import SOAK


@dataclass
class Two:
    """A season with a second server, and a game in each: `near` in the first, `far` in it."""

    here: Season
    other: str
    near: str = ""
    far: str = ""

    async def begin(self) -> None:
        """Open both games, until each waits for one person."""
        for name, guild in (("near", None), ("far", self.other)):
            await self.here.opened(name, guild=guild)
            await self.here.all_but(self.here.tomas)
            setattr(self, name, self.here.adventure)

    async def becomes(self, state: str) -> None:
        """Let the second server be as it is to be."""
        await self.here.ilse.ask("POST", "/table/guild", {"guild": self.other, "state": state})

    async def parkings(self, adventure: str) -> Counter[str]:
        """How often a game was taken off its place, and brought back."""
        journal = await self.here.out.app.service.store.journal(adventure)
        return Counter(step.kind for step in journal if step.kind in ("park", "unpark"))

    async def misses(self) -> bool:
        """Whether the second server is awaited: the client knows its number and no more."""
        found = self.here.out.app.client.get_guild(int(self.other))
        return found is not None and found.unavailable

    async def known(self) -> None:
        """Wait until the client knows the second server."""

        async def holds() -> bool:
            found = self.here.out.app.client.get_guild(int(self.other))
            return found is not None and not found.unavailable

        await self.here.until(holds, "the second server comes")

    async def parked(self, why: str | None) -> None:
        """Wait until the far game is parked for a reason, or is not."""
        self.here.adventure = self.far
        await self.here.parked(why)


@pytest_asyncio.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    with no_errors_logged():
        async with season(tmp_path) as here:
            made = await here.ilse.ask("POST", "/table/guilds", {"name": "The Far Hall"})
            yield Two(here, made["id"])


@pytest.mark.parametrize("late", [1, 3] if SOAK else [1])
async def test_a_server_that_is_not_there_at_the_start_is_waited_for(two: Two, late: int) -> None:
    """The bot comes four times, and each time the second server is away in another way."""
    async with two.here.bot():
        await two.begin()
        card = str((await two.here.card())["id"])
    await _comes_late(two, late, card)
    await _is_down_for_a_moment(two)
    await _is_down_for_long(two)
    await _was_left_meanwhile(two)


async def _comes_late(two: Two, late: int, card: str) -> None:
    wish = {"gateway": {"late": {two.other: late}}}
    await two.here.ilse.ask("POST", "/table/faults", wish)
    async with two.here.bot():
        await two.here.later(0)
        assert await two.parkings(two.far) == {}
        await two.known()
        await two.here.later(HOUR, HOUR)
        assert str((await two.here.card())["id"]) == card, "no card was touched"
        for adventure in (two.near, two.far):
            assert await two.parkings(adventure) == {}
    await two.here.ilse.ask("DELETE", "/table/faults")


async def _is_down_for_a_moment(two: Two) -> None:
    """An outage at the start ends before it matters."""
    await two.becomes("unavailable")
    async with two.here.bot():
        await two.here.later(SERVER_WAIT // 2, SERVER_WAIT // 2)
        await two.becomes("available")
        await two.known()
        await two.here.later(HOUR, HOUR)
        for adventure in (two.near, two.far):
            assert await two.parkings(adventure) == {}


async def _is_down_for_long(two: Two) -> None:
    """A server that does not come is not waited for for ever."""
    await two.becomes("unavailable")
    async with two.here.bot():
        await two.here.later(2 * SERVER_WAIT, SERVER_WAIT)
        await two.parked("unavailable")
        assert await two.parkings(two.near) == {}
        await two.becomes("available")
        await two.parked(None)
        await two.here.later(0)
        assert await two.parkings(two.far) == {"park": 1, "unpark": 1}


async def _was_left_meanwhile(two: Two) -> None:
    """A server that we left while the bot was away is gone when Discord says so."""
    await two.becomes("removed")
    refusing = {"method": "GET", "path": f"/guilds/{two.other}$", "status": 500, "times": 20}
    await two.here.ilse.ask("POST", "/table/faults", {"rest": [refusing]})
    asked = _asked(two)
    async with two.here.bot():
        two.here.clock.leap(DAY)

        async def once_more() -> bool:
            return _asked(two) > asked

        await two.here.until(once_more, "the server is asked for")
        assert await two.parkings(two.far) == {"park": 1, "unpark": 1}, "nothing more"
        await two.here.ilse.ask("DELETE", "/table/faults")
        two.here.clock.leap(HOUR)
        await two.parked("removed")


def _asked(two: Two) -> int:
    """How often the bot asked for the second server."""
    return sum(each.path == f"/guilds/{two.other}" for each in two.here.table.requests)


async def test_a_board_is_left_alone_until_its_server_comes(two: Two) -> None:
    """Its games are known from the start, but not what people there may see."""
    async with two.here.bot():
        await two.begin()
        await lent(two.here.maren, Permission.MANAGE_CHANNELS, two.here.ilse, guild=two.other)
        await two.here.ilse.go("the-far-hall")
        assert "is posted here" in await two.here.told(two.here.ilse, "board here")
        await two.here.later(2 * 60, 60)
        assert await _listed(two, "the-far-hall") == {"far"}
        # A session begins anew soon after a look; the next look comes while the server is awaited.
        two.here.clock.leap(SERVER_WAIT // 2)
        wish = {"gateway": {"invalidate": True, "late": {two.other: 5}}}
        await two.here.ilse.ask("POST", "/table/faults", wish)
        await two.here.until(two.misses, "the client waits for the second server")
        two.here.clock.leap(SERVER_WAIT - 10)
        await two.known()
        await two.here.later(2 * 60, 60)
        assert await _listed(two, "the-far-hall") == {"far"}


async def test_a_turn_does_not_run_out_while_its_server_is_waited_for(two: Two) -> None:
    async with two.here.bot():
        await two.begin()
        before = (await two.here.kinds()).count("auto")
        await two.here.down(two.other)
        two.here.clock.leap(DAY)
        await two.parked("unavailable")
        assert (await two.here.kinds()).count("auto") == before


async def test_one_server_is_lost_and_the_other_plays_on(two: Two) -> None:
    here = two.here
    async with here.bot():
        await two.begin()
        for guild in (None, two.other):
            await lent(here.maren, Permission.MANAGE_CHANNELS, here.ilse, guild=guild)
        for channel in ("the-tavern", "the-far-hall"):
            await here.ilse.go(channel)
            assert "is posted here" in await here.told(here.ilse, "board here")
        await here.later(2 * 60, 60)
        assert await _listed(two, "the-tavern") == {"near"}
        assert await _listed(two, "the-far-hall") == {"far"}
        await two.becomes("removed")
        await two.parked("removed")
        here.adventure = two.near
        taken = (await here.kinds()).count("auto")
        await here.later(2 * DAY, 6 * HOUR)
        assert (await here.kinds()).count("auto") > taken
        assert await two.parkings(two.near) == {}
    await two.becomes("available")
    async with here.bot():
        await two.parked(None)
        assert await two.parkings(two.far) == {"park": 1, "unpark": 1}


async def _listed(two: Two, channel: str) -> set[str]:
    """The channels that the board in a channel names, once it names any."""
    channels = two.here.table.table.world.channels.values()
    ilse = two.here.ilse
    await ilse.go(channel)
    board = await ilse.see(lambda m: m["channel_id"] == ilse.channel and "<#" in text_of(m))
    return {each.name for each in channels if f"<#{each.id}>" in text_of(board)}
