"""`/board`: one message that always shows whose turn it is in every adventure of the server."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.chosen_channels import check_chosen, chosen_channels
from cogs.base.commands import command
from cogs.base.errors import acknowledge, send_privately
from cogs.base.permissions import check_place
from cogs.cards.responder import Answering, request_of


@app_commands.guild_only()
class BoardCog(Answering, commands.GroupCog, group_name="board"):
    """Post the server's board, or stop updating it."""

    @command("here", of="board")
    async def here(
        self, interaction: discord.Interaction, channel: discord.TextChannel | None = None
    ) -> None:
        """Choose this or another channel for the board, which is posted within a minute.

        Raises:
            RuleError: the bot, or the person, lacks permissions there.
            NotSeated: the person does not manage that channel.
        """
        await acknowledge(interaction, thinking=True)
        words, request = self.responder.words(interaction), request_of(interaction)
        watch, boards = self.responder.ports.watch, self.responder.service.cards.boards
        if channel is None or channel.id == interaction.channel_id:
            await check_place(watch, interaction, thread=False)
            await boards.hang(request)
            await send_privately(interaction, words.phrase("board-hung"))
            return
        chosen = chosen_channels(interaction)[channel.id]
        await check_chosen(watch, interaction, chosen)
        manages = chosen.theirs.manage_channels
        await boards.hang(request.with_(channel=channel.id, parent=0, manages_channel=manages))
        said = words.phrase("board-hung-there", channel=channel.mention)
        await send_privately(interaction, said)

    @command("off", of="board")
    async def off(self, interaction: discord.Interaction) -> None:
        """Stop updating the board; its message stays and may be deleted."""
        await acknowledge(interaction, thinking=True)
        await self.responder.service.cards.boards.take_down(request_of(interaction))
        await send_privately(interaction, self.responder.words(interaction).phrase("board-down"))
