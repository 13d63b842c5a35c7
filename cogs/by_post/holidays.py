"""Commands of `/pace holidays`: days on which a table's clocks do not run."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from cogs.base.commands import WORDS, Family, command
from cogs.base.errors import send_privately
from cogs.base.text import plain
from cogs.cards.responder import Answering
from rules.service.records import Answer, Request

Days = app_commands.Range[str, 1, 60]
Change = Callable[[Request, str, str], Awaitable[Answer]]


class HolidayCommands(Answering, Family):
    """Change and show a table's holidays."""

    holidays = app_commands.Group(name="holidays", description=WORDS.phrase("command-holidays"))

    @command("add", of=holidays)
    async def add_holiday(self, interaction: discord.Interaction, days: Days) -> None:
        """Add days on which the clocks stand still."""
        await self._change(interaction, self.responder.service.by_post.holidays.add, days)

    @command("remove", of=holidays)
    async def remove_holiday(self, interaction: discord.Interaction, days: Days) -> None:
        """Remove days from the table's holidays."""
        await self._change(interaction, self.responder.service.by_post.holidays.remove, days)

    async def _change(self, interaction: discord.Interaction, change: Change, days: str) -> None:
        request, found = await self.responder.here(interaction)
        await self.responder.told(interaction, await change(request, found.id, plain(days, 60)))

    @command("list", of=holidays)
    async def list_holidays(self, interaction: discord.Interaction) -> None:
        """List the table's holidays, privately."""
        request, found = await self.responder.here(interaction)
        await send_privately(
            interaction, await self.responder.service.by_post.holidays.listed(request, found.id)
        )
