"""`/tutorial`: a guided first dungeon, alone or with friends."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import Choices, fitting, meant
from cogs.base.commands import command
from cogs.base.errors import acknowledge
from cogs.base.ids import Pressed
from cogs.base.text import plain
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.lobby.choosing import Choosing

Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]


class TutorialCog(commands.Cog):
    """Begins guided first dungeons, and lets people skip their lessons."""

    def __init__(self, responder: Responder, choosing: Choosing) -> None:
        self.responder = responder
        self.choosing = choosing
        self.tutorials = responder.service.tutorials
        self.handlers: dict[str, Handler] = {"tutorial": self._pressed}
        super().__init__()

    @command("tutorial")
    @app_commands.guild_only()
    async def tutorial(
        self,
        interaction: discord.Interaction,
        game: app_commands.Range[str, 0, 60] = "",
        together: bool = False,  # noqa: FBT001, FBT002 - a slash command's option
        skip: bool = False,  # noqa: FBT001, FBT002 - a slash command's option
    ) -> None:
        """Begin a guided first dungeon in this channel, or skip the lessons of one."""
        await acknowledge(interaction, thinking=True)
        if skip:
            answer = await self.tutorials.skip(request_of(interaction))
            await self.responder.told(interaction, answer)
            self.responder.ports.poster.restore(answer.adventure)
            return
        listed = self.tutorials.games(locale_of(interaction))
        key = self.tutorials.known(meant(plain(game, 60), listed))
        async with self.choosing.place(interaction, key, own=False) as request:
            answer = await self.tutorials.open(request, key, together=together)
        await self.responder.told(interaction, answer, at=request.channel)

    @tutorial.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, current: str) -> Choices:
        return fitting(current, self.tutorials.games(locale_of(interaction)))

    async def _pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Put the tutorial of a lobby's game in the place of the lobby, for its host."""
        await acknowledge(interaction, thinking=True)
        async with self.choosing.place(interaction, "", own=False) as request:
            answer = await self.tutorials.instead(request, pressed.adventure)
        await self.responder.told(interaction, answer, at=request.channel)
