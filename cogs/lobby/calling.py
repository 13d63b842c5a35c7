"""Calling the role that a server has named, once, when a lobby opens."""

import logging

import aiohttp
import discord

from cogs.base.called_role import called_role
from cogs.base.errors import sentence
from cogs.cards.responder import Responder
from rules.service.records import Answer, Request

log = logging.getLogger(__name__)


class RoleCaller:
    """Calls a server's role for hosts who wish it."""

    def __init__(self, responder: Responder) -> None:
        self._responder = responder

    async def trouble(
        self, interaction: discord.Interaction, request: Request, *, wanted: bool = True
    ) -> str:
        """Return why a server's role cannot be called in a channel, or an empty text if it can."""
        words, servers = self._responder.words(interaction), self._responder.service.servers
        if not wanted or request.guild is None:
            return ""
        named = (await servers.settings.of(request.guild)).call_role
        found = called_role(interaction.guild, named, request.channel)
        if found is None:
            return words.phrase("evening-refused-role")
        if await servers.settings.is_quiet(request.guild, request.channel):
            return words.phrase("role-quiet")
        return "" if found.may else words.phrase("role-mute", role=found.mention)

    async def call(
        self, interaction: discord.Interaction, answer: Answer, request: Request, game: str
    ) -> str:
        """Call the role to a lobby that was opened; return why it was not, else an empty text.

        An interaction that comes again calls nobody.
        """
        if answer.repeated:
            return ""
        trouble = await self.trouble(interaction, request)
        if trouble or request.guild is None:
            return trouble
        named = (await self._responder.service.servers.settings.of(request.guild)).call_role
        role = called_role(interaction.guild, named, request.channel)
        if role is None:
            return ""
        place = interaction.client.get_partial_messageable(request.channel, guild_id=request.guild)
        said = self._responder.words(interaction).phrase(
            "lobby-say-role", game=game, role=role.mention
        )
        allowed = discord.AllowedMentions(everyone=False, users=False, roles=role.allowed)
        try:
            await place.send(said, nonce=f"role-{answer.adventure}", allowed_mentions=allowed)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as refused:
            log.warning("a role could not be called (%s)", refused)
            return sentence(refused, self._responder.words(interaction))
        return ""
