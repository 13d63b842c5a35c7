"""Commands of `/adventure` about who leads a hero and who hosts."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.errors import acknowledge, send_privately
from cogs.base.text import plain
from cogs.cards.responder import Responder, request_of
from rules.core.errors import RuleError
from rules.service.history.recap import said


class SeatCommands(commands.Cog):
    """Hand a seat over, take one, have it back, host."""

    responder: Responder

    @app_commands.command(name="hand-over", description="Offer your seat to somebody else")
    @app_commands.describe(
        to="Who shall lead your hero; they accept with /adventure accept",
        hero="A hero whom nobody leads, by name, instead of yours (host only)",
    )
    async def hand_over(
        self,
        interaction: discord.Interaction,
        to: discord.User,
        hero: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        """Offer the seat."""
        await acknowledge(interaction, thinking=True)
        if to.bot:
            raise RuleError("hand-over-refused-bot")
        request = request_of(interaction)
        found = await self.responder.service.history.queries.here(request)
        answer = await self.responder.service.by_post.handover.offer(
            request, found.id, to.id, plain(hero, 60)
        )
        await self.responder.told(interaction, answer)

    @app_commands.command(name="accept", description="Take the seat that you were offered")
    async def accept(self, interaction: discord.Interaction) -> None:
        """Take the seat, and get to know the hero: the sheet, and what happened."""
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        found = await self.responder.service.history.queries.here(request)
        answer = await self.responder.service.by_post.handover.accept(request, found.id)
        await self.responder.told(interaction, answer)
        await self.dossier(interaction, found.id)

    async def dossier(self, interaction: discord.Interaction, adventure: str) -> None:
        """Tell who has just come to a game that is on what it is about, and who they are."""
        request, service = request_of(interaction), self.responder.service
        found = await service.history.queries.load(adventure)
        if found.status == "running":
            recap = await service.history.recaps.so_far(request, adventure)
            await send_privately(interaction, said(recap, self.responder.words(interaction)))
            await send_privately(
                interaction, await service.history.queries.sheet(adventure, request)
            )

    @app_commands.command(name="reclaim", description="Have your seat back, within three days")
    async def reclaim(self, interaction: discord.Interaction) -> None:
        """Have back what somebody else took."""
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        found = await self.responder.service.history.queries.here(request)
        answer = await self.responder.service.by_post.handover.reclaim(request, found.id)
        await self.responder.told(interaction, answer)

    @app_commands.command(name="host", description="Host here, if the host is gone; or pass it on")
    @app_commands.describe(to="Who shall host from now on (host only)")
    async def host(self, interaction: discord.Interaction, to: discord.User | None = None) -> None:
        """Take the host's chair, or give it away."""
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        found = await self.responder.service.history.queries.here(request)
        await self.responder.ports.watch.roll_call(found.id)
        answer = await self.responder.service.by_post.handover.host(
            request, found.id, None if to is None else to.id
        )
        await self.responder.told(interaction, answer)
