"""`/stage`: a game in any state by name, dice that are said, and other people's seats."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import Choices, fitting
from cogs.base.commands import command
from cogs.base.errors import acknowledge, send_privately
from cogs.base.permissions import check_place, listed
from cogs.base.text import plain
from cogs.cards.responder import Responder, request_of
from rules.core.errors import RuleError
from rules.service.journal.said_dice import read_faces

MOST_WORDS = 200
"""The most letters of what is to be seen."""
LAYOUT = {"stage": (), "by-post": (), "narrow": ("attach_files",)}
"""Channels of a developers' server, with the rights that the bot lacks in each."""
Who = discord.Role | discord.Member | discord.Object
Name = app_commands.Range[str, 0, 60]


@app_commands.default_permissions(manage_guild=True)
class StageCog(commands.GroupCog, group_name="stage"):
    """Stages games, in servers that the owner of the bot has marked; no other is offered it."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.staging = responder.service.staging
        super().__init__()

    @command("game", of="stage")
    async def game(
        self,
        interaction: discord.Interaction,
        words: app_commands.Range[str, 1, MOST_WORDS],
        dice: app_commands.Range[str, 0, 100] = "",
    ) -> None:
        """Begin a game in this channel in the state that was named."""
        await acknowledge(interaction, thinking=True)
        await check_place(self.responder.ports.watch, interaction, thread=False)
        asked = plain(words, MOST_WORDS)
        answer = await self.staging.stage(request_of(interaction), asked, read_faces(dice))
        await self.responder.told(interaction, answer)

    @command("dice", of="stage")
    async def dice(
        self, interaction: discord.Interaction, numbers: app_commands.Range[str, 0, 100] = ""
    ) -> None:
        """Say how the next dice of the game in this channel fall."""
        await acknowledge(interaction, thinking=True)
        answer = await self.staging.say(request_of(interaction), read_faces(numbers))
        await self.responder.told(interaction, answer)
        self.responder.ports.poster.restore(answer.adventure)

    @command("press", of="stage")
    async def press(
        self, interaction: discord.Interaction, seat: Name, what: app_commands.Range[str, 1, 100]
    ) -> None:
        """Do something for a seat of the game in this channel, whoever has it."""
        await acknowledge(interaction, thinking=True)
        answer = await self.staging.press(request_of(interaction), plain(seat, 60), what)
        await self.responder.told(interaction, answer)

    @command("seat", of="stage")
    async def seat(
        self, interaction: discord.Interaction, seat: Name, person: discord.Member
    ) -> None:
        """Have somebody lead a seat of the game in this channel.

        Raises:
            RuleError: a bot leads nothing.
        """
        await acknowledge(interaction, thinking=True)
        if person.bot:
            raise RuleError("error-stage-bot")
        answer = await self.staging.give(request_of(interaction), plain(seat, 60), person.id)
        await self.responder.told(interaction, answer)

    @command("channels", of="stage")
    async def channels(self, interaction: discord.Interaction) -> None:
        """Open the channels that a developers' server lacks.

        Raises:
            RuleError: nothing is staged here, or the bot may not open channels.
        """
        await acknowledge(interaction, thinking=True)
        guild = interaction.guild
        self.responder.service.servers.admission.check_developers(interaction.guild_id)
        if guild is None or not interaction.app_permissions.manage_channels:
            raise RuleError("error-missing-rights", rights=listed(("manage_channels",)))
        there = {each.name: each for each in guild.text_channels}
        for name, denied in LAYOUT.items():
            if name not in there:
                own = discord.PermissionOverwrite(**dict.fromkeys(denied, False))
                rights: Mapping[Who, discord.PermissionOverwrite] = {guild.me: own}
                there[name] = await guild.create_text_channel(name, overwrites=rights)
        named = " ".join(there[name].mention for name in LAYOUT)
        said = self.responder.words(interaction).phrase("stage-channels", channels=named)
        await send_privately(interaction, said)

    @game.autocomplete("words")
    async def _words(self, _: discord.Interaction, current: str) -> Choices:
        found = self.staging.completed(plain(current, MOST_WORDS))
        return [app_commands.Choice(name=each, value=each) for each in found]

    @press.autocomplete("seat")
    @seat.autocomplete("seat")
    async def _seats(self, interaction: discord.Interaction, current: str) -> Choices:
        names = await self.staging.seats(request_of(interaction))
        return fitting(current, ((name, name) for name in names))

    @press.autocomplete("what")
    async def _options(self, interaction: discord.Interaction, current: str) -> Choices:
        seat = plain(str(interaction.namespace.seat or ""), 60)
        found = await self.staging.choices(request_of(interaction), seat, current[:60])
        return [app_commands.Choice(name=each.label, value=each.value) for each in found]
