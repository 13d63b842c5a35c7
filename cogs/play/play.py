"""Playing by command: `/do`, `/move`, `/map`, `/hero`."""

from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import Choices, one_of
from cogs.base.commands import command
from cogs.base.errors import acknowledge, send_privately
from cogs.base.text import plain
from cogs.cards.responder import Answering, request_of
from cogs.ports import THEMES, ThemeName, ViewName
from rules.core.errors import GameError

Typed = app_commands.Range[str, 1, 100]


class PlayCog(Answering, commands.Cog):
    """Play by typed commands, which can do all that buttons do."""

    @command("do")
    @app_commands.guild_only()
    async def do(self, interaction: discord.Interaction, action: Typed) -> None:
        """Carry out a typed action."""
        await self._act(interaction, action, moves=False)

    @command("move")
    @app_commands.guild_only()
    async def move(self, interaction: discord.Interaction, to: Typed) -> None:
        """Carry out a typed move."""
        await self._act(interaction, to, moves=True)

    async def _act(self, interaction: discord.Interaction, typed: str, *, moves: bool) -> None:
        request, found = await self.responder.here(interaction)
        answer = await self.responder.service.play.actions.do(
            request, found.id, plain(typed, 100), moves=moves
        )
        await self.responder.told(interaction, answer)

    @do.autocomplete("action")
    async def _actions(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._choices(interaction, current, moves=False)

    @move.autocomplete("to")
    async def _moves(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._choices(interaction, current, moves=True)

    async def _choices(
        self, interaction: discord.Interaction, current: str, *, moves: bool
    ) -> Choices:
        try:
            choices = await self.responder.service.play.actions.choices(
                request_of(interaction), current[:100], moves=moves
            )
        except GameError:
            return []
        return [app_commands.Choice(name=each.label, value=each.value) for each in choices]

    @command("map")
    @app_commands.guild_only()
    async def map(
        self,
        interaction: discord.Interaction,
        view: ViewName = "overview",
        theme: ThemeName | None = None,
        text: bool | None = None,  # noqa: FBT001 - a slash command's option
        private: bool = False,  # noqa: FBT001, FBT002 - a slash command's option
    ) -> None:
        """Send a snapshot of the map."""
        one_of(view, get_args(ViewName))
        one_of(theme, (None, *THEMES))
        # A public acknowledgement would make a refusal public, so it follows the check.
        found = await self.responder.service.history.queries.here(request_of(interaction))
        scene = await self.responder.service.history.queries.scene(found.id)
        await acknowledge(interaction, thinking=True, ephemeral=private)
        await self.responder.map(
            interaction,
            found.id,
            scene,
            view=view,
            theme=theme,
            as_text=text,
            private=private,
        )

    @command("hero")
    @app_commands.guild_only()
    async def hero(self, interaction: discord.Interaction) -> None:
        """Show the person's sheet, privately."""
        request, found = await self.responder.here(interaction)
        marks = await self.responder.marks_for(interaction)
        queries = self.responder.service.history.queries
        await send_privately(interaction, await queries.sheet(found.id, request, marks))
