"""Players who cannot press the card where it is: in timeout, or without the channel."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import discord

from rules.pace.schedule import reading
from rules.pace.table import Person as Absences
from rules.service.clocks.schedule import running_table
from tests.support.cards import Json, text_of
from tests.support.clocks import DAY, HOUR
from tests.support.refused import later
from tests.support.rights import hidden, overwritten
from tests.support.seasons import Season, season

TERM, HALF_A_DAY = DAY, DAY // 2


async def left(here: Season) -> int | None:
    """What is left of Tomas's turn."""
    found = await here.stored()
    table = running_table(found, here.out.app.service.work.outages)
    seat = next(each.seat for each in found.seats if str(each.user) == here.tomas.id)
    read = reading(table, Absences(), seat, here.clock.now())
    return None if read is None else read.left


async def waiting(here: Season, *, thread: bool = False) -> str:
    """A table by post that waits for Tomas alone; where it is."""
    place = await here.opened("kept out", thread=thread)
    await here.all_but(here.tomas)
    return place


async def calls_of(here: Season, place: str) -> list[Json]:
    """The messages that call Tomas, since he was asked."""
    return [
        each
        for each in await here.ilse.messages(place)
        if here.tomas.id in [str(one["id"]) for one in each["mentions"]]
        and "link" not in text_of(each)
    ]


async def passes(here: Season, seconds: int) -> None:
    """Time passes, hour by hour."""
    end = here.clock.now() + seconds
    while (still := end - here.clock.now()) > 0:
        await later(here, min(HOUR, still))


async def hushed(here: Season, seconds: int) -> None:
    await here.ilse.ask("PATCH", f"/table/users/{here.tomas.id}", {"quiet": seconds})


async def test_who_is_in_timeout_keeps_the_turn_and_is_not_called(tmp_path: Path) -> None:
    async with season(tmp_path) as here, here.bot():
        place = await waiting(here)
        before, version = len(await calls_of(here, place)), (await here.stored()).version
        await hushed(here, 3 * DAY)
        await passes(here, 2 * DAY)
        assert "auto" not in (await here.kinds())[version:]
        assert "kept-out" in await here.kinds()
        assert len(await calls_of(here, place)) == before
        await passes(here, DAY + HOUR)
        assert (await left(here) or 0) > DAY - 2 * HOUR
        await passes(here, DAY + HOUR)
        assert "auto" in (await here.kinds())[version:], "the time runs once the timeout is over"


async def hide(here: Season, place: str) -> None:
    await hidden(here.ilse, place, here.tomas)


async def show(here: Season, place: str) -> None:
    await overwritten(here.ilse, place, here.tomas.id)


async def test_who_does_not_see_the_channel_has_time(tmp_path: Path) -> None:
    await _kept_out(tmp_path, hide, show, thread=False)


async def take_out(here: Season, place: str) -> None:
    thread = here.out.app.client.get_channel(int(place))
    assert isinstance(thread, discord.Thread)
    await thread.remove_user(discord.Object(int(here.tomas.id)))


async def bring_in(here: Season, place: str) -> None:
    thread = here.out.app.client.get_channel(int(place))
    assert isinstance(thread, discord.Thread)
    await thread.add_user(discord.Object(int(here.tomas.id)))


async def _kept_out(
    folder: Path,
    out: Callable[[Season, str], Awaitable[None]],
    back: Callable[[Season, str], Awaitable[None]],
    *,
    thread: bool,
) -> None:
    """Somebody loses the place for three days, and has the turn's time when they are back."""
    async with season(folder) as here, here.bot():
        if thread:
            made = await here.ilse.ask("POST", "/table/channels", {"name": "private"})

            async def known() -> bool:
                return here.out.app.client.get_channel(int(made["id"])) is not None

            await here.until(known, "the client hears of the channel")
            parent = here.out.app.client.get_channel(int(made["id"]))
            assert isinstance(parent, discord.TextChannel)
            private = discord.ChannelType.private_thread
            opened = await parent.create_thread(
                name="private", type=private, auto_archive_duration=10080
            )
            for person in here.people:
                await opened.add_user(discord.Object(int(person.id)))
            channels = await here.ilse.channels()
            place = await here.opened_in(
                next(each for each in channels if each["id"] == str(opened.id)), "kept out"
            )
            await here.all_but(here.tomas)
        else:
            place = await waiting(here)
        version = (await here.stored()).version
        await out(here, place)
        await passes(here, 3 * DAY)
        assert "auto" not in (await here.kinds())[version:]
        await back(here, place)
        # Nobody tells when they are back, so that up to half of the time may have run.
        assert (await left(here) or 0) >= TERM // 2 - HOUR
        await passes(here, DAY + HALF_A_DAY)
        assert "auto" in (await here.kinds())[version:], "the time runs once they are back"


async def test_who_is_in_no_private_thread_has_time(tmp_path: Path) -> None:
    await _kept_out(tmp_path, take_out, bring_in, thread=True)


async def test_where_nobody_says_the_turn_goes_on(tmp_path: Path) -> None:
    """Discord does not answer about a player: the clocks are not held up by that."""
    async with season(tmp_path) as here, here.bot():
        await waiting(here)
        version = (await here.stored()).version
        fault = {"path": "/members/", "method": "GET", "status": 400, "code": 0, "times": 10_000}
        await here.ilse.ask("POST", "/table/faults", {"rest": [fault]})
        await passes(here, DAY + HOUR)
        assert "auto" in (await here.kinds())[version:]
