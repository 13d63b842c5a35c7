"""`/privacy`: show, export and delete the data that is kept of a person."""

import gzip
import io
import json

import discord
from discord import ui
from discord.ext import commands

from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.guests import everywhere
from cogs.base.ids import Pressed, encode
from cogs.base.text import fit
from cogs.cards.panels import panel
from cogs.cards.responder import Responder, locale_of, request_of
from rules.core.errors import RuleError

FORGET, YES = "forget", "yes"
OWN = "privacy"
"""The word in the place of an adventure in the button's id."""
ROOM = 3800
"""The most characters of one message."""


@everywhere
class PrivacyCog(commands.GroupCog, group_name="privacy"):
    """Show, export and delete a person's own data, always privately."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.handlers = {FORGET: self.deleted}
        super().__init__()

    @command("show", of="privacy")
    async def show(self, interaction: discord.Interaction) -> None:
        """Describe the stored data of the person in words, privately."""
        await acknowledge(interaction, thinking=True)
        user, locale = interaction.user.id, locale_of(interaction)
        lines = await self.responder.service.privacy.show(user, locale)
        await self._tell(interaction, [ui.TextDisplay(fit("\n\n".join(lines), ROOM))])

    @command("export", of="privacy")
    async def export(self, interaction: discord.Interaction) -> None:
        """Send the data as JSON, zipped where it would be too large otherwise."""
        await acknowledge(interaction, thinking=True)
        self.responder.spend(interaction, "own")
        found = await self.responder.service.privacy.export(interaction.user.id)
        name, data = written(found, interaction.filesize_limit)
        await interaction.followup.send(
            self.responder.words(interaction).phrase("privacy-file"),
            file=discord.File(io.BytesIO(data), name),
            ephemeral=True,
            allowed_mentions=NO_MENTIONS,
        )

    @command("delete", of="privacy")
    async def delete(self, interaction: discord.Interaction) -> None:
        """Tell which data will stay, and ask for a confirmation."""
        await acknowledge(interaction, thinking=True)
        user, locale = interaction.user.id, locale_of(interaction)
        said = await self.responder.service.privacy.consequences(user, locale)
        button: ui.Button[ui.LayoutView] = ui.Button(
            label=self.responder.words(interaction).phrase("button-privacy-delete"),
            style=discord.ButtonStyle.danger,
            custom_id=encode(OWN, 0, f"{FORGET}.{YES}"),
        )
        await self._tell(interaction, [ui.TextDisplay(said), ui.ActionRow(button)])

    async def deleted(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Delete the data of the person, who has confirmed it."""
        message = interaction.message
        meant = (pressed.adventure, pressed.detail) == (OWN, YES)
        if message is None or not message.flags.ephemeral or not meant:
            raise RuleError("error-unknown-button")
        await acknowledge(interaction)
        said = await self.responder.service.privacy.delete(request_of(interaction))
        await self.responder.replace(interaction, said)

    async def _tell(
        self, interaction: discord.Interaction, parts: list[ui.Item[ui.LayoutView]]
    ) -> None:
        await interaction.followup.send(
            view=panel(parts), ephemeral=True, allowed_mentions=NO_MENTIONS
        )


def written(found: object, limit: int) -> tuple[str, bytes]:
    """Return a file's name and bytes: JSON, zipped where it is larger than `limit` bytes."""
    data = json.dumps(found, ensure_ascii=False, indent=1).encode()
    if len(data) <= limit:
        return "undercroft-about-me.json", data
    return "undercroft-about-me.json.gz", gzip.compress(data, mtime=0)
