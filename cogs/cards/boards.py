"""`/board`: one message that always shows whose turn it is in every adventure of the server."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.commands import command
from cogs.base.errors import acknowledge, send_privately
from cogs.base.permissions import check_place
from cogs.cards.responder import Answering, request_of


@app_commands.guild_only()
class BoardCog(Answering, commands.GroupCog, group_name="board"):
    """Post the server's board, or stop updating it."""

    @command("here", of="board")
    async def here(self, interaction: discord.Interaction) -> None:
        """Choose this channel for the board, which is posted within a minute."""
        await acknowledge(interaction, thinking=True)
        await check_place(self.responder.ports.watch, interaction, thread=False)
        await self.responder.service.cards.boards.hang(request_of(interaction))
        await send_privately(interaction, self.responder.words(interaction).phrase("board-hung"))

    @command("off", of="board")
    async def off(self, interaction: discord.Interaction) -> None:
        """Stop updating the board; its message stays and may be deleted."""
        await acknowledge(interaction, thinking=True)
        await self.responder.service.cards.boards.take_down(request_of(interaction))
        await send_privately(interaction, self.responder.words(interaction).phrase("board-down"))
