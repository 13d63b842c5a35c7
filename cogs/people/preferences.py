"""`/settings`: how things are shown to a person, in all servers."""

from typing import get_args

import discord
from discord.ext import commands

from cogs.base.choices import one_of
from cogs.base.commands import command
from cogs.base.errors import acknowledge, send_privately
from cogs.base.guests import everywhere
from cogs.cards.responder import Answering, request_of
from cogs.ports import THEMES, ThemeName
from rules.service.people.hints import Wish
from rules.service.people.preferences import Maps


@everywhere
class SettingsCog(Answering, commands.GroupCog, group_name="settings"):
    """A person's own settings."""

    @command("me", of="settings")
    async def me(
        self,
        interaction: discord.Interaction,
        maps: Maps | None = None,
        theme: ThemeName | None = None,
        hints: Wish | None = None,
    ) -> None:
        """Change the given settings, and say how all of them are now."""
        one_of(maps, (None, *get_args(Maps)))
        one_of(theme, (None, *THEMES))
        one_of(hints, (None, *get_args(Wish)))
        await acknowledge(interaction, thinking=True)
        taste = await self.responder.service.people.preferences.set(
            request_of(interaction), maps=maps, theme=theme
        )
        told = self.responder.service.people.hints
        learned = (
            await told.of(interaction.user.id)
            if hints is None
            else await told.set(request_of(interaction), hints)
        )
        words = self.responder.words(interaction)
        wanted = "again" if hints == "again" else "on" if learned.wanted else "off"
        await send_privately(
            interaction,
            words.phrase(
                "settings-me", maps=taste.maps, theme=taste.theme or "house", hints=wanted
            ),
        )
