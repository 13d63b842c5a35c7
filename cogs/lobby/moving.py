"""`/adventure move-here`: moving an adventure to another channel of its server."""

import discord
from discord import app_commands

from cogs.base.choices import Choices, fitting
from cogs.base.commands import Family, command
from cogs.base.errors import acknowledge
from cogs.base.permissions import check_place
from cogs.base.text import plain
from cogs.cards.responder import Answering, request_of
from rules.core.errors import GameError


class MoveCommands(Answering, Family):
    """Move an adventure to this channel."""

    @command("move-here", of="adventure")
    async def move_here(
        self, interaction: discord.Interaction, adventure: app_commands.Range[str, 0, 80] = ""
    ) -> None:
        """Continue an adventure in this channel; its old card loses its buttons if possible."""
        await acknowledge(interaction, thinking=True)
        await check_place(self.responder.ports.watch, interaction, thread=False)
        request, parking = request_of(interaction), self.responder.service.by_post.parking
        found = await parking.find(request, plain(adventure, 80))
        # The lock keeps others from posting a card in the old channel meanwhile.
        async with self.responder.ports.locks.of(found.id):
            answer = await parking.move_here(request, found.id)
        await self.responder.told(interaction, answer)

    @move_here.autocomplete("adventure")
    async def _movable(self, interaction: discord.Interaction, current: str) -> Choices:
        try:
            found = await self.responder.service.by_post.parking.movable(request_of(interaction))
        except GameError:
            return []
        return fitting(current, [(each.value, each.label) for each in found])
