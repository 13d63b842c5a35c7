"""The peer of a small machine: a discord.py client of a few lines, as a process of its own.

It has one command, which sends a message with a button, and counts the presses of it.
"""

import os

import discord
from discord import app_commands, ui
from discord.ext import commands
from discord.http import Route

PRESS = "press"


class BareClient(commands.AutoShardedBot):
    """Answers a press by an acknowledgement, and by its number in the message."""

    def __init__(self) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.count = 0

    async def setup_hook(self) -> None:
        """Sync the command, as ours does."""
        self.tree.add_command(hello)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press."""
        if interaction.type is not discord.InteractionType.component:
            return
        await interaction.response.defer()
        self.count += 1
        await interaction.edit_original_response(content=f"pressed {self.count}")


@app_commands.command(name="hello", description="Say hello.")
async def hello(interaction: discord.Interaction) -> None:
    """Send a message with a button."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Press", custom_id=PRESS))
    await interaction.response.send_message("hello", view=view)
    view.stop()


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_BASE"]
    BareClient().run(os.environ["DISCORD_TOKEN"], log_handler=None)
