"""`/settings`: how a person likes things shown, everywhere and for ever."""

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs._desk import Desk, request_of
from cogs._errors import acknowledge, whisper
from cogs._house import ThemeName


class SettingsCog(commands.GroupCog, group_name="settings"):
    """A person's own settings."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        super().__init__()

    @app_commands.command(name="me", description="How maps are shown to you, everywhere")
    @app_commands.describe(
        maps="As pictures, or described in words",
        theme="Colours of the maps that are made for you",
    )
    async def me(
        self,
        interaction: discord.Interaction,
        maps: Literal["picture", "text"] | None = None,
        theme: ThemeName | None = None,
    ) -> None:
        """Change what is given, and say how things are now."""
        await acknowledge(interaction, thinking=True)
        taste = await self.desk.service.tastes.set(request_of(interaction), maps=maps, theme=theme)
        words = self.desk.words(interaction)
        await whisper(
            interaction,
            words.phrase("settings-me", maps=taste.maps, theme=taste.theme or "house"),
        )
