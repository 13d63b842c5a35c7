"""The peer of a turn: a bot of a few lines that knows no game and keeps no books.

On each click it defers and edits the clicked message, or sends a new one, with a layout and an
attachment like those of our card. It measures what Discord and its library cost anyway.
"""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import ui
from discord.ext import commands

from bot.table.connect import pointed_at
from bot.table.server import LOCAL, TableServer


class PlainBot(commands.AutoShardedBot):
    """Edits on "edit", sends on "new"; `picture` is what it attaches."""

    def __init__(self) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.picture = b""
        self.count = 0

    def card(self) -> tuple[ui.LayoutView, discord.File]:
        """A card with a number on it, so that each can be told from the one before."""
        self.count += 1
        name = f"map-{self.count}.png"
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{name}", description="A map. " * 60)
        )
        buttons: list[ui.Button[ui.LayoutView]] = [
            ui.Button(label=each, custom_id=f"{each}|{self.count}")
            for each in ("edit", "new", "attack", "flee", "search", "rest", "map", "hero", "help")
        ]
        view = ui.LayoutView(timeout=None)
        view.add_item(
            ui.Container(
                ui.TextDisplay("## Depth 1\n" + "A vaulted room, and somebody in it. " * 6),
                gallery,
                ui.TextDisplay("> A blow lands, and another misses.\n" * 5),
                ui.TextDisplay("**Aldith** — BODY 5/6 · MIND 4/6 · SPIRIT 3/6"),
                ui.TextDisplay("**What does Aldith do?**"),
                ui.ActionRow(*buttons[:5]),
                ui.ActionRow(*buttons[5:]),
                ui.TextDisplay("-# A footer"),
            )
        )
        view.stop()
        return view, discord.File(io.BytesIO(self.picture), name, description="A map. " * 60)

    async def post(self, channel: int) -> None:
        """Send a new card."""
        view, file = self.card()
        await self.get_partial_messageable(channel).send(view=view, file=file)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a click."""
        await interaction.response.defer()
        if str((interaction.data or {}).get("custom_id")).startswith("new"):
            await self.post(interaction.channel_id or 0)
            return
        view, file = self.card()
        await interaction.edit_original_response(view=view, attachments=[file])


@asynccontextmanager
async def plain_table() -> AsyncIterator[tuple[TableServer, PlainBot]]:
    """A local table of its own with the plain bot at it.

    While its bot is to act, discord.py must be pointed at this table (see `pointed_at`).
    """
    table, bot = TableServer(), PlainBot()
    await table.start()
    try:
        with pointed_at(table.api_base):
            running = asyncio.create_task(bot.start(LOCAL))
            await asyncio.sleep(0)
            async with asyncio.timeout(15):
                while not bot.is_ready():
                    await asyncio.sleep(0.01)
        try:
            yield table, bot
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
    finally:
        await table.stop()
