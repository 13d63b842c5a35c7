"""`/forge`: make what a pack can have for the server's own, in panels and forms."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import Choices, fitting
from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.ids import Pressed
from cogs.base.requests import chosen_value, typed_fields
from cogs.base.text import fit_first, plain
from cogs.cards.messages import Message, note
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.packs.forge_panel import (
    FIGHTS,
    FILL,
    FORGE,
    FORM,
    FROM,
    GUIDE,
    SAVE,
    UNDO,
    forge_modal,
    forge_panel,
    forge_starts,
)
from rules.core.errors import RuleError
from rules.service.packs.forging import ForgePanel

Start = app_commands.Range[str, 1, 100] | None
LONGEST_LINE, LONGEST_GUIDE = 400, 3900


@app_commands.guild_only()
class ForgeCog(commands.GroupCog, group_name="forge"):
    """Make what a pack can have, and save it to this server's own."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.forging = responder.service.packs.forging
        self.handlers = {FORGE: self.pressed}
        super().__init__()

    @command("monster", of="forge")
    @app_commands.rename(start="from")
    async def monster(self, interaction: discord.Interaction, start: Start = None) -> None:
        """Open a panel that makes a monster of one that exists."""
        await self._open(interaction, "monster", start)

    @command("hero", of="forge")
    @app_commands.rename(start="from")
    async def hero(self, interaction: discord.Interaction, start: Start = None) -> None:
        """Open a panel that makes a hero of one that exists."""
        await self._open(interaction, "hero", start)

    @command("tile", of="forge")
    @app_commands.rename(start="from")
    async def tile(self, interaction: discord.Interaction, start: Start = None) -> None:
        """Open a panel that makes a tile of one that exists."""
        await self._open(interaction, "tile", start)

    @command("theme", of="forge")
    @app_commands.rename(start="from")
    async def theme(self, interaction: discord.Interaction, start: Start = None) -> None:
        """Open a panel that makes a theme of one that exists."""
        await self._open(interaction, "theme", start)

    async def _open(self, interaction: discord.Interaction, what: str, start: str | None) -> None:
        await acknowledge(interaction, thinking=True)
        self.responder.spend(interaction, "map")
        request = request_of(interaction)
        words = self.responder.words(interaction)
        if start is not None:
            shown = await self.forging.begin(request, what, plain(start, 100))
        else:
            resumed = await self.forging.resumed(request, what)
            if resumed is None:
                built = forge_starts(what, await self.forging.choices(request, what), words)
                await built.follow_up(interaction, words, private=True)
                return
            shown = resumed
        built = await self._built(interaction, shown)
        await built.follow_up(interaction, words, private=True)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Carry out a press or a form of a panel, and show the result there.

        Raises:
            RuleError: the message is no panel of ours, or it is outdated.
            NotSeated: the person does not manage the server.
        """
        message = interaction.message
        if pressed.adventure != FORGE or message is None or not message.flags.ephemeral:
            raise RuleError("error-unknown-button")
        deed, _, form = pressed.detail.partition(".")
        request, number = request_of(interaction), pressed.version
        if deed == FORM:
            filled = await self.forging.form(request, number, form)
            modal = forge_modal(number, filled, self.responder.words(interaction))
            await interaction.response.send_modal(modal)
            return
        if deed == GUIDE:
            await acknowledge(interaction, thinking=True)
            said = "\n".join(await self.forging.guide(request, number))
            view = note(fit_first(said, LONGEST_GUIDE))
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)
            return
        await acknowledge(interaction)
        if deed == FILL:
            shown = await self.forging.fill(request, number, form, _typed(interaction))
        elif deed == FROM:
            self.responder.spend(interaction, "map")
            shown = await self.forging.begin(request, form, chosen_value(interaction))
        elif deed == FIGHTS:
            self.responder.spend(interaction, "fights")
            shown = await self.forging.fight(request, number)
        elif deed == SAVE:
            shown = await self.forging.save(request, number)
        elif deed == UNDO:
            shown = await self.forging.undo(request, number)
        else:
            raise RuleError("error-unknown-button")
        built = await self._built(interaction, shown)
        await built.take_place(interaction, self.responder.words(interaction))

    async def _built(self, interaction: discord.Interaction, shown: ForgePanel) -> Message:
        """Return a panel with its pictures, as the person likes to see maps."""
        taste, locale = await self.responder.taste(interaction), locale_of(interaction)
        sights = [
            await self.responder.views.seen(
                scene,
                locale,
                f"forge-{interaction.id}-{place}",
                "overview",
                taste=taste,
                asker=interaction.user.id,
            )
            for place, scene in enumerate(shown.scenes)
        ]
        return forge_panel(shown, sights, self.responder.words(interaction))

    async def _choices(self, interaction: discord.Interaction, what: str, current: str) -> Choices:
        return fitting(current, await self.forging.choices(request_of(interaction), what))

    @monster.autocomplete("start")
    async def _monsters(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._choices(interaction, "monster", current)

    @hero.autocomplete("start")
    async def _heroes(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._choices(interaction, "hero", current)

    @tile.autocomplete("start")
    async def _tiles(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._choices(interaction, "tile", current)

    @theme.autocomplete("start")
    async def _themes(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._choices(interaction, "theme", current)


def _typed(interaction: discord.Interaction) -> Mapping[str, str]:
    """Return what was typed into a form or chosen in it, by field, without what nobody can see."""
    return {
        name: "\n".join(plain(line, LONGEST_LINE) for line in said.split("\n"))
        for name, said in typed_fields(interaction).items()
    }
