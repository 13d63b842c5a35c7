"""`/board`: one message that always says whose turn it is, in every adventure of the server."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.errors import acknowledge, send_privately
from cogs.cards.responder import Responder, request_of


@app_commands.guild_only()
class BoardCog(commands.GroupCog, group_name="board"):
    """Hang the server's board, or take it down."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        super().__init__()

    @app_commands.command(name="here", description="Hang this server's board in this channel")
    async def here(self, interaction: discord.Interaction) -> None:
        """Hang it; it is posted within the minute."""
        await acknowledge(interaction, thinking=True)
        await self.responder.service.boards.hang(request_of(interaction))
        await send_privately(interaction, self.responder.words(interaction).phrase("board-hung"))

    @app_commands.command(name="off", description="Take this server's board down")
    async def off(self, interaction: discord.Interaction) -> None:
        """Take it down; the message stays as it is and may be deleted."""
        await acknowledge(interaction, thinking=True)
        await self.responder.service.boards.take_down(request_of(interaction))
        await send_privately(interaction, self.responder.words(interaction).phrase("board-down"))
