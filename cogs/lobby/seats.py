"""Commands of `/adventure` about who leads which hero, and who is the host."""

import discord
from discord import app_commands

from cogs.base.commands import Family, command
from cogs.base.errors import acknowledge, send_privately
from cogs.base.text import plain
from cogs.cards.responder import Answering, Responder, request_of
from rules.core.errors import RuleError
from rules.service.history.recap import text_of


class SeatCommands(Answering, Family):
    """Hand over, accept and reclaim seats, and change the host."""

    @command("hand-over", of="adventure")
    async def hand_over(
        self,
        interaction: discord.Interaction,
        to: discord.User,
        hero: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        """Offer the seat to another person."""
        await acknowledge(interaction, thinking=True)
        if to.bot:
            raise RuleError("hand-over-refused-bot")
        _check_is_here(interaction, to)
        request = request_of(interaction)
        found = await self.responder.service.history.queries.here(request)
        answer = await self.responder.service.by_post.handover.offer(
            request, found.id, to.id, plain(hero, 60)
        )
        await self.responder.told(interaction, answer)

    @command("accept", of="adventure")
    async def accept(self, interaction: discord.Interaction) -> None:
        """Take an offered seat, and send the hero's sheet and a recap."""
        request, found = await self.responder.here(interaction)
        answer = await self.responder.service.by_post.handover.accept(request, found.id)
        await self.responder.told(interaction, answer)
        await send_dossier(self.responder, interaction, found.id)

    @command("reclaim", of="adventure")
    async def reclaim(self, interaction: discord.Interaction) -> None:
        """Take back a seat that somebody else took over."""
        await self.responder.does_here(interaction, self.responder.service.by_post.handover.reclaim)

    @command("host", of="adventure")
    async def host(self, interaction: discord.Interaction, to: discord.User | None = None) -> None:
        """Become the host, or make another person the host."""
        if to is not None:
            _check_is_here(interaction, to)
        request, found = await self.responder.here(interaction)
        await self.responder.ports.watch.roll_call(found.id)
        request = request.with_(muted=await self.responder.ports.watch.muted(found.id))
        answer = await self.responder.service.by_post.handover.host(
            request, found.id, None if to is None else to.id
        )
        await self.responder.told(interaction, answer)


def _check_is_here(interaction: discord.Interaction, person: discord.User) -> None:
    """Check that somebody who was named by their id is in the server.

    Raises:
        RuleError: they are not, so that they could answer nothing here.
    """
    if interaction.guild_id is not None and not isinstance(person, discord.Member):
        raise RuleError("hand-over-refused-outside")


async def send_dossier(
    responder: Responder, interaction: discord.Interaction, adventure: str
) -> None:
    """Send somebody who joined a running game its recap and their hero's sheet."""
    request, service = request_of(interaction), responder.service
    found = await service.history.queries.load(adventure)
    if found.status == "running":
        recap = await service.history.recaps.so_far(request, adventure)
        await send_privately(interaction, text_of(recap, responder.words(interaction)))
        marks = await responder.marks_for(interaction)
        sheet = await service.history.queries.sheet(adventure, request, marks)
        await send_privately(interaction, sheet)
