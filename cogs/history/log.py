"""Commands of `/adventure` about its log: its pages, a replay, and the file that proves it."""

import asyncio
import io

import discord
from discord import app_commands

from cogs.base.choices import Choices, one_of
from cogs.base.commands import Family, command
from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.text import plain
from cogs.cards.responder import Answering
from cogs.hall.runs import Run, chosen, log_file, runs_like, send_proof
from cogs.history.search import show_found
from cogs.ports import THEMES, ThemeName


class LogCommands(Answering, Family):
    """Show the log, replay it, and send it for verification."""

    @command("log", of="adventure")
    async def log(
        self,
        interaction: discord.Interaction,
        page: app_commands.Range[int, 0, 9999] = 0,
        search: app_commands.Range[str, 0, 30] = "",
    ) -> None:
        """Show a page of the log, or of the results of a search in it, privately."""
        adventure = await self.responder.adventure_here(interaction)
        wanted = plain(search, 30)
        if wanted:
            await show_found(self.responder, interaction, adventure, wanted, page)
        else:
            await self.responder.log(interaction, adventure, page)

    @command("replay", of="adventure")
    async def replay(
        self,
        interaction: discord.Interaction,
        private: bool = False,  # noqa: FBT001, FBT002 - a slash command's option
        theme: ThemeName | None = None,
        text: bool | None = None,  # noqa: FBT001 - a slash command's option
        run: Run = "",
    ) -> None:
        """Send a replay, to everybody or privately; a button opens it step by step."""
        one_of(theme, (None, *THEMES))
        await acknowledge(interaction, thinking=True)
        adventure = await chosen(self.responder, interaction, run)
        await self.responder.replay(
            interaction, adventure, theme=theme, as_text=text, private=private
        )

    @command("verify", of="adventure")
    async def verify(self, interaction: discord.Interaction, run: Run = "") -> None:
        """Send the log as a file, privately; for a run of the hall with the result of a check."""
        if run:
            await acknowledge(interaction, thinking=True)
            await send_proof(self.responder, interaction, plain(run, 20))
            return
        adventure = await self.responder.adventure_here(interaction)
        self.responder.spend(interaction, "file")
        exported = await self.responder.service.history.queries.export(adventure)
        data = await asyncio.to_thread(log_file, exported)
        words = self.responder.words(interaction)
        said = words.phrase("answer-export" if exported["seed"] else "answer-export-sealed")
        if exported.get("packs"):
            said = f"{said}\n{words.phrase('answer-export-packs')}"
        await interaction.followup.send(
            said,
            file=discord.File(io.BytesIO(data), f"undercroft-{adventure}.json"),
            ephemeral=True,
            allowed_mentions=NO_MENTIONS,
        )

    @replay.autocomplete("run")
    @verify.autocomplete("run")
    async def _runs(self, interaction: discord.Interaction, current: str) -> Choices:
        return await runs_like(self.responder, interaction, current)
