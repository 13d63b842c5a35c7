"""`/doctor` through the real client: private, for who manages the server, about that one alone."""

import logging
from pathlib import Path

import pytest

from bot.gateway.rate_limits import LATELY, LIMITED, Limits
from bot.rehearsal.last import LastRehearsal, note_last
from bot.table.discord_types import INVITED, Permission
from bot.watching.last_rehearsal import file_of
from tests.support.cards import is_hidden, text_of
from tests.support.clocks import LeapingClock
from tests.support.people import Refused
from tests.support.seasons import Season, season
from tests.support.tables import settings
from tests.table.test_set_aside import damage, truncated


async def asked(made: Season) -> str:
    """What the server's owner is told, and nobody else."""
    answer = await made.maren.answer(await made.maren.command("doctor"))
    assert is_hidden(answer)
    return text_of(answer)


async def test_all_is_well(tmp_path: Path) -> None:
    async with season(tmp_path) as made, made.bot():
        await made.opened("game")
        await made.out.shown(made.adventure)
        said = await asked(made)
        with pytest.raises(Refused):
            await made.ilse.command("doctor")
        assert "All is well with the bot in this server." in said
        assert "Open adventures: 1. Waiting cards: 0." in said
        assert "Rate limits hit in the last hour: 0." in said
        await _it_tells_of_the_last_rehearsal(made)


async def test_a_game_set_aside_and_rights_that_lack_are_named(tmp_path: Path) -> None:
    async with season(tmp_path) as made:
        async with made.bot():
            bad_place = await made.opened("bad")
            bad = made.adventure
            place = await made.opened("good")
            await made.out.shown(made.adventure)
        damage(made, bad, "state", truncated)
        async with made.bot():
            closed = str(int(INVITED & ~Permission.ATTACH_FILES))
            wish = {"channel": place, "permissions": closed}
            await made.ilse.ask("POST", "/table/permissions", wish)
            await made.parked("closed")
            said = await asked(made)
            assert "There are 2 things to do" in said
            assert f"Adventure {bad} in <#{bad_place}> is set aside" in said
            assert f"In <#{place}> the bot lacks permissions that cards need: attach files." in said


async def _it_tells_of_the_last_rehearsal(made: Season) -> None:
    database = settings(made.folder).database
    assert "No rehearsal was held" in await asked(made)
    for differs, told in ((0, "nothing differed."), (2, "2 rows differed.")):
        when = 1_790_000_000
        last = LastRehearsal(at=when, version="9.8", holds=1, differs=differs, untried=0)
        await note_last(database, last)
        said = await asked(made)
        assert f"Last rehearsal: <t:1790000000:f>, with Undercroft 9.8; {told}" in said
    file_of(Path(str(database))).write_text("{")
    assert "No rehearsal was held" in await asked(made)


async def test_it_tells_of_this_server_alone(tmp_path: Path) -> None:
    async with season(tmp_path) as made:
        other = (await made.ilse.ask("POST", "/table/guilds", {"name": "The Far Hall"}))["id"]
        async with made.bot():
            await made.opened("near")
            bad, near = made.adventure, made.maren.channel
            await made.opened("far", guild=other)
            far = made.maren.channel
        damage(made, bad, "state", truncated)
        async with made.bot():
            await made.maren.go(far)
            assert bad not in await asked(made)
            await made.maren.go(near)
            assert bad in await asked(made)


def test_rate_limits_of_the_last_hour_are_counted() -> None:
    clock = LeapingClock()
    with Limits(clock).noting() as limits:
        library, line = logging.getLogger("discord.http"), f"{LIMITED}. %s responded with 429."
        library.warning("%s. Nobody says so.", LIMITED)
        library.warning(line, "GET")
        assert limits.lately() == 1
        clock.leap(LATELY + 1)
        assert limits.lately() == 0
