"""`/server settings`: where games may begin in a server, who may begin them, and how many."""

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.chosen_channels import chosen_channels
from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.ids import Pressed
from cogs.base.permissions import listed
from cogs.cards.responder import Responder, request_of
from cogs.servers.settings_panel import OWN, server_panel
from rules.core.errors import RuleError
from rules.core.words import Words
from rules.service.records import Request

GAMES_BEGIN = "channels"
NAMED = (GAMES_BEGIN, "roles", "quiet")
NUMBERS = {"games": "most_games", "each": "most_each", "letters": "voice_letters"}
CLOSING = {"close": True, "open": False}
MOST_DIGITS = 19


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class ServerCog(commands.GroupCog, group_name="server"):
    """Show and change the settings of a server, for the people who manage it."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.handlers = {OWN: self.pressed}
        super().__init__()

    @command("settings", of="server")
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show the settings, with lists and buttons that change them.

        Discord checks the permission only while nobody has given the command to others.
        """
        await acknowledge(interaction, thinking=True)
        report = await self.responder.service.servers.settings.report(request_of(interaction))
        await interaction.followup.send(
            view=server_panel(report, self.responder.words(interaction)),
            ephemeral=True,
            allowed_mentions=NO_MENTIONS,
        )

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Store the choice that was made in a panel, and show the settings there.

        Raises:
            RuleError: the message is no panel of ours, or the choice is not possible.
            NotSeated: the person does not manage the server.
        """
        message = interaction.message
        if pressed.adventure != OWN or message is None or not message.flags.ephemeral:
            raise RuleError("error-unknown-button")
        await acknowledge(interaction)
        request, words = request_of(interaction), self.responder.words(interaction)
        said = ""
        if pressed.detail == GAMES_BEGIN:
            said = await self._unfit(interaction, request, words)
        if not said:
            await self._settle(request, pressed.detail, _chosen(interaction))
            said = words.phrase("server-saved")
        report = await self.responder.service.servers.settings.report(request)
        await interaction.edit_original_response(
            view=server_panel(report, words, said=said),
            allowed_mentions=NO_MENTIONS,
        )

    async def _unfit(self, interaction: discord.Interaction, request: Request, words: Words) -> str:
        """Return why a newly chosen channel can show no game; "" where all can.

        Those that were chosen before are not asked about: they may be kept until they are mended.
        """
        report = await self.responder.service.servers.settings.report(request)
        for chosen in chosen_channels(interaction).values():
            if chosen.missing and chosen.id not in report.settings.channels:
                return words.phrase(
                    "server-unfit", channel=f"<#{chosen.id}>", rights=listed(chosen.missing)
                )
        return ""

    async def _settle(self, request: Request, what: str, values: tuple[int, ...]) -> None:
        servers = self.responder.service.servers.settings
        if what in NAMED:
            await servers.change(request, **{what: values})
        elif what in NUMBERS and len(values) == 1:
            await servers.change(request, **{NUMBERS[what]: values[0]})
        elif what == "often" and len(values) == 1:
            spoken = {"voice_often": values[0]} if values[0] else {}
            await servers.change(request, voices=bool(values[0]), **spoken)
        elif what == "call" and len(values) <= 1:
            await servers.change(request, call_role=values[0] if values else 0)
        elif what in CLOSING:
            await servers.change(request, closed=CLOSING[what])
        elif what == "forget":
            await servers.forget_gone(request)
        else:
            raise RuleError("error-unknown-button")


def _chosen(interaction: discord.Interaction) -> tuple[int, ...]:
    """Return the ids or numbers chosen in a list, each once, without anything else."""
    values: Any = cast("dict[str, object]", interaction.data or {}).get("values")
    found = [str(each) for each in values] if isinstance(values, list) else []
    return tuple(
        int(each)
        for each in dict.fromkeys(found)
        if each.isascii() and each.isdecimal() and len(each) <= MOST_DIGITS
    )
