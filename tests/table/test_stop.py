"""The owner stops games from the shell while the bot runs: within seconds, in words, and back."""

import argparse
import asyncio
from pathlib import Path

from bot.commands import stop as stop_command
from bot.timekeeping.owner_orders import order_file
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import is_hidden, labels_of, part_named, text_of
from tests.support.clocks import DAY
from tests.support.seasons import Season, season
from tests.support.tables import sensible, settings, take


async def shell(made: Season, command: str, server: int = 0, *, play: bool = False) -> list[str]:
    """What the owner's command says; it ended well."""
    said: list[str] = []
    options = argparse.Namespace(command=command, server=server, play=play)
    database = settings(made.folder).database
    assert await asyncio.to_thread(stop_command.run, options, database, said.append) == 0
    return said


async def test_play_stops_within_seconds_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with no_errors_logged():
        async with season(tmp_path) as made, made.bot():
            await made.opened("game")
            await made.all_but(made.tomas)
            before = await made.stored()
            card = await made.card()
            assert await shell(made, "stop", play=True) == [
                "All play is stopped everywhere. Clocks are stopped; nothing is lost."
            ]
            assert not order_file(settings(tmp_path).database).exists()
            option = sensible(before, int(made.tomas.id))
            assert option is not None
            press = part_named(card, next(each for each in labels_of(card) if each))["custom_id"]
            # The press was on its way while the card lost its buttons.
            answer = await made.tomas.answer(await made.tomas.click(card, press, force=True))
            assert is_hidden(answer)
            assert text_of(answer).startswith("Whoever runs this bot has stopped all play here")
            await made.parked("stopped")
            shown = await made.ilse.see(lambda m: "has stopped play since" in text_of(m))
            assert shown["id"] == card["id"]
            cards = len([m for m in await made.ilse.messages() if not is_hidden(m)])
            assert "has stopped all play" in await made.told(made.maren, "adventure leave")
            assert "play stopped since" in await made.told(made.ilse, "adventure mine")
            listed = await shell(made, "servers")
            assert listed[0].startswith("You stopped all play everywhere, at ")
            await made.later(6 * DAY, step=DAY)
            assert (await made.stored()).state == before.state
            assert len([m for m in await made.ilse.messages() if not is_hidden(m)]) == cards
            await shell(made, "resume")
            await made.parked(None)
            assert (await made.stored()).state == before.state
            await made.out.shown(made.adventure)
            card = await made.card()
            assert "Play was stopped for" in text_of(card)
            await take(made.tomas, card, option)


async def test_one_server_is_stopped_and_stays_so_when_the_bot_comes_again(tmp_path: Path) -> None:
    with no_errors_logged():
        async with season(tmp_path) as made:
            guild = int(made.table.table.world.guild)
            async with made.bot():
                await made.opened("game")
                await shell(made, "stop", guild, play=True)
                await made.parked("stopped")
            async with made.bot():
                assert "has stopped all play" in await made.told(made.maren, "adventure leave")
            assert await shell(made, "resume", guild) == [
                f"Games can be started and played again in server {guild}."
            ]
            async with made.bot():
                await made.parked(None)
                assert "stopped" not in await made.told(made.maren, "adventure leave")


async def nonsense(made: Season) -> None:
    """Check that orders which make no sense are thrown away."""
    file = order_file(settings(made.folder).database)
    for wrong in (b"", b"{", b'{"guild": -1, "halt": "play"}', b"x" * 5000, b"\xff\xfe"):
        file.write_bytes(wrong)

        async def gone() -> bool:
            return not file.exists()

        await made.until(gone, "the order is thrown away")
    assert await made.out.app.service.servers.settings.stops() == {}
    assert (await made.clocks()).parked is None


async def test_new_games_alone_are_stopped_in_a_server(tmp_path: Path) -> None:
    async with season(tmp_path) as made, made.bot():
        await made.opened("game")
        await nonsense(made)
        with no_errors_logged():
            guild = int(made.table.table.world.guild)
            await shell(made, "stop", guild)
            await made.ilse.go("deep-well")
            said = await made.told(made.ilse, "adventure new", game="three-dice", seed="new")
            assert said.startswith("Whoever runs this bot has stopped new games here for now")
            panel = await made.maren.answer(await made.maren.command("server settings"))
            assert "Whoever runs this bot has stopped new games here" in text_of(panel)
            await made.ilse.go("game")
            assert (await made.clocks()).parked is None
