"""`/settings`: how things are shown to a person, in all servers."""

from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import one_of
from cogs.base.commands import command
from cogs.base.errors import acknowledge, send_privately
from cogs.base.guests import everywhere
from cogs.base.languages import SpokenLanguages
from cogs.cards.responder import Answering, Responder, request_of
from cogs.ports import THEMES, ThemeName
from rules.core.languages import LANGUAGES
from rules.service.people.hints import Wish
from rules.service.people.preferences import Maps

AS_DISCORD = "discord"
"""Stands for the language that Discord tells."""
SPOKEN = [
    app_commands.Choice(name="as in Discord", value=AS_DISCORD),
    *(app_commands.Choice(name=name, value=language) for language, name in LANGUAGES.items()),
]


@everywhere
class SettingsCog(Answering, commands.GroupCog, group_name="settings"):
    """A person's own settings."""

    def __init__(self, responder: Responder, languages: SpokenLanguages) -> None:
        super().__init__(responder)
        self.languages = languages

    @command("me", of="settings")
    @app_commands.choices(language=SPOKEN)
    async def me(
        self,
        interaction: discord.Interaction,
        maps: Maps | None = None,
        theme: ThemeName | None = None,
        hints: Wish | None = None,
        language: str | None = None,
    ) -> None:
        """Change the given settings, and say how all of them are now."""
        one_of(maps, (None, *get_args(Maps)))
        one_of(theme, (None, *THEMES))
        one_of(hints, (None, *get_args(Wish)))
        one_of(language, (None, AS_DISCORD, *LANGUAGES))
        await acknowledge(interaction, thinking=True)
        taste = await self.responder.service.people.preferences.set(
            request_of(interaction),
            maps=maps,
            theme=theme,
            language="" if language == AS_DISCORD else language,
        )
        await self.languages.note(interaction)
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
                "settings-me",
                maps=taste.maps,
                theme=taste.theme or "house",
                hints=wanted,
                language=LANGUAGES.get(taste.language, AS_DISCORD),
            ),
        )
