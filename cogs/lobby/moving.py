"""`/adventure move-here`: moving an adventure to another channel or thread of its server."""

import discord
from discord import app_commands

from cogs.base.choices import Choices, fitting
from cogs.base.chosen_channels import PlaceToPlay, check_chosen, chosen_channels
from cogs.base.commands import Family, command
from cogs.base.errors import acknowledge
from cogs.base.permissions import check_place
from cogs.base.text import plain
from cogs.cards.responder import Answering, request_of
from rules.core.errors import GameError


class MoveCommands(Answering, Family):
    """Move an adventure to this channel, or to another one."""

    @command("move-here", of="adventure")
    async def move_here(
        self,
        interaction: discord.Interaction,
        adventure: app_commands.Range[str, 0, 80] = "",
        channel: app_commands.Transform[int, PlaceToPlay] = 0,
    ) -> None:
        """Continue an adventure in this or another channel; its old card loses its buttons.

        Raises:
            RuleError: the bot, or the person, lacks permissions there, or is not in that thread.
        """
        await acknowledge(interaction, thinking=True)
        watch, request = self.responder.ports.watch, request_of(interaction)
        if channel in (0, interaction.channel_id):
            await check_place(watch, interaction, thread=False)
        else:
            chosen = chosen_channels(interaction)[channel]
            await check_chosen(watch, interaction, chosen)
            request = request.with_(
                channel=channel,
                parent=chosen.parent,
                manages_channel=chosen.theirs.manage_channels,
            )
        parking = self.responder.service.by_post.parking
        found = await parking.find(request, plain(adventure, 80), asked_in=interaction.channel_id)
        # The lock keeps others from posting a card in the old channel meanwhile.
        async with self.responder.ports.locks.of(found.id):
            answer = await parking.move_here(request, found.id, asked_in=interaction.channel_id)
        await self.responder.told(interaction, answer)

    @move_here.autocomplete("adventure")
    async def _movable(self, interaction: discord.Interaction, current: str) -> Choices:
        """Complete adventures that may move: those here as well, where a channel was chosen."""
        request, target = request_of(interaction), interaction.namespace.channel
        if target is not None:
            request = request.with_(channel=int(target.id))
        try:
            found = await self.responder.service.by_post.parking.movable(request)
        except GameError:
            return []
        return fitting(current, [(each.value, each.label) for each in found])
