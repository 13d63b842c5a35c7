"""Kinds of channels and events that Discord has and the library does not know."""

import asyncio

from bot.table.discord_types import Json
from bot.table.guild_members import guild_becomes
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import is_hidden, text_of
from tests.support.people import Person
from tests.support.tables import Evening

STATUS: Json = {"id": "1", "status": "singing"}


async def test_they_disturb_nothing(out: Evening) -> None:
    table, client = out.table.table, out.app.client
    guild = next(iter(table.world.guilds.values()))
    with no_errors_logged():
        strange = table.channels.open_channel("of-tomorrow", kind=99)
        for event in ("VOICE_CHANNEL_STATUS_UPDATE", "CHANNEL_INFO", "SOMETHING_NEW"):
            table.gateway.emit(event, STATUS | {"guild_id": guild.id})
        for state in ("unavailable", "available"):
            guild_becomes(table, guild, state)
        last = table.channels.open_channel("last")
        async with asyncio.timeout(10):
            while client.get_channel(int(last.id)) is None:
                await asyncio.sleep(0.01)
        assert client.get_channel(int(strange.id)) is None
        async with Person.sit(out.table.page_url, "Ilse") as ilse:
            await ilse.go(strange.id)
            said = await ilse.answer(await ilse.command("adventure new", seed="strange"))
            assert is_hidden(said)
            assert "cannot show a card in this channel" in text_of(said)
            await ilse.go("the-tavern")
            said = await ilse.answer(await ilse.command("adventure new", seed="known"))
            assert "The lobby is open" in text_of(said)
